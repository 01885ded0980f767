import { routeQuery } from '../../../lib/api/route-query.ts';

/** The short addresses of a tournament’s public pages. */
export const shortAddresses = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'short-addresses'], 'GET /api/tournaments/:tournamentId/short-addresses', {
    params: { tournamentId },
  });
