import { INVOICE, SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { contactsOf } from '@fairway/api/record/kind';
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { forgetBankPayers, forgetRefundAccounts } from '../../../db/payer.ts';
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

const hasContact = or(
  ...CONTACTS.map((field) => isNotNull(signup[field])),
  sql`exists (select from booking b join bank_line l on l.id = b.line_id where b.signup_id = ${signup.id} and num_nonnulls(l.payer_name, l.payer_digits) > 0)`,
  sql`exists (select from refund_account a where a.signup_id = ${signup.id})`,
  sql`exists (select from invoice_request i where i.signup_id = ${signup.id} and ${or(...OF_INVOICE.map((field) => sql`i.${sql.identifier(field)} is not null`))})`,
);

/**
 * Forgets phones and e-mails of signups and of their invoices, who paid and where money goes back, when their tournament is as many months ago as
 * their site says; not of those of which money is open. Returns how many it was.
 */
export async function removeOldSignupContacts(db: Database, now: Date, openSignupIds: readonly string[] = []): Promise<number> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;
  const due = await db
    .select({ row: signup })
    .from(signup)
    .innerJoin(tournament, eq(tournament.id, signup.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(site, eq(site.id, club.siteId))
    .where(
      and(
        hasContact,
        notInArray(signup.id, [...openSignupIds]),
        sql`${tournament.date} + make_interval(months => ${site.contactMonths}::int) <= ${today}`,
      ),
    );
  for (const { row } of due) await changeRow(db, signup, row.id, personRow({ ...wireOf(SIGNUP_PERSON, row), ...NOTHING }));
  const ids = due.map(({ row }) => row.id);
  await db.update(invoiceRequest).set(NOTHING_OF_INVOICE).where(inArray(invoiceRequest.signupId, ids));
  await forgetRefundAccounts(db, ids);
  await forgetBankPayers(db, ids, null);
  return due.length;
}
