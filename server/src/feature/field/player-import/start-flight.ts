import type { ImportField, ImportRow } from '@fairway/api';
import { IMPORT_FIELDS, MOST_IN_FLIGHT } from '@fairway/api';
import type { FlightRow } from '../flight/store.ts';
import type { Facts, Remark } from './fact.ts';
import type { Known } from './identity.ts';

/** A row compared with the tournament: what it would write, to which player, and what blocks it. */
export type Judged = {
  row: ImportRow;
  /** The facts of the row, and the same completed for a new player. */
  said: Partial<Facts>;
  facts: Partial<Facts>;
  known: Known | null;
  /** The flight that the row leads to; null: none, or a new one. */
  flight: FlightRow | null;
  state: 'new' | 'changed' | 'same' | 'wrong' | 'skipped';
  problems: Remark[];
  notes: Remark[];
  changed: ImportField[];
  candidates: readonly Known[];
  /** The candidate that may be the row's player: only a person can say. */
  sameName: Known | null;
  /** The row that is the same player and is taken in its place. */
  twice: number | null;
  /** It is not certain which player it is; if `asks`, a person can say so. */
  isUndecided: boolean;
  asks: boolean;
};

/** The flight that a row leads to: its own, else that of the player it means. */
export const flightOf = ({ facts, known }: Judged): string | null => facts.flight ?? known?.facts.flight ?? null;

/**
 * Time and hole are a flight's. Rows that say the same ones and no flight go out together in the next free flight; more of them than
 * a flight has, and a single one in a list with flights, are wrong.
 */
export function withFlights(rows: readonly Judged[], taken: readonly string[]): Judged[] {
  // whoever may be another row's player, or one who has a flight, is not counted yet
  const told = rows.filter(({ state, isUndecided }) => state !== 'skipped' && !isUndecided);
  const numbers = [...taken, ...told.flatMap((row) => flightOf(row) ?? [])];
  const hasFlights = told.some(({ said }) => said.flight != null);
  let next = Math.max(0, ...numbers.map((number) => Number.parseInt(number, 10) || 0)) + 1;
  const changed = new Map<Judged, Judged>();
  for (const [start, group] of Map.groupBy(told, startOf)) {
    if (start === null) continue;
    const problem = problemOf(group.length, hasFlights);
    const flight = String(next);
    if (problem === null) next += 1;
    for (const row of group) changed.set(row, problem === null ? inFlight(row, flight, group.length) : wrong(row, problem));
  }
  return rows.map((row) => changed.get(row) ?? row);
}

/** When and where a row without a flight starts; null: it has one, or says nothing of its start. */
function startOf(row: Judged): string | null {
  const { teeTime, startingHole, startingSide }: Partial<Facts> = row.said;
  if (flightOf(row) !== null || (teeTime == null && startingHole == null)) return null;
  return [teeTime, startingHole, startingSide].join(' ');
}

function problemOf(count: number, hasFlights: boolean): Remark | null {
  if (count > MOST_IN_FLIGHT) return { field: 'flight', key: 'import-start-of-many', params: { count, most: MOST_IN_FLIGHT } };
  return count === 1 && hasFlights ? { field: 'flight', key: 'import-start-without-flight' } : null;
}

const wrong = (row: Judged, problem: Remark): Judged => ({ ...row, state: 'wrong', problems: [...row.problems, problem] });

function inFlight(row: Judged, flight: string, count: number): Judged {
  const isChanged = row.known !== null && row.state !== 'wrong';
  return {
    ...row,
    facts: { ...row.facts, flight },
    changed: isChanged ? IMPORT_FIELDS.filter((field) => field === 'flight' || row.changed.includes(field)) : row.changed,
    notes: [...row.notes, { field: 'flight', key: 'import-note-flight', params: { flight, count } }],
  };
}
