import { GOLFER } from '@fairway/api/record/golfer';
import { PLAYER } from '@fairway/api/record/player';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { wireOf } from '../../../db/record.ts';
import { card, entry, player } from '../../../db/schema/field/player.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { findBefore } from './added-since.ts';
import { findJoined } from './join-store.ts';
import { isOwned, OWNED, type Owned } from './owned.ts';
import { findFamily, requireRecord } from './store.ts';

/** Everything that is kept of a golfer, for themselves: their rows of the register, each tournament with every score, and all that a golfer owns. */
export async function ownDataOf(db: Database, golferId: string) {
  const { currentId } = await requireRecord(db, golferId);
  const family = await findFamily(db, currentId);
  const ids = family.map(({ id }) => id);
  const joined = await findJoined(db, [currentId]);
  const tournaments = [];
  for (const { playerId, tournamentName, date } of joined) {
    const [row] = await db.select().from(player).where(eq(player.id, playerId));
    const cards = await db.select().from(card).where(eq(card.playerId, playerId));
    const entries = await db.select().from(entry).where(eq(entry.playerId, playerId)).orderBy(asc(entry.seq));
    const measured = await db.select().from(measurement).where(eq(measurement.playerId, playerId)).orderBy(asc(measurement.seq));
    tournaments.push({
      ...{ tournament: tournamentName, date },
      player: row && wireOf(PLAYER, row),
      cards: cards.map(({ bagTag, caddieNumber, status, arrival }) => ({ bagTag, caddieNumber, status, arrival })),
      measurements: measured.map(({ kind, hole, centimetres, enteredAt }) => ({ kind, hole, centimetres, enteredAt })),
      scores: entries.map(({ hole, strokes, pickup, source, enteredAt }) => ({ hole, strokes, pickup, source, enteredAt })),
    });
  }
  const owned: Record<string, unknown> = {};
  for (const [kind, one] of Object.entries<Owned>(OWNED)) if (one.file) owned[kind] = await fileOf(db, one, ids);
  return { register: family.map((row) => wireOf(GOLFER, row)), beforeMerges: await findBefore(db, ids), tournaments, ...owned };
}

async function fileOf(db: Database, owned: Owned, golferIds: readonly string[]): Promise<unknown[]> {
  const { table, file = {}, of } = owned;
  const told = Object.entries(file).flatMap(([name, value]) => [sql`${name}::text`, value]);
  const { rows } = await db.execute<{ told: unknown }>(
    sql`select jsonb_build_object(${sql.join(told, sql`, `)}) as told from ${table} where ${isOwned(owned, golferIds)} order by ${owned.lastDay ?? of}`,
  );
  return rows.map((row) => row.told);
}
