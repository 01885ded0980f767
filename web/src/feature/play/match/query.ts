import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';

/** How often what others enter is fetched while matches are on the screen. */
const REFETCH_MS = 10_000;

/** The cups, knock-outs and groups of a tournament, with their sessions and matches. */
export const contests = (tournamentId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'contests'], 'GET /api/tournaments/:tournamentId/contests', { params: { tournamentId } }),
  ...everyMs(REFETCH_MS),
});

/** The teams of a tournament with their golfers. */
export const rosters = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'teams'], 'GET /api/tournaments/:tournamentId/teams', { params: { tournamentId } });

/** Everything that was said of a match, the newest first. */
export const matchHistory = (tournamentId: string, matchId: string) => ({
  ...routeQuery(
    ['tournaments', tournamentId, 'contests', 'entries', matchId],
    'GET /api/tournaments/:tournamentId/matches/:matchId/entries',
    { params: { tournamentId, matchId } },
  ),
  staleTime: 0,
});
