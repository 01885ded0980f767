import type { golferRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { giveConsent, withdrawConsent } from './consent.ts';
import { addGolfer, changeGolfer, changeMemberships, deleteGolfer, wholeGolfer } from './golfer.ts';
import { addJoins, mergeGolfers, requireMerge, undoJoin, undoMerge } from './join.ts';
import { findJoinsOf } from './join-store.ts';
import { ownDataOf } from './own-data.ts';
import { acceptKind, acceptProposals, findProposals } from './proposal.ts';
import { removeGolfer } from './removal.ts';
import { findGolfers } from './store.ts';

export const golferHandlers = (deps: Deps): Handlers<typeof golferRoutes> => ({
  'GET /api/sites/:siteId/golfers': async ({ params, query }) => findGolfers(deps.db, params.siteId, query),
  'POST /api/sites/:siteId/golfers': async ({ principal, params, body }) => addGolfer(deps, principal, params.siteId, body),
  'GET /api/golfers/:golferId': async ({ params }) => wholeGolfer(deps.db, params.golferId),
  'PATCH /api/golfers/:golferId': async ({ principal, scope: { golfer }, body }) => changeGolfer(deps, { principal, golfer }, body),
  'PUT /api/golfers/:golferId/memberships': async ({ principal, scope: { golfer }, body }) =>
    changeMemberships(deps, { principal, golfer }, body),
  'DELETE /api/golfers/:golferId': async ({ principal, scope: { golfer } }) => deleteGolfer(deps, { principal, golfer }),
  'POST /api/golfers/:golferId/joins': async ({ principal, scope: { golfer }, body }) =>
    addJoins(deps, { principal, golfer }, body.playerIds),
  'DELETE /api/golfers/:golferId/joins/:joinId': async ({ principal, scope: { golfer }, params }) =>
    undoJoin(deps, { principal, golfer }, params.joinId),
  'POST /api/golfers/:golferId/merge': async ({ principal, scope: { golfer }, body }) =>
    mergeGolfers(deps, { principal, golfer }, body.intoId),
  'GET /api/golfers/:golferId/merge': async ({ params }) => (await requireMerge(deps.db, params.golferId)).merge,
  'POST /api/golfers/:golferId/unmerge': async ({ principal, scope: { golfer }, body }) =>
    undoMerge(deps, { principal, golfer }, body.answers),
  'POST /api/golfers/:golferId/consents': async ({ principal, scope: { golfer }, body }) => giveConsent(deps, { principal, golfer }, body),
  'DELETE /api/golfers/:golferId/consents/:purpose': async ({ principal, scope: { golfer }, params }) =>
    withdrawConsent(deps, { principal, golfer }, params.purpose),
  'GET /api/golfers/:golferId/data': async ({ params, reply }) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="golfer.json"')
      .send(JSON.stringify(await ownDataOf(deps.db, params.golferId), null, 2)),
  'POST /api/golfers/:golferId/removal': async ({ principal, scope: { golfer }, body }) =>
    removeGolfer(deps, { principal, golfer }, body.keepOut),
  'GET /api/tournaments/:tournamentId/joins': async ({ params }) => ({ items: await findJoinsOf(deps.db, params.tournamentId) }),
  'GET /api/sites/:siteId/golfer-proposals': async ({ params, query }) => findProposals(deps, params.siteId, query),
  'POST /api/sites/:siteId/golfer-proposals': async ({ principal, params, body }) =>
    acceptProposals(deps, { principal, siteId: params.siteId }, body.items),
  'POST /api/sites/:siteId/golfer-proposals/all': async ({ principal, params, body }) =>
    acceptKind(deps, { principal, siteId: params.siteId }, body),
});
