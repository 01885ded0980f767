import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { isNothing, type Tried } from './tried.ts';

/** Who would change place or prize; the board may have changed since it was last asked. */
export const difference = (tournamentId: string, tried: Tried) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'what-if', tried],
    queryFn: ({ signal }) =>
      call('POST /api/tournaments/:tournamentId/what-if', {
        params: { tournamentId },
        body: { ...tried, settings: { ...tried.settings }, divisions: [...tried.divisions], scores: [...tried.scores] },
        signal,
      }),
    enabled: !isNothing(tried),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    // Shown in place of the result.
    meta: { shows: 'every' },
  });
