import type { ContestPlace } from './award/award.ts';
import type { BracketState } from './bracket/bracket-state.ts';
import type { CupState } from './cup/cup.ts';
import type { GroupStanding } from './round-robin/group-standing.ts';

/** A place in one contest, or in one group. */
export type EntrantPlace = Pick<ContestPlace, 'entrant' | 'position' | 'points'>;

/**
 * The places of a cup once it is won: whoever has it, several where they share it, then the others by their points; nobody before.
 *
 * @example cupPlaces(cupState(rule, sessions)) // [{ entrant: 'red', position: 1, points: 145 }, { entrant: 'blue', position: 2, points: 135 }]
 */
export function cupPlaces({ teams, outcome }: Pick<CupState, 'teams' | 'outcome'>): readonly EntrantPlace[] {
  const won = outcome.code === 'shared' ? outcome.teams : outcome.code === 'won' || outcome.code === 'kept' ? [outcome.team] : [];
  if (won.length === 0) return [];
  const others = teams.filter(({ team }) => !won.includes(team));
  const positionOf = (points: number) => won.length + 1 + others.filter((of) => of.points > points).length;
  const placed = teams.map(({ team, points }) => ({ entrant: team, position: won.includes(team) ? 1 : positionOf(points), points }));
  return placed.sort((one, other) => one.position - other.position);
}

/**
 * The places of a knock-out as far as they are sure. Who plays for third place has none before that match.
 *
 * @example bracketPlaces(bracketState(rule, facts)) // [{ entrant: 'an', position: 1, points: null }, …]
 */
export function bracketPlaces({ rounds, places }: Pick<BracketState, 'rounds' | 'places'>): readonly EntrantPlace[] {
  const waits = rounds.some(({ part, matches }) => part === 'third-place' && matches.some(({ by }) => by === null));
  const sure = places.filter(({ position }) => !waits || position !== 3);
  return sure.map(({ entrant, position }) => ({ entrant, position, points: null }));
}

/** The places of a group as its table stands: of those who have played. */
export const groupPlaces = (table: readonly GroupStanding[]): readonly EntrantPlace[] =>
  table.filter(({ played }) => played > 0).map(({ entrant, position, points }) => ({ entrant, position, points }));
