import type { sideRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { addSides, changeSide, deleteSide } from './side.ts';
import { wireSides } from './wire.ts';

export const sideHandlers = (deps: Deps): Handlers<typeof sideRoutes> => ({
  'GET /api/tournaments/:tournamentId/sides': async ({ scope }) => ({ items: await wireSides(deps.db, scope.tournament) }),
  'POST /api/tournaments/:tournamentId/sides': async (input) => addSides(deps, actorOf(input), input.body.sides),
  'PATCH /api/tournaments/:tournamentId/sides/:sideId': async (input) => changeSide(deps, actorOf(input), input.params.sideId, input.body),
  'DELETE /api/tournaments/:tournamentId/sides/:sideId': async (input) => deleteSide(deps, actorOf(input), input.params.sideId),
});
