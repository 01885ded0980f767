import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/database.ts';
import {
  bankAccount,
  bankLine,
  booking,
  invoiceRequest,
  paymentReminder,
  refund,
  refundAccount,
  statementImport,
  tournamentPayment,
} from '../../../src/db/schema/field/payment.ts';
import type { Ids, Scene } from './scene.ts';

/** Of the statements that are samples. */
export const PLACE = { bank: '970436', number: '0123456789', holder: 'CLB GOLF' };

type Own = { siteId: string; tournamentId: string; signupId: string };
type PaymentIds = Pick<Ids, 'accountId' | 'lineId' | 'bookingId' | 'refundId' | 'entryId'>;

/** The account to which the tournament's entries pay, with a line to decide, cash of the first one and what goes back of it; and one that is not used. */
export async function createPayments(db: Database, { siteId, tournamentId, signupId }: Own, scene: Scene): Promise<PaymentIds> {
  const ids = { accountId: randomUUID(), lineId: randomUUID(), bookingId: randomUUID(), refundId: randomUUID(), entryId: signupId };
  if (!scene.signup) return ids;
  await db.insert(bankAccount).values({ id: ids.accountId, siteId, ...PLACE, number: ids.accountId.slice(-12).toUpperCase() });
  await db
    .insert(bankAccount)
    .values({ siteId, ...PLACE })
    .onConflictDoNothing();
  const used = and(eq(bankAccount.siteId, siteId), eq(bankAccount.number, PLACE.number));
  const [{ id: accountId } = { id: '' }] = await db.select({ id: bankAccount.id }).from(bankAccount).where(used);
  const at = new Date();
  const day = { from: '2026-03-01', to: '2026-03-31' };
  await db.insert(tournamentPayment).values({ tournamentId, accountId, readmits: true });
  await db.insert(bankLine).values({
    ...{ id: ids.lineId, accountId, source: 'statement', hash: randomUUID(), day: day.to, amount: 2_500_000, text: 'NOP PHI GIAI' },
    ...{ payerName: 'LE CUONG', payerDigits: '6789', pile: 'decide', reason: 'no-code' },
  });
  await db.insert(statementImport).values({ accountId, ...day, opening: 0, closing: 2_500_000, piles: [], at });
  await db.insert(booking).values({ id: ids.bookingId, signupId, amount: 2_000_000, at, source: 'hand' });
  await db.insert(refund).values({ id: ids.refundId, signupId, amount: 100_000, at });
  await db.insert(refundAccount).values({ signupId, bank: '970416', number: '987654321', holder: 'LE CUONG' });
  await db
    .insert(invoiceRequest)
    .values({ signupId, buyer: 'Công ty Hải Vân', taxCode: '0312345678', address: '1 Bạch Đằng, Đà Nẵng', email: 'ketoan@haivan.example' });
  await db.insert(paymentReminder).values({ signupId, by: 'mail', at });
  return ids;
}
