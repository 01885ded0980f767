import { setImmediate as others } from 'node:timers/promises';
import type { TournamentFile } from '@fairway/api';
import { FIRST_EDITION } from '@fairway/golf';
import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Database } from '../../../db/database.ts';
import { insertJson } from '../../../db/row.ts';
import { womenColumns } from '../../../db/women-card.ts';
import { FINAL_RESULT_SCHEMA } from '../../../engine/competition/result/final-result-store.ts';
import { safeRegulations } from '../../../engine/tournament/regulation-text.ts';
import { searchKeys } from '../../field/signup/enter.ts';
import { LIST_NAMES, LISTS, type List } from './table.ts';

/** Rows of one table, by its columns' names: each slice is the JSON of a hundred, so that others are answered between two of them. */
export type TableRows = { list: List; columns: readonly string[]; slices: readonly Uint8Array<ArrayBuffer>[] };

const ROWS_AT_ONCE = 100;

/** Where the tournament of a file is put; `archivedAt`: as the whole of it arrives in pieces, or null. */
export type Target = { clubId: string; archivedAt: Date | null };

/** What goes into which table, parents first; all but the logos, which are made anew. */
export function rowsOf(file: TournamentFile, target: Target): TableRows[] {
  const { tournament, authors, regulationVersions, rounds, entries, contests, signupForms, signups, finalResult, ...lists } = file;
  const rows: Partial<Record<List, readonly object[]>> = {
    ...lists,
    tournament: [{ ...safeRegulations(tournament), ...playDates(file), edition: editionIn(file), ...target, public: false }],
    authors: authors.filter(({ name }) => name !== null),
    regulationVersions: regulationVersions.map(safeRegulations),
    rounds: rounds.map(womenColumns),
    players: inOrder(file),
    // the first line of the ledger that begins here tells them all
    entries: entries.map((row) => ({ ...row, serial: 1 })),
    // nobody enters, and nobody is told, by what was read
    signupForms: signupForms.map((row) => ({ ...row, mode: 'off' })),
    signups: signups.map((row) => ({ ...row, ...searchKeys(row), told: row.state })),
    contests: contests.map((row) => ({ ...row, kind: row.rule.kind })),
    finalResult: finalResult === null ? [] : [{ ...finalResult, schema: FINAL_RESULT_SCHEMA }],
    ...{ sponsorLogos: [], teamLogos: [] },
  };
  const kinds = new Map(authors.map(({ id, kind }) => [id, kind]));
  const signed = (row: { authorId?: string | null }) => ({
    ...{ ...row, tournamentId: tournament.id },
    ...(row.authorId && { principalId: row.authorId, userId: row.authorId, principalKind: kinds.get(row.authorId) }),
  });
  return LIST_NAMES.map((list) => sliced(list, (rows[list] ?? []).map(signed)));
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

/** Only what the table has a column for. */
function sliced(list: List, rows: readonly object[]): TableRows {
  const fields = new Set(rows.flatMap(Object.keys));
  const columns = Object.keys(getTableColumns(LISTS[list].table)).filter((field) => fields.has(field));
  const copies = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return Object.fromEntries(columns.map((field) => [toSnakeCase(field), values.get(field) ?? null]));
  });
  const utf8 = new TextEncoder();
  const slices: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < copies.length; from += ROWS_AT_ONCE)
    slices.push(utf8.encode(JSON.stringify(copies.slice(from, from + ROWS_AT_ONCE))));
  return { list, columns: columns.map(toSnakeCase), slices };
}

const utf8 = new TextDecoder();

export async function insertRows(db: Database, rows: readonly TableRows[]): Promise<void> {
  for (const { list, columns, slices } of rows)
    for (const slice of slices) {
      await insertJson(db, LISTS[list].table, columns, utf8.decode(slice));
      await others();
    }
}
