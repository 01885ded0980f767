import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { plain } from '../text/plain.ts';
import type { Database } from './database.ts';
import { bankLine, booking, invoiceRequest, refund, refundAccount } from './schema/field/payment.ts';

/** What somebody said of themselves as a payer is for nobody else, and goes with their name. */
export async function forgetPayerAnswers(tx: Database, signupIds: readonly string[]): Promise<void> {
  await tx.delete(invoiceRequest).where(inArray(invoiceRequest.signupId, [...signupIds]));
  await forgetRefundAccounts(tx, signupIds);
}

/** Where money goes back, unless it is still to go. */
export async function forgetRefundAccounts(tx: Database, signupIds: readonly string[]): Promise<void> {
  const open = tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.signupId, refundAccount.signupId), isNull(refund.lineId)));
  await tx.delete(refundAccount).where(and(inArray(refundAccount.signupId, [...signupIds]), notExists(open)));
}

/**
 * Removes who paid for these signups. Whoever paid for others too stays, unless they have one of these names; `knownAs` null: they go too. What
 * was booked stays.
 */
export async function forgetBankPayers(tx: Database, signupIds: readonly string[], knownAs: readonly string[] | null): Promise<void> {
  const ids = [...signupIds];
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
