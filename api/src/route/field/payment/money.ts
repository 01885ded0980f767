import { z } from 'zod';
import { judgedId, line, nameTo, newId, optionalLine, pageOf, pageQuery, reason } from '../../../check/field.ts';
import { LINE_DECISIONS, NOTICE_PROVIDERS, PILES } from '../../../choice/field/payment.ts';
import { PAYMENT } from '../../../record/bound.ts';
import { defineRoutes } from '../../../route.ts';
import {
  bankAccount,
  bankLine,
  bankPlace,
  bookings,
  dong,
  dongIn,
  invoice,
  money,
  ownPayment,
  refund,
  settingFields,
  statementPreview,
} from './shape.ts';

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
  'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note': {
    access: write,
    summary: 'Says that they were called about what they owe, or which number the invoice has that the club wrote',
    params: { entryId: judgedId },
    body: z.strictObject({ called: z.literal(true), invoiceNumber: optionalLine(PAYMENT.invoiceNumberMost) }).partial(),
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
    answer: null,
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
  'PUT /api/signup/invoice': {
    access: 'signup',
    summary: 'Says for whom the club is to write an invoice; null: none is asked for any more',
    body: z.strictObject({ invoice: invoice.nullable() }),
    answer: ownPayment,
  },
});
