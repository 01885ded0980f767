import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** How often what others enter is fetched while matches are on the screen. */
const REFETCH_MS = 10_000;

/** The cups, knock-outs and groups of a tournament, with their sessions and matches. */
export const contests = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'contests'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/contests', { params: { tournamentId }, signal }),
    refetchInterval: REFETCH_MS,
    meta: { repeated: true },
  });

/** The teams of a tournament with their golfers. */
export const rosters = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'teams'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/teams', { params: { tournamentId }, signal }),
  });

/** Everything that was said of a match, the newest first. */
export const matchHistory = (tournamentId: string, matchId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'contests', 'entries', matchId],
    queryFn: ({ signal }) =>
      call('GET /api/tournaments/:tournamentId/matches/:matchId/entries', { params: { tournamentId, matchId }, signal }),
    staleTime: 0,
  });
