import type { ImportField, ImportRow } from '@fairway/api';
import { IMPORT_FIELDS, MOST_IN_FLIGHT } from '@fairway/api';
import { sharingTags } from '@fairway/api/rule/field/flight-conflict';
import { pastedName } from '@fairway/api/rule/field/pasted-name';
import { mapInSlices } from '../../../work/slice.ts';
import { PRIVATE_FIELDS } from '../../../write/redact.ts';
import type { FlightRow } from '../flight/store.ts';
import { FACTS_OF, type Facts, type Remark } from './fact.ts';
import { fitOfKnown, fitOfNew } from './fit.ts';
import { birthYear, type Claimant, hasAnsweredAgain, type Known, type Match, matchRows, nameKey } from './identity.ts';
import { flightText } from './read/row/flight-text.ts';
import { withSides } from './side.ts';
import { withSideStarts } from './side-start.ts';
import type { Judged } from './start-flight.ts';
import { flightOf, withFlights } from './start-flight.ts';
import type { Tournament } from './tournament.ts';
import { cellValue } from './value/cell.ts';
import { factText } from './value/fact-text.ts';
import { isInCapitals } from './value/proper-name.ts';
import { seenText } from './value/seen-text.ts';

type Reading = { row: ImportRow; facts: Partial<Facts>; problems: Remark[]; notes: Remark[] };

/** Judges all rows of the list together: which player a row means depends on the other rows. */
export async function judgeRows(rows: readonly ImportRow[], given: Tournament): Promise<Judged[]> {
  const tournament: Judging = { ...given, flightCalled: flightsByName(given.flights) };
  const own = tournament.players.map(({ facts: { name } }) => name);
  // the reader takes the signs of a list off a name: who is called so stays called so
  const names = new Map([
    ...own.map((name) => [seenText(pastedName(name).name), name] as const),
    ...own.map((name) => [seenText(name), name] as const),
  ]);
  const readings = await mapInSlices(rows, (row) => reading(row, names, tournament));
  const claimants = readings
    .filter(({ row, facts }) => !row.skip && facts.name !== undefined)
    .map(({ row, facts }): Claimant => ({ row: row.row, cells: row.cells, facts, key: nameKey(facts), choice: row.player }));
  const changesNothing = (known: Known, { facts, cells }: Claimant) =>
    changedFields(known, asKept(facts, cells, known, tournament), tournament).every((field) => field === 'side');
  // of two answers by one person the later one counts, whether or not a column says when they came
  const isForm = rows.some(({ isAnswer }) => isAnswer) || hasAnsweredAgain(claimants);
  const inTurn = isForm ? claimants.toReversed() : claimants;
  const matches = await matchRows(inTurn, tournament.players, changesNothing);
  const judgedRows = await mapInSlices(readings, (read) => {
    const row = isForm ? { ...read.row, isAnswer: true as const } : read.row;
    return judged({ ...read, row }, matches.get(row.row), tournament);
  });
  const numbers = tournament.flights.map(({ number }) => number);
  const judgeStarts = (of: readonly Judged[], players: readonly Known[]) =>
    withFullFlights(withSharedTags(requireOneStart(withFlights(of, numbers)), players), { ...tournament, players });
  const seated = withSides(judgedRows, tournament);
  const started = tournament.oneBall ? withSideStarts(seated, tournament.players, judgeStarts) : judgeStarts(seated, tournament.players);
  return started.map((row) => ({
    ...row,
    flight: tournament.flightCalled(flightOf(row)),
  }));
}

/** Whoever a list brings into a flight of more players than one takes is told so: the flight keeps them until they are divided. */
function withFullFlights(rows: readonly Judged[], { players, flightCalled }: Judging): Judged[] {
  const told = rows.filter(({ state }) => state !== 'skipped');
  const inList = new Set(told.map(({ known }) => known?.id));
  const keyOf = (number: string | null) => (flightCalled(number)?.number ?? number)?.toLowerCase();
  const seated = [...told.map(flightOf), ...players.filter(({ id }) => !inList.has(id)).map(({ facts }) => facts.flight)];
  const counts = Map.groupBy(seated, keyOf);
  return rows.map((row) => {
    const flight = flightOf(row);
    const count = flight === null ? 0 : (counts.get(keyOf(flight))?.length ?? 0);
    const isBrought = row.state !== 'skipped' && flight !== row.known?.facts.flight;
    if (count <= MOST_IN_FLIGHT || flight === null || !isBrought) return row;
    const params = { flight, count, most: MOST_IN_FLIGHT };
    return { ...row, notes: [...row.notes, { field: 'flight', key: 'import-note-flight-of-many', params }] };
  });
}

type FlightCalled = (number: string | null) => FlightRow | null;
type Judging = Tournament & { readonly flightCalled: FlightCalled };

/** A list says “3” also for the flight “FLY 3”, unless one is called so. */
function flightsByName(flights: readonly FlightRow[]): FlightCalled {
  const byName = new Map<string, FlightRow>();
  for (const way of [(of: string) => of, (of: string) => flightText(of).flight]) {
    for (const one of flights) {
      const name = way(one.number).toLowerCase();
      if (!byName.has(name)) byName.set(name, one);
    }
  }
  return (number) => (number === null ? null : (byName.get(number.toLowerCase()) ?? null));
}

/** A flight goes out at one time from one place: a row that says otherwise than one above it is wrong. */
function requireOneStart(rows: readonly Judged[]): Judged[] {
  const first = new Map<string, Judged>();
  return rows.map((row) => {
    const flight = flightOf(row);
    if (row.state === 'skipped' || flight === null) return row;
    const key = flight.toLowerCase();
    const field = START_FIELDS.find((of) => differs(of, first.get(key)?.said, row.said));
    if (!first.has(key)) first.set(key, row);
    if (field === undefined) return row;
    const params = { flight, other: first.get(key)?.row.row ?? 0 };
    return { ...row, state: 'wrong', problems: [...row.problems, { field, key: 'import-flight-start', params }] };
  });
}

/** Whoever shares a bag tag, with another row or with a player that the list leaves unchanged, is told so. */
function withSharedTags(rows: readonly Judged[], players: readonly Known[]): Judged[] {
  const told = rows.filter(({ state }) => state !== 'skipped');
  const inList = new Set(told.map(({ known }) => known?.id));
  const tagged = [
    ...told.map((row) => ({ row, ...tagOf(row.facts, row.known?.facts) })),
    ...players.filter(({ id }) => !inList.has(id)).map(({ facts }) => ({ row: null, ...tagOf(facts) })),
  ];
  const notes = new Map<Judged, Remark>();
  for (const same of sharingTags(tagged)) {
    for (const { row, bagTag } of same) {
      if (row?.said.bagTag == null) continue;
      const others = same.filter((other) => other.row !== row).map(({ name }) => name);
      notes.set(row, { field: 'bagTag', key: 'import-note-bag-tag', params: { tag: bagTag ?? '', players: others.join(', ') } });
    }
  }
  return rows.map((row) => {
    const note = notes.get(row);
    return note === undefined ? row : { ...row, notes: [...row.notes, note] };
  });
}

const tagOf = (facts: Partial<Facts>, kept: Partial<Facts> = {}) => {
  const { name = '', bagTag = null } = { ...kept, ...facts };
  return { name, bagTag };
};

const START_FIELDS = ['teeTime', 'startingHole'] as const;

const differs = (field: (typeof START_FIELDS)[number], one: Partial<Facts> = {}, other: Partial<Facts>) =>
  FACTS_OF[field].some((fact) => one[fact] != null && other[fact] != null && one[fact] !== other[fact]);

/** `names`: those of the players, by what is seen of them, with and without the signs of a list; such a name is one, whatever else it could be. */
function reading(row: ImportRow, names: ReadonlyMap<string, string>, tournament: Tournament): Reading {
  const facts: Partial<Facts> = {};
  const problems: Remark[] = [];
  const notes: Remark[] = [];
  for (const field of IMPORT_FIELDS) {
    const text = row.cells[field] ?? '';
    if (text === '') continue;
    const name = field === 'name' ? names.get(seenText(text)) : undefined;
    const value = name === undefined ? cellValue(field, text, tournament) : { facts: { name } };
    if (value === null) continue;
    if ('facts' in value) Object.assign(facts, value.facts);
    if ('facts' in value && value.note) notes.push({ field, ...value.note, isOfText: true });
    else if ('facts' in value) continue;
    else if ('note' in value) notes.push({ field, ...value.note });
    else problems.push({ field, ...value.problem });
  }
  const isNameBroken = problems.some(({ field }) => field === 'name');
  if (facts.name === undefined && !isNameBroken) problems.unshift({ field: 'name', key: 'import-name-missing' });
  return { row, facts, problems, notes };
}

function judged(read: Reading, match: Match | undefined, tournament: Judging): Judged {
  const { row } = read;
  const nobody = {
    known: null,
    flight: null,
    notes: [],
    changed: [],
    candidates: [],
    sameName: null,
    twice: null,
    isUndecided: false,
    asks: false,
  };
  const base = { row, said: read.facts, facts: read.facts, ...nobody };
  if (row.skip) return { ...base, state: 'skipped', problems: [] };
  if (match === undefined) return { ...base, state: 'wrong', problems: read.problems };
  if (match.is !== 'known' && match.is !== 'new')
    return { ...base, ...undecided(match), problems: [...read.problems, whyUndecided(match, row.isAnswer === true)] };
  const known = match.is === 'known' ? match.known : null;
  const facts = asKept(read.facts, row.cells, known, tournament);
  const kept = fieldsKept(row.cells, known, tournament);
  const isNews = ({ field }: Remark) => field === null || !kept.includes(field);
  const fit = known ? fitOfKnown(facts, known.facts, tournament) : fitOfNew(facts, tournament);
  const changed = known ? changedFields(known, fit.facts, tournament) : [];
  const isPinned = known !== null && fit.facts.divisionPinned === true && !known.facts.divisionPinned;
  const problems = [...read.problems.filter(isNews), ...fit.problems, ...naming(known, changed)];
  const state = problems.length > 0 ? 'wrong' : known === null ? 'new' : changed.length > 0 || isPinned ? 'changed' : 'same';
  // a wrong cell is not treated as a missing one
  const notes = [...read.notes.filter(isNews), ...fit.notes, ...renaming(known, changed)].filter(
    (note) => !problems.some(({ field }) => field === note.field),
  );
  return { ...base, facts: fit.facts, known, state, problems, notes, changed };
}

/** A match that leaves open which player a row means. */
type Undecided = Exclude<Match, { is: 'known' | 'new' }>;

function undecided(match: Undecided): Pick<Judged, 'state' | 'candidates' | 'sameName' | 'twice' | 'isUndecided' | 'asks'> {
  const candidates = 'candidates' in match ? match.candidates : match.is === 'vga-taken' ? [match.by] : [];
  const sameName = match.is === 'asked' ? match.sameName : null;
  const twice = match.is === 'twice' ? match.row : null;
  return { state: 'wrong', candidates, sameName, twice, isUndecided: true, asks: match.is !== 'twice' };
}

function whyUndecided(match: Undecided, isAnswer: boolean): Remark {
  switch (match.is) {
    case 'asked':
      return { field: null, key: 'import-which-player', params: { name: match.candidates[0]?.facts.name ?? '' } };
    case 'namesake':
      return { field: 'name', key: 'import-same-name', params: { other: match.row } };
    case 'twice':
      return isAnswer ? { ...sameTwice(match.row, match.by), key: 'import-answered-again' } : sameTwice(match.row, match.by);
    case 'gone':
      return { field: null, key: 'import-player-gone' };
    case 'vga-taken':
      return { field: 'vga', key: 'import-vga-taken', params: { value: match.by.facts.vga ?? '', name: match.by.facts.name } };
  }
}

/** The last field tells the ways apart: the VGA number, or the name and with it the birthday. */
function sameTwice(other: number, by: readonly ImportField[]): Remark {
  const last = by.at(-1);
  const [field = null, ...also] = by;
  const key = last === 'vga' || last === 'birthday' ? (`import-same-${last}` as const) : 'import-same-twice';
  return { field, also, key, params: { other } };
}

/** What the row says, as it would be kept: other letters of case, or a hole without its side, change nothing that is there. */
function asKept(facts: Partial<Facts>, cells: ImportRow['cells'], known: Known | null, tournament: Judging): Partial<Facts> {
  const flight = tournament.flightCalled(facts.flight ?? known?.facts.flight ?? null);
  const isSameHole = facts.startingHole != null && facts.startingHole === flight?.startingHole;
  const said: Partial<Facts> = {
    ...(known ? withoutCase(facts, known) : facts),
    ...(flight && facts.flight != null && { flight: flight.number }),
    ...(isSameHole && { startingSide: facts.startingSide ?? flight.startingSide }),
  };
  for (const fact of fieldsKept(cells, known, tournament).flatMap((field) => FACTS_OF[field])) delete said[fact];
  return said;
}

/** The fields whose cells say what is kept, letter by letter as it is shown: however they are read, they change nothing. */
function fieldsKept(cells: ImportRow['cells'], known: Known | null, tournament: Tournament): ImportField[] {
  if (known === null) return [];
  return IMPORT_FIELDS.filter((field) => {
    const text = seenText(cells[field] ?? '');
    return field !== 'division' && text !== '' && text === seenText(factText(field, known.facts, tournament));
  });
}

/** A name in capitals only, or in none, does not say how it is written: the known name stays if it has the same letters. */
function withoutCase(facts: Partial<Facts>, known: Known): Partial<Facts> {
  const { name, ...others } = facts;
  const isSame = name !== undefined && name.toLowerCase() === known.facts.name.toLowerCase();
  return isSame && (isInCapitals(name) || name === name.toLowerCase()) ? others : facts;
}

/** A VGA number can match a player with another name: it may be a typing error. */
function renaming(known: Known | null, changed: readonly ImportField[]): Remark[] {
  return known && changed.includes('name') ? [{ field: 'name', key: 'import-note-vga-name', params: { name: known.facts.name } }] : [];
}

/** A list gives no name, and nothing private, to whoever has been anonymised. */
const naming = (known: Known | null, changed: readonly ImportField[]): Remark[] =>
  known?.isAnonymised ? changed.filter(isPrivate).map((field) => ({ field, key: 'player-anonymised' })) : [];

const PRIVATE: readonly string[] = ['name', ...PRIVATE_FIELDS];
const isPrivate = (field: ImportField): boolean => FACTS_OF[field].some((fact) => PRIVATE.includes(fact));

/** The fields of a player that the row would change. An empty field changes nothing; a birth year agrees with a birthday in that year. */
function changedFields(known: Known, facts: Partial<Facts>, tournament: Tournament): ImportField[] {
  const sameYear = facts.birthYear != null && birthYear(known.facts) === facts.birthYear;
  const leavesDivision = facts.divisionId === null && known.facts.divisionId !== null;
  return IMPORT_FIELDS.filter((field) => {
    if (field === 'division' && leavesDivision) return true;
    if (FACTS_OF[field].every((fact) => facts[fact] == null) || (field === 'birthday' && sameYear)) return false;
    return seenText(factText(field, facts, tournament)) !== seenText(factText(field, known.facts, tournament));
  });
}
