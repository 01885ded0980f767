import type { SideAwardList } from '@fairway/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** How often the shots of others are fetched while the screen is open. */
const REFETCH_MS = 5_000;

/** The side awards with their shots; an older answer never replaces a newer one. */
export const sideAwardList = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'side-awards'],
    queryFn: async ({ signal, client, queryKey }) => {
      const fetched = await call('GET /api/tournaments/:tournamentId/side-awards', { params: { tournamentId }, signal });
      const seen = client.getQueryData<SideAwardList>(queryKey);
      return seen !== undefined && seen.boardVersion > fetched.boardVersion ? seen : fetched;
    },
    refetchInterval: REFETCH_MS,
    meta: { repeated: true },
  });

export type RoundRef = { readonly tournamentId: string; readonly roundId: string };

/** Everything that was measured of a player in a round, oldest first. */
export const measurements = (params: RoundRef & { readonly playerId: string }) => ({
  ...routeQuery(
    ['tournaments', params.tournamentId, 'side-awards', 'history', params.roundId, params.playerId],
    'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/measurements',
    { params },
  ),
  staleTime: 0,
});

export type Measured = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/measurements'>;

/** Sends a measurement; the answer is the whole list. What is wrong is said in the line that was typed. */
export function useMeasure(params: RoundRef) {
  const client = useQueryClient();
  const { queryKey } = sideAwardList(params.tournamentId);
  return useMutation({
    mutationFn: (body: Measured) => call('POST /api/tournaments/:tournamentId/rounds/:roundId/measurements', { params, body }),
    onSuccess: (list) => client.setQueryData(queryKey, list),
    onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', params.tournamentId] }),
    meta: { shows: ['validation', 'measurement-changed', 'network'] },
  });
}
