import { z } from 'zod';
import { calendarDate, id, instant, judgedId, line, nameTo, newId, pageOf, pageQuery, reason } from '../../check/field.ts';
import { BOOKING_SOURCES, LINE_DECISIONS, MATCH_REASONS, NOTICE_PROVIDERS, PILES } from '../../choice/field/payment.ts';
import { SIGNUP_STATES } from '../../choice/field/signup.ts';
import { PAYMENT } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';

/** Whole dong; below 0 it goes out. */
const dong = z.int().min(-PAYMENT.most).max(PAYMENT.most);
const dongIn = dong.min(1);

/** A bank by its six digits, and an account as a VietQR code takes it. */
export const bankPlace = z.strictObject({
  bank: z.string().regex(/^\d{6}$/, { error: 'wrong-format' }),
  number: line.regex(/^[A-Z0-9]{4,19}$/, { error: 'wrong-format' }),
  holder: nameTo(PAYMENT.nameMost),
});
export type BankPlace = z.infer<typeof bankPlace>;
const bankAccount = bankPlace.extend({
  id,
  /** Whose notices are taken: those whose key is kept. `url`: where they are to be sent. */
  notices: z.array(z.object({ provider: z.enum(NOTICE_PROVIDERS), isOn: z.boolean(), url: z.string() })),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** A transfer as a VietQR code, and what people copy where they cannot read one. `picture`: a data address of SVG. */
export const transfer = bankPlace.extend({ amount: z.int(), note: z.string(), payload: z.string(), picture: z.string() });
export type ShownTransfer = z.infer<typeof transfer>;

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
});
export type OwnPayment = z.infer<typeof ownPayment>;

const settingFields = {
  /** Of the site; null: nothing is paid by transfer. */
  accountId: judgedId.nullable(),
  /** Who paid too late has their place again, while there is room for which nobody waits. */
  readmits: z.boolean(),
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
});
export type PayableEntry = z.infer<typeof payableEntry>;
const pileSum = z.object({ pile: z.enum(PILES), count: z.int(), sum: z.int() });
export type PileSum = z.infer<typeof pileSum>;
export const statementPiles = z.array(pileSum);
const period = z.object({ from: calendarDate, to: calendarDate });

const money = z.object({
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
const bankLine = z.object({
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
const bookings = z.object({ entry: payableEntry, items: z.array(booking) });

/** What would be taken in: nothing is written yet. */
const statementPreview = z.object({
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
  lines: z.int(),
  piles: statementPiles,
  /** Sent with the import, which refuses where anything is different now. */
  seen: z.string(),
});
export type StatementPreview = z.infer<typeof statementPreview>;

const refund = z.object({
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

const read = 'payment.read' as const;
const write = 'payment.write' as const;

export const paymentRoutes = defineRoutes({
  'GET /api/sites/:siteId/bank-accounts': {
    access: read,
    summary: 'The accounts to which entry fees of a site are paid',
    answer: z.object({ items: z.array(bankAccount) }),
  },
  'POST /api/sites/:siteId/bank-accounts': {
    access: write,
    summary: 'Adds an account of the site',
    body: bankPlace.extend({ id: newId }),
    answer: bankAccount,
  },
  'DELETE /api/sites/:siteId/bank-accounts/:accountId': {
    access: write,
    summary: 'Removes an account that no tournament uses and no line is of',
    answer: null,
  },
  'PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key': {
    access: write,
    summary: 'Keeps the key by which a provider signs its notices, or forgets it; it is never answered',
    body: z.strictObject({ provider: z.enum(NOTICE_PROVIDERS), key: nameTo(PAYMENT.nameMost).nullable() }),
    answer: bankAccount,
  },
  'POST /api/payment-notices/:provider/:accountId': {
    access: 'anyone',
    summary: 'Takes the notice of a payment as its provider signs it: kept once, answered at once, matched after',
    params: { provider: z.enum(NOTICE_PROVIDERS), accountId: judgedId },
    answer: z.object({ success: z.literal(true) }),
    takes: 'raw',
  },
  'GET /api/tournaments/:tournamentId/payments': {
    access: read,
    summary: 'The money of a tournament: what each entry owes and paid, by day and kind, the piles of its account, and its statements',
    answer: money,
  },
  'PUT /api/tournaments/:tournamentId/payments': {
    access: write,
    summary: 'Says to which account its entries pay, as the caller saw it',
    body: z.strictObject({ version: z.int().min(0), ...settingFields }),
    answer: money,
  },
  'GET /api/tournaments/:tournamentId/payments/lines': {
    access: read,
    summary: 'The lines of a pile of its account, the last first; those to decide with the reason and who may be meant',
    query: z.object({ pile: z.enum(PILES).default('decide'), ...pageQuery }),
    answer: pageOf(bankLine),
  },
  'POST /api/tournaments/:tournamentId/payments/lines/:lineId': {
    access: write,
    summary: 'Decides a line: to which entries, foreign, to give back, or the same payment as another line; or takes that back',
    params: { lineId: judgedId },
    body: z.strictObject({
      as: z.enum(LINE_DECISIONS),
      /** Of `book` and `return`: they come to the amount of the line. */
      shares: z.array(z.strictObject({ entryId: judgedId, amount: dong })).max(PAYMENT.sharesMost),
      /** Of `twin`. */
      otherId: judgedId.nullable(),
    }),
    answer: bankLine,
  },
  'GET /api/tournaments/:tournamentId/payments/entries/:entryId': {
    access: read,
    summary: 'The lines of one entry, or of a package',
    params: { entryId: judgedId },
    answer: bookings,
  },
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId': {
    access: write,
    summary: 'Books money that was taken or given at the desk',
    params: { entryId: judgedId },
    body: z.strictObject({
      id: newId,
      amount: dong.refine((amount) => amount !== 0, { error: 'required' }),
      note: line.max(200).nullable(),
    }),
    answer: bookings,
  },
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo': {
    access: write,
    summary: 'Takes money of the desk back, by a line of its own',
    params: { entryId: judgedId },
    body: z.strictObject({ bookingId: judgedId, reason }),
    answer: bookings,
  },
  'POST /api/tournaments/:tournamentId/payments/statement/preview': {
    access: write,
    summary: 'Reads the file of a bank, or what was pasted (multipart field `file`, `pasted` before it), and says what it would become',
    answer: statementPreview,
    takes: 'upload',
  },
  'POST /api/tournaments/:tournamentId/payments/statement': {
    access: write,
    summary: 'Takes the same file in (`seen` of the preview before it): every line once, however often it comes. The file is not kept',
    answer: money,
    takes: 'upload',
  },
  'GET /api/tournaments/:tournamentId/payments/refunds': {
    access: read,
    summary: 'What goes back, with the way back as a VietQR code',
    answer: z.object({ items: z.array(refund) }),
  },
  'POST /api/tournaments/:tournamentId/payments/refunds': {
    access: write,
    summary: 'Says that so much goes back to an entry; the bank’s line out closes it',
    body: z.strictObject({ id: newId, entryId: judgedId, amount: dongIn }),
    answer: refund,
  },
  'DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId': {
    access: write,
    summary: 'Takes back that something goes back, while the bank has not said it',
    params: { refundId: judgedId },
    answer: null,
  },
  'GET /api/tournaments/:tournamentId/payments/export': {
    access: read,
    summary: 'Every line of the tournament’s entries for the accountant, as a CSV file',
    answer: null,
    sends: 'file',
  },
  'GET /api/signup/payment': {
    access: 'signup',
    summary: 'What the signup or the package of a link owes and paid, and the VietQR code of what is owed now',
    answer: ownPayment,
  },
  'PUT /api/signup/refund-account': {
    access: 'signup',
    summary: 'Says to which account money goes back; null: to none any more',
    body: z.strictObject({ account: bankPlace.nullable() }),
    answer: ownPayment,
  },
});
