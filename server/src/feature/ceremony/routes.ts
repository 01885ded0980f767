import type { ceremonyRoutes } from '@fairway/api';
import type { CountLookup } from '../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../route.ts';
import { actorOf } from '../../write.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import { publicSnapshots, sendPublic } from '../leaderboard/live/public-snapshot.ts';
import { beginCeremony, endCeremony, runningCeremony, stepCeremony } from './ceremony.ts';
import { createPublicCeremonies } from './public-ceremony.ts';
import { changeSuspense, suspenseOf } from './suspense.ts';

export const ceremonyHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof ceremonyRoutes> => {
  const requirePublic = publicSnapshots(boards, countLookup);
  const publicCeremony = createPublicCeremonies(deps.db);

  return {
    'GET /api/tournaments/:tournamentId/suspense': async ({ scope }) => suspenseOf(deps.db, scope.tournament.id),
    'PATCH /api/tournaments/:tournamentId/suspense': async (input) => changeSuspense(deps, actorOf(input), input.body),
    'GET /api/tournaments/:tournamentId/ceremony': async ({ scope }) => runningCeremony(deps.db, scope.tournament.id),
    'POST /api/tournaments/:tournamentId/ceremony': async (input) => beginCeremony(deps, actorOf(input), input.body),
    'POST /api/tournaments/:tournamentId/ceremony/step': async (input) => stepCeremony(deps, actorOf(input), input.body),
    'POST /api/tournaments/:tournamentId/ceremony/end': async (input) => endCeremony(deps, actorOf(input), input.body),

    'GET /api/live/tournaments/:tournamentId/ceremony': async ({ params, request, reply }) => {
      const { snapshot, ageMs } = await requirePublic(params.tournamentId, request);
      return sendPublic({ bytes: await publicCeremony(snapshot), ageMs }, request, reply);
    },
  };
};
