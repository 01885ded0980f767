import type { Facts, Remark } from './fact.ts';
import { FACTS_OF } from './fact.ts';
import type { Known } from './identity.ts';
import { fold } from './read/fold.ts';
import type { Judged } from './start-flight.ts';
import { flightOf } from './start-flight.ts';

const FIELDS = ['flight', 'teeTime', 'startingHole'] as const;
const FACTS = FIELDS.flatMap((field) => FACTS_OF[field]);

/** The flight and the start that several rows say together: of each fact what the first one says. */
export const startOfAll = (rows: readonly Partial<Facts>[]): Partial<Facts> =>
  Object.fromEntries(FACTS.map((fact) => [fact, rows.map((of) => of[fact]).find((value) => value != null) ?? null]));

/** The side that a row is in, by what it is called; null: none. */
function sideKey({ facts, known }: Judged): string | null {
  const side = facts.side ?? known?.facts.side ?? null;
  return side === null ? null : fold(side);
}

/**
 * Rows where sides play one ball. A side goes out in one flight, from one place: what any of its rows says of that is said of the side, and a
 * row that says otherwise than one above it is wrong. Whoever is in no side goes out in no flight, and is told so. `judgeStarts` judges one
 * row of each side, and is given one player of every other side.
 */
export function withSideStarts(
  rows: readonly Judged[],
  players: readonly Known[],
  judgeStarts: (rows: readonly Judged[], players: readonly Known[]) => readonly Judged[],
): Judged[] {
  const groups = [
    ...Map.groupBy(
      rows.filter(({ state }) => state !== 'skipped'),
      sideKey,
    ),
  ].flatMap(([side, group]) => (side === null ? [] : [{ side, group }]));
  const bySide = Map.groupBy(players, ({ facts: { side } }) => (side === null ? null : fold(side)));
  const inList = new Set(groups.map(({ side }) => side));
  const others = [...bySide].flatMap(([side, [one]]) => (side === null || inList.has(side) || one === undefined ? [] : [one]));
  const leads = judgeStarts(
    groups.map(({ side, group }) => leadOf(group, bySide.get(side) ?? [])),
    others,
  );
  const judged = new Map(groups.flatMap(({ group }, nth) => group.map((row, at) => [row, rowOfSide(row, at, group, leads[nth] ?? row)])));
  return rows.map((row) => judged.get(row) ?? (row.state === 'skipped' ? row : withoutStart(row)));
}

/** The first row of a side, with what all of them say. */
function leadOf(group: readonly Judged[], members: readonly Known[]): Judged {
  const [first] = group as [Judged];
  const facts = { ...first.facts, ...startOfAll(group.map((row) => row.facts)) };
  const flight = facts.flight ?? group.map(flightOf).find((own) => own !== null) ?? members[0]?.facts.flight ?? null;
  return { ...first, said: { ...first.said, ...startOfAll(group.map(({ said }) => said)) }, facts: { ...facts, flight } };
}

function rowOfSide(row: Judged, at: number, group: readonly Judged[], lead: Judged): Judged {
  const { problems, notes, changed, state } = at === 0 ? lead : row;
  const flight = lead.facts.flight ?? null;
  const judged = { ...row, problems, notes, changed, state, facts: { ...row.facts, ...(flight !== null && { flight }) } };
  for (const field of FIELDS) {
    const other = group.slice(0, at).find(({ said }) => FACTS_OF[field].some((fact) => differs(said[fact], row.said[fact])));
    if (other !== undefined) {
      const params = { side: row.facts.side ?? row.known?.facts.side ?? '', other: other.row.row };
      return { ...judged, state: 'wrong', problems: [...problems, { field, key: 'import-side-start', params }] };
    }
  }
  return judged;
}

type Value = Facts[keyof Facts] | undefined;
const differs = (one: Value, other: Value): boolean => one != null && other != null && fold(String(one)) !== fold(String(other));

function withoutStart(row: Judged): Judged {
  const field = FIELDS.find((of) => FACTS_OF[of].some((fact) => row.said[fact] != null));
  if (field === undefined) return row;
  const facts = { ...row.facts };
  for (const fact of FACTS) delete facts[fact];
  const changed = row.changed.filter((of) => !FIELDS.some((start) => start === of));
  const note: Remark = { field, key: 'import-note-start-of-side' };
  return {
    ...row,
    facts,
    changed,
    state: row.state === 'changed' && changed.length === 0 ? 'same' : row.state,
    notes: [...row.notes, note],
  };
}
