import type { regulationRoutes } from '@fairway/api';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { publicRegulations, regulationHistory } from './regulation.ts';

export const regulationHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof regulationRoutes> => ({
  'GET /api/tournaments/:tournamentId/regulations': async ({ scope }) => regulationHistory(deps.db, scope.tournament.id),

  'GET /api/live/tournaments/:tournamentId/regulations': publicAnswer(publicSnapshots(boards, countLookup), ({ board }) =>
    publicRegulations(deps.db, board.tournamentId),
  ),
});
