import { GOLFER } from '@fairway/api/record/golfer';
import { contactsOf } from '@fairway/api/record/kind';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { site } from '../../../db/schema/account/site.ts';
import { golfer } from '../../../db/schema/field/golfer.ts';
import { recordActivity } from '../../../write/action.ts';
import { forgetBefore } from './added-since.ts';
import { OWNED, type Owned, SIGNUPS } from './owned.ts';
import { golferKeys } from './store.ts';

const CONTACTS = contactsOf(GOLFER);
const NOTHING = Object.fromEntries(CONTACTS.map((field) => [field, null]));

/** Of each golfer after all merges the last day of what they own, and whether anything of it keeps their contacts. */
const ownedBy = (day: SQL, openSignupIds: readonly string[]): SQL => {
  const rows = Object.values<Owned>(OWNED).flatMap(({ table, of, through, stands, lastDay, keeps }) => {
    if (!lastDay) return [];
    const from = through ? sql`${table} join ${through} o on o.key = ${of}` : sql`${table}`;
    const golferId = through ? sql`o.golfer_id` : of;
    return sql`select ${golferId} as golfer_id, ${lastDay} as day, ${keeps?.(day) ?? sql`false`} as keeps from ${from} where ${stands ?? sql`true`}`;
  });
  const open = sql`select o.golfer_id, null::date, true from ${SIGNUPS} o where o.key = any(${sql.param([...openSignupIds])}::uuid[])`;
  return sql`(select g.current_id, max(owned.day) as day, bool_or(owned.keeps) as keeps
    from (${sql.join([...rows, open], sql` union all `)}) owned join golfer g on g.id = owned.golfer_id group by g.current_id)`;
};
const dueDate = sql`(greatest(${golfer.createdAt}::date, owned.day) + make_interval(months => ${site.contactMonths}::int))::date`;

/**
 * Golfers whose contacts are forgotten by that day: as many months as their site says after the last of what they own; who owns nothing, after they
 * came into the register. Members of today keep theirs, and so does who agreed that they are kept, or has money open.
 */
const isDueBy = (day: SQL): SQL | undefined =>
  and(
    isNull(golfer.anonymisedAt),
    or(...CONTACTS.map((field) => isNotNull(golfer[field]))),
    sql`owned.keeps is not true`,
    sql`${dueDate} <= ${day}`,
  );
const dayOf = (now: Date): SQL => sql`${now.toISOString()}::date`;

/** Forgets phones and e-mails of golfers that are due; the golfers stay. Returns how many it was. */
export async function removeOldGolferContacts(db: Database, now: Date, openSignupIds: readonly string[] = []): Promise<number> {
  const today = dayOf(now);
  const due = await db
    .select({ golfer })
    .from(golfer)
    .innerJoin(site, eq(site.id, golfer.siteId))
    .leftJoin(sql`${ownedBy(today, openSignupIds)} as owned`, sql`owned.current_id = ${golfer.currentId}`)
    .where(isDueBy(today));
  for (const [siteId, own] of Map.groupBy(due, (one) => one.golfer.siteId)) {
    await db.transaction(async (tx) => {
      for (const { golfer: row } of own) await changeRow(tx, golfer, row.id, { ...NOTHING, ...golferKeys({ ...row, ...NOTHING }) });
      await forgetBefore(
        tx,
        own.map(({ golfer: { id } }) => id),
        CONTACTS,
      );
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
    look: async (now: Date, openSignupIds: readonly string[] = []): Promise<void> => {
      await removeOldGolferContacts(db, now, openSignupIds);
      const inMonth = sql`(${dayOf(now)} + interval '1 month')::date`;
      const rows = await db
        .select({ siteId: golfer.siteId, golfers: sql<number>`count(*)::int`, from: sql<string>`min(${dueDate})::text` })
        .from(golfer)
        .innerJoin(site, eq(site.id, golfer.siteId))
        .leftJoin(sql`${ownedBy(inMonth, openSignupIds)} as owned`, sql`owned.current_id = ${golfer.currentId}`)
        .where(isDueBy(inMonth))
        .groupBy(golfer.siteId);
      ending = new Map(rows.map(({ siteId, ...of }) => [siteId, of]));
    },
  };
}
export type ContactMonths = ReturnType<typeof createContactMonths>;
