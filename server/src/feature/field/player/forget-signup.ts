import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { bankLine, booking, refund, refundAccount } from '../../../db/schema/field/payment.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { plain } from '../../../text/plain.ts';

const NO_PERSON = Object.fromEntries(privateOf(SIGNUP_PERSON).map((field) => [field, null]));

/** Removes who entered: their link opens nothing any more. What was paid stays, and not by whom. */
export async function forgetSignups(
  tx: Transaction,
  which: SQL,
  { name, knownAs }: { name: string | null; knownAs: readonly string[] },
): Promise<void> {
  const rows = await tx.select({ id: signup.id, name: signup.name }).from(signup).where(which);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const links = { tokenHash: null, mailTokenHashes: [], answers: [], wishes: [], guardian: null, nameKey: '', searched: '' };
  await changeRow(tx, signup, inArray(signup.id, ids), { ...NO_PERSON, ...links, name });
  await forgetPayers(tx, ids, [...knownAs, ...rows.flatMap((row) => row.name ?? [])]);
}

/**
 * Removes who paid for these signups, and where their money goes back unless it is still to go. Whoever paid for others too stays, unless they
 * have one of these names; `knownAs` null: they go too.
 */
export async function forgetPayers(tx: Database, signupIds: readonly string[], knownAs: readonly string[] | null): Promise<void> {
  const ids = [...signupIds];
  const open = tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.signupId, refundAccount.signupId), sql`${refund.lineId} is null`));
  await tx.delete(refundAccount).where(and(inArray(refundAccount.signupId, ids), notExists(open)));
  const paid = await tx
    .select({
      id: bankLine.id,
      hash: bankLine.hash,
      payerName: bankLine.payerName,
      others: sql<number>`count(*) filter (where ${notOf(ids)})::int`,
    })
    .from(bankLine)
    .innerJoin(booking, eq(booking.lineId, bankLine.id))
    .where(inArray(bankLine.id, tx.select({ id: booking.lineId }).from(booking).where(inArray(booking.signupId, ids))))
    .groupBy(bankLine.id);
  const known = knownAs?.map(plain);
  const own = paid.filter(({ others, payerName }) => others === 0 || !known || known.includes(plain(payerName ?? '')));
  if (own.length === 0) return;
  const hashes = own.map(({ hash }) => hash);
  // a notice and a statement say the same of one payment
  const which = or(inArray(bankLine.hash, hashes), inArray(bankLine.twin, hashes));
  await tx.update(bankLine).set({ text: '', payerName: null, payerDigits: null }).where(which);
}

const notOf = (ids: string[]) => sql`coalesce(${booking.signupId} <> all(${sql.param(ids)}::uuid[]), true)`;
