import { PHONE_SILENT_AFTER_MS, type PhoneOfDay } from '@fairway/api';
import { sql } from 'drizzle-orm';
import { deviceOf } from '../../access/device.ts';
import type { Database } from '../../db/open.ts';
import { compareNumbered } from '../../text/name-order.ts';
import { carriedStatus } from '../tournament/carried-status.ts';

type FoundPhone = { id: string; roundId: string; flight: string; device: string | null; unsent: number; heardAt: string };

/** A flight is in once nobody in it is waited for: 18 holes or a total for everyone without a status, from wherever they came. */
const IS_OUT = sql`exists (
  select from card c join round r on r.id = c.round_id
  where c.flight_id = l.flight_id and ${carriedStatus(sql`c.player_id`, sql`r.number`)} = 'ok'
    and (select coalesce(bool_or(e.hole = 0), false) or count(distinct e.hole) filter (where e.hole > 0) = 18 from entry e
      where e.round_id = c.round_id and e.player_id = c.player_id and (e.strokes is not null or e.pickup)) is false)`;

/** Phones of codes that stand in these rounds which keep strokes, or were not heard lately although their flight is not in; by flight. */
export async function silentPhones(
  db: Database,
  roundIds: readonly string[],
  now: Date,
): Promise<(PhoneOfDay & { readonly roundId: string })[]> {
  if (roundIds.length === 0) return [];
  const silentSince = new Date(now.getTime() - PHONE_SILENT_AFTER_MS).toISOString();
  const { rows } = await db.execute<FoundPhone>(sql`
    select d.id, l.round_id as "roundId", coalesce(f.number, l.flight_number) as flight, d.device, d.unsent, d.used_at as "heardAt"
    from marker_device d join marker_link l on l.id = d.link_id left join flight f on f.id = l.flight_id
    where l.round_id = any(${`{${roundIds.join(',')}}`}::uuid[]) and l.revoked_at is null and d.shut_out_at is null and d.waiting_since is null
      and (d.unsent > 0 or d.used_at < ${silentSince}::timestamptz and (l.flight_id is null or ${IS_OUT}))
    order by d.created_at, d.id`);
  return rows
    .map(({ device, heardAt, ...phone }) => {
      const { browser, system } = deviceOf(device);
      return { ...phone, browser, system, heardAt: new Date(heardAt).toISOString() };
    })
    .sort((one, other) => compareNumbered(one.flight, other.flight));
}
