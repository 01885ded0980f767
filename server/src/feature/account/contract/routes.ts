import type { contractRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import { addContract, changeContract, deleteContract } from './contract.ts';
import { findContracts, findContractsOfSite, requireContract } from './store.ts';

export const contractHandlers = (deps: Deps): Handlers<typeof contractRoutes> => ({
  'GET /api/contracts': async ({ query }) => findContracts(deps.db, query, officeDate(deps.clock())),
  'POST /api/contracts': async ({ principal, body }) => addContract(deps, principal, body),
  'GET /api/contracts/:contractId': async ({ params }) => requireContract(deps.db, params.contractId, officeDate(deps.clock())),
  'PATCH /api/contracts/:contractId': async ({ principal, scope: { contract }, body }) =>
    changeContract(deps, { principal, contract }, body),
  'DELETE /api/contracts/:contractId': async ({ principal, scope: { contract } }) => deleteContract(deps, { principal, contract }),
  'GET /api/sites/:siteId/contracts': async ({ params }) => ({
    items: await findContractsOfSite(deps.db, params.siteId, officeDate(deps.clock())),
  }),
});
