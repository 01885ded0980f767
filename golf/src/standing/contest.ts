import type { TieSheet } from '../tie/tie-sheet.ts';
import { fillRow, tieSheet } from '../tie/tie-sheet.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { Reckoning } from './reckoning.ts';

/** A player already reckoned: `value` as Standing.value, and of `key`, a whole number, the smaller is the better. */
export type Entrant = { readonly reckoning: Reckoning; readonly value: number; readonly key: number };

/** All that ranking needs to know, as columns: the same row of each is one player. */
export type Contest = {
  readonly ids: string[];
  readonly divisions: (string | null)[];
  readonly complete: boolean[];
  readonly values: number[];
  /** What players are being parted by, the smaller the better: the score, then what step after step compares. */
  readonly keys: Float64Array;
  readonly sheet: TieSheet;
  /** How many have entered: rows from here on are empty. */
  size: number;
};

/** A contest that nobody has entered yet, for so many at most. */
export function contest(steps: readonly TieStep[], most: number): Contest {
  return {
    ids: new Array(most),
    divisions: new Array(most),
    complete: new Array(most),
    values: new Array(most),
    keys: new Float64Array(most),
    sheet: tieSheet(steps, most),
    size: 0,
  };
}

/** Takes a player down in the next row; his reckoning need not be kept. */
export function enter(into: Contest, { reckoning, value, key }: Entrant): void {
  const { id, division } = reckoning.competitor;
  const row = into.size++;
  fillRow(into.sheet, row, reckoning);
  into.ids[row] = id;
  into.divisions[row] = division;
  into.complete[row] = reckoning.complete;
  into.values[row] = value;
  into.keys[row] = key;
}
