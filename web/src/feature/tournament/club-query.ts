import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The latest tournament of a club: none where it has none. */
export const latestTournament = (clubId: string) =>
  queryOptions({
    queryKey: ['tournaments', 'list', 'latest', clubId],
    queryFn: async ({ signal }) => (await call('GET /api/tournaments', { query: { clubId, pageSize: 1 }, signal })).items[0] ?? null,
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
