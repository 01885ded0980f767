import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { findsRow } from '../../../db/finds-row.ts';
import { changeRow, insertRow } from '../../../db/row.ts';
import { card, entry, player, sidePartner } from '../../../db/schema/field/player.ts';

export type SideRow = typeof player.$inferSelect & { hasScores: boolean };

/** The sides of a tournament, in the order in which they were made. */
export async function findSides(db: Database, tournamentId: string, sideId?: string): Promise<SideRow[]> {
  const ofPartner = findsRow(sql`entry e where e.round_id = p.round_id and e.player_id = p.player_id`);
  const scored = sql<boolean>`(${findsRow(sql`entry e where e.player_id = player.id`)}
    or ${findsRow(sql`side_partner p where p.side_id = player.id and ${ofPartner}`)})`;
  const rows = await db
    .select({ row: player, hasScores: scored })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), eq(player.kind, 'side'), sideId === undefined ? undefined : eq(player.id, sideId)))
    .orderBy(asc(player.createdAt), asc(player.id));
  return rows.map(({ row, hasScores }) => ({ ...row, hasScores }));
}

/** Golfers of the tournament by their ids, with the sides that they are in, by round. */
export async function findGolfers(db: Database, tournamentId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const side = sql<{ roundId: string; sideId: string; name: string }[]>`(select coalesce(json_agg(json_build_object(
    'roundId', p.round_id, 'sideId', s.id, 'name', s.name)), '[]') from side_partner p join player s on s.id = p.side_id
    where p.player_id = player.id)`;
  return db
    .select({ id: player.id, name: player.name, sides: side })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), eq(player.kind, 'player'), inArray(player.id, [...ids])));
}

/** In which rounds a side, or one who plays for it there, has a score. */
export async function roundsScored(db: Database, sideId: string): Promise<ReadonlySet<string>> {
  const ofPartners = db
    .select({ roundId: entry.roundId })
    .from(sidePartner)
    .innerJoin(entry, and(eq(entry.playerId, sidePartner.playerId), eq(entry.roundId, sidePartner.roundId)))
    .where(eq(sidePartner.sideId, sideId));
  const own = db.select({ roundId: entry.roundId }).from(entry).where(eq(entry.playerId, sideId));
  return new Set((await own.union(ofPartners)).map(({ roundId }) => roundId));
}

/** Whether one of these golfers has a score in a round, or gave a tee shot of their side. */
export async function haveScored(db: Database, roundId: string, playerIds: readonly string[]): Promise<boolean> {
  const theirs = or(inArray(entry.playerId, [...playerIds]), inArray(entry.driveBy, [...playerIds]));
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.roundId, roundId), theirs))
    .limit(1);
  return rows.length > 0;
}

/** Whose tee shot a side used on its holes of a round, by golfer; a hole that is cleared has none any more. */
export async function drivesIn(db: Database, { sideId, roundId }: { sideId: string; roundId: string }): Promise<Map<string, number[]>> {
  const isSaid = or(isNotNull(entry.driveBy), and(isNull(entry.strokes), eq(entry.pickup, false)));
  const latest = await db
    .selectDistinctOn([entry.hole], { hole: entry.hole, by: entry.driveBy })
    .from(entry)
    .where(and(eq(entry.roundId, roundId), eq(entry.playerId, sideId), isSaid))
    .orderBy(asc(entry.hole), desc(entry.seq));
  const drives = new Map<string, number[]>();
  for (const { hole, by } of latest) if (by !== null) drives.set(by, [...(drives.get(by) ?? []), hole]);
  return drives;
}

type Status = (typeof card.$inferSelect)['status'];

/** The status of a golfer's card turns from one to another, if it was the one. */
export async function turnStatus(
  tx: Transaction,
  roundId: string,
  playerId: string,
  { from, to }: { from: Status; to: Status },
): Promise<void> {
  const turned = await tx
    .update(card)
    .set({ status: to })
    .where(and(eq(card.roundId, roundId), eq(card.playerId, playerId), eq(card.status, from)))
    .returning({ id: card.playerId });
  if (turned.length > 0) await changeRow(tx, player, playerId, {});
}

/** Whoever is in no flight of a round goes out with another golfer. */
export async function joinFlight(tx: Transaction, roundId: string, playerId: string, beside: string): Promise<void> {
  await tx.execute(sql`
    update card own set flight_id = other.flight_id, place = (select max(place) + 1 from card where flight_id = other.flight_id)
    from card other
    where own.round_id = ${roundId} and own.player_id = ${playerId} and own.flight_id is null
      and other.round_id = own.round_id and other.player_id = ${beside} and other.flight_id is not null`);
}

type SideFields = Partial<Pick<SideRow, 'name' | 'named' | 'divisionId' | 'divisionPinned'>>;

/** `nth` of those that are made together: they are listed in this order. */
export async function insertSide(tx: Transaction, tournamentId: string, nth: number, fields: SideFields): Promise<string> {
  const createdAt = sql<Date>`now() + ${nth}::int * interval '1 millisecond'`;
  return insertRow(tx, player, { tournamentId, kind: 'side', gender: 'm', name: '', ...fields, createdAt });
}

/** Where something is another, whoever saw the side as it was before sees another version. */
export async function updateSide(tx: Transaction, sideId: string, fields: SideFields): Promise<void> {
  const keys = Object.keys(fields) as (keyof SideFields)[];
  const isOther = or(...keys.map((key) => sql`${player[key]} is distinct from ${fields[key] ?? null}`));
  await raiseSide(tx, sideId, { fields, where: isOther });
}

/** Raises the version of a side, whose partners or fields are others now. */
export async function raiseSide(
  tx: Transaction,
  sideId: string,
  { fields = {}, where }: { fields?: SideFields; where?: SQL | undefined } = {},
) {
  await changeRow(tx, player, and(eq(player.id, sideId), where), fields);
}
