import type { sideAwardRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { measure } from './measure.ts';
import { sideAwardList } from './side-award.ts';
import { findHistory } from './store.ts';

export const sideAwardHandlers = (deps: Deps): Handlers<typeof sideAwardRoutes> => ({
  'GET /api/tournaments/:tournamentId/side-awards': async ({ scope }) => sideAwardList(deps.db, scope.tournament.id),

  'POST /api/tournaments/:tournamentId/rounds/:roundId/measurements': async (input) => {
    await measure(deps, actorOf(input), input.scope.round.id, input.body);
    return sideAwardList(deps.db, input.scope.tournament.id);
  },

  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/measurements': async ({ scope }) => ({
    items: await findHistory(deps.db, scope.round.id, scope.player.id),
  }),
});
