import type { LuckyDrawState } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';

/** A second presenter sees what the first has drawn. */
const REFETCH_MS = 3_000;

export const luckyDraw = (tournamentId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'lucky-draw'], 'GET /api/tournaments/:tournamentId/lucky-draw', { params: { tournamentId } }),
  ...everyMs(REFETCH_MS),
});

type NewLuckyDraw = Body<'POST /api/tournaments/:tournamentId/lucky-draw'>;
export const beginLuckyDraw = (tournamentId: string) => (body: NewLuckyDraw) =>
  call('POST /api/tournaments/:tournamentId/lucky-draw', { params: { tournamentId }, body });

type Seen = Body<'POST /api/tournaments/:tournamentId/lucky-draw/next'>;
export const drawNext = (tournamentId: string) => (body: Seen) =>
  call('POST /api/tournaments/:tournamentId/lucky-draw/next', { params: { tournamentId }, body });

export const passLast = (tournamentId: string) => (body: Seen) =>
  call('POST /api/tournaments/:tournamentId/lucky-draw/pass', { params: { tournamentId }, body });

export const endLuckyDraw = (tournamentId: string) => (body: Seen) =>
  call('POST /api/tournaments/:tournamentId/lucky-draw/end', { params: { tournamentId }, body });

/** A write about the draw: its answer is shown at once; whoever came second gets what the first has drawn. */
export function useLuckyDrawChange<Change>(tournamentId: string, mutationFn: (change: Change) => Promise<LuckyDrawState>) {
  const client = useQueryClient();
  const { queryKey } = luckyDraw(tournamentId);
  return useMutation({
    mutationFn,
    meta: { shows: ['stale-version'] },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => {
      if (isApiError(error, 'stale-version')) client.setQueryData(queryKey, error.current as LuckyDrawState);
      else void client.invalidateQueries({ queryKey });
    },
  });
}
