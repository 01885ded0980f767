import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';

/** As many as a menu has room for. */
const LATEST = 10;

/** The latest tournaments of a club, newest first; no rehearsals. */
export const latestTournaments = (clubId: string) =>
  queryOptions({
    queryKey: ['tournaments', 'list', 'latest', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/tournaments', { query: { clubId, rehearsals: 'without', pageSize: LATEST }, signal })).items,
  });

const REFETCH_MS = 15_000;

/** The tournaments that are played today, or under way, in the clubs of whoever asks, with what in them needs a person, and the next ones. */
export const today = () => ({ ...routeQuery(['tournaments', 'today'], 'GET /api/today'), ...everyMs(REFETCH_MS), staleTime: 0 });
