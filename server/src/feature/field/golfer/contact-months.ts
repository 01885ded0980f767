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

const family = sql`(select f.id from golfer f where f.current_id = ${golfer.currentId})`;
const last = sql`greatest(
  ${golfer.createdAt}::date,
  (select max(t.last_date) from golfer_join j join player p on p.id = j.player_id join tournament t on t.id = p.tournament_id
    where j.golfer_id in ${family} and j.undone_at is null),
  (select max(m.to) from membership m where m.golfer_id in ${family}),
  (select max(c.withdrawn_at)::date from consent c where c.golfer_id in ${family}))`;
const dueDate = sql`(${last} + make_interval(months => ${site.contactMonths}::int))::date`;

/**
 * Golfers whose contacts are forgotten by that day: as many months as their site says after the last of their tournaments, of the end of
 * their memberships and of what they agreed to; who was in none, after they came into the register. Members of today keep theirs, and
 * so does who agreed that they are kept.
 */
const isDueBy = (day: SQL): SQL | undefined =>
  and(
    isNull(golfer.anonymisedAt),
    or(...CONTACTS.map((field) => isNotNull(golfer[field]))),
    sql`not exists (select 1 from membership m where m.golfer_id in ${family} and (m.to is null or m.to >= ${day}))`,
    sql`not exists (select 1 from consent c where c.golfer_id in ${family} and c.purpose = 'contacts' and c.withdrawn_at is null)`,
    sql`${dueDate} <= ${day}`,
  );
const dayOf = (now: Date): SQL => sql`${now.toISOString()}::date`;

/** Forgets phones and e-mails of golfers that are due; the golfers stay. Returns how many it was. */
export async function removeOldGolferContacts(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ golfer })
    .from(golfer)
    .innerJoin(site, eq(site.id, golfer.siteId))
    .where(isDueBy(dayOf(now)));
  for (const [siteId, own] of Map.groupBy(due, (one) => one.golfer.siteId)) {
    await db.transaction(async (tx) => {
      for (const { golfer: row } of own) await changeRow(tx, golfer, row.id, { ...NOTHING, ...golferKeys({ ...row, ...NOTHING }) });
      const action = { kind: 'contacts-removed', subjectType: 'site', subjectId: siteId, after: { golfers: own.length } } as const;
      await recordActivity(tx, { principal: null, siteId }, action);
    });
  }
  return due.length;
}

/** So many golfers lose their contacts within a month, the first of them on that day. */
type ContactsEnding = { golfers: number; from: string };

/**
 * What a site is told a month before. It is counted when old contacts are removed, and kept until then: of a large register it takes seconds, which
 * nobody who opens their dashboard waits for.
 */
export function createContactMonths(db: Database) {
  let ending: ReadonlyMap<string, ContactsEnding> = new Map();
  return {
    /** null: nobody's, or it was not counted yet. */
    endingOf: (siteId: string): ContactsEnding | null => ending.get(siteId) ?? null,
    look: async (now: Date): Promise<void> => {
      await removeOldGolferContacts(db, now);
      const rows = await db
        .select({ siteId: golfer.siteId, golfers: sql<number>`count(*)::int`, from: sql<string>`min(${dueDate})::text` })
        .from(golfer)
        .innerJoin(site, eq(site.id, golfer.siteId))
        .where(isDueBy(sql`(${dayOf(now)} + interval '1 month')::date`))
        .groupBy(golfer.siteId);
      ending = new Map(rows.map(({ siteId, ...of }) => [siteId, of]));
    },
  };
}
export type ContactMonths = ReturnType<typeof createContactMonths>;
