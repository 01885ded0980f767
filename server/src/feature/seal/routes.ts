import type { sealRoutes } from '@fairway/api';
import type { CountLookup } from '../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../route.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import { publicSnapshots, sendPublic } from '../leaderboard/live/public-snapshot.ts';
import { createPublicSeals } from './seal.ts';

export const sealHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof sealRoutes> => {
  const requirePublic = publicSnapshots(boards, countLookup);
  const publicSeals = createPublicSeals(deps.db);

  return {
    'GET /api/live/tournaments/:tournamentId/seals': async ({ params, request, reply }) => {
      const { snapshot, ageMs } = await requirePublic(params.tournamentId, request);
      return sendPublic({ bytes: await publicSeals(snapshot), ageMs }, request, reply);
    },
  };
};
