import type { regulationRoutes } from '@fairway/api';
import type { CountLookup } from '../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../route.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import { publicSnapshots, sendPublic } from '../leaderboard/live/public-snapshot.ts';
import { createPublicRegulations, regulationHistory } from './regulation.ts';

export const regulationHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof regulationRoutes> => {
  const requirePublic = publicSnapshots(boards, countLookup);
  const publicRegulations = createPublicRegulations(deps.db);

  return {
    'GET /api/tournaments/:tournamentId/regulations': async ({ scope }) => regulationHistory(deps.db, scope.tournament.id),

    'GET /api/live/tournaments/:tournamentId/regulations': async ({ params, request, reply }) => {
      const { snapshot, ageMs } = await requirePublic(params.tournamentId, request);
      return sendPublic({ bytes: await publicRegulations(snapshot), ageMs }, request, reply);
    },
  };
};
