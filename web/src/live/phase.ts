import type { LiveTournament } from '@fairway/contract';

export type TournamentPhase = 'upcoming' | 'playing' | 'ended';

/** What a spectator calls the state of a tournament; `day` is today on the club's calendar. */
export function phaseOf({ state, date }: Pick<LiveTournament, 'state' | 'date'>, day: string): TournamentPhase {
  if (state === 'closed') return 'ended';
  return date > day ? 'upcoming' : 'playing';
}
