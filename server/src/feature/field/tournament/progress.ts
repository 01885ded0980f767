import type { HolesIn, Preparation } from '@fairway/api';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { findsRow } from '../../../db/finds-row.ts';
import { holeCountOf } from '../../../db/played-round.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';

/** Of a row of tournaments: the id of the round under way, or of the last one. */
export const roundShown = sql<string>`(select shown.id from round shown where shown.tournament_id = ${tournament.id}
  order by shown.finished_at is not null, case when shown.finished_at is null then shown.number else -shown.number end limit 1)`;

/**
 * What there is of a player's round: how many `holes` have a score, and whether its `total` without holes is known. What was entered last
 * counts, as nobody waits for a hole on which two scores differ.
 */
export const heldOf = (roundId: SQL, playerId: SQL) => sql`(
  select count(*) filter (where last.hole > 0) as holes, coalesce(bool_or(last.hole = 0), false) as total
  from (
    select distinct on (said.hole) said.hole, said.strokes is not null or said.pickup as scored from entry said
    where said.round_id = ${roundId} and said.player_id = ${playerId} order by said.hole, said.seq desc) as last
  where last.scored)`;

/** How many holes of a round have a score, of all its holes for every player without a status; a card that has its total without holes is complete. */
async function readHoles(db: Database, roundId: string): Promise<HolesIn> {
  const { rows } = await db.execute<HolesIn>(sql`
    select coalesce(sum(${holeCountOf(sql`of_card`)}), 0)::int as expected,
      coalesce(sum(case when held.total then ${holeCountOf(sql`of_card`)} else held.holes end), 0)::int as scored
    from card of_round join round of_card on of_card.id = of_round.round_id
    left join lateral ${heldOf(sql`of_round.round_id`, sql`of_round.player_id`)} as held on true
    where of_round.round_id = ${roundId} and ${carriedStatus(sql`of_round.player_id`, sql`of_card.number`)} = 'ok'`);
  return rows[0] ?? { expected: 0, scored: 0 };
}

/** A round that is shown, and the version of its tournament's boards. */
export type RoundShown = { roundId: string; boardVersion: number };
const MOST_KEPT = 1_000;
const cache = new LRUCache<string, HolesIn & { boardVersion: number }>({ max: MOST_KEPT });

/** The same, read again only when the version of the boards is another: every change of a score or a status raises it. */
export async function holesIn(db: Database, { roundId, boardVersion }: RoundShown): Promise<HolesIn> {
  const cached = cache.get(roundId);
  const progress = cached?.boardVersion === boardVersion ? cached : { ...(await readHoles(db, roundId)), boardVersion };
  cache.set(roundId, progress);
  return { expected: progress.expected, scored: progress.scored };
}

/** What a round has and lacks before it is played. */
export const preparationOf = (roundId: SQL) => sql<Preparation>`(select json_build_object(
  'divisions', case when ${tournament.play} <> 'match' then (select count(*) from division where division.tournament_id = ${tournament.id}) end,
  'flights', (select count(*) from flight where flight.round_id = of_it.id),
  'unplaced', (select count(*) from card where card.round_id = of_it.id and card.flight_id is null and card.status = 'ok'),
  'uncoded', (select count(*) from flight where flight.round_id = of_it.id
    and not (${findsRow(sql`marker_link where marker_link.flight_id = flight.id and marker_link.revoked_at is null`)})))
  from round of_it where of_it.id = ${roundId})`;
