import { z } from 'zod';
import { calendarDate, code, id, instant, judgedId, line, nameTo } from '../../../check/field.ts';
import { factsOf, writtenOf } from '../../../check/record.ts';
import { BOOKING_SOURCES, MATCH_REASONS, NOTICE_PROVIDERS, PILES, REMINDERS } from '../../../choice/field/payment.ts';
import { SIGNUP_STATES } from '../../../choice/field/signup.ts';
import { PAYMENT } from '../../../record/bound.ts';
import { INVOICE } from '../../../record/golfer.ts';

/** Whole dong; below 0 it goes out. */
export const dong = z.int().min(-PAYMENT.most).max(PAYMENT.most);
export const dongIn = dong.min(1);

/** A bank by its six digits, and an account as a VietQR code takes it. */
export const bankPlace = z.strictObject({
  bank: z.string().regex(/^\d{6}$/, { error: 'wrong-format' }),
  number: line.regex(/^[A-Z0-9]{4,19}$/, { error: 'wrong-format' }),
  holder: nameTo(PAYMENT.nameMost),
});
export type BankPlace = z.infer<typeof bankPlace>;
export const bankAccount = bankPlace.extend({
  id,
  /** Whose notices are taken: those whose key is kept. `url`: where they are to be sent. */
  notices: z.array(z.object({ provider: z.enum(NOTICE_PROVIDERS), isOn: z.boolean(), url: z.string() })),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** A transfer as a VietQR code, and what people copy where they cannot read one. `picture`: a data address of SVG. */
export const transfer = bankPlace.extend({ amount: z.int(), note: z.string(), payload: z.string(), picture: z.string() });
export type ShownTransfer = z.infer<typeof transfer>;

/** Ten digits, a branch three more, and since 2025 the twelve of a person; blanks and points between them are nothing. */
const taxCode = code
  .overwrite((typed) => typed.replace(/[\s.]/g, '').replace(/^(\d{10})(\d{3})$/, '$1-$2'))
  .regex(/^(\d{10}(-\d{3})?|\d{12})$/, { error: 'wrong-tax-code' });
export const invoice = z.strictObject(writtenOf(INVOICE, { taxCode: taxCode.nullable() }));
export type Invoice = z.infer<typeof invoice>;
export const shownInvoice = z.object(factsOf(INVOICE, { taxCode: z.string().nullable() }));

/** What an applicant sees of their money. */
export const ownPayment = z.object({
  owed: z.int(),
  received: z.int(),
  /** Of what is owed now; null: nothing is, or it is paid otherwise. */
  transfer: transfer.nullable(),
  /** Of the whole group, with one code, for whoever filled in the form. */
  group: transfer.nullable(),
  /** What the office gives back and has not sent yet. */
  refund: z.int(),
  /** Where that goes, as they said; null: they have not. */
  refundAccount: bankPlace.nullable(),
  /** By which day it is to be paid; null: nobody said. */
  payBy: calendarDate.nullable(),
  /** The invoice that is asked for; null: none. */
  invoice: shownInvoice.nullable(),
});
export type OwnPayment = z.infer<typeof ownPayment>;

export const settingFields = {
  /** Of the site; null: nothing is paid by transfer. */
  accountId: judgedId.nullable(),
  /** Who paid too late has their place again, while there is room for which nobody waits. */
  readmits: z.boolean(),
  /** The last day on which to pay; whoever owes after it is reminded, once. */
  payBy: calendarDate.nullable(),
};

/** An entry, or the package of a sponsor. `id`: that of the signup or of the package. */
const payableEntry = z.object({
  id,
  isPackage: z.boolean(),
  code: z.string(),
  name: z.string().nullable(),
  /** Of a package null. */
  state: z.enum(SIGNUP_STATES).nullable(),
  price: z.int(),
  /** What is still to come: nothing of whoever waits or has gone. */
  owed: z.int(),
  received: z.int(),
  /** What the rules of the form give back, or what is too much, and nobody has asked for to be sent. */
  refundable: z.int(),
  /** What was asked for to be sent back, and the bank has not said yet. */
  refund: z.int(),
  wantsInvoice: z.boolean(),
  /** Of whoever still owes after the last day, or was reminded: by mail, or by a person who called. `at` null: they are to be called. */
  reminder: z.object({ by: z.enum(REMINDERS), at: instant.nullable() }).nullable(),
});
export type PayableEntry = z.infer<typeof payableEntry>;
const pileSum = z.object({ pile: z.enum(PILES), count: z.int(), sum: z.int() });
export type PileSum = z.infer<typeof pileSum>;
export const statementPiles = z.array(pileSum);
const period = z.object({ from: calendarDate, to: calendarDate });

export const money = z.object({
  /** 0: nobody has written it yet. */
  version: z.int(),
  ...settingFields,
  account: bankAccount.nullable(),
  entries: z.array(payableEntry),
  sums: z.object({ price: z.int(), owed: z.int(), received: z.int(), refundable: z.int(), refund: z.int() }),
  /** What was booked for entries of the tournament, by the day of the line or of the booking. */
  days: z.array(z.object({ day: calendarDate, source: z.enum(BOOKING_SOURCES), amount: z.int() })),
  /** Of the account, all its lines so far; notices that have a line of a statement are not counted. */
  piles: statementPiles,
  /**
   * All statements of the account as one: with what all lines move, the first opening comes to the last closing, unless a statement between them is missing.
   * null: no statement says its balances.
   */
  balance: z.object({ period, opening: z.int(), moved: z.int(), closing: z.int() }).nullable(),
  /** Of the account, the last first. */
  statements: z.array(
    z.object({
      ...{ id, period, opening: z.int().nullable(), closing: z.int().nullable(), piles: statementPiles, at: instant },
      by: z.string().nullable(),
    }),
  ),
});
export type TournamentMoney = z.infer<typeof money>;

/** A line as a person decides it; of a foreign one remain day and amount. */
export const bankLine = z.object({
  id,
  source: z.enum(['statement', 'notice']),
  day: calendarDate,
  time: z.string().nullable(),
  amount: z.int(),
  text: z.string(),
  payer: z.object({ name: z.string().nullable(), digits: z.string().nullable() }),
  pile: z.enum(PILES),
  reason: z.enum(MATCH_REASONS),
  /** What is booked of it; of one to decide what it comes to if a person agrees, or nothing. */
  shares: z.array(z.object({ entryId: id, amount: z.int() })),
  /** Whom it may be of, the best first. */
  guesses: z.array(id),
  /** The line that it has to do with. */
  otherId: id.nullable(),
});
export type ShownBankLine = z.infer<typeof bankLine>;

const booking = z.object({
  id,
  amount: z.int(),
  at: instant,
  source: z.enum(BOOKING_SOURCES),
  /** Who it was; null: the match of lines by itself. */
  by: z.string().nullable(),
  /** Of a bank. */
  line: z.object({ id, day: calendarDate, payer: bankLine.shape.payer }).nullable(),
  undoes: id.nullable(),
  isUndone: z.boolean(),
  note: z.string().nullable(),
});
export type ShownBooking = z.infer<typeof booking>;
export const bookings = z.object({
  entry: payableEntry,
  items: z.array(booking),
  /** As they asked for it, with the number of the one that the club wrote. */
  invoice: shownInvoice.extend({ number: z.string().nullable() }).nullable(),
});
export type EntryBookings = z.infer<typeof bookings>;

/** What would be taken in: nothing is written yet. */
export const statementPreview = z.object({
  account: bankAccount.omit({ notices: true }).nullable(),
  /** As it stands in the file; null: the file does not say whose it is. */
  fileAccount: z.string().nullable(),
  period,
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  /** The balances prove that no line is missing or changed. */
  isChained: z.boolean(),
  /** The headings of the file, by what they were taken for. */
  layout: z.array(z.object({ field: z.string(), heading: z.string() })),
  samples: z.array(z.object({ row: z.int(), ...bankLine.pick({ day: true, time: true, amount: true, text: true, payer: true }).shape })),
  passed: z.array(z.object({ row: z.int(), why: z.string() })),
  /** Lines of days that are still to come: banks book ahead over a weekend, and no further. */
  ahead: z.int(),
  lines: z.int(),
  piles: statementPiles,
  /** Sent with the import, which refuses where anything is different now. */
  seen: z.string(),
});
export type StatementPreview = z.infer<typeof statementPreview>;

export const refund = z.object({
  id,
  entryId: id,
  code: z.string(),
  name: z.string().nullable(),
  amount: z.int(),
  at: instant,
  by: z.string().nullable(),
  /** As the applicant said it on their page: it is never guessed. */
  account: bankPlace.nullable(),
  /** Of the way back; null: there is no account yet, or it has gone. */
  transfer: transfer.nullable(),
  /** The bank's line out closed it. */
  isSent: z.boolean(),
});
export type ShownRefund = z.infer<typeof refund>;
