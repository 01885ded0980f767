import { siteContract, siteUser } from '@fairway/api';
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { ticket } from '../../../db/schema/account/support.ts';

/** Of these subjects only super administrators read everything; the fields are those that their site reads of the subject itself. */
const SITES_FIELDS = new Map([
  ['contract', Object.keys(siteContract.shape)],
  ['user', Object.keys(siteUser.shape)],
]);

type LoggedValues = { subjectType: string; before: unknown; after: unknown };

/** A line as the principal sees it: what happened, with no more values than they see of the subject. */
export function asSeenBy<Line extends LoggedValues>({ isSuperAdmin }: Principal, line: Line): Line {
  const fields = SITES_FIELDS.get(line.subjectType);
  if (isSuperAdmin || fields === undefined) return line;
  const only = (values: unknown) => Object.fromEntries(Object.entries(values ?? {}).filter(([field]) => fields.includes(field)));
  return { ...line, before: only(line.before), after: only(line.after) };
}

/** The lines that the principal sees: of their site, and of tickets those that they asked or wrote themselves. */
export function linesSeenBy(db: Database, principal: Principal): SQL | undefined {
  if (principal.isSuperAdmin) return undefined;
  const ofSite = ofSiteOf(principal, activity.siteId);
  const own = db
    .select({ id: sql`${ticket.id}::text` })
    .from(ticket)
    .where(eq(ticket.userId, principal.id));
  // looked up once, so that the page is still found in an index alone
  const others = db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        ofSite,
        eq(activity.subjectType, 'ticket'),
        notInArray(activity.subjectId, own),
        sql`${activity.principalId} is distinct from ${principal.id}`,
      ),
    );
  return and(ofSite, notInArray(activity.id, others));
}

/** What belongs to no site is seen by super administrators only. */
export function ofSiteOf({ isSuperAdmin, siteId }: Principal, column: SQL | AnyPgColumn): SQL | undefined {
  if (isSuperAdmin) return undefined;
  return siteId === null ? sql`false` : sql`${column} = ${siteId}`;
}
