import { createHash, randomBytes } from 'node:crypto';
import { LUCKY_PREFIX, type LuckyPrize } from '@fairway/api';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/account/site.ts';
import { card, player } from '../../../db/schema/field/player.ts';
import { luckyDraw, luckyLine } from '../../../db/schema/result/lucky-draw.ts';

/** The only reader and writer of the seed. It stays in the database, which orders the players by it, until the draw has ended. */

export type DrawRow = Omit<typeof luckyDraw.$inferSelect, 'seed'> & { seed: string | null };

export async function findDraw(db: Database, tournamentId: string): Promise<DrawRow | null> {
  const { seed, tournamentId: of, ...open } = luckyDraw;
  const [row] = await db
    .select({
      tournamentId: of,
      seal: open.seal,
      prizes: open.prizes,
      startedAt: open.startedAt,
      endedAt: open.endedAt,
      version: open.version,
      boundDrawId: open.boundDrawId,
      seed: sql<string | null>`case when ${open.endedAt} is not null then ${seed} end`,
    })
    .from(luckyDraw)
    .where(eq(of, tournamentId));
  return row ?? null;
}

/** The seed of a draw bound to public numbers, and which one it is. */
export type BoundSeed = { seed: string; boundDrawId: string };

/** With a new seed, which nobody sees, or with that of a draw bound to public numbers. */
export async function insertDraw(
  tx: Transaction,
  tournamentId: string,
  prizes: LuckyPrize[],
  startedAt: Date,
  bound: BoundSeed | null,
): Promise<void> {
  const { seed, boundDrawId } = bound ?? { seed: randomBytes(32).toString('hex'), boundDrawId: null };
  const seal = createHash('sha256').update(seed).digest('hex');
  try {
    await tx.insert(luckyDraw).values({ tournamentId, seed, seal, prizes, startedAt, boundDrawId });
  } catch {
    // The driver's error repeats the parameters of the query, and errors are logged.
    throw new Error('the lucky draw could not be written');
  }
}

/** Raises its version, and ends it if there is a moment to end it at. */
export const updateDraw = (tx: Transaction, tournamentId: string, endedAt: Date | null) =>
  tx
    .update(luckyDraw)
    .set({ endedAt, version: sql`${luckyDraw.version} + 1` })
    .where(eq(luckyDraw.tournamentId, tournamentId));

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** Everything that happened, with the names of the players and of who did it. */
export const findLines = (db: Database, tournamentId: string) =>
  db
    .select({
      nth: luckyLine.nth,
      prize: luckyLine.prize,
      playerId: luckyLine.playerId,
      name: player.name,
      initials: player.initials,
      outcome: luckyLine.outcome,
      by: users.name,
      at: luckyLine.at,
    })
    .from(luckyLine)
    .leftJoin(player, eq(player.id, luckyLine.playerId))
    .leftJoin(users, and(eq(users.id, luckyLine.principalId), eq(luckyLine.principalKind, 'person')))
    .where(eq(luckyLine.tournamentId, tournamentId))
    .orderBy(asc(luckyLine.nth));

export async function insertLine(tx: Transaction, line: typeof luckyLine.$inferInsert): Promise<void> {
  await tx.insert(luckyLine).values(line);
}

const key = (playerId: typeof player.id | typeof luckyLine.playerId) =>
  sql`sha256(convert_to(${LUCKY_PREFIX} || ':' || ${luckyDraw.seed} || ':' || ${playerId}::text, 'UTF8'))`;

/** Who is at the prize giving: not marked absent, started, and did not withdraw. */
const isPresent = (db: Database, tournamentId: string) =>
  and(
    eq(player.tournamentId, tournamentId),
    eq(player.kind, 'player'),
    eq(player.absent, false),
    notExists(
      db
        .select({ one: sql`1` })
        .from(card)
        .where(and(eq(card.playerId, player.id), inArray(card.status, ['WD', 'DNS']))),
    ),
  );

/** The players who can still be drawn, in their order, which only goes forward: nobody comes before who was drawn already. */
export async function findCandidates(db: Database, tournamentId: string): Promise<string[]> {
  const furthest = db
    .select({ one: sql`1` })
    .from(luckyLine)
    .where(and(eq(luckyLine.tournamentId, tournamentId), sql`${key(luckyLine.playerId)} >= ${key(player.id)}`));
  const rows = await db
    .select({ id: player.id })
    .from(player)
    .innerJoin(luckyDraw, eq(luckyDraw.tournamentId, player.tournamentId))
    .where(and(isPresent(db, tournamentId), notExists(furthest)))
    .orderBy(key(player.id));
  return rows.map(({ id }) => id);
}

/** How many there are before the draw has begun. */
export const countPresent = (db: Database, tournamentId: string): Promise<number> => db.$count(player, isPresent(db, tournamentId));
