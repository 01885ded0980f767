import type { leaderboardRoutes } from '@fairway/api';
import { networkOf } from '../../access/network.ts';
import type { CountLookup } from '../../access/rate-limit.ts';
import { AppError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import { competitionOf } from '../competition/competition.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { explanationOf } from './explanation.ts';
import { rememberHead } from './live/board-fast-path.ts';
import type { LiveBoard } from './live/live-board.ts';
import { createPublicList } from './live/public-list.ts';
import { publicSnapshots, sendPublic } from './live/public-snapshot.ts';
import { LIST_CACHE, PUBLIC_CACHE, STAFF_CACHE, sendBoard } from './live/snapshot.ts';
import { openStream, STREAM_TYPE } from './live/watchers.ts';

export const leaderboardHandlers = (
  deps: Deps,
  { boards, watchers }: LiveBoard,
  countLookup: CountLookup,
): Handlers<typeof leaderboardRoutes> => {
  const { db } = deps;
  const publicList = createPublicList(deps);
  const requirePublic = publicSnapshots(boards, countLookup);

  return {
    'GET /api/tournaments/:tournamentId/leaderboard': async ({ scope, request, reply }) => {
      const { id, boardVersion } = scope.tournament;
      const snapshot = await boards.get(id, boardVersion);
      if (!snapshot) throw new AppError('tournament-not-found');
      return sendBoard(await snapshot.staff(), STAFF_CACHE, request, reply);
    },

    'GET /api/tournaments/:tournamentId/leaderboard/:playerId': async ({ scope, query }) => {
      const tournament = await requireTournamentFacts(db, scope.tournament.id);
      return explanationOf(await competitionOf(db, tournament), scope.player.id, query.basis, query.within);
    },

    'GET /api/live/tournaments': async ({ query, request, reply }) => {
      if (query.club !== undefined && !publicList.has(query.club)) await countLookup(request);
      const { bytes, ageMs } = await publicList.get(query.club);
      if (ageMs > 0) return sendBoard(bytes, 'no-store', request, reply.header('age', Math.ceil(ageMs / 1000)));
      return sendBoard(bytes, LIST_CACHE, request, reply);
    },

    'GET /api/live/tournaments/:tournamentId': async ({ params, request, reply }) => {
      const { board, ageMs } = await requirePublic(params.tournamentId, request);
      if (ageMs > 0) return sendBoard(board, 'no-store', request, reply.header('age', Math.ceil(ageMs / 1000)));
      reply.removeHeader('x-request-id'); // this answer is kept for other requests
      sendBoard(board, PUBLIC_CACHE, request, reply);
      rememberHead(board, reply);
      return reply;
    },

    'GET /api/live/tournaments/:tournamentId/start-list': async ({ params, request, reply }) => {
      const { snapshot, ageMs } = await requirePublic(params.tournamentId, request);
      return sendPublic({ bytes: await snapshot.startList(), ageMs }, request, reply);
    },

    'GET /api/live/tournaments/:tournamentId/events': async ({ params, request, reply }) => {
      const { version } = (await requirePublic(params.tournamentId, request)).snapshot;
      if (request.method === 'HEAD') return reply.type(STREAM_TYPE).send();
      const address = networkOf(request.ip);
      watchers.requireRoom(address);
      watchers.add(params.tournamentId, address, openStream(reply), version);
      return reply;
    },
  };
};
