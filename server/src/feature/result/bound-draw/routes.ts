import type { boundDrawRoutes } from '@fairway/api';
import { createLimit } from '../../../access/limit.ts';
import { networkOf } from '../../../access/network.ts';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { abandonDraw, beginAnew, beginDraw, beginOpening, boundDrawState, sendGuestAway, showDrawn } from './bound-draw.ts';
import { openNumber, sealNumber } from './guest.ts';
import { publicDraws } from './public-draw.ts';

/** What the phones behind one address may send in a minute: three guests, and whoever tries codes. */
export const MOST_SENT = 60;

export function boundDrawHandlers(deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof boundDrawRoutes> {
  const requirePublic = publicSnapshots(boards, countLookup);
  const sent = createLimit(MOST_SENT);
  return {
    'GET /api/tournaments/:tournamentId/draws': async ({ scope }) => boundDrawState(deps.db, deps.config, scope.tournament.id),
    'POST /api/tournaments/:tournamentId/draws': async (input) => beginDraw(deps, actorOf(input), input.body),
    'POST /api/tournaments/:tournamentId/draws/:drawId/opening': async (input) => beginOpening(deps, actorOf(input), input.params.drawId),
    'DELETE /api/tournaments/:tournamentId/draws/:drawId/guests/:seal': async (input) =>
      sendGuestAway(deps, actorOf(input), input.params.drawId, input.params.seal),
    'POST /api/tournaments/:tournamentId/draws/:drawId/anew': async (input) => beginAnew(deps, actorOf(input), input.params.drawId),
    'POST /api/tournaments/:tournamentId/draws/:drawId/showing': async (input) => showDrawn(deps, actorOf(input), input.params.drawId),
    'POST /api/tournaments/:tournamentId/draws/:drawId/abandon': async (input) =>
      abandonDraw(deps, actorOf(input), input.params.drawId, input.body),

    'GET /api/live/tournaments/:tournamentId/draws': publicAnswer(requirePublic, ({ board }) => publicDraws(deps.db, board.tournamentId)),
    'POST /api/live/tournaments/:tournamentId/draws/:drawId/numbers': async ({ params, body, request }) => {
      sent.take(networkOf(request.ip));
      await requirePublic(params.tournamentId, request);
      await sealNumber(deps, params, body);
      return publicDraws(deps.db, params.tournamentId);
    },
    'POST /api/live/tournaments/:tournamentId/draws/:drawId/openings': async ({ params, body, request }) => {
      sent.take(networkOf(request.ip));
      await requirePublic(params.tournamentId, request);
      await openNumber(deps, params, body);
      return publicDraws(deps.db, params.tournamentId);
    },
  };
}
