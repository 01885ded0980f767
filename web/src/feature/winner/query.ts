import type { Winner, WinnerList } from '@fairway/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const winnerList = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'winners'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/winners', { params: { tournamentId }, signal }),
    retry: false,
    // Shown in place of the winners.
    meta: { shows: ['more-players', 'no-handicap-course'] },
  });

/** `byHand`: of anyone, or of no one (null), whatever the rules say. */
export type Decision = { readonly award: Winner; readonly playerId: string | null; readonly byHand: boolean; readonly reason: string };

/** The committee's choice, or taking it back; both answer with the whole list, because one award may move others. */
export function useDecision(tournamentId: string) {
  const client = useQueryClient();
  const onSuccess = (list: WinnerList) => client.setQueryData(winnerList(tournamentId).queryKey, list);
  const decide = useMutation({
    mutationFn: ({ award, playerId, byHand, reason }: Decision) =>
      call('PUT /api/tournaments/:tournamentId/winners/:awardId/decision', {
        params: { tournamentId, awardId: award.awardId },
        body: { playerId, byHand, reason },
      }),
    // Shown beside the field.
    meta: { shows: ['not-eligible'] },
    onSuccess,
  });
  const takeBack = useMutation({
    mutationFn: (award: Winner) =>
      call('DELETE /api/tournaments/:tournamentId/winners/:awardId/decision', { params: { tournamentId, awardId: award.awardId } }),
    onSuccess,
  });
  return { decide, takeBack };
}

/** Shows the winners of now to the public, or none. */
export function usePublication(tournamentId: string) {
  const client = useQueryClient();
  const onSuccess = (list: WinnerList) => client.setQueryData(winnerList(tournamentId).queryKey, list);
  const params = { tournamentId };
  const publish = useMutation({ mutationFn: () => call('PUT /api/tournaments/:tournamentId/winners/publication', { params }), onSuccess });
  const unpublish = useMutation({
    mutationFn: () => call('DELETE /api/tournaments/:tournamentId/winners/publication', { params }),
    onSuccess,
  });
  return { publish, unpublish };
}
