import type { Basis } from '@fairway/golf';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** While people look, the board follows the entries. */
const REFETCH_MS = 5_000;

export const board = (tournamentId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'leaderboard'], 'GET /api/tournaments/:tournamentId/leaderboard', {
    params: { tournamentId },
  }),
  refetchInterval: REFETCH_MS,
});

export const explanation = (tournamentId: string, playerId: string, basis: Basis, within: 'field' | 'division') =>
  routeQuery(
    ['tournaments', tournamentId, 'leaderboard', playerId, basis, within],
    'GET /api/tournaments/:tournamentId/leaderboard/:playerId',
    { params: { tournamentId, playerId }, query: { basis, within } },
  );

/** When the scores of a round came in. */
export const received = (tournamentId: string, roundId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'received', roundId], 'GET /api/tournaments/:tournamentId/rounds/:roundId/received', {
    params: { tournamentId, roundId },
  }),
  refetchInterval: 60_000,
});
