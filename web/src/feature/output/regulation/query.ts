import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Since when the regulations stand, and what was replaced since. */
export const regulationHistory = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'regulations'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/regulations', { params: { tournamentId }, signal }),
  });
