import type { pushRoutes } from '@fairway/api';
import { createLimit } from '../../../access/limit.ts';
import { networkOf } from '../../../access/network.ts';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Handlers } from '../../../http/route.ts';
import type { LiveBoard } from '../leaderboard/live/live-board.ts';
import { publicSnapshots } from '../leaderboard/live/public-snapshot.ts';
import type { Push } from './push.ts';

/** What the phones behind one address may ask for in a minute: a clubhouse before the first start. */
export const MOST_ASKED = 120;

export function pushHandlers(push: Push, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof pushRoutes> {
  const requirePublic = publicSnapshots(boards, countLookup);
  const limit = createLimit(MOST_ASKED);
  return {
    'GET /api/live/push': async () => ({ key: await push.publicKey() }),

    'PUT /api/live/tournaments/:tournamentId/push': async ({ params, body, request }) => {
      const network = networkOf(request.ip);
      limit.take(network);
      const { snapshot } = await requirePublic(params.tournamentId, request);
      return { playerIds: await push.follow(snapshot, body, network) };
    },

    'PUT /api/signup/push': async ({ principal, body, request, reply }) => {
      const network = networkOf(request.ip);
      limit.take(network);
      await push.tellOfSignup(principal, body, network);
      return reply.code(204).send();
    },

    'POST /api/live/push/off': async ({ body, request, reply }) => {
      limit.take(networkOf(request.ip));
      await push.end(body);
      return reply.code(204).send();
    },
  };
}
