import type { ImportField, ImportPreview, ImportRow, Language, ListReading } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { isSidePlay } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { teesOf } from '../../../engine/tournament/course-handicap.ts';
import { cardsAreOfSides, sidePlayOf } from '../../../engine/tournament/side/play.ts';
import { findRounds, type RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { say } from '../../../text/word.ts';
import { requireOpen, type TournamentRow } from '../../../write/write.ts';
import { eligibilityOf } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { findFlights } from '../flight/store.ts';
import { findJoinsOf } from '../golfer/join-store.ts';
import { type Keeper, keptOutTest } from '../golfer/kept-out.ts';
import { findProposed } from '../golfer/proposal.ts';
import type { BySides } from './fact.ts';
import { judgeRows } from './judge.ts';
import { missingPlayers } from './missing.ts';
import { detailOf, previewRows, previewSheet, type ReadRemarks } from './preview.ts';
import type { Aside, PlayerList } from './read/list.ts';
import { readInTurn } from './read/reader.ts';
import { findKnownSides, findKnownTeams } from './side.ts';
import type { Judged } from './start-flight.ts';
import { findKnownPlayers, findLayouts, playersWithScores } from './store.ts';
import type { Tournament } from './tournament.ts';

/** What a list is compared with, and the round that its flights go to. */
export type Compared = Tournament & { roundId: string | null; rounds: readonly RoundRow[] };

/** Where a list goes, and in which language it is judged. */
export type Into = Keeper & {
  siteId: string;
  /** Missing: a list for the register. */
  tournamentId?: string;
  language: Language;
  bySides: BySides;
  findDivisionNames: () => Promise<string[]>;
  findCompared: (roundId: string | null) => Promise<Compared>;
  /** What of a list is kept; missing: everything. */
  fields?: readonly ImportField[];
  /** Finds whom the rows may be, where nobody reads everybody; who is left out has a remark. */
  prepare?: (
    rows: readonly ImportRow[],
    current: Compared,
  ) => Promise<{ rows: readonly ImportRow[]; current: Compared; remarks: ReadRemarks }>;
};

export const intoTournament = ({ db, encryption }: Keeper, row: TournamentRow & { siteId: string }, language: Language): Into => ({
  ...{ db, encryption, siteId: row.siteId, tournamentId: row.id, language, bySides: bySidesOf(row) },
  findDivisionNames: async () => (await findDivisions(db, row.id)).map(({ name }) => name),
  findCompared: (roundId) => tournamentFor({ db, row, language }, roundId),
});

/** A file or pasted cells, how to read them, and who waits for it. */
type Source = { from: Buffer | string; reading: ListReading; readerId: string };

/** Previews the sheet that names players, or its first rows if nobody knows the headings; nothing is written. A thread reads it meanwhile. */
export async function previewList(into: Into, { from, reading, readerId }: Source): Promise<ImportPreview> {
  const divisionNames = await into.findDivisionNames();
  const layouts = await findLayouts(into.db, into.siteId);
  const { roundId, ...how } = reading;
  const [current, read] = await Promise.all([
    into.findCompared(roundId),
    readInTurn({ from, divisionNames, layouts, reading: { ...how, bySides: into.bySides } }, readerId),
  ]);
  if (read.list === undefined) {
    const { sheetName, ...pointing } = read.pointing;
    return { ...NO_SHEET, sheet: sheetName, sheets: read.sheetNames, pointing, ...previewRound(current), ...NO_ROWS };
  }
  const { list } = read;
  const rows = rowsOfList(list).map((row) => ({ ...row, cells: keptCells(row.cells, into.fields) }));
  const remarks = new Map(list.rows.map((row) => [row.row, row.remarks]));
  return {
    ...keptColumns(previewSheet(list, read.sheetNames, into.language), into),
    ...{ pointing: null, layoutKey: read.layoutKey },
    ...previewRound(current),
    ...(await previewJudged(into, rows, current, { remarks, aside: list.hidden.isRead ? [] : list.hidden.rows })),
  };
}

type Kept = Into['fields'];

const keptCells = (cells: ImportRow['cells'], kept: Kept): ImportRow['cells'] =>
  kept ? Object.fromEntries(kept.flatMap((field) => (cells[field] === undefined ? [] : [[field, cells[field]]]))) : cells;

/** A column that goes nowhere has no meaning here, and asks nothing; but a handicap of a tournament may be what the golfer declares. */
function keptColumns<Sheet extends Pick<ImportPreview, 'columns'>>(sheet: Sheet, { fields: kept, language }: Into): Sheet {
  if (!kept) return sheet;
  const isKept = ({ field, choices }: ImportPreview['columns'][number]) =>
    [...(field ? [field] : []), ...choices].some((one) => kept.includes(one));
  const hasIndex = sheet.columns.some(({ field }) => field === 'handicapIndex');
  const columns = sheet.columns.map((of): ImportPreview['columns'][number] => {
    if (isKept(of)) return { ...of, choices: of.choices.filter((one) => kept.includes(one)) };
    const left = { ...of, field: null, choices: [], question: null, orders: [], unread: false };
    if (of.field !== 'handicapCourse' || hasIndex) return left;
    return { ...left, choices: ['handicapIndex', 'note'], question: say(language)('import-handicap-column', { column: of.heading }) };
  });
  return { ...sheet, columns };
}

/** The rows of a list as they are judged. */
export const rowsOfList = ({ rows, isForm }: Pick<PlayerList, 'rows' | 'isForm'>): ImportRow[] =>
  rows.map(({ row, cells }) => ({
    ...{ row, cells, player: null, skip: false, version: null, flightVersion: null },
    ...(isForm && { isAnswer: true as const }),
  }));

type OfSheet = { remarks: ReadRemarks; aside: readonly Aside[] };

async function previewJudged(into: Into, rows: readonly ImportRow[], current: Compared, ofSheet: Partial<OfSheet> = {}) {
  const { db, prepare } = into;
  const { remarks, aside } = ofSheet;
  if (prepare) {
    const ready = await prepare(rows, current);
    const judged = await judgeRows(ready.rows, ready.current);
    const all = new Map([...(remarks ?? []), ...ready.remarks]);
    return { ...(await previewRows(judged, ready.current, all)), register: NO_ROWS.register, missing: [] };
  }
  const judged = await judgeRows(rows, current);
  const missing = missingPlayers(judged, current.players, aside);
  const withScores = await playersWithScores(
    db,
    missing.map(({ known }) => known.id),
  );
  return {
    ...(await previewRows(judged, current, remarks)),
    register: await knownToRegister(into, judged),
    missing: missing.map(({ known, isOut }) => {
      const hasScores = withScores.has(known.id);
      return {
        ...{ playerId: known.id, name: known.facts.name, version: known.version },
        ...{
          detail: detailOf(known, current),
          hasScores,
          proposed: isOut ? (hasScores ? ('withdraw' as const) : ('remove' as const)) : null,
        },
      };
    }),
  };
}

/** Who of the list is known beyond this tournament, as the import will join them. */
async function knownToRegister(into: Into, judged: readonly Judged[]): Promise<ImportPreview['register']> {
  const { db, siteId, tournamentId = '' } = into;
  const people = judged
    .filter(({ state, facts, known }) => state !== 'skipped' && (facts.name ?? known?.facts.name) !== undefined)
    .map(({ facts, known }) => ({ ...UNSAID, ...known?.facts, ...facts, playerId: known?.id ?? null }));
  const isKeptOut = await keptOutTest(into, siteId);
  const wanted = isKeptOut === null ? people : people.filter((person) => !isKeptOut(person));
  const counts = { certain: 0, asks: 0, new: 0, keptOut: people.length - wanted.length };
  const joined = await findJoinsOf(db, tournamentId);
  const golferOf = new Map(joined.map(({ playerId, golferId }) => [playerId, golferId]));
  const proposed = await findProposed(
    db,
    siteId,
    wanted.filter(({ playerId }) => !golferOf.has(playerId ?? '')),
  );
  counts.certain = wanted.length - proposed.length;
  const idsOf = proposed.flatMap(({ found: [first] }) => first?.record.id ?? []);
  const rowsOf = Map.groupBy([...golferOf.values(), ...idsOf], (id) => id);
  for (const { kind, asks, found } of proposed) {
    // two rows of one tournament are never one golfer
    const isTwice = (rowsOf.get(found[0]?.record.id ?? '')?.length ?? 0) > 1;
    counts[kind === 'new' || (kind === 'certain' && !asks && !isTwice) ? kind : 'asks'] += 1;
  }
  return counts;
}
const UNSAID = { name: '', gender: 'm', birthday: null, birthYear: null, vga: null, phone: null, email: null };

/** What is said of a sheet when there is none, or no list in it. */
const NO_SHEET = {
  ...{ sheet: null, sheets: [], columns: [], leftOut: [], others: null, pointing: null, layoutKey: null },
  ...{ several: null, isHeadless: false, signs: [] },
  hidden: { rows: [], columns: [], isRead: false },
};
const NO_ROWS = {
  rows: [],
  missing: [],
  register: { certain: 0, asks: 0, new: 0, keptOut: 0 },
  counts: { new: 0, changed: 0, same: 0, wrong: 0, skipped: 0 },
};

/** Previews rows that a person fixed; nothing is written. Of the sheet nothing new can be said. */
export async function previewMended(
  into: Into,
  { rows, roundId }: { rows: readonly ImportRow[]; roundId: string | null },
): Promise<ImportPreview> {
  const current = await into.findCompared(roundId);
  return { ...NO_SHEET, ...previewRound(current), ...(await previewJudged(into, rows, current)) };
}

const previewRound = ({ roundId, rounds }: { roundId: string | null; rounds: readonly RoundRow[] }) => ({
  roundId,
  rounds: rounds.map(({ id, number }) => ({ id, number })),
});

/** What a list is compared with. */
export async function tournamentFor(
  { db, row, language }: { db: Database; row: TournamentRow; language: Language },
  wantedRoundId: string | null,
): Promise<Compared> {
  requireOpen(row);
  const divisions = await findDivisions(db, row.id);
  const rounds = await findRounds(db, row.id);
  const roundId = chosenRound(rounds, wantedRoundId);
  return {
    roundId,
    rounds,
    divisions,
    players: await findKnownPlayers(db, row, roundId),
    ...(await sidesOf(db, row)),
    tees: teesOf(rounds),
    round: rounds.find(({ id }) => id === roundId),
    flights: roundId === null ? [] : await findFlights(db, roundId),
    eligibility: eligibilityOf(row),
    // matches need no divisions: without any, nobody is said to fit none
    autoAssign: row.autoAssignToDivisions && (divisions.length > 0 || row.play !== 'match'),
    needsHandicap: row.calculateHandicapDay === 'none' && row.useHandicapCourse,
    year: Number(row.date.slice(0, 4)),
    language,
  };
}

/** The sides that golfers of a list come into; of matches the teams. */
async function sidesOf(db: Database, row: TournamentRow): Promise<Pick<Tournament, 'bySides' | 'mostInSide' | 'oneBall' | 'sides'>> {
  const oneBall = cardsAreOfSides(row);
  const bySides = bySidesOf(row);
  if (bySides === 'teams') return { bySides, mostInSide: MATCH.teamPlayersMost, oneBall, sides: await findKnownTeams(db, row.id) };
  if (!bySides) return { bySides, mostInSide: 0, oneBall, sides: [] };
  return { bySides, mostInSide: sidePlayOf(row)?.format.size.to ?? 0, oneBall, sides: await findKnownSides(db, row.id) };
}

const bySidesOf = ({ play }: TournamentRow): BySides => (play === 'match' ? 'teams' : isSidePlay(play));

/** The round that was asked for, else the first that is not finished, else the last. */
function chosenRound(rounds: readonly RoundRow[], wantedId: string | null): string | null {
  if (wantedId !== null && !rounds.some(({ id }) => id === wantedId)) throw new AppError('not-found');
  return wantedId ?? (rounds.find(({ finishedAt }) => finishedAt === null) ?? rounds.at(-1))?.id ?? null;
}
