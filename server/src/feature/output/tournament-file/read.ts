import { type TournamentFile, tournamentFile } from '@fairway/api';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { apiKey, users } from '../../../db/schema/account/site.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { foreignAuthor } from '../../../db/schema/field/tournament.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';
import { lineUp } from '../../../db/schema/play/match.ts';
import { entryPages } from '../../../engine/competition/entry/store.ts';
import { findPublishedLists, hasSecretLists } from '../../../engine/tournament/counted-hole/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { mapInSlices } from '../../../work/slice.ts';
import { hasWaiting } from '../../play/marker/held/store.ts';
import { LIST_NAMES, LISTS, type List, type Part } from './table.ts';

/** A row of any table, as the database has it. */
type Row = Readonly<Record<string, unknown>>;
export type Rows = Readonly<Record<List, readonly Row[]>>;

/** The file of a tournament, all of one moment. Entries, of which there may be many, are read after it: those of later are left out. */
export async function readTournamentFile(db: Database, tournamentId: string, now: Date): Promise<TournamentFile> {
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const { rows, lastSeq, ...of } = await db.transaction((tx) => readMoment(tx, tournamentId), moment);
  const pages: (typeof entry.$inferSelect)[] = [];
  for await (const page of entryPages(db, idsOf(rows.rounds))) pages.push(...page.filter(({ seq }) => seq <= lastSeq));
  const entries = pages.sort((one, other) => one.seq - other.seq);
  const authors = await authorsOf(db, [
    ...entries,
    ...rows.measurements,
    ...rows.countedHoles,
    ...rows.decisions,
    ...rows.matchEntries,
    ...rows.signupFacts.filter(isOfOffice),
  ]);
  return { ...(await fileOf({ ...rows, entries, authors }, now)), ...of };
}

/** The records but the entries, and the number of the newest entry of all. */
async function readMoment(tx: Transaction, tournamentId: string) {
  const rows = await readRows(tx, tournamentId, ['plan', 'people', 'play']);
  const rounds = idsOf(rows.rounds);
  const [home] = await tx
    .select({ clubName: club.name })
    .from(club)
    .where(eq(club.id, String(rows.tournament[0]?.clubId)));
  const [newest] = await tx.select({ seq: entry.seq }).from(entry).orderBy(desc(entry.seq)).limit(1);
  const sealedOrders = await tx.$count(lineUp, and(inArray(lineUp.sessionId, idsOf(rows.matchSessions)), isNull(lineUp.openedAt)));
  const leftOut: TournamentFile['leftOut'] = [];
  if (await hasSecretLists(tx, rounds)) leftOut.push('counted-holes');
  if (await hasWaiting(tx, rounds)) leftOut.push('held-entries');
  if (sealedOrders > 0) leftOut.push('line-ups');
  const countedHoles = await findPublishedLists(tx, rounds);
  return { rows: { ...rows, countedHoles }, leftOut, clubName: home?.clubName ?? '', lastSeq: newest?.seq ?? 0 };
}

/** The rows of these parts of a tournament, parents first. */
export async function readRows(tx: Transaction, tournamentId: string, parts: readonly Part[]): Promise<Rows> {
  const rows: Partial<Record<List, readonly Row[]>> = {};
  for (const list of LIST_NAMES) {
    const { table, of, parent, part, order = [] } = LISTS[list];
    const ids = parent === undefined ? [tournamentId] : idsOf(rows[parent] ?? []);
    const isRead = of !== undefined && ids.length > 0 && parts.includes(part);
    rows[list] = isRead
      ? await tx
          .select()
          .from(table)
          .where(inArray(of, ids))
          .orderBy(...order.map((column) => asc(column)))
      : [];
  }
  if (rows.tournament?.length === 0) throw new AppError('tournament-not-found');
  return rows as Rows;
}

/** A file of these rows: of each the fields that the file has, a little at a time. */
export async function fileOf(rows: Rows, now: Date): Promise<TournamentFile> {
  const lists: Record<string, unknown> = {};
  for (const list of LIST_NAMES) {
    const fields = fieldsOf(tournamentFile.shape[list]);
    lists[list] = await mapInSlices(rows[list], (row) => {
      const values: Row = { ...row, ...asInFile(row) };
      return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
    });
  }
  const { tournament, finalResult, ...more } = lists as Record<List, readonly object[]>;
  const head = { fairway: 'tournament', format: tournamentFile.shape.format.value, made: now.toISOString(), clubName: '', leftOut: [] };
  return { ...head, tournament: tournament[0], ...more, finalResult: finalResult[0] ?? null } as unknown as TournamentFile;
}

/** The fields of a record of the file, whether it is there once, in a list, or not in older files. */
export function fieldsOf(type: z.ZodType): string[] {
  if (type instanceof z.ZodArray) return fieldsOf(type.element as z.ZodType);
  if (type instanceof z.ZodDefault || type instanceof z.ZodNullable) return fieldsOf(type.unwrap() as z.ZodType);
  return Object.keys((type as z.ZodObject).shape);
}

/** What people say of their own signup has no other author. */
const isOfOffice = ({ principalKind }: Row) => principalKind !== 'signup';

/** The columns that a file writes otherwise than the database. */
const asInFile = ({ principalId, principalKind, userId, womenPar, womenStrokeIndex, bytes }: Row) => ({
  authorId: principalKind === 'signup' ? null : (principalId ?? userId),
  women: womenPar && { par: womenPar, strokeIndex: womenStrokeIndex },
  ...(Buffer.isBuffer(bytes) && { bytes: bytes.toString('base64') }),
});

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));

type Kind = TournamentFile['authors'][number]['kind'];

/** Everyone who wrote, with their names: here, or where the tournament came from. */
async function authorsOf(db: Database, written: readonly Row[]) {
  const kinds = new Map(
    written.flatMap(({ principalId, principalKind, userId }) => {
      const id = principalId ?? userId;
      return id ? [[String(id), (principalKind ?? 'person') as Kind] as const] : [];
    }),
  );
  const ids = [...kinds.keys()].sort();
  const here = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const keys = await db.select({ id: apiKey.id, name: apiKey.name }).from(apiKey).where(inArray(apiKey.id, ids));
  const links = await db
    .select({ id: markerLink.id, name: sql<string>`'Flight ' || ${markerLink.flightNumber}` })
    .from(markerLink)
    .where(inArray(markerLink.id, ids));
  const elsewhere = await db
    .select({ id: foreignAuthor.id, name: foreignAuthor.name })
    .from(foreignAuthor)
    .where(inArray(foreignAuthor.id, ids));
  const names = new Map([...here, ...keys, ...links, ...elsewhere].map(({ id, name }) => [id, name]));
  return ids.map((id) => ({ id, kind: kinds.get(id) ?? 'person', name: names.get(id) ?? null }));
}
