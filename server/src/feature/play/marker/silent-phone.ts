import { PHONE_SILENT_AFTER_MS } from '@fairway/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { holeCountOf } from '../../../db/played-round.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';
import { heldOf } from '../../field/tournament/progress.ts';

/** What two holes take: until then the desk waits for a flight that was to start. */
const PATIENCE_MS = 30 * 60_000;

/** A flight is in once nobody in it is waited for: every hole of the round or a total for everyone without a status, from wherever they came. */
const IS_OUT = sql`exists (
  select from card c join round of_it on of_it.id = c.round_id
  join lateral ${heldOf(sql`c.round_id`, sql`c.player_id`)} as held on true
  where c.flight_id = f.id and ${carriedStatus(sql`c.player_id`, sql`of_it.number`)} = 'ok' and not held.total and held.holes < ${holeCountOf(sql`of_it`)})`;

const HAS_SCORE = sql`exists (
  select from card c join entry e on e.round_id = c.round_id and e.player_id = c.player_id where c.flight_id = f.id)`;

/**
 * How many phones of these rounds need a person, by the round: of flights that are not in, none of whose phones was heard lately, and that
 * keep strokes or should be on the course. Codes that were revoked and phones that were shut out do not count.
 */
export async function silentPhones(db: Database, roundIds: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  if (roundIds.length === 0) return new Map();
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ roundId: string; count: number }>(sql`
    with phone as (
      select l.round_id, l.flight_id,
        d.unsent + coalesce((select sum(b.unsent) from marker_browser b where b.device_id = d.id), 0) as unsent, max(d.used_at) over (partition by l.flight_id) as heard
      from marker_device d join marker_link l on l.id = d.link_id
      where l.round_id = any(${`{${roundIds.join(',')}}`}::uuid[])
        and l.revoked_at is null and d.shut_out_at is null and d.waiting_since is null)
    select phone.round_id as "roundId", count(*)::int as count
    from phone join flight f on f.id = phone.flight_id join round r on r.id = f.round_id
      join tournament t on t.id = r.tournament_id join club on club.id = t.club_id
    where phone.heard < ${before(PHONE_SILENT_AFTER_MS)} and ${IS_OUT} and (phone.unsent > 0
      or case when f.tee_time is null then ${HAS_SCORE}
        else (r.date + f.tee_time::time) at time zone club.time_zone < ${before(PATIENCE_MS)} end)
    group by 1`);
  return new Map(rows.map(({ roundId, count }) => [roundId, count]));
}
