import type { EntryBookings, Invoice } from '@fairway/api';
import { INVOICE } from '@fairway/api/record/golfer';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { rowOf, wireOf } from '../../../../db/record.ts';
import { invoiceRequest } from '../../../../db/schema/field/payment.ts';
import { type Entry, payableColumns } from '../ledger/entry.ts';

type Of = Pick<Entry, 'id' | 'isPackage'>;
const isOf = ({ id, isPackage }: Of) => eq(isPackage ? invoiceRequest.packageId : invoiceRequest.signupId, id);

/** The invoice that was asked for, with the number of the one that was written; null: none. */
export async function findInvoice(db: Database, of: Of): Promise<EntryBookings['invoice']> {
  const [row] = await db.select().from(invoiceRequest).where(isOf(of));
  return row ? { ...wireOf(INVOICE, row), number: row.number } : null;
}

export async function keepInvoice(db: Database, of: Of, invoice: Invoice | null): Promise<void> {
  if (invoice === null) {
    await db.delete(invoiceRequest).where(isOf(of));
    return;
  }
  const set = rowOf(INVOICE, invoice);
  const target = of.isPackage ? invoiceRequest.packageId : invoiceRequest.signupId;
  await db
    .insert(invoiceRequest)
    .values({ ...payableColumns(of), ...set })
    .onConflictDoUpdate({ target, set });
}

/** Keeps the number of the invoice that the club wrote; false: none is asked for. */
export async function numberInvoice(db: Database, of: Of, number: string | null): Promise<boolean> {
  const kept = await db.update(invoiceRequest).set({ number }).where(isOf(of)).returning({ id: invoiceRequest.id });
  return kept.length > 0;
}
