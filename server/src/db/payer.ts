import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { invoiceRequest, refundAccount } from './schema/field/payment.ts';

/** What somebody said of themselves as a payer is for nobody else, and goes with their name; what was booked stays. */
export async function forgetPayers(tx: Transaction, signupIds: SQLWrapper | readonly string[]): Promise<void> {
  await tx.delete(invoiceRequest).where(inArray(invoiceRequest.signupId, signupIds as string[]));
  await tx.delete(refundAccount).where(inArray(refundAccount.signupId, signupIds as string[]));
}
