import type { TournamentFile } from '@fairway/api';
import { FIRST_EDITION } from '@fairway/golf';
import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { womenColumns } from '../../../db/women-card.ts';
import { FINAL_RESULT_SCHEMA } from '../../../engine/competition/result/final-result-store.ts';
import { safeRegulations } from '../../../engine/tournament/regulation-text.ts';
import { ARRIVING } from '../../field/tournament/arriving.ts';
import { TABLES } from './table.ts';

/** Rows of one table, by its columns' names: each slice is the JSON of a hundred, so that others are answered between two of them. */
export type TableRows = { table: keyof typeof TABLES; columns: readonly string[]; slices: readonly Uint8Array<ArrayBuffer>[] };

const ROWS_AT_ONCE = 100;

/** What goes into which table, parents first; all but the logos, which are made anew. */
export function rowsOf(file: TournamentFile, clubId: string): TableRows[] {
  const tournamentId = file.tournament.id;
  const kinds = new Map(file.authors.map(({ id, kind }) => [id, kind]));
  const signed = <Row extends { authorId: string | null }>(rows: readonly Row[]) =>
    rows.map(({ authorId, ...row }) => ({
      ...row,
      principalId: authorId,
      principalKind: authorId === null ? null : (kinds.get(authorId) ?? null),
    }));
  const ofTournament = (rows: readonly object[]) => rows.map((row) => ({ ...row, tournamentId }));
  const rows: readonly [TableRows['table'], readonly object[]][] = [
    [
      'tournament',
      [{ ...safeRegulations(file.tournament), ...playDates(file), edition: editionIn(file), clubId, public: false, archivedAt: ARRIVING }],
    ],
    ['foreignAuthor', ofTournament(file.authors.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }])))],
    ['regulationVersion', ofTournament(file.regulationVersions.map(safeRegulations))],
    ['round', ofTournament(file.rounds.map(womenColumns))],
    ['division', ofTournament(file.divisions)],
    ['sponsor', ofTournament(file.sponsors)],
    ['flight', file.flights],
    ['player', ofTournament(inOrder(file))],
    ['sidePartner', file.sidePartners],
    ['card', file.cards],
    // the first line of the ledger that begins here tells them all
    ['entry', signed(file.entries.map((row) => ({ ...row, serial: 1 })))],
    ['measurement', signed(file.measurements)],
    ['cardConfirmation', file.confirmations],
    ['team', ofTournament(file.teams)],
    ['teamPlayer', file.teamPlayers],
    ['contest', ofTournament(file.contests.map((row) => ({ ...row, kind: row.rule.kind })))],
    ['award', ofTournament(file.awards)],
    ['matchSession', file.matchSessions],
    ['match', file.matches],
    ['matchEntry', signed(file.matchEntries)],
    ['countedHole', signed(file.countedHoles)],
    ['awardDecision', ofTournament(file.decisions.map(({ authorId, ...row }) => ({ ...row, userId: authorId })))],
    ['finalResult', ofTournament(file.finalResult === null ? [] : [{ ...file.finalResult, schema: FINAL_RESULT_SCHEMA }])],
  ];
  return rows.map(([table, of]) => sliced(table, of));
}

/** A file of a release without editions was closed by the first. */
const editionIn = ({ tournament: { state, edition } }: TournamentFile) => edition ?? (state === 'closed' ? FIRST_EDITION : null);

/** Lists without another order have that of entering: here that of the file, a thousandth of a second apart. */
const inOrder = ({ made, players }: TournamentFile) => players.map((one, nth) => ({ ...one, createdAt: new Date(Date.parse(made) + nth) }));

/** From the first day of its rounds to the last one. */
function playDates({ tournament, rounds }: TournamentFile): { date: string; lastDate: string } {
  const dates = rounds.map(({ date }) => date).sort();
  return { date: dates[0] ?? tournament.date, lastDate: dates.at(-1) ?? tournament.date };
}

function sliced(table: TableRows['table'], rows: readonly object[]): TableRows {
  const names = Object.keys(getTableColumns(TABLES[table])).map((field) => [field, toSnakeCase(field)] as const);
  const known = names.filter(([field]) => field in (rows[0] ?? {}));
  const kept = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(known.map(([field, name]) => [name, values.get(field)]));
  });
  const utf8 = new TextEncoder();
  const slices: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < kept.length; from += ROWS_AT_ONCE)
    slices.push(utf8.encode(JSON.stringify(kept.slice(from, from + ROWS_AT_ONCE))));
  return { table, columns: known.map(([, name]) => name), slices };
}
