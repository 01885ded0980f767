import type { TieStep } from '../tie/tie-step.ts';
import type { RankingTable } from './ranking-table.ts';
import { NOTHING, SCORE } from './ranking-table.ts';

/** `tied`: the place is shared ("T3"). `decidedBy`: the key that put this player ahead of the next one on the same score. */
export type StandingPlace = { readonly position: number; readonly tied: boolean; readonly decidedBy: TieStep | null };

/** By position in the order of a list; null: none. */
export type Places = (StandingPlace | null)[];

/** The places over the whole field. */
export function fieldPlaces(table: RankingTable): Places {
  const places = noPlaces(table);
  givePlaces(table, null, places);
  return places;
}

/** The places within the divisions. */
export function divisionPlaces(table: RankingTable): Places {
  const { rows, divisions } = table;
  const members = new Map<string, number[]>();
  for (let at = 0; at < rows.length; at++) {
    const division = divisions[rows[at] as number] ?? null;
    if (division === null) continue;
    const own = members.get(division);
    if (own === undefined) members.set(division, [at]);
    else own.push(at);
  }
  const places = noPlaces(table);
  for (const field of members.values()) givePlaces(table, field, places);
  return places;
}

const noPlaces = ({ rows }: RankingTable): Places => new Array<StandingPlace | null>(rows.length).fill(null);

/**
 * Gives places to the players at some positions, who are a field of their own; null: to all. Tied players share the better place and the
 * next is skipped: 1, 2, 3, 3, 5. All on a score share it when one of them has not finished: that one comes last.
 */
function givePlaces({ rows, players, steps, separatedBy }: RankingTable, field: readonly number[] | null, places: Places): void {
  const { length } = field ?? rows;
  const positionOf = (nth: number): number => (field === null ? nth : (field[nth] as number));
  let onScore = 0;
  let sharing = 0;
  for (let nth = 0; nth < length; nth++) {
    const at = positionOf(nth);
    const step = nth + 1 < length ? separation(separatedBy, at, positionOf(nth + 1)) : SCORE;
    if (step === NOTHING) continue;
    const first = step === SCORE && !players[rows[at] as number]?.complete ? onScore : sharing;
    const place = { position: first + 1, tied: nth > first, decidedBy: step === SCORE ? null : (steps[step] as TieStep) };
    for (let own = first; own <= nth; own++) places[positionOf(own)] = place;
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
