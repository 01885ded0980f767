import type { Basis } from '@fairway/golf';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** While people look, the board follows the entries. */
const REFETCH_MS = 5_000;

export const board = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'leaderboard'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/leaderboard', { params: { tournamentId }, signal }),
    refetchInterval: REFETCH_MS,
  });

export const explanation = (tournamentId: string, playerId: string, basis: Basis, within: 'field' | 'division') =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'leaderboard', playerId, basis, within],
    queryFn: ({ signal }) =>
      call('GET /api/tournaments/:tournamentId/leaderboard/:playerId', {
        params: { tournamentId, playerId },
        query: { basis, within },
        signal,
      }),
  });

/** When the scores of a round came in. */
export const received = (tournamentId: string, roundId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'received', roundId],
    queryFn: ({ signal }) =>
      call('GET /api/tournaments/:tournamentId/rounds/:roundId/received', { params: { tournamentId, roundId }, signal }),
    refetchInterval: 60_000,
  });
