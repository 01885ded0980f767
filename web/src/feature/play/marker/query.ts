import type { NewMarkerLink } from '@fairway/api';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';

/** How often the screen asks which phones were heard. */
const REFETCH_MS = 10_000;

export type RoundRef = { readonly tournamentId: string; readonly roundId: string };

/** The flights of a round with their QR codes and phones. */
export const linkedFlights = (params: RoundRef) => ({
  ...routeQuery(['tournaments', params.tournamentId, 'links', params.roundId], 'GET /api/tournaments/:tournamentId/rounds/:roundId/links', {
    params,
  }),
  ...everyMs(REFETCH_MS),
});

/** As many as one decision is taken for. */
const HELD_ON_A_PAGE = 200;

/** Strokes from phones that wait for a person. */
export const heldEntries = (params: RoundRef, page: number) => ({
  ...routeQuery(
    ['tournaments', params.tournamentId, 'held', params.roundId, page],
    'GET /api/tournaments/:tournamentId/rounds/:roundId/held-entries',
    { params, query: { page, pageSize: HELD_ON_A_PAGE } },
  ),
  placeholderData: keepPreviousData,
  ...everyMs(REFETCH_MS),
});

type NewLinks = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/links'>;
export const makeLinks =
  (params: RoundRef) =>
  async (body: NewLinks): Promise<NewMarkerLink[]> =>
    (await call('POST /api/tournaments/:tournamentId/rounds/:roundId/links', { params, body })).items;

export const revokeLink = (params: RoundRef) => (linkId: string) =>
  call('DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId', { params: { ...params, linkId } });

export type ShutOut = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out'> & { deviceId: string };
export const shutOut =
  (params: RoundRef) =>
  ({ deviceId, ...body }: ShutOut) =>
    call('POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out', { params: { ...params, deviceId }, body });

/** The desk lets in a phone that waits. */
export const letIn = (params: RoundRef) => (deviceId: string) =>
  call('POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/let-in', { params: { ...params, deviceId } });

type HeldDecision = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision'>;
export const decideHeld = (params: RoundRef) => (body: HeldDecision) =>
  call('POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision', { params, body });

/** A write about the phones of a tournament: codes, phones, held strokes and scores are read again. */
export function useMarkerChange<Change, Answer>({ tournamentId }: RoundRef, mutationFn: (change: Change) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }) });
}
