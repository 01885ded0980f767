import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/database.ts';
import { card, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';

/** Who plays for a side in a round, and what their part of its handicap comes from. */
export type Partner = Pick<
  typeof sidePartner.$inferSelect,
  'sideId' | 'roundId' | 'playerId' | 'place' | 'fromHole' | 'untilHole' | 'reason' | 'arrival' | 'sideOut'
> &
  /** Of the flight that their card is in, or that of the side where it alone has one. */
  Pick<typeof flight.$inferSelect, 'startingHole'> &
  Pick<typeof player.$inferSelect, 'name' | 'gender' | 'handicapCourse' | 'handicapIndex' | 'tee' | 'member' | 'absent' | 'initials'>;

const sideCard = alias(card, 'side_card');
const sideFlight = alias(flight, 'side_flight');

/**
 * The partners of every side of a tournament, or of one, in the order of the rounds and of their places; whoever was replaced during a round
 * before who came for them.
 */
export async function findPartners(db: Database, tournamentId: string, sideId?: string): Promise<Partner[]> {
  const { name, gender, handicapCourse, handicapIndex, tee, member, absent, initials } = player;
  return db
    .select({
      sideId: sidePartner.sideId,
      roundId: sidePartner.roundId,
      playerId: sidePartner.playerId,
      place: sidePartner.place,
      fromHole: sidePartner.fromHole,
      untilHole: sidePartner.untilHole,
      reason: sidePartner.reason,
      arrival: sidePartner.arrival,
      sideOut: sidePartner.sideOut,
      startingHole: sql<number | null>`coalesce(${flight.startingHole}, ${sideFlight.startingHole})`,
      ...{ name, gender, handicapCourse, handicapIndex, tee, member, absent, initials },
    })
    .from(sidePartner)
    .innerJoin(player, eq(player.id, sidePartner.playerId))
    .innerJoin(round, eq(round.id, sidePartner.roundId))
    .leftJoin(card, and(eq(card.playerId, sidePartner.playerId), eq(card.roundId, sidePartner.roundId)))
    .leftJoin(flight, eq(flight.id, card.flightId))
    .leftJoin(sideCard, and(eq(sideCard.playerId, sidePartner.sideId), eq(sideCard.roundId, sidePartner.roundId)))
    .leftJoin(sideFlight, eq(sideFlight.id, sideCard.flightId))
    .where(and(eq(round.tournamentId, tournamentId), sideId === undefined ? undefined : eq(sidePartner.sideId, sideId)))
    .orderBy(asc(round.number), asc(sidePartner.place), sql`${sidePartner.untilHole} is null`, asc(sidePartner.untilHole));
}

/** From which hole on a partner plays who came in after the round had scores, and why. */
export type Substitute = { fromHole: number; reason: string };
type NewPartners = { sideId: string; roundIds: readonly string[]; playerIds: readonly string[] };

/** Puts golfers into a side for these rounds, in place of those who were in it; who stays has arrived, or put the side out, as before. */
export async function writePartners(tx: Transaction, { sideId, roundIds, playerIds }: NewPartners): Promise<void> {
  if (roundIds.length === 0) return;
  const before = await tx
    .delete(sidePartner)
    .where(and(eq(sidePartner.sideId, sideId), inArray(sidePartner.roundId, [...roundIds])))
    .returning({
      roundId: sidePartner.roundId,
      playerId: sidePartner.playerId,
      arrival: sidePartner.arrival,
      sideOut: sidePartner.sideOut,
    });
  const earlierOf = (roundId: string, playerId: string) => before.find((one) => one.roundId === roundId && one.playerId === playerId);
  await tx
    .insert(sidePartner)
    .values(
      roundIds.flatMap((roundId) =>
        playerIds.map((playerId, at) => ({ ...earlierOf(roundId, playerId), sideId, roundId, playerId, place: at + 1 })),
      ),
    );
}

/** A side plays in this round too, with the partners that it has in another, where it has none here. */
export async function carryPartner(tx: Transaction, sideId: string, roundId: string): Promise<void> {
  await tx.execute(sql`
    insert into side_partner (side_id, round_id, player_id, place)
    select p.side_id, ${roundId}::uuid, p.player_id, p.place from side_partner p
    where p.side_id = ${sideId} and not exists (select from side_partner own where own.side_id = ${sideId} and own.round_id = ${roundId})
      and p.round_id = (select other.round_id from side_partner other join round r on r.id = other.round_id where other.side_id = ${sideId}
        order by r.number desc limit 1)
    on conflict do nothing`);
}

/** Golfers come into a side for a round, behind those who are in it. */
export async function addPartners(
  tx: Transaction,
  { sideId, roundId }: Pick<Partner, 'sideId' | 'roundId'>,
  playerIds: readonly string[],
): Promise<void> {
  const before = sql`(select coalesce(max(place), 0) from side_partner where side_id = ${sideId} and round_id = ${roundId})`;
  for (const playerId of playerIds) await tx.insert(sidePartner).values({ sideId, roundId, playerId, place: sql`${before} + 1` });
}

/** Who comes into a side during a round, and for whom; null: nobody. */
export type Replacement = { playerId: string | null; instead: string | null };

/**
 * Golfers come into a side during a round, each in the place of another, who plays no more from that hole on, or in one of their own; or one
 * leaves, and nobody comes.
 */
export async function writeSubstitutes(
  tx: Transaction,
  { sideId, roundId }: Pick<Partner, 'sideId' | 'roundId'>,
  replacements: readonly Replacement[],
  { fromHole, reason }: Substitute,
): Promise<void> {
  for (const { playerId, instead } of replacements) {
    if (instead !== null) await turnPartner(tx, { roundId, playerId: instead }, { untilHole: fromHole });
    if (playerId === null) continue;
    const place = sql`(select coalesce(max(place) filter (where player_id = ${instead}), max(place) + 1) from side_partner
      where side_id = ${sideId} and round_id = ${roundId})`;
    await tx.insert(sidePartner).values({ sideId, roundId, playerId, place, fromHole, reason });
  }
}

/** Who came into a side during a round leaves it as if they never had, and whoever they replaced, or who left, plays on. */
export async function takeBackSubstitute(tx: Transaction, roundId: string, { playerId, instead }: Replacement): Promise<void> {
  if (playerId !== null) await tx.delete(sidePartner).where(and(eq(sidePartner.roundId, roundId), eq(sidePartner.playerId, playerId)));
  if (instead !== null) await turnPartner(tx, { roundId, playerId: instead }, { untilHole: null });
}

/** Whether the side of a golfer is out with them in a round. */
export const putSideOut = (tx: Transaction, of: Pick<Partner, 'roundId' | 'playerId'>, sideOut: boolean): Promise<void> =>
  turnPartner(tx, of, { sideOut });

async function turnPartner(
  tx: Transaction,
  { roundId, playerId }: Pick<Partner, 'roundId' | 'playerId'>,
  set: Partial<typeof sidePartner.$inferInsert>,
): Promise<void> {
  await tx
    .update(sidePartner)
    .set(set)
    .where(and(eq(sidePartner.roundId, roundId), eq(sidePartner.playerId, playerId)));
}

/** In a round that is added after them, sides have the partners of the round before. */
export async function carryPartners(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.execute(sql`
    insert into side_partner (side_id, round_id, player_id, place)
    select p.side_id, later.id, p.player_id, p.place
    from round later join round before on before.tournament_id = later.tournament_id and before.number = later.number - 1
    join side_partner p on p.round_id = before.id and p.until_hole is null
    join tournament t on t.id = later.tournament_id and t.play <> 'match'
    where later.tournament_id = ${tournamentId} and not exists (select from side_partner other where other.round_id = later.id)
    order by later.number
    on conflict do nothing`);
}
