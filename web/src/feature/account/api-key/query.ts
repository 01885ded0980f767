import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

export const apiKeys = (siteId: string) => routeQuery(['sites', siteId, 'keys'], 'GET /api/sites/:siteId/keys', { params: { siteId } });

export type NewKey = Body<'POST /api/sites/:siteId/keys'>;
export const addKey = (siteId: string) => (body: NewKey) => call('POST /api/sites/:siteId/keys', { params: { siteId }, body });
export const revokeKey = (siteId: string) => (keyId: string) =>
  call('DELETE /api/sites/:siteId/keys/:keyId', { params: { siteId, keyId } });

/** A write that changes the keys of a site. */
export function useKeyChange<Change, Answer>(siteId: string, mutationFn: (change: Change) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: ['sites', siteId, 'keys'] }) });
}
