import type { siteRoutes } from '@fairway/api';
import { type SendLogo, uploadedLogo, writeLogo } from '../../../file/logo.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import { addSite, changeSite, deleteSite, logoOfSite } from './site.ts';
import { findSites, findSiteUsers, requireSite } from './store.ts';

export const siteHandlers = (deps: Deps, sendLogo: SendLogo): Handlers<typeof siteRoutes> => ({
  'GET /api/sites': async ({ query }) => findSites(deps.db, query, officeDate(deps.clock())),
  'POST /api/sites': async ({ principal, body }) => addSite(deps, principal, body),
  'GET /api/sites/:siteId': async ({ params }) => requireSite(deps.db, params.siteId, officeDate(deps.clock())),
  'PATCH /api/sites/:siteId': async ({ principal, params: { siteId }, body }) => changeSite(deps, { principal, siteId }, body),
  'DELETE /api/sites/:siteId': async ({ principal, params: { siteId } }) => deleteSite(deps, { principal, siteId }),

  'PUT /api/sites/:siteId/logo': async ({ principal, params: { siteId }, query: { version }, request }) =>
    writeLogo(deps, logoOfSite(deps, { principal, siteId }), version, await uploadedLogo(request)),
  'DELETE /api/sites/:siteId/logo': async ({ principal, params: { siteId }, query: { version } }) =>
    writeLogo(deps, logoOfSite(deps, { principal, siteId }), version, null),
  'GET /api/sites/:siteId/logo/:hash': async ({ params: { siteId: id, hash }, request, reply }) =>
    sendLogo('site', { id, hash }, request, reply),

  'GET /api/sites/:siteId/users': async ({ params }) => ({ items: await findSiteUsers(deps.db, params.siteId) }),
});
