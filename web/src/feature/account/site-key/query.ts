import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The keys by which Fairway signs results, the newest first; none where the server has no secret. */
export const siteKeys = () => queryOptions({ queryKey: ['site-keys'], queryFn: ({ signal }) => call('GET /api/live/keys', { signal }) });

/** Takes a new key; `stolen`: the old one is in other hands. */
export function useNewKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stolen: boolean) => call('POST /api/site-keys', { body: { stolen } }),
    meta: { shows: ['no-secret'] },
    onSuccess: (keys) => client.setQueryData(siteKeys().queryKey, keys),
  });
}
