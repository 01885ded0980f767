import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** The keys by which Fairway signs results, the newest first; none where the server has no secret. */
export const siteKeys = () => routeQuery(['site-keys'], 'GET /api/live/keys');

/** Takes a new key; `stolen`: the old one is in other hands. */
export function useNewKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stolen: boolean) => call('POST /api/site-keys', { body: { stolen } }),
    meta: { shows: ['no-secret'] },
    onSuccess: (keys) => client.setQueryData(siteKeys().queryKey, keys),
  });
}
