import type { BodyOf, EntryBookings, paymentRoutes, ShownBooking } from '@fairway/api';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { holdAccounts } from '../../../../db/hold.ts';
import { bankLine, booking, paymentReminder, refund, refundAccount } from '../../../../db/schema/field/payment.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Deps } from '../../../../http/route.ts';
import { type ActorByIds, write } from '../../../../write/write.ts';
import { findInvoice, numberInvoice } from '../payer/invoice.ts';
import { type Entry, findEntries, payableColumns } from './entry.ts';
import { inLog, namesOf } from './money.ts';
import { shownTransfer } from './own.ts';
import { shownEntries } from './refundable.ts';

type Body<Key extends keyof typeof paymentRoutes> = BodyOf<(typeof paymentRoutes)[Key]>;
const subjectType = 'payment';

async function requireEntry(db: Database, tournamentId: string, entryId: string): Promise<Entry> {
  const entry = (await findEntries(db, { tournamentId, entryId })).find(({ id }) => id === entryId);
  if (!entry) throw new AppError('not-found');
  return entry;
}

const isOf = ({ id, isPackage }: Entry, table: typeof booking | typeof refund) => eq(isPackage ? table.packageId : table.signupId, id);

/** Every line of an entry, the first first. */
export async function entryBookings(deps: Deps, tournamentId: string, entryId: string): Promise<EntryBookings> {
  const { db } = deps;
  const entry = await requireEntry(db, tournamentId, entryId);
  const rows = await db
    .select({ own: booking, line: bankLine })
    .from(booking)
    .leftJoin(bankLine, eq(bankLine.id, booking.lineId))
    .where(isOf(entry, booking))
    .orderBy(asc(booking.at), asc(booking.id));
  const nameOf = await namesOf(
    db,
    rows.map(({ own }) => own),
  );
  const undone = new Set(rows.map(({ own }) => own.undoes));
  const items: ShownBooking[] = rows.map(({ own, line }) => ({
    ...{ id: own.id, amount: own.amount, at: own.at.toISOString(), source: own.source, by: nameOf(own) },
    line: line && { id: line.id, day: line.day, payer: { name: line.payerName, digits: line.payerDigits } },
    ...{ undoes: own.undoes, isUndone: undone.has(own.id), note: own.note },
  }));
  const [shown] = await shownEntries(deps, [entry]);
  if (!shown) throw new AppError('not-found');
  return { entry: shown, items, invoice: await findInvoice(db, entry) };
}

/** Says that they were called, once, or which number their invoice has. */
export async function noteEntry(
  deps: Deps,
  actor: ActorByIds,
  entryId: string,
  { called, invoiceNumber }: Body<'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note'>,
): Promise<EntryBookings> {
  const { tournament, principal } = actor;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      const entry = await requireEntry(tx, tournament.id, entryId);
      const said = { by: 'call', at: deps.clock(), principalKind: principal.kind, principalId: principal.id } as const;
      if (called)
        await tx
          .insert(paymentReminder)
          .values({ ...payableColumns(entry), ...said })
          .onConflictDoNothing();
      if (invoiceNumber !== undefined && !(await numberInvoice(tx, entry, invoiceNumber))) throw new AppError('payment-moved');
      return { kind: 'updated', subjectType, subjectId: tournament.id };
    },
    answer: async () => undefined,
  });
  return entryBookings(deps, tournament.id, entryId);
}

/** Books money of the desk; the same sent again is one line. */
export async function bookByHand(
  deps: Deps,
  actor: ActorByIds,
  entryId: string,
  { id, amount, note }: Body<'POST /api/tournaments/:tournamentId/payments/entries/:entryId'>,
) {
  const { tournament, principal } = actor;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await holdAccounts(tx, tournament.siteId);
      const entry = await requireEntry(tx, tournament.id, entryId);
      const said = { at: deps.clock(), source: 'hand', principalKind: principal.kind, principalId: principal.id } as const;
      const [made] = await tx
        .insert(booking)
        .values({ id, ...payableColumns(entry), amount, note, ...said })
        .onConflictDoNothing()
        .returning({ id: booking.id });
      return made ? { kind: 'created', subjectType, subjectId: tournament.id, after: { amount } } : null;
    },
    answer: async () => undefined,
  });
  return entryBookings(deps, tournament.id, entryId);
}

/** Takes money of the desk back by another line; what came by a bank is taken back at its line. */
export async function undoByHand(
  deps: Deps,
  actor: ActorByIds,
  entryId: string,
  { bookingId, reason }: Body<'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo'>,
) {
  const { tournament, principal } = actor;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await holdAccounts(tx, tournament.siteId);
      const entry = await requireEntry(tx, tournament.id, entryId);
      const [row] = await tx
        .select()
        .from(booking)
        .where(and(eq(booking.id, bookingId), isOf(entry, booking)));
      if (!row) throw new AppError('not-found');
      if (row.source !== 'hand' || row.undoes !== null) throw new AppError('payment-moved');
      const said = { at: deps.clock(), source: row.source, principalKind: principal.kind, principalId: principal.id };
      const [made] = await tx
        .insert(booking)
        .values({ ...payableColumns(entry), amount: -row.amount, undoes: row.id, note: reason, ...said })
        .onConflictDoNothing()
        .returning({ id: booking.id });
      if (!made) throw new AppError('payment-moved');
      return { kind: 'taken-back', subjectType, subjectId: tournament.id, after: { amount: row.amount, reason } };
    },
    answer: async () => undefined,
  });
  return entryBookings(deps, tournament.id, entryId);
}

/** What goes back, with the way back where they said where to. */
export async function listRefunds(db: Database, tournamentId: string) {
  const entries = new Map((await findEntries(db, { tournamentId })).map((entry) => [entry.id, entry]));
  const ids = [...entries.keys()];
  const rows = await db
    .select({ own: refund, account: refundAccount })
    .from(refund)
    .leftJoin(refundAccount, eq(refundAccount.signupId, refund.signupId))
    .where(or(inArray(refund.signupId, ids), inArray(refund.packageId, ids)))
    .orderBy(asc(refund.at), asc(refund.id));
  const nameOf = await namesOf(
    db,
    rows.map(({ own }) => own),
  );
  const items = rows.map(async ({ own, account }) => {
    const entry = entries.get(own.signupId ?? own.packageId ?? '');
    if (!entry) return [];
    const place = account && { bank: account.bank, number: account.number, holder: account.holder };
    const isSent = own.lineId !== null;
    return {
      ...{ id: own.id, entryId: entry.id, code: entry.code, name: entry.name, amount: own.amount, at: own.at.toISOString() },
      ...{ by: nameOf(own), account: place, isSent },
      transfer: place && !isSent ? await shownTransfer(place, own.amount, entry.code, '') : null,
    };
  });
  return { items: (await Promise.all(items)).flat() };
}

/** Says that so much goes back: never more than what came in and does not go back already. */
export async function askRefund(
  deps: Deps,
  actor: ActorByIds,
  { id, entryId, amount }: Body<'POST /api/tournaments/:tournamentId/payments/refunds'>,
) {
  const { tournament, principal } = actor;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await holdAccounts(tx, tournament.siteId);
      const entry = await requireEntry(tx, tournament.id, entryId);
      if ((await tx.$count(refund, eq(refund.id, id))) > 0) return null;
      const most = Math.max(0, entry.received - entry.refund);
      if (amount > most) throw new AppError('refund-too-much', { params: { most: most.toLocaleString('vi-VN') } });
      const said = { at: deps.clock(), principalKind: principal.kind, principalId: principal.id };
      await tx.insert(refund).values({ id, ...payableColumns(entry), amount, ...said });
      return { kind: 'created', subjectType, subjectId: tournament.id, after: { amount } };
    },
    answer: async () => undefined,
  });
  const made = (await listRefunds(deps.db, tournament.id)).items.find((one) => one.id === id);
  if (!made) throw new AppError('not-found');
  return made;
}

export async function cancelRefund(deps: Deps, actor: ActorByIds, refundId: string): Promise<void> {
  const { tournament } = actor;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await holdAccounts(tx, tournament.siteId);
      if (!(await listRefunds(tx, tournament.id)).items.some(({ id }) => id === refundId)) throw new AppError('not-found');
      const [gone] = await tx
        .delete(refund)
        .where(and(eq(refund.id, refundId), isNull(refund.lineId)))
        .returning({ amount: refund.amount });
      if (!gone) throw new AppError('payment-moved');
      return { kind: 'deleted', subjectType, subjectId: tournament.id, after: { amount: gone.amount } };
    },
    answer: async () => undefined,
  });
}
