import type { paymentRoutes } from '@fairway/api';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import type { FastifyRequest } from 'fastify';
import type { Deps, Handlers } from '../../../http/route.ts';
import { uploaded } from '../../../http/upload.ts';
import { actorOf } from '../../../write/write.ts';
import { addAccount, keepNoticeKey, listAccounts, removeAccount } from './ledger/account.ts';
import { decideLine, listLines } from './ledger/decide.ts';
import { askRefund, bookByHand, cancelRefund, entryBookings, listRefunds, noteEntry, undoByHand } from './ledger/hand.ts';
import { tournamentMoney, writeSetting } from './ledger/money.ts';
import { ownPayment, sayInvoice, sayRefundAccount } from './ledger/own.ts';
import { importStatement, previewStatement, takeNotice } from './ledger/take.ts';
import type { NoticeWatch } from './notice/notice-watch.ts';

export function paymentHandlers(deps: Deps, notices: NoticeWatch): Handlers<typeof paymentRoutes> {
  const { db } = deps;
  return {
    'GET /api/sites/:siteId/bank-accounts': async ({ params }) => listAccounts(deps, params.siteId),
    'POST /api/sites/:siteId/bank-accounts': async ({ principal, params: { siteId }, body }) =>
      addAccount(deps, { principal, siteId }, body),
    'DELETE /api/sites/:siteId/bank-accounts/:accountId': async ({ principal, params: { siteId, accountId } }) => {
      await removeAccount(deps, { principal, siteId }, accountId);
    },
    'PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key': async ({ principal, params: { siteId, accountId }, body }) =>
      keepNoticeKey(deps, { principal, siteId }, accountId, body),
    'POST /api/payment-notices/:provider/:accountId': async ({ params, request }) => {
      const heads = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      await takeNotice(deps, notices, { ...params, body: request.rawBody ?? Buffer.alloc(0), heads });
      return { success: true };
    },
    'GET /api/tournaments/:tournamentId/payments': async ({ params }) => tournamentMoney(deps, params.tournamentId),
    'PUT /api/tournaments/:tournamentId/payments': async (input) => writeSetting(deps, actorOf(input), input.body),
    'GET /api/tournaments/:tournamentId/payments/lines': async ({ scope, query }) => listLines(deps, scope.tournament, query),
    'POST /api/tournaments/:tournamentId/payments/lines/:lineId': async (input) =>
      decideLine(deps, actorOf(input), input.params.lineId, input.body),
    'GET /api/tournaments/:tournamentId/payments/entries/:entryId': async ({ params }) =>
      entryBookings(deps, params.tournamentId, params.entryId),
    'POST /api/tournaments/:tournamentId/payments/entries/:entryId': async (input) =>
      bookByHand(deps, actorOf(input), input.params.entryId, input.body),
    'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note': async (input) =>
      noteEntry(deps, actorOf(input), input.params.entryId, input.body),
    'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo': async (input) =>
      undoByHand(deps, actorOf(input), input.params.entryId, input.body),
    'POST /api/tournaments/:tournamentId/payments/statement/preview': async (input) =>
      previewStatement(deps, { ...actorOf(input), principal: input.principal }, await uploadedStatement(input.request)),
    'POST /api/tournaments/:tournamentId/payments/statement': async (input) => {
      await importStatement(deps, { ...actorOf(input), principal: input.principal }, await uploadedStatement(input.request));
    },
    'GET /api/tournaments/:tournamentId/payments/refunds': async ({ params }) => listRefunds(db, params.tournamentId),
    'POST /api/tournaments/:tournamentId/payments/refunds': async (input) => askRefund(deps, actorOf(input), input.body),
    'DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId': async (input) => {
      await cancelRefund(deps, actorOf(input), input.params.refundId);
    },
    'GET /api/signup/payment': async ({ principal }) => ownPayment(db, principal),
    'PUT /api/signup/refund-account': async ({ principal, body }) => sayRefundAccount(db, principal, body.account),
    'PUT /api/signup/invoice': async ({ principal, body }) => sayInvoice(db, principal, body.invoice),
  };
}

const FILE_LIMIT = { bytes: UPLOAD_BYTES.list, beyond: 'import-too-large' } as const;

/** The file of a form, whether it was pasted, and what was seen of it before. */
async function uploadedStatement(request: FastifyRequest) {
  const { file, fields } = await uploaded(request, FILE_LIMIT);
  const textOf = (name: string): string => {
    const field = fields[name];
    return field && !Array.isArray(field) && field.type === 'field' ? String(field.value) : '';
  };
  return { file, isPasted: textOf('pasted') === 'true', seen: textOf('seen') };
}
