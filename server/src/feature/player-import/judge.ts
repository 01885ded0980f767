import type { ImportField, ImportRow, Language } from '@fairway/api';
import { IMPORT_FIELDS } from '@fairway/api';
import { FACTS_OF, type Facts, type Remark } from './fact.ts';
import { type Admission, fitOfKnown, fitOfNew } from './fit.ts';
import { birthYear, type Claimant, type Known, type Match, matchRows } from './identity.ts';
import { cellValue } from './value/cell.ts';
import { factText } from './value/fact-text.ts';

/** A row compared with the tournament: what it would write, to which player, and what blocks it. */
export type Judged = {
  row: ImportRow;
  /** The facts of the row, and the same completed for a new player. */
  said: Partial<Facts>;
  facts: Partial<Facts>;
  known: Known | null;
  state: 'new' | 'changed' | 'same' | 'wrong' | 'skipped';
  problems: Remark[];
  notes: Remark[];
  changed: ImportField[];
  candidates: readonly Known[];
  /** A person has to choose which player it is. */
  asks: boolean;
};

/** What a list is compared with. */
export type Tournament = Admission & { players: readonly Known[]; year: number; language: Language };

type Reading = { row: ImportRow; facts: Partial<Facts>; problems: Remark[] };

/** Judges all rows of the list together: which player a row means depends on the other rows. */
export function judgeRows(rows: readonly ImportRow[], tournament: Tournament): Judged[] {
  const readings = rows.map((row) => reading(row, tournament));
  const claimants = readings
    .filter(({ row, facts }) => !row.skip && facts.name !== undefined)
    .map(({ row, facts }): Claimant => ({ row: row.row, facts, choice: row.player }));
  const changesNothing = (known: Known, facts: Partial<Facts>) => changedFields(known, facts, tournament).length === 0;
  const matches = matchRows(claimants, tournament.players, changesNothing);
  return requireOneStart(readings.map((read) => judged(read, matches.get(read.row.row), tournament)));
}

/** A flight goes out at one time from one place: a row that says otherwise than one above it is wrong. */
function requireOneStart(rows: readonly Judged[]): Judged[] {
  const first = new Map<string, Judged>();
  return rows.map((row) => {
    const { flight } = row.facts;
    if (row.state === 'skipped' || flight == null) return row;
    const field = START_FIELDS.find((of) => differs(of, first.get(flight)?.said, row.said));
    if (!first.has(flight)) first.set(flight, row);
    if (field === undefined) return row;
    const params = { flight, other: first.get(flight)?.row.row ?? 0 };
    return { ...row, state: 'wrong', problems: [...row.problems, { field, key: 'import-flight-start', params }] };
  });
}

const START_FIELDS = ['teeTime', 'startingHole'] as const;

const differs = (field: (typeof START_FIELDS)[number], one: Partial<Facts> = {}, other: Partial<Facts>) =>
  FACTS_OF[field].some((fact) => one[fact] != null && other[fact] != null && one[fact] !== other[fact]);

function reading(row: ImportRow, tournament: Tournament): Reading {
  const facts: Partial<Facts> = {};
  const problems: Remark[] = [];
  for (const field of IMPORT_FIELDS) {
    const value = cellValue(field, row.cells[field] ?? '', tournament);
    if (value === null) continue;
    if ('facts' in value) Object.assign(facts, value.facts);
    else problems.push({ field, ...value.problem });
  }
  const isNameBroken = problems.some(({ field }) => field === 'name');
  if (facts.name === undefined && !isNameBroken) problems.unshift({ field: 'name', key: 'import-name-missing' });
  return { row, facts, problems };
}

function judged(read: Reading, match: Match | undefined, tournament: Tournament): Judged {
  const { row } = read;
  const base = { row, said: read.facts, facts: read.facts, known: null, notes: [], changed: [], candidates: [], asks: false };
  if (row.skip) return { ...base, state: 'skipped', problems: [] };
  const invalidate = doubtOf(match);
  if (match === undefined || invalidate) {
    const candidates = match && 'candidates' in match ? match.candidates : match?.is === 'vga-taken' ? [match.by] : [];
    const asks = match !== undefined && match.is !== 'twice';
    return { ...base, state: 'wrong', problems: [...read.problems, ...(invalidate ? [invalidate] : [])], candidates, asks };
  }
  const known = match.is === 'known' ? match.known : null;
  const fit = known ? fitOfKnown(read.facts, known.facts, tournament) : fitOfNew(read.facts, tournament);
  const changed = known ? changedFields(known, fit.facts, tournament) : [];
  const problems = [...read.problems, ...fit.problems];
  const state = problems.length > 0 ? 'wrong' : known === null ? 'new' : changed.length > 0 ? 'changed' : 'same';
  // a wrong cell is not treated as a missing one
  const notes = [...fit.notes, ...renaming(known, changed)].filter((note) => !problems.some(({ field }) => field === note.field));
  return { ...base, facts: fit.facts, known, state, problems, notes, changed };
}

/** Why it is not certain which player a row means. */
function doubtOf(match: Match | undefined): Remark | null {
  switch (match?.is) {
    case 'asked':
      return { field: null, key: 'import-which-player', params: { name: match.candidates[0]?.facts.name ?? '' } };
    case 'namesake':
      return { field: null, key: 'import-same-name', params: { other: match.row } };
    case 'twice':
      return { field: null, key: 'import-same-twice', params: { other: match.row } };
    case 'gone':
      return { field: null, key: 'import-player-gone' };
    case 'vga-taken':
      return { field: 'vga', key: 'import-vga-taken', params: { value: match.by.facts.vga ?? '', name: match.by.facts.name } };
    default:
      return null;
  }
}

/** A VGA number can match a player with another name: it may be a typing error. */
function renaming(known: Known | null, changed: readonly ImportField[]): Remark[] {
  return known && changed.includes('name') ? [{ field: 'name', key: 'import-note-vga-name', params: { name: known.facts.name } }] : [];
}

/** The fields of a player that the row would change. An empty field changes nothing; a birth year agrees with a birthday in that year. */
function changedFields(known: Known, facts: Partial<Facts>, tournament: Tournament): ImportField[] {
  const sameYear = facts.birthYear != null && birthYear(known.facts) === facts.birthYear;
  return IMPORT_FIELDS.filter((field) => {
    if (FACTS_OF[field].every((fact) => facts[fact] == null) || (field === 'birthday' && sameYear)) return false;
    return factText(field, facts, tournament) !== factText(field, known.facts, tournament);
  });
}
