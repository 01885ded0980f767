import type { BankPlace, Invoice, OwnPayment, ShownTransfer } from '@fairway/api';
import { transferNote } from '@fairway/api/rule/field/payment/payment-code';
import { vietQr } from '@fairway/api/rule/field/payment/vietqr';
import { eq } from 'drizzle-orm';
import type { Applicant } from '../../../../access/principal.ts';
import type { Database } from '../../../../db/database.ts';
import { refundAccount } from '../../../../db/schema/field/payment.ts';
import { AppError } from '../../../../error/app-error.ts';
import { requireForm } from '../../signup/store.ts';
import { findInvoice, keepInvoice } from '../payer/invoice.ts';
import { transferPicture } from '../transfer-picture.ts';
import { accountOf, placeOf } from './account.ts';
import { type Entry, findEntries, owedOf } from './entry.ts';

/** A transfer as its code; null: nothing is to go. */
export async function shownTransfer(place: BankPlace, amount: number, code: string, text: string): Promise<ShownTransfer | null> {
  const note = transferNote(code, text);
  const said = { bank: place.bank, account: place.number, amount, note };
  const [payload, svg] = [vietQr(said), await transferPicture(said)];
  if (payload === null || svg === null) return null;
  return { ...place, amount, note, payload, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** What whoever has the link owes now, and of their group. */
export async function ownPayment(db: Database, { id, tournamentId }: Pick<Applicant, 'id' | 'tournamentId'>): Promise<OwnPayment> {
  const entries = await findEntries(db, { tournamentId, entryId: id });
  const own = entries.find((entry) => entry.id === id);
  if (!own) throw new AppError('not-found');
  const account = await accountOf(db, tournamentId);
  const { tournament } = await requireForm(db, tournamentId);
  const members = own.isPackage ? [] : entries.filter((entry) => entry.groupId === id);
  const owing = (of: readonly Entry[]) => of.reduce((sum, entry) => sum + owedOf(entry), 0);
  const way = (amount: number) => (account ? shownTransfer(placeOf(account), amount, own.code, tournament.name) : null);
  const [back] = await db.select().from(refundAccount).where(eq(refundAccount.signupId, id));
  return {
    ...{ owed: owedOf(own), received: own.received, refund: own.refund },
    transfer: await way(owedOf(own)),
    group: owing(members) > owedOf(own) ? await way(owing(members)) : null,
    refundAccount: back ? placeOf(back) : null,
    payBy: own.payBy,
    invoice: await invoiceOf(db, own),
  };
}

async function invoiceOf(db: Database, own: Entry): Promise<Invoice | null> {
  const found = await findInvoice(db, own);
  if (found === null) return null;
  const { number: _, ...asked } = found;
  return asked;
}

export async function sayInvoice(db: Database, applicant: Applicant, invoice: Invoice | null): Promise<OwnPayment> {
  await keepInvoice(db, applicant, invoice);
  return ownPayment(db, applicant);
}

/** Says where money goes back; a package’s is asked of its sponsor. */
export async function sayRefundAccount(db: Database, applicant: Applicant, account: BankPlace | null): Promise<OwnPayment> {
  if (applicant.isPackage) throw new AppError('not-found');
  const signupId = applicant.id;
  if (account === null) await db.delete(refundAccount).where(eq(refundAccount.signupId, signupId));
  else
    await db
      .insert(refundAccount)
      .values({ signupId, ...account })
      .onConflictDoUpdate({ target: refundAccount.signupId, set: account });
  return ownPayment(db, applicant);
}
