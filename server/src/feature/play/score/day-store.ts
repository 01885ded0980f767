import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { flight } from '../../../db/schema/field/player.ts';
import type { CardRound } from '../../../engine/competition/entry/card-store.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';

export type DayFlight = Pick<typeof flight.$inferSelect, 'id' | 'number' | 'teeTime' | 'startingHole' | 'startingSide'>;

export const findDayFlights = (db: Database, roundId: string): Promise<DayFlight[]> =>
  db
    .select({
      id: flight.id,
      number: flight.number,
      teeTime: flight.teeTime,
      startingHole: flight.startingHole,
      startingSide: flight.startingSide,
    })
    .from(flight)
    .where(eq(flight.roundId, roundId));

/** A hole of a flight that has strokes from phones: of how many of its players, and when the last of them came, as the phone says. */
type HeardHole = { flightId: string; hole: number; players: number; expected: number; at: string };

/** What phones said of the flights of a round. Players with a status are waited for no more. */
export async function findHeardHoles(db: Database, roundId: string): Promise<HeardHole[]> {
  const { rows } = await db.execute<HeardHole>(sql`
    with playing as (
      select c.player_id, c.flight_id from card c join round r on r.id = c.round_id
      where r.id = ${roundId} and c.flight_id is not null and ${carriedStatus(sql`c.player_id`, sql`r.number`)} = 'ok'),
    heard as (
      select e.player_id, e.hole, min(e.entered_at) as at from entry e
      where e.round_id = ${roundId} and e.source = 'marker' and (e.strokes is not null or e.pickup) group by e.player_id, e.hole)
    select p.flight_id as "flightId", h.hole, count(*)::int as players, max(h.at) as at,
      (select count(*)::int from playing of_it where of_it.flight_id = p.flight_id) as expected
    from heard h join playing p on p.player_id = h.player_id
    group by p.flight_id, h.hole`);
  return rows;
}

/** When cards got complete since a moment by a score that was typed at a desk: by the last of their holes, or by a total before that. */
export async function findCompletedAtDesk(db: Database, { id: roundId, par }: Pick<CardRound, 'id' | 'par'>, since: Date): Promise<Date[]> {
  const { rows } = await db.execute<{ at: string }>(sql`
    with scored as (
      select distinct on (e.player_id, e.hole) e.player_id, e.hole, e.received_at, e.source from entry e
      where e.round_id = ${roundId} and (e.strokes is not null or e.pickup) order by e.player_id, e.hole, e.seq),
    complete as (
      select player_id, max(received_at) as at, (array_agg(source order by received_at desc, hole desc))[1] as source from scored
      where hole > 0 group by player_id having count(*) = ${par.length}
      union all select player_id, received_at, source from scored where hole = 0)
    select at from (select distinct on (player_id) at, source from complete order by player_id, at) as first
    where source = 'desk' and at >= ${since.toISOString()}::timestamptz`);
  return rows.map(({ at }) => new Date(at));
}
