import type { winnerRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { decide, takeBack } from './decision.ts';
import { publishWinners, unpublishWinners } from './publication.ts';
import { winnerList } from './winner-list.ts';

export const winnerHandlers = (deps: Deps): Handlers<typeof winnerRoutes> => ({
  'GET /api/tournaments/:tournamentId/winners': async ({ scope }) => winnerList(deps.db, scope.tournament.id),
  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': async (input) =>
    decide(deps, actorOf(input), input.params.awardId, input.body),
  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': async (input) =>
    takeBack(deps, actorOf(input), input.params.awardId, input.query.boardVersion),
  'PUT /api/tournaments/:tournamentId/winners/publication': async (input) => publishWinners(deps, actorOf(input), input.body.boardVersion),
  'DELETE /api/tournaments/:tournamentId/winners/publication': async (input) =>
    unpublishWinners(deps, actorOf(input), input.query.boardVersion),
});
