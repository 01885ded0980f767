import type { ceremonyRoutes } from '@fairway/api';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { beginCeremony, endCeremony, runningCeremony, stepCeremony } from './ceremony.ts';
import { publicCeremony } from './public-ceremony.ts';
import { changeSuspense, suspenseOf } from './suspense.ts';

export const ceremonyHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof ceremonyRoutes> => ({
  'GET /api/tournaments/:tournamentId/suspense': async ({ scope }) => suspenseOf(deps.db, scope.tournament.id),
  'PATCH /api/tournaments/:tournamentId/suspense': async (input) => changeSuspense(deps, actorOf(input), input.body),
  'GET /api/tournaments/:tournamentId/ceremony': async ({ scope }) => runningCeremony(deps.db, scope.tournament.id),
  'POST /api/tournaments/:tournamentId/ceremony': async (input) => beginCeremony(deps, actorOf(input), input.body),
  'POST /api/tournaments/:tournamentId/ceremony/step': async (input) => stepCeremony(deps, actorOf(input), input.body),
  'POST /api/tournaments/:tournamentId/ceremony/end': async (input) => endCeremony(deps, actorOf(input), input.body),

  'GET /api/live/tournaments/:tournamentId/ceremony': publicAnswer(publicSnapshots(boards, countLookup), (snapshot) =>
    publicCeremony(deps.db, snapshot),
  ),
});
