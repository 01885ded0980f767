import type { winnerRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { required } from '../auth/wall.ts';
import { decide, takeBack, winnerList } from './decision.ts';

export const winnerHandlers = ({ db, clock }: Deps): Handlers<typeof winnerRoutes> => ({
  'GET /api/tournaments/:tournamentId/winners': async ({ scope }) => winnerList(db, required(scope.tournament).id),

  'PUT /api/tournaments/:tournamentId/winners/:awardId/decision': async ({ scope, user, params, body }) =>
    decide(db, { tournament: required(scope.tournament), user, awardId: params.awardId }, body, clock()),

  'DELETE /api/tournaments/:tournamentId/winners/:awardId/decision': async ({ scope, user, params }) =>
    takeBack(db, { tournament: required(scope.tournament), user, awardId: params.awardId }),
});
