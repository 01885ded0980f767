import type { Column } from '../tie/tie-sheet.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { RankingTable } from './ranking-table.ts';
import { NOTHING, SCORE } from './ranking-table.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type Place = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/** By position in the order of a list; null: none. */
export type Places = (Place | null)[];

/** The places over the whole field. */
export function fieldPlaces(table: RankingTable): Places {
  return placesWithin(table, [table.rows.map((_, at) => at)]);
}

/** The places within the divisions. */
export function divisionPlaces(table: RankingTable): Places {
  const members = new Map<string, number[]>();
  table.rows.forEach((row, at) => {
    const division = table.divisions[row] ?? null;
    if (division === null) return;
    const own = members.get(division);
    if (own === undefined) members.set(division, [at]);
    else own.push(at);
  });
  return placesWithin(table, members.values());
}

function placesWithin(table: RankingTable, fields: Iterable<readonly number[]>): Places {
  const places = new Array<Place | null>(table.rows.length).fill(null);
  for (const field of fields) givePlaces(table, field, places);
  return places;
}

/**
 * Gives places to the players at some positions, who are a field of their own. Tied players share the better place and the next is
 * skipped: 1, 2, 3, 3, 5. All on a score share it when one of them has not finished: that one comes last.
 */
function givePlaces({ rows, complete, columns, separatedBy }: RankingTable, field: readonly number[], places: Places): void {
  let onScore = 0;
  let sharing = 0;
  for (let nth = 0; nth < field.length; nth++) {
    const at = field[nth] as number;
    const step = nth + 1 < field.length ? separation(separatedBy, at, field[nth + 1] as number) : SCORE;
    if (step === NOTHING) continue;
    const first = step === SCORE && complete[rows[at] as number] === 0 ? onScore : sharing;
    const place = { position: first + 1, tied: nth > first, decidedBy: step === SCORE ? null : (columns[step] as Column).step };
    for (let own = first; own <= nth; own++) places[field[own] as number] = place;
    sharing = nth + 1;
    if (step === SCORE) onScore = sharing;
  }
}

/** The first step that separates two positions; between them may be players of other divisions. */
function separation(separatedBy: readonly number[], from: number, to: number): number {
  let first = separatedBy[from] as number;
  for (let at = from + 1; at < to; at++) first = Math.min(first, separatedBy[at] as number);
  return first;
}
