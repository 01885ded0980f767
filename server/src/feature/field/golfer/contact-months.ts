import { GOLFER } from '@fairway/api/record/golfer';
import { contactsOf } from '@fairway/api/record/kind';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { site } from '../../../db/schema/account/site.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { recordActivity } from '../../../write/action.ts';
import { golferKeys } from './store.ts';

const CONTACTS = contactsOf(GOLFER);
const NOTHING = Object.fromEntries(CONTACTS.map((field) => [field, null]));

/**
 * Golfers whose contacts are forgotten by that moment: as many months as their site says after the last of their tournaments, of the end of
 * their memberships and of what they agreed to; who was in none, after they came into the register. Members of today keep theirs, and
 * so does who agreed that they are kept.
 */
const isDueBy = (moment: Date): SQL | undefined => {
  const family = sql`(select f.id from golfer f where f.current_id = ${golfer.currentId})`;
  const last = sql`greatest(
    ${golfer.createdAt}::date,
    (select max(t.last_date) from golfer_join j join player p on p.id = j.player_id join tournament t on t.id = p.tournament_id
      where j.golfer_id in ${family} and j.undone_at is null),
    (select max(m.to) from membership m where m.golfer_id in ${family}),
    (select max(c.withdrawn_at)::date from consent c where c.golfer_id in ${family}))`;
  return and(
    isNull(golfer.anonymisedAt),
    or(...CONTACTS.map((field) => isNotNull(golfer[field]))),
    sql`not exists (select 1 from membership m where m.golfer_id in ${family} and (m.to is null or m.to >= ${moment.toISOString()}::date))`,
    sql`not exists (select 1 from consent c where c.golfer_id in ${family} and c.purpose = 'contacts' and c.withdrawn_at is null)`,
    sql`${last} + make_interval(months => ${site.contactMonths}::int) <= ${moment.toISOString()}::date`,
  );
};

/** Forgets phones and e-mails of golfers that are due; the golfers stay. Returns how many it was. */
export async function removeOldGolferContacts(db: Database, now: Date): Promise<number> {
  const due = await db.select({ golfer }).from(golfer).innerJoin(site, eq(site.id, golfer.siteId)).where(isDueBy(now));
  for (const [siteId, own] of Map.groupBy(due, (one) => one.golfer.siteId)) {
    await db.transaction(async (tx) => {
      for (const { golfer: row } of own) await changeRow(tx, golfer, row.id, { ...NOTHING, ...golferKeys({ ...row, ...NOTHING }) });
      const action = { kind: 'contacts-removed', subjectType: 'site', subjectId: siteId, after: { golfers: own.length } } as const;
      await recordActivity(tx, { principal: null, siteId }, action);
    });
  }
  return due.length;
}
