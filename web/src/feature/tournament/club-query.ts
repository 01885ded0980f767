import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

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

/** The tournaments of a club that are played today, or under way, and what in them needs a person. */
export const clubToday = (clubId: string) =>
  queryOptions({
    queryKey: ['tournaments', 'today', clubId],
    queryFn: ({ signal }) => call('GET /api/clubs/:clubId/today', { params: { clubId }, signal }),
    refetchInterval: REFETCH_MS,
    staleTime: 0,
    meta: { repeated: true },
  });
