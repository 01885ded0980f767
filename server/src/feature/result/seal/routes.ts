import type { sealRoutes } from '@fairway/api';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { publicSeals } from './seal.ts';

export const sealHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof sealRoutes> => ({
  'GET /api/live/tournaments/:tournamentId/seals': publicAnswer(publicSnapshots(boards, countLookup), ({ board }) =>
    publicSeals(deps.db, board.tournamentId),
  ),
});
