import { ONE_BALL_MATCHES } from '@fairway/api/choice/play/match';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../db/database.ts';
import { playedRound, type RoundCard } from '../../../db/played-round.ts';
import { changeRow, removeRow } from '../../../db/row.ts';
import { card, entry, flight, player } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { womenColumns } from '../../../db/women-card.ts';
import { carryPartners } from '../../../engine/tournament/side/partner-store.ts';
import { competes } from '../../../engine/tournament/side/play.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { compareNumbered } from '../../../text/name-order.ts';
import { keepPlayDates } from './play-dates.ts';

export async function requireRound(tx: Transaction, tournamentId: string, roundId: string): Promise<RoundRow> {
  const [row] = await tx
    .select()
    .from(round)
    .where(and(eq(round.id, roundId), eq(round.tournamentId, tournamentId)));
  if (!row) throw new AppError('not-found');
  return playedRound(row);
}

/** What decides a round that is finished stays. */
export async function requireUnfinished(tx: Transaction, tournamentId: string, roundId: string): Promise<RoundRow> {
  const row = await requireRound(tx, tournamentId, roundId);
  if (row.finishedAt !== null) throw new AppError('round-finished');
  return row;
}

/** The round that follows the last one. */
export async function insertRound(tx: Transaction, values: Pick<RoundRow, 'tournamentId' | 'date' | keyof RoundCard>): Promise<string> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${round} where ${round.tournamentId} = ${values.tournamentId})`;
  const [created] = await tx
    .insert(round)
    .values({ ...womenColumns(values), number })
    .returning({ id: round.id });
  if (!created) throw new Error('the round was not written');
  await keepPlayDates(tx, values.tournamentId);
  return created.id;
}

export async function updateRound(
  tx: Transaction,
  { id, tournamentId }: RoundRow,
  values: Partial<Omit<RoundRow, 'firstHole' | 'card'>>,
): Promise<void> {
  await changeRow(tx, round, id, womenColumns(values));
  if (values.date !== undefined) await keepPlayDates(tx, tournamentId);
}

/** Deletes a round; the later ones move up. One by one, since two may not have the same number even for a moment. */
export async function removeRound(tx: Transaction, { id, tournamentId, number }: RoundRow): Promise<void> {
  await removeRow(tx, round, id);
  const later = await tx
    .select({ id: round.id, number: round.number })
    .from(round)
    .where(and(eq(round.tournamentId, tournamentId), gt(round.number, number)))
    .orderBy(round.number);
  for (const next of later)
    await tx
      .update(round)
      .set({ number: next.number - 1 })
      .where(eq(round.id, next.id));
  await keepPlayDates(tx, tournamentId);
}

export async function roundHasScores(db: Database, roundId: string): Promise<boolean> {
  const entries = db.select({ id: entry.id }).from(entry).where(eq(entry.roundId, roundId));
  const measured = db.select({ id: measurement.id }).from(measurement).where(eq(measurement.roundId, roundId));
  return (await unionAll(entries, measured).limit(1)).length > 0;
}

/** Who has a score, or the total (0), that stands on one of these holes, or a measured shot there: each once. */
export async function playersOnHoles(db: Database, roundId: string, holes: readonly number[]): Promise<{ name: string }[]> {
  if (holes.length === 0) return [];
  const holeArray = sql`${`{${holes.join(',')}}`}::smallint[]`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select p.name from player p where p.id in (
      select said.player_id from (
        select distinct on (e.player_id, e.hole) e.player_id, e.strokes is not null or e.pickup as stands from entry e
        where e.round_id = ${roundId} and e.hole = any(${holeArray}) order by e.player_id, e.hole, e.seq desc) as said where said.stands
      union select shot.player_id from (
        select distinct on (m.player_id, m.kind, m.hole) m.player_id, m.centimetres from measurement m
        where m.round_id = ${roundId} and m.hole = any(${holeArray}) order by m.player_id, m.kind, m.hole, m.seq desc) as shot
        where shot.centimetres is not null)
    order by p.name, p.id`);
  return rows;
}

/** The numbers of the flights that start on one of these holes. */
export async function flightsOnHoles(db: Database, roundId: string, holes: readonly number[]): Promise<string[]> {
  const starting = and(eq(flight.roundId, roundId), inArray(flight.startingHole, [...holes]));
  const flights = holes.length === 0 ? [] : await db.select({ number: flight.number }).from(flight).where(starting);
  return flights.map(({ number }) => number).sort(compareNumbered);
}

/**
 * Cards for a new round of everyone who competes, or for new ones in every round: for each side where sides play one ball, else for each
 * player. Who competes no more, since the tournament plays otherwise, gives back a card without scores.
 */
export async function giveCards(tx: Transaction, tournamentId: string): Promise<void> {
  // A player who is added after a round was finished has “no return” there: the round stays finished for everyone. A match is none of theirs.
  // A player who missed a cut misses every later round.
  await carryPartners(tx, tournamentId);
  const isCut = sql`exists (select from ${card} c where c.player_id = ${player.id} and c.status = 'cut')`;
  const isCutByLine = sql`exists (select from ${card} c where c.player_id = ${player.id} and c.cut_by_line)`;
  const isOver = sql`${round.finishedAt} is not null and not exists (select from match_session s where s.round_id = ${round.id})`;
  const status: SQL = sql`case when ${isOver} then 'NR' when ${isCut} then 'cut' else 'ok' end`;
  const scored = sql`exists (select from ${entry} e where e.player_id = ${card.playerId} and e.round_id = ${card.roundId})`;
  const isOfMatch = sql`(${card.playerId}, ${card.roundId}) in (select side_id, round_id from (${oneBallSides(tournamentId)}) as one_ball)`;
  await tx.execute(sql`
    delete from ${card} where ${card.playerId} in (select ${player.id} from ${player}
      where ${player.tournamentId} = ${tournamentId} and not (${competes})) and not ${scored} and not ${isOfMatch}`);
  await tx.execute(sql`
    insert into ${card} (player_id, round_id, status, cut_by_line)
    select ${player.id}, ${round.id}, ${status}, not ${isOver} and ${isCutByLine}
    from ${player} join ${round} on ${round.tournamentId} = ${player.tournamentId}
    where ${player.tournamentId} = ${tournamentId} and ${competes}
    on conflict do nothing`);
  await giveMatchCards(tx, tournamentId);
}

/** The sides that play one ball in a match of a round. */
const oneBallSides = (tournamentId: string): SQL => sql`
  select side.id as side_id, s.round_id from match m
    join match_session s on s.id = m.session_id join contest c on c.id = s.contest_id
    join player side on side.id in (m.first_id, m.second_id) and side.kind = 'side'
    where c.tournament_id = ${tournamentId} and m.format in ${[...ONE_BALL_MATCHES]}`;

/** A side that plays one ball in a match has the card there, in the flight of its partners, who have none. */
async function giveMatchCards(tx: Transaction, tournamentId: string): Promise<void> {
  const partners = sql`select sp.player_id, sp.round_id, sp.side_id from side_partner sp
    join (${oneBallSides(tournamentId)}) as one_ball on one_ball.side_id = sp.side_id and one_ball.round_id = sp.round_id`;
  await tx.execute(sql`
    insert into ${card} (player_id, round_id, flight_id, place)
    select one_ball.side_id, one_ball.round_id, first.flight_id, coalesce(first.place, 0)
    from (${oneBallSides(tournamentId)}) as one_ball
    left join lateral (select c.flight_id, c.place from ${card} c join side_partner sp on sp.player_id = c.player_id
      and sp.round_id = c.round_id where sp.side_id = one_ball.side_id and c.round_id = one_ball.round_id
      order by c.flight_id nulls last, sp.place limit 1) as first on true
    on conflict do nothing`);
  await tx.execute(sql`
    delete from ${card} using (${partners}) as partner
    where ${card.playerId} = partner.player_id and ${card.roundId} = partner.round_id
      and not exists (select from ${entry} e where e.player_id = ${card.playerId} and e.round_id = ${card.roundId})`);
}
