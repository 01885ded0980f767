import type { ListedSignup, SignupAct, SignupLack, SignupState } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

const keyOf = (tournamentId: string) => ['tournaments', tournamentId, 'signups'] as const;
const REFRESH_MS = 30_000;

export const signupForm = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'signup-form'], 'GET /api/tournaments/:tournamentId/signup-form', { params: { tournamentId } });
export type SignupSettings = Body<'PUT /api/tournaments/:tournamentId/signup-form'>;
export const writeForm = (tournamentId: string, body: SignupSettings) =>
  call('PUT /api/tournaments/:tournamentId/signup-form', { params: { tournamentId }, body });

export type SignupFilter = {
  readonly state?: SignupState | undefined;
  readonly kind?: string | undefined;
  readonly lack?: SignupLack | undefined;
};
export type SignupSort = 'applied' | 'name' | 'turn';
type Asked = SignupFilter & { readonly search: string; readonly sort: SignupSort; readonly order: 'asc' | 'desc' };

/** Those whom a search and filters find, page by page. */
export const signupList = (tournamentId: string, asked: Asked): Pages<ListedSignup> => ({
  key: [...keyOf(tournamentId), 'list', asked],
  read: (part, signal) =>
    call('GET /api/tournaments/:tournamentId/signups', { params: { tournamentId }, query: { ...asked, ...part }, signal }),
});
const countsQuery = (tournamentId: string) =>
  routeQuery([...keyOf(tournamentId), 'counts'], 'GET /api/tournaments/:tournamentId/signups', {
    params: { tournamentId },
    query: { pageSize: 1 },
  });
/** How full every kind is, what extras are wanted, and what is still missing. */
export const signupCounts = (tournamentId: string) => ({ ...countsQuery(tournamentId), ...everyMs(REFRESH_MS) });
/** The same for a draw of flights, which stays as it is while somebody looks at it. */
export const signupWishes = countsQuery;
export const wholeSignup = (tournamentId: string, signupId: string) =>
  routeQuery([...keyOf(tournamentId), 'one', signupId], 'GET /api/tournaments/:tournamentId/signups/:signupId', {
    params: { tournamentId, signupId },
  });
export type NewSignup = Body<'POST /api/tournaments/:tournamentId/signups'>;
export const addSignup = (tournamentId: string, body: NewSignup) =>
  call('POST /api/tournaments/:tournamentId/signups', { params: { tournamentId }, body });
export type SignupChange = Body<'PATCH /api/tournaments/:tournamentId/signups/:signupId'>;
export const changeSignup = (tournamentId: string, signupId: string, body: SignupChange) =>
  call('PATCH /api/tournaments/:tournamentId/signups/:signupId', { params: { tournamentId, signupId }, body });
export const makeSignupLink = (tournamentId: string, signupId: string) =>
  call('POST /api/tournaments/:tournamentId/signups/:signupId/link', { params: { tournamentId, signupId } });

export type Acting = { readonly act: SignupAct; readonly signupIds: string[]; readonly reason: string | null };
/** A change of signups, after which everything of them is read again, and the players, who follow from them. */
export function useSignupChange<Sent, Answer>(tournamentId: string, send: (sent: Sent) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }) });
}
export const actOn = (tournamentId: string) => (body: Acting) =>
  call('POST /api/tournaments/:tournamentId/signups/acts', { params: { tournamentId }, body });
export const takeNext = (tournamentId: string) => () =>
  call('POST /api/tournaments/:tournamentId/signups/next', { params: { tournamentId } });
export type SignupMessage = Body<'POST /api/tournaments/:tournamentId/signups/messages'>;
export const sendMessage = (tournamentId: string) => (body: SignupMessage) =>
  call('POST /api/tournaments/:tournamentId/signups/messages', { params: { tournamentId }, body });

export const signupPackages = (tournamentId: string) =>
  routeQuery([...keyOf(tournamentId), 'packages'], 'GET /api/tournaments/:tournamentId/signup-packages', { params: { tournamentId } });
export type NewPackage = Body<'POST /api/tournaments/:tournamentId/signup-packages'>;
export const givePackage = (tournamentId: string) => (body: NewPackage) =>
  call('POST /api/tournaments/:tournamentId/signup-packages', { params: { tournamentId }, body });
