import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Read again whenever it is shown: every other screen may have changed it. */
export const readyCheck = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'ready-check'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/ready-check', { params: { tournamentId }, signal }),
    staleTime: 0,
  });
