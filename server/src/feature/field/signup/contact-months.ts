import { INVOICE, SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { contactsOf } from '@fairway/api/record/kind';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { wireOf } from '../../../db/record.ts';
import { changeRow } from '../../../db/row.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { invoiceRequest } from '../../../db/schema/field/payment.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { personRow } from './enter.ts';

const CONTACTS = contactsOf(SIGNUP_PERSON);
const NOTHING = Object.fromEntries(CONTACTS.map((field) => [field, null]));
const OF_INVOICE = contactsOf(INVOICE);
const NOTHING_OF_INVOICE = Object.fromEntries(OF_INVOICE.map((field) => [field, null]));

/** Forgets phones and e-mails of signups, and those of their invoices, when their tournament is as many months ago as their site says. Returns how many it was. */
export async function removeOldSignupContacts(db: Database, now: Date): Promise<number> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;
  const hasContact = or(...CONTACTS.map((field) => isNotNull(signup[field])));
  const over = db
    .select({ id: tournament.id })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(site, eq(site.id, club.siteId))
    .where(sql`${tournament.date} + make_interval(months => ${site.contactMonths}::int) <= ${today}`);
  const isOver = inArray(signup.tournamentId, over);
  const due = await db.select({ row: signup }).from(signup).where(and(hasContact, isOver));
  const overSignups = db.select({ id: signup.id }).from(signup).where(isOver);
  await db
    .update(invoiceRequest)
    .set(NOTHING_OF_INVOICE)
    .where(and(or(...OF_INVOICE.map((field) => isNotNull(invoiceRequest[field]))), inArray(invoiceRequest.signupId, overSignups)));
  for (const { row } of due) await changeRow(db, signup, row.id, personRow({ ...wireOf(SIGNUP_PERSON, row), ...NOTHING }));
  return due.length;
}
