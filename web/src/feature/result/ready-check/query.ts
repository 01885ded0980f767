import { routeQuery } from '../../../lib/api/route-query.ts';

/** Read again whenever it is shown: every other screen may have changed it. */
export const readyCheck = (tournamentId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'ready-check'], 'GET /api/tournaments/:tournamentId/ready-check', {
    params: { tournamentId },
  }),
  staleTime: 0,
});
