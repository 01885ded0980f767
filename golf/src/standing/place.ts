import type { TieStep } from '../tie/tie-step.ts';
import type { RankingTable } from './order.ts';
import { NOTHING, SCORE } from './order.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/**
 * The places of the players at some positions of a table, who are a field of their own. Tied players share the better place and the
 * next is skipped: 1, 2, 3, 3, 5. All on a score share it when one of them has not finished: that one comes last.
 */
export function placesWithin({ players, steps, separatedBy }: RankingTable, field: readonly number[]): readonly Place[] {
  const places: Place[] = [];
  let onScore = 0;
  let sharing = 0;
  for (let nth = 0; nth < field.length; nth++) {
    const at = field[nth] as number;
    const step = nth + 1 < field.length ? separation(separatedBy, at, field[nth + 1] as number) : SCORE;
    if (step === NOTHING) continue;
    const unfinished = step === SCORE && !players[at]?.player.complete;
    const first = unfinished ? onScore : sharing;
    const place = { position: first + 1, tied: nth > first, decidedBy: steps[step] ?? null };
    if (unfinished) places.length = first;
    while (places.length <= nth) places.push(place);
    sharing = nth + 1;
    if (step === SCORE) onScore = sharing;
  }
  return places;
}

/** The first step that separates two positions; between them may be players of other divisions. */
function separation(separatedBy: readonly number[], from: number, to: number): number {
  let first = separatedBy[from] as number;
  for (let at = from + 1; at < to; at++) first = Math.min(first, separatedBy[at] as number);
  return first;
}
