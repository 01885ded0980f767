import { routeQuery } from '../../../lib/api/route-query.ts';

/** Since when the regulations stand, and what was replaced since. */
export const regulationHistory = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'regulations'], 'GET /api/tournaments/:tournamentId/regulations', { params: { tournamentId } });
