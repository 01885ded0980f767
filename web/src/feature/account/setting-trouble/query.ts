import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** What is wrong with the settings of the server, for super administrators. */
export const settingTroubles = () => routeQuery(['setting-troubles'], 'GET /api/setting-troubles');

/** Gives a lost secret up, and goes on with a new one. */
export function useNewSecret() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/setting-troubles/new-key'),
    onSuccess: (troubles) => {
      client.setQueryData(settingTroubles().queryKey, troubles);
      return client.invalidateQueries({ queryKey: ['backups'] });
    },
  });
}
