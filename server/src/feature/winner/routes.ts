import type { winnerRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { actorOf } from '../../write.ts';
import { decide, takeBack, winnerList } from './decision.ts';

export const winnerHandlers = (deps: Deps): Handlers<typeof winnerRoutes> => ({
  'GET /api/tournaments/:tournamentId/winners': async ({ scope }) => winnerList(deps.db, scope.tournament.id),
  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': async (input) =>
    decide(deps, actorOf(input), input.params.awardId, input.body),
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': async (input) => takeBack(deps, actorOf(input), input.params.awardId),
});
