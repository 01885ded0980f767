import type { luckyDrawRoutes } from '@fairway/api';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { beginLuckyDraw, drawNext, endLuckyDraw, luckyDrawState, passLast } from './lucky-draw.ts';
import { publicLuckyDraw } from './public-lucky-draw.ts';

export const luckyDrawHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof luckyDrawRoutes> => ({
  'GET /api/tournaments/:tournamentId/lucky-draw': async ({ scope }) => luckyDrawState(deps.db, scope.tournament.id),
  'POST /api/tournaments/:tournamentId/lucky-draw': async (input) => beginLuckyDraw(deps, actorOf(input), input.body),
  'POST /api/tournaments/:tournamentId/lucky-draw/next': async (input) => drawNext(deps, actorOf(input), input.body),
  'POST /api/tournaments/:tournamentId/lucky-draw/pass': async (input) => passLast(deps, actorOf(input), input.body),
  'POST /api/tournaments/:tournamentId/lucky-draw/end': async (input) => endLuckyDraw(deps, actorOf(input), input.body),

  'GET /api/live/tournaments/:tournamentId/lucky-draw': publicAnswer(publicSnapshots(boards, countLookup), ({ board }) =>
    publicLuckyDraw(deps.db, board.tournamentId),
  ),
});
