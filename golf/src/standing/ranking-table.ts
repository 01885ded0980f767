import type { PlayerScore } from '../score/player-score.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { TieKeyOf } from '../tie/tie-value.ts';
import type { Rankable } from './rankable.ts';

/** The players of one list: first in the order of entering, then sorted. What is sorted are numbers; the players stay where they are. */
export type RankingTable = {
  readonly steps: readonly TieStep[];
  /** What they compare, by their index, once one of them is come to. */
  readonly keyOf: TieKeyOf[];
  /** By row, with those who have no place on this list. */
  readonly players: readonly PlayerScore[];
  /** By row. */
  readonly divisions: (string | null)[];
  /** As Standing.value, by row. */
  readonly values: number[];
  /** By position, as what follows: the row of the player. */
  readonly rows: number[];
  /** While rows are sorted: what is compared, the smaller the better. */
  readonly keys: number[];
  /** Once they are: what separates the player from the next, SCORE, a step by its index, or NOTHING. */
  readonly separatedBy: number[];
};

export const SCORE = -1;
export const NOTHING = 1_000_000;

/** A table for a list that goes by these steps; nobody has entered yet. */
export function rankingTable(steps: readonly TieStep[], players: readonly PlayerScore[]): RankingTable {
  const size = players.length;
  const divisions = players.map(({ competitor }) => competitor.division);
  return { steps, keyOf: [], players, divisions, values: new Array(size), rows: [], keys: [], separatedBy: new Array(size).fill(NOTHING) };
}

/** Enters the player of a row. */
export function enter({ values, rows, keys }: RankingTable, row: number, { value, key }: Pick<Rankable, 'value' | 'key'>): void {
  values[row] = value;
  rows.push(row);
  keys.push(key);
}
