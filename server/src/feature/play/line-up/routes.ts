import type { lineUpRoutes } from '@fairway/api';
import { requireTournament } from '../../../engine/tournament/store.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { captainPage } from './captain.ts';
import { handIn, ordersOf, takeBack } from './line-up.ts';

export const lineUpHandlers = (deps: Deps): Handlers<typeof lineUpRoutes> => ({
  'GET /api/captain': async ({ principal: { id, tournamentId } }) =>
    captainPage(deps.db, await requireTournament(deps.db, tournamentId), id),
  'PUT /api/captain/orders': async ({ principal, body: { sessionId, matches } }) => {
    const { id: teamId, tournamentId, siteId } = principal;
    const actor = { principal, tournament: { id: tournamentId, siteId } };
    return handIn(deps, actor, { sessionId, teamId, order: matches }, (tx, tournament) => captainPage(tx, tournament, teamId));
  },
  'PUT /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': async (input) => {
    const { matchSessionId: sessionId, teamId } = input.params;
    return handIn(deps, actorOf(input), { sessionId, teamId, order: input.body.matches }, (tx, { id }) => ordersOf(tx, id, sessionId));
  },
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': async (input) =>
    takeBack(deps, actorOf(input), { sessionId: input.params.matchSessionId, teamId: input.params.teamId }),
});
