import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The short addresses of a tournament’s public pages. */
export const shortAddresses = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId, 'short-addresses'],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId/short-addresses', { params: { tournamentId }, signal }),
  });
