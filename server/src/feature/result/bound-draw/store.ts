import { randomBytes, randomInt } from 'node:crypto';
import type { DRAW_PHASES } from '@fairway/api';
import { type DrawnLine, type DrawSource, type DrawSubject, drawnLines, isDrawnByLine, sealOf, seedOf } from '@fairway/facts/draw';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { users } from '../../../db/schema/account/site.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { boundDraw, drawGuest } from '../../../db/schema/result/bound-draw.ts';
import { ceremony } from '../../../db/schema/result/ceremony.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';
import { luckyDraw } from '../../../db/schema/result/lucky-draw.ts';

/** The only reader and writer of the secret of a draw. It leaves the database as a seed within a transaction, and openly once the result is shown. */

export type GuestRow = typeof drawGuest.$inferSelect;
export type DrawRow = Omit<typeof boundDraw.$inferSelect, 'seq' | 'secret'> & {
  secret: string | null;
  isShown: boolean;
  by: string | null;
  guests: GuestRow[];
};

const { seq, secret, ...OPEN } = getTableColumns(boundDraw);
/** Its list of counted holes is published, its lucky draw has ended, or what it is of was shown by itself. */
const isShown = sql<boolean>`(${boundDraw.shownAt} is not null
  or exists (select 1 from ${countedHole} where ${countedHole.boundDrawId} = ${boundDraw.id} and ${countedHole.publishedAt} is not null)
  or exists (select 1 from ${luckyDraw} where ${luckyDraw.boundDrawId} = ${boundDraw.id} and ${luckyDraw.endedAt} is not null))`;

/** The draws of a tournament, the newest first, each with its guests in their order. */
export async function findDraws(db: Database, tournamentId: string): Promise<DrawRow[]> {
  const rows = await db
    .select({
      ...OPEN,
      isShown,
      by: users.name,
      secret: sql<string | null>`case when ${boundDraw.abandonedAt} is not null or ${isShown} then ${secret} end`,
    })
    .from(boundDraw)
    .leftJoin(users, and(eq(users.id, boundDraw.principalId), eq(boundDraw.principalKind, 'person')))
    .where(eq(boundDraw.tournamentId, tournamentId))
    .orderBy(desc(seq));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const guests = await db.select().from(drawGuest).where(inArray(drawGuest.drawId, ids)).orderBy(asc(drawGuest.nth));
  const byDraw = Map.groupBy(guests, ({ drawId }) => drawId);
  return rows.map((row) => ({ ...row, guests: byDraw.get(row.id) ?? [] }));
}

export function phaseOf(row: DrawRow): (typeof DRAW_PHASES)[number] {
  if (row.abandonedAt) return 'abandoned';
  if (row.isShown) return 'shown';
  if (row.numbers) return 'decided';
  if (row.hallAt === null) return 'waiting';
  return row.openingAt === null ? 'hall' : 'opening';
}

/** What guests type who are let in. Eight digits: as many may be tried as a server answers in the minutes that a hall is open. */
export const newCode = (): string => String(randomInt(10_000_000, 100_000_000));

type NewDraw = {
  tournamentId: string;
  subject: DrawSubject;
  source: DrawSource;
  reason: string | null;
  by: Pick<Principal, 'kind' | 'id'> | null;
  at: Date;
};

/** Begins a draw with a new secret, which nobody sees. */
export async function insertDraw(tx: Transaction, { by, at, ...fixed }: NewDraw): Promise<void> {
  const made = randomBytes(32).toString('hex');
  const values = { ...fixed, secret: made, seal: sealOf({ ...fixed, secret: made }), code: newCode() };
  const hallAt = fixed.source.kind === 'hall' ? at : null;
  try {
    await tx.insert(boundDraw).values({ ...values, hallAt, principalKind: by?.kind, principalId: by?.id, beganAt: at });
  } catch {
    // The driver's error repeats the parameters of the query, and errors are logged.
    throw new Error('the draw could not be written');
  }
}

/** Records what decided, and returns the seed that follows from it. */
export async function decideDraw(tx: Transaction, id: string, numbers: string[], now: Date): Promise<string> {
  const [row] = await tx.update(boundDraw).set({ numbers, decidedAt: now }).where(eq(boundDraw.id, id)).returning();
  if (!row) throw new Error('no such draw');
  return seedOf(row, numbers);
}

/** The seed of a draw that is decided; null: it is not, or it was abandoned. */
export async function findSeed(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(boundDraw)
    .where(and(eq(boundDraw.id, id), isNull(boundDraw.abandonedAt)));
  return row?.numbers ? seedOf(row, row.numbers) : null;
}

type Facts = Partial<
  Pick<
    typeof boundDraw.$inferInsert,
    'code' | 'hallAt' | 'openingAt' | 'shownAt' | 'room' | 'signature' | 'signatureAt' | 'abandonedAt' | 'abandonReason'
  >
>;
export async function updateDraw(tx: Transaction, id: string, facts: Facts): Promise<void> {
  await tx.update(boundDraw).set(facts).where(eq(boundDraw.id, id));
}

export async function insertGuest(tx: Transaction, guest: Omit<GuestRow, 'number' | 'salt' | 'openedAt'>): Promise<void> {
  await tx.insert(drawGuest).values(guest);
}

export async function deleteGuest(tx: Transaction, { drawId, nth }: GuestRow): Promise<void> {
  await tx.delete(drawGuest).where(and(eq(drawGuest.drawId, drawId), eq(drawGuest.nth, nth)));
}

export async function openGuest(
  tx: Transaction,
  { drawId, nth }: GuestRow,
  opened: { number: number; salt: string; openedAt: Date },
): Promise<void> {
  await tx
    .update(drawGuest)
    .set(opened)
    .where(and(eq(drawGuest.drawId, drawId), eq(drawGuest.nth, nth)));
}

export type DueDraw = {
  id: string;
  tournamentId: string;
  siteId: string;
  source: Extract<DrawSource, { kind: 'beacon' }>;
  isWaiting: boolean;
};

/**
 * The draws whose named round is out and whose signature is not here yet: those that wait for it, and others, whose page shows what it would
 * have given. `oldest`: rounds before it are given up.
 */
export async function findDue(db: Database, { oldest, newest }: { oldest: number; newest: number }): Promise<DueDraw[]> {
  const round = sql`(${boundDraw.source} ->> 'round')::int`;
  const isWaiting = and(isNull(boundDraw.numbers), isNull(boundDraw.hallAt), isNull(boundDraw.abandonedAt));
  const rows = await db
    .select({
      id: boundDraw.id,
      tournamentId: boundDraw.tournamentId,
      siteId: club.siteId,
      source: boundDraw.source,
      isWaiting: sql<boolean>`${isWaiting}`,
    })
    .from(boundDraw)
    .innerJoin(tournament, eq(tournament.id, boundDraw.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(
        sql`${boundDraw.source} ->> 'kind' = 'beacon'`,
        isNull(boundDraw.signature),
        sql`${round} <= ${newest}`,
        or(isWaiting, sql`${round} >= ${oldest}`),
      ),
    );
  return rows as DueDraw[];
}

/** The site of a tournament, for what nobody who signed in does. */
export async function findSiteId(db: Database, tournamentId: string): Promise<string | null> {
  const [row] = await db
    .select({ siteId: club.siteId })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(eq(tournament.id, tournamentId));
  return row?.siteId ?? null;
}

export async function isLuckyDrawBegun(tx: Transaction, tournamentId: string): Promise<boolean> {
  return (await tx.$count(luckyDraw, eq(luckyDraw.tournamentId, tournamentId))) > 0;
}

/**
 * The lines of a draw for matches: the first ones open, the others without what is drawn. Only the open ones leave the database. null: the draw is
 * not decided, or was abandoned.
 */
export async function linesShown(db: Database, { id }: Pick<DrawRow, 'id'>, count: number): Promise<readonly DrawnLine[] | null> {
  const [row] = await db
    .select()
    .from(boundDraw)
    .where(and(eq(boundDraw.id, id), isNull(boundDraw.abandonedAt)));
  if (!row?.numbers || !isDrawnByLine(row.subject)) return null;
  const open = count === 0 ? [] : drawnLines(row.subject, seedOf(row, row.numbers)).slice(0, count);
  return drawnLines(row.subject, null).map((line, at) => open[at] ?? line);
}

/** A ceremony is showing it line by line. */
export async function isPresented(db: Database, id: string): Promise<boolean> {
  return (await db.$count(ceremony, and(eq(ceremony.boundDrawId, id), isNull(ceremony.endedAt)))) > 0;
}
