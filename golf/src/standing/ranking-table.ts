import type { Column, TieSheet } from '../tie/tie-sheet.ts';
import type { Rankable } from './rankable.ts';

/** The players of one list, by their rows in the sheet: all that ranking needs, so that their scores are not kept and their records not read again. */
export type RankingTable = {
  readonly sheet: TieSheet;
  readonly columns: readonly Column[];
  /** In the order of entering, then sorted. */
  readonly rows: number[];
  /** By position once it is sorted: what separates the player from the next, SCORE, a step by its index, or NOTHING. */
  readonly separatedBy: number[];
  /** By position while rows are sorted: what is compared, the smaller the better. */
  readonly keys: number[];
  /** By row of the sheet, as all that follows. */
  readonly ids: string[];
  readonly divisions: (string | null)[];
  readonly values: Float64Array;
  readonly complete: Uint8Array;
};

export const SCORE = -1;
export const NOTHING = 1_000_000;

/** A table for one of the lists of a sheet; nobody has entered yet. */
export function rankingTable(sheet: TieSheet, list: number): RankingTable {
  const { size } = sheet;
  return {
    sheet,
    columns: sheet.lists[list] ?? [],
    rows: [],
    separatedBy: [],
    keys: [],
    ids: new Array(size),
    divisions: new Array(size),
    values: new Float64Array(size),
    complete: new Uint8Array(size),
  };
}

/** Enters a player whose row of the sheet is written. */
export function enter(table: RankingTable, row: number, { player, value, key }: Rankable): void {
  table.rows.push(row);
  table.keys.push(key);
  table.ids[row] = player.competitor.id;
  table.divisions[row] = player.competitor.division;
  table.values[row] = value;
  table.complete[row] = player.complete ? 1 : 0;
}
