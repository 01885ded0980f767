import type { countedHolesRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../../http/route.ts';
import { actorOf } from '../../../../write/write.ts';
import { countedHolesState, drawList, enterCountedHoles, publishCountedHoles } from './counted-hole.ts';

export const countedHolesHandlers = (deps: Deps): Handlers<typeof countedHolesRoutes> => ({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': async ({ scope }) =>
    countedHolesState(deps.db, scope.tournament, scope.round.id),
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': async (input) =>
    enterCountedHoles(deps, actorOf(input), input.params.roundId, input.body),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/draw': async (input) =>
    drawList(deps, actorOf(input), input.params.roundId, input.body),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/publish': async (input) =>
    publishCountedHoles(deps, actorOf(input), input.params.roundId),
});
