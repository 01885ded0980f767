import type { LiveTournament, PublicBoard } from '@fairway/api';

export type TournamentPhase = 'upcoming' | 'playing' | 'ended';

/** The state of a tournament for spectators; `day` is today on the club's calendar. A tournament with a finished round has begun. */
export function phaseOf({ state, date, begun }: Pick<LiveTournament, 'state' | 'date' | 'begun'>, day: string): TournamentPhase {
  if (state === 'closed') return 'ended';
  return date > day && !begun ? 'upcoming' : 'playing';
}

export const phaseOfBoard = ({ state, date, rounds }: PublicBoard, day: string): TournamentPhase =>
  phaseOf({ state, date, begun: rounds.some(({ finished }) => finished) }, day);
