import { instantAt } from '@fairway/api/rule/clock';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { dateAt } from '../../../text/calendar.ts';
import type { DeviceEntries } from './undo-device.ts';

/** What came from a device in a round: all of it, or since a time of the day of its last entry, as the device says. */
export async function entriesFrom(
  db: Database,
  roundId: string,
  { device, since, timeZone }: { device: string; since: string | null; timeZone: string },
): Promise<DeviceEntries> {
  const own = and(eq(entry.roundId, roundId), eq(entry.device, device));
  const [last] = await db
    .select({ at: sql<string | null>`max(${entry.enteredAt})` })
    .from(entry)
    .where(own);
  const from = since === null || !last?.at ? undefined : instantAt(dateAt(new Date(last.at), timeZone), since, timeZone);
  const rows = await db
    .select({ id: entry.id, playerId: entry.playerId })
    .from(entry)
    .where(and(own, from && gte(entry.enteredAt, from)));
  return { ids: new Set(rows.map(({ id }) => id)), playerIds: [...new Set(rows.map(({ playerId }) => playerId))] };
}
