import type { apiKeyRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { addKey, revokeKey } from './api-key.ts';
import { findKeys } from './store.ts';

export const apiKeyHandlers = (deps: Deps): Handlers<typeof apiKeyRoutes> => ({
  'GET /api/sites/:siteId/keys': async ({ params }) => ({ items: await findKeys(deps.db, params.siteId) }),
  'POST /api/sites/:siteId/keys': async ({ principal, params: { siteId }, body }) => addKey(deps, { principal, siteId }, body),
  'DELETE /api/sites/:siteId/keys/:keyId': async ({ principal, params: { siteId, keyId } }) =>
    revokeKey(deps, { principal, siteId }, keyId),
});
