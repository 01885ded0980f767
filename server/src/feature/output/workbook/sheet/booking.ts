import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { bankLine, booking, invoiceRequest } from '../../../../db/schema/field/payment.ts';
import { dateAt } from '../../../../text/calendar.ts';
import { findEntries } from '../../../field/payment/ledger/entry.ts';
import { ofTournament } from '../../../field/payment/ledger/money.ts';
import { type Column, date, money, type SheetPlan, sheetOf, text } from '../plan.ts';
import type { SheetQuestion } from './sheet.ts';

const readRows = (db: Database, tournamentId: string) =>
  db
    .select({ own: booking, line: bankLine, invoice: invoiceRequest })
    .from(booking)
    .leftJoin(bankLine, eq(bankLine.id, booking.lineId))
    .leftJoin(invoiceRequest, or(eq(invoiceRequest.signupId, booking.signupId), eq(invoiceRequest.packageId, booking.packageId)))
    .where(ofTournament(tournamentId))
    .orderBy(asc(booking.at), asc(booking.id));

/** Every booking of a tournament with its entry and the invoice that was asked for. */
export async function bookingSheet({ reading, t }: Pick<SheetQuestion, 'reading' | 't'>): Promise<SheetPlan> {
  const { db, tournament, facts } = reading;
  const entries = new Map((await findEntries(db, { tournamentId: tournament.id })).map((entry) => [entry.id, entry]));
  const rows = (await readRows(db, tournament.id)).map((row) => ({
    ...row,
    entry: entries.get(row.own.signupId ?? row.own.packageId ?? ''),
  }));
  const columns: Column<(typeof rows)[number]>[] = [
    { title: t('workbook:booking.column.day'), of: ({ own, line }) => date(line?.day ?? dateAt(own.at, facts.timeZone)) },
    { title: t('workbook:booking.column.code'), of: ({ entry }) => text(entry?.code) },
    { title: t('workbook:booking.column.payer'), of: ({ entry }) => text(entry?.name) },
    { title: t('workbook:booking.column.amount'), of: ({ own }) => money(own.amount) },
    { title: t('workbook:booking.column.source'), of: ({ own }) => t(`payment:source.${own.source}`) },
    { title: t('workbook:booking.column.reference'), of: ({ line }) => text(line?.reference) },
    { title: t('workbook:booking.column.account'), of: ({ line }) => text(line?.payerName) },
    { title: t('workbook:booking.column.note'), of: ({ own }) => text(own.note) },
    { title: t('workbook:booking.column.buyer'), of: ({ invoice }) => text(invoice?.buyer) },
    { title: t('workbook:booking.column.taxCode'), of: ({ invoice }) => text(invoice?.taxCode) },
    { title: t('workbook:booking.column.address'), of: ({ invoice }) => text(invoice?.address) },
    { title: t('workbook:booking.column.email'), of: ({ invoice }) => text(invoice?.email) },
    { title: t('workbook:booking.column.invoiceNumber'), of: ({ invoice }) => text(invoice?.number) },
  ];
  return sheetOf({ name: t('workbook:booking.sheet'), title: t('workbook:booking.title') }, columns, rows);
}
