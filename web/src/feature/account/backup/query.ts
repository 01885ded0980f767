import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** How often the page asks for the progress of a backup that is being made. */
const ASK_AGAIN_MS = 2000;

/** The newest backup of the installation, and whether one is being made, for super administrators. */
export const backupState = () =>
  queryOptions({
    ...routeQuery(['backups'], 'GET /api/backups'),
    refetchInterval: ({ state }) => (state.data?.running ? ASK_AGAIN_MS : false),
    meta: { repeated: true },
  });

/** Begins a backup; the state says how it ends. */
export function useBackupNow() {
  const client = useQueryClient();
  const { queryKey } = backupState();
  return useMutation({
    mutationFn: () => call('POST /api/backups'),
    meta: { shows: ['backup-running'] },
    onSuccess: (state) => client.setQueryData(queryKey, state),
    // somebody else began one: the line shows it
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
