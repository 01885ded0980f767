import type { Ceremony } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';

/** A second presenter sees what the first has shown. */
const REFETCH_MS = 3_000;

export const suspense = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'suspense'], 'GET /api/tournaments/:tournamentId/suspense', { params: { tournamentId } });

export const runningCeremony = (tournamentId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'ceremony'], 'GET /api/tournaments/:tournamentId/ceremony', { params: { tournamentId } }),
  ...everyMs(REFETCH_MS),
});

type WantedSuspense = Body<'PATCH /api/tournaments/:tournamentId/suspense'>;
export const changeSuspense = (tournamentId: string) => (body: WantedSuspense) =>
  call('PATCH /api/tournaments/:tournamentId/suspense', { params: { tournamentId }, body });

type NewCeremony = Body<'POST /api/tournaments/:tournamentId/ceremony'>;
export const beginCeremony = (tournamentId: string) => (body: NewCeremony) =>
  call('POST /api/tournaments/:tournamentId/ceremony', { params: { tournamentId }, body });

export type Step = Body<'POST /api/tournaments/:tournamentId/ceremony/step'>;
export const stepCeremony = (tournamentId: string) => (body: Step) =>
  call('POST /api/tournaments/:tournamentId/ceremony/step', { params: { tournamentId }, body });

export type End = Body<'POST /api/tournaments/:tournamentId/ceremony/end'>;
export const endCeremony = (tournamentId: string) => (body: End) =>
  call('POST /api/tournaments/:tournamentId/ceremony/end', { params: { tournamentId }, body });

/** A write about the presentation: its answer is shown at once; whoever came second gets what the first has shown. */
export function useCeremonyChange<Change>(tournamentId: string, mutationFn: (change: Change) => Promise<{ ceremony: Ceremony | null }>) {
  const client = useQueryClient();
  const { queryKey } = runningCeremony(tournamentId);
  return useMutation({
    mutationFn,
    meta: { shows: ['stale-version'] },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      if (isApiError(error, 'stale-version')) client.setQueryData(queryKey, { ceremony: error.current as Ceremony });
      else void client.invalidateQueries({ queryKey });
    },
  });
}
