import type { Pile, ShownBankLine } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';
import type { Arrival } from '../../../ui/field/use-arrival.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

const REFRESH_MS = 30_000;
const keyOf = (tournamentId: string) => ['tournaments', tournamentId, 'payments'] as const;
const here = (tournamentId: string) => ({ params: { tournamentId } });

export const tournamentMoney = (tournamentId: string) => ({
  ...routeQuery([...keyOf(tournamentId), 'money'], 'GET /api/tournaments/:tournamentId/payments', here(tournamentId)),
  ...everyMs(REFRESH_MS),
});
/** The lines of a pile, page by page. */
export const pileLines = (tournamentId: string, pile: Pile): Pages<ShownBankLine> => ({
  key: [...keyOf(tournamentId), 'lines', pile],
  read: (part, signal) =>
    call('GET /api/tournaments/:tournamentId/payments/lines', { ...here(tournamentId), query: { pile, ...part }, signal }),
});
export const entryBookings = (tournamentId: string, entryId: string) =>
  routeQuery([...keyOf(tournamentId), 'entry', entryId], 'GET /api/tournaments/:tournamentId/payments/entries/:entryId', {
    params: { tournamentId, entryId },
  });
export const refunds = (tournamentId: string) =>
  routeQuery([...keyOf(tournamentId), 'refunds'], 'GET /api/tournaments/:tournamentId/payments/refunds', here(tournamentId));

/** A change of the money, after which everything of the tournament is read again: who has paid may be in now. */
export function usePaymentChange<Sent, Answer>(tournamentId: string, mutationFn: (sent: Sent) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }) });
}
export type PaymentSettings = Body<'PUT /api/tournaments/:tournamentId/payments'>;
export const writeSettings = (tournamentId: string) => (body: PaymentSettings) =>
  call('PUT /api/tournaments/:tournamentId/payments', { ...here(tournamentId), body });
export type LineDecision = Body<'POST /api/tournaments/:tournamentId/payments/lines/:lineId'> & { readonly lineId: string };
export const decideLine =
  (tournamentId: string) =>
  ({ lineId, ...body }: LineDecision) =>
    call('POST /api/tournaments/:tournamentId/payments/lines/:lineId', { params: { tournamentId, lineId }, body });
export const bookCash =
  (tournamentId: string, entryId: string) => (body: Body<'POST /api/tournaments/:tournamentId/payments/entries/:entryId'>) =>
    call('POST /api/tournaments/:tournamentId/payments/entries/:entryId', { params: { tournamentId, entryId }, body });
export const undoCash =
  (tournamentId: string, entryId: string) => (body: Body<'POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo'>) =>
    call('POST /api/tournaments/:tournamentId/payments/entries/:entryId/undo', { params: { tournamentId, entryId }, body });
export const noteEntry =
  (tournamentId: string, entryId: string) => (body: Body<'POST /api/tournaments/:tournamentId/payments/entries/:entryId/note'>) =>
    call('POST /api/tournaments/:tournamentId/payments/entries/:entryId/note', { params: { tournamentId, entryId }, body });
export const askRefund = (tournamentId: string) => (body: Body<'POST /api/tournaments/:tournamentId/payments/refunds'>) =>
  call('POST /api/tournaments/:tournamentId/payments/refunds', { ...here(tournamentId), body });
export const dropRefund = (tournamentId: string) => (refundId: string) =>
  call('DELETE /api/tournaments/:tournamentId/payments/refunds/:refundId', { params: { tournamentId, refundId } });
export const exportMoney = (tournamentId: string, format: 'xlsx' | 'csv') =>
  call('GET /api/tournaments/:tournamentId/payments/export', { ...here(tournamentId), query: { format } });

/** The server reads a form in its order, so what is about the file comes before it. */
function formOf(arrival: Arrival, seen: string | null): FormData {
  const body = new FormData();
  if (seen !== null) body.set('seen', seen);
  if ('text' in arrival) body.set('pasted', 'true');
  body.set('file', 'text' in arrival ? new File([arrival.text], 'pasted.txt') : arrival.file);
  return body;
}
export const previewStatement = (tournamentId: string) => (arrival: Arrival) =>
  call('POST /api/tournaments/:tournamentId/payments/statement/preview', { ...here(tournamentId), body: formOf(arrival, null) });
export type SeenStatement = { readonly arrival: Arrival; readonly seen: string };
export const takeStatement =
  (tournamentId: string) =>
  ({ arrival, seen }: SeenStatement) =>
    call('POST /api/tournaments/:tournamentId/payments/statement', { ...here(tournamentId), body: formOf(arrival, seen) });

const accountKey = (siteId: string) => ['sites', siteId, 'bank-accounts'] as const;
export const bankAccounts = (siteId: string) =>
  routeQuery(accountKey(siteId), 'GET /api/sites/:siteId/bank-accounts', { params: { siteId } });
export const addAccount = (siteId: string) => (body: Body<'POST /api/sites/:siteId/bank-accounts'>) =>
  call('POST /api/sites/:siteId/bank-accounts', { params: { siteId }, body });
export const removeAccount = (siteId: string) => (accountId: string) =>
  call('DELETE /api/sites/:siteId/bank-accounts/:accountId', { params: { siteId, accountId } });
export type NoticeKey = Body<'PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key'>;
export const keepNoticeKey = (siteId: string, accountId: string) => (body: NoticeKey) =>
  call('PUT /api/sites/:siteId/bank-accounts/:accountId/notice-key', { params: { siteId, accountId }, body });
/** A write that changes the accounts of a site. */
export function useAccountChange<Sent, Answer>(siteId: string, mutationFn: (sent: Sent) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: accountKey(siteId) }) });
}
