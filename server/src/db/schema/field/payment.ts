import { statementPiles } from '@fairway/api';
import { BOOKING_SOURCES, MATCH_REASONS, PILES, REMINDERS } from '@fairway/api/choice/field/payment';
import type { INVOICE } from '@fairway/api/record/golfer';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { site } from '../account/site.ts';
import { createdAt, id, kept, partOf, principal, version } from '../column.ts';
import { signup, signupPackage } from './signup.ts';
import { tournament } from './tournament.ts';

/** Whole dong; below 0 it goes out. */
const dong = () => bigint({ mode: 'number' });
const place = () => ({ bank: text().notNull(), number: text().notNull(), holder: text().notNull() });

/** To which entry fees of a site are paid. */
export const bankAccount = pgTable(
  'bank_account',
  {
    id,
    siteId: partOf(() => site.id),
    ...place(),
    /** Invented for this rehearsal, and gone with it. */
    rehearsalId: uuid().references(() => tournament.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [unique().on(table.siteId, table.bank, table.number)],
);

/** To which account the entries of a tournament pay. */
export const tournamentPayment = pgTable('tournament_payment', {
  tournamentId: partOf(() => tournament.id).primaryKey(),
  accountId: uuid().references(() => bankAccount.id),
  readmits: boolean().notNull(),
  /** The last day on which to pay. */
  payBy: date({ mode: 'string' }),
  version,
});

/**
 * A line of a bank, or what a notice says of one. `hash`: its key with the secret of the site, which tells whether it comes again. Of a foreign one
 * nothing remains beside it but the day and the amount.
 */
export const bankLine = pgTable(
  'bank_line',
  {
    id,
    accountId: partOf(() => bankAccount.id),
    source: text({ enum: ['statement', 'notice'] }).notNull(),
    hash: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    time: text(),
    amount: dong().notNull(),
    reference: text(),
    codes: text().array().notNull().default([]),
    text: text().notNull().default(''),
    payerName: text(),
    payerDigits: text(),
    pile: text({ enum: PILES }).notNull(),
    reason: text({ enum: MATCH_REASONS }).notNull(),
    /** The hash of the notice or the statement's line of the same payment. */
    twin: text(),
    /** A person took back what was decided: nothing books it by itself any more. */
    opened: boolean().notNull().default(false),
    createdAt,
  },
  (table) => [unique().on(table.accountId, table.hash), index('bank_line_pile').on(table.accountId, table.pile, table.day)],
);

/** What a statement said of an account, and what became of its lines; of the file nothing. */
export const statementImport = pgTable(
  'statement_import',
  {
    id,
    accountId: partOf(() => bankAccount.id),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    opening: dong(),
    closing: dong(),
    piles: kept(statementPiles).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    ...principal(),
  },
  (table) => [index().on(table.accountId, table.at)],
);

/** An entry, or the package of a sponsor. */
const payable = () => ({
  signupId: uuid().references(() => signup.id, { onDelete: 'cascade' }),
  packageId: uuid().references(() => signupPackage.id, { onDelete: 'cascade' }),
});

/** A line of the ledger of an entry. It is never changed: what was wrong is undone by another one. */
export const booking = pgTable(
  'booking',
  {
    id,
    ...payable(),
    amount: dong().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: BOOKING_SOURCES }).notNull(),
    lineId: uuid().references(() => bankLine.id),
    undoes: uuid().unique(),
    note: text(),
    /** Who it was; null: the match of lines by itself. */
    ...principal(),
  },
  (table) => [
    check('booking_payable', sql`num_nonnulls(${table.signupId}, ${table.packageId}) = 1`),
    index().on(table.signupId),
    index().on(table.packageId),
    index().on(table.lineId),
  ],
);

/** What is to go back; the bank's line out closes it. */
export const refund = pgTable(
  'refund',
  {
    id,
    ...payable(),
    amount: dong().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    lineId: uuid().references(() => bankLine.id),
    ...principal(),
  },
  (table) => [
    check('refund_payable', sql`num_nonnulls(${table.signupId}, ${table.packageId}) = 1`),
    index().on(table.signupId),
    index().on(table.packageId),
  ],
);

/** Where money goes back, as whoever has the link says it; it goes once that is done. */
export const refundAccount = pgTable('refund_account', { signupId: partOf(() => signup.id).primaryKey(), ...place() });

/** One of each for an entry. */
const ofOne = () => ({
  signupId: uuid()
    .unique()
    .references(() => signup.id, { onDelete: 'cascade' }),
  packageId: uuid()
    .unique()
    .references(() => signupPackage.id, { onDelete: 'cascade' }),
});

/** The invoice that an applicant asks for, by their link. `number`: of the one that the club wrote. */
export const invoiceRequest = pgTable(
  'invoice_request',
  {
    id,
    ...ofOne(),
    buyer: text().notNull(),
    taxCode: text(),
    address: text().notNull(),
    email: text(),
    number: text(),
  },
  (table) => [check('invoice_request_payable', sql`num_nonnulls(${table.signupId}, ${table.packageId}) = 1`)],
) satisfies ColumnsOf<typeof INVOICE>;

/** That whoever still owed was reminded: never twice. */
export const paymentReminder = pgTable(
  'payment_reminder',
  {
    id,
    ...ofOne(),
    by: text({ enum: REMINDERS }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who called; of a mail null. */
    ...principal(),
  },
  (table) => [check('payment_reminder_payable', sql`num_nonnulls(${table.signupId}, ${table.packageId}) = 1`)],
);
