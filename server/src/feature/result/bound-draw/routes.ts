import type { boundDrawRoutes } from '@fairway/api';
import type { FastifyRequest } from 'fastify';
import { createLimit } from '../../../access/limit.ts';
import { networkOf } from '../../../access/network.ts';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { abandonDraw, beginAnew, beginDraw, beginOpening, boundDrawState, sendGuestAway, showDrawn } from './bound-draw.ts';
import { type HallDraw, openNumber, sealNumber } from './guest.ts';
import { publicBallots, publicDraws } from './public-draw.ts';

/**
 * Wrong codes and wrong numbers of one draw that the phones behind one address may send in a minute. What is right is never refused: all guests have
 * the address of the clubhouse, and one of them may try codes. The code is too long to be found so.
 */
export const MOST_WRONG = 60;

/** What a phone in the hall that means well seldom sends. */
const WRONG: readonly string[] = ['draw-code-wrong', 'draw-number-differs'];

export function boundDrawHandlers(deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof boundDrawRoutes> {
  const requirePublic = publicSnapshots(boards, countLookup);
  const ofPublic = publicAnswer(requirePublic, ({ board }) => publicDraws(deps.db, board.tournamentId));
  /** The ballots of a private tournament, or the refusal of one that is not there. */
  const requireBallots = async (tournamentId: string, refusal: unknown) => {
    const isPrivate = refusal instanceof AppError && refusal.code === 'tournament-not-found';
    const ballots = isPrivate ? await publicBallots(deps.db, tournamentId) : null;
    if (ballots === null) throw refusal;
    return ballots;
  };
  /** How the draws that anyone may read are read again once a guest has sent something. */
  const requireReadable = async ({ tournamentId, drawId }: HallDraw, request: FastifyRequest) => {
    try {
      await requirePublic(tournamentId, request);
      return () => publicDraws(deps.db, tournamentId);
    } catch (error) {
      const { draws } = await requireBallots(tournamentId, error);
      if (!draws.some(({ id }) => id === drawId)) throw error;
      return () => requireBallots(tournamentId, error);
    }
  };
  const wrong = createLimit(MOST_WRONG);
  const countWrong = async ({ ip }: FastifyRequest, drawId: string, send: () => Promise<void>): Promise<void> =>
    send().catch((error) => {
      if (error instanceof AppError && WRONG.includes(error.code)) wrong.take(`${drawId} ${networkOf(ip)}`);
      throw error;
    });
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

    'GET /api/live/tournaments/:tournamentId/draws': async (input) =>
      ofPublic(input).catch((error) => requireBallots(input.params.tournamentId, error)),
    'POST /api/live/tournaments/:tournamentId/draws/:drawId/numbers': async ({ params, body, request }) => {
      const read = await requireReadable(params, request);
      await countWrong(request, params.drawId, () => sealNumber(deps, params, body));
      return read();
    },
    'POST /api/live/tournaments/:tournamentId/draws/:drawId/openings': async ({ params, body, request }) => {
      const read = await requireReadable(params, request);
      await countWrong(request, params.drawId, () => openNumber(deps, params, body));
      return read();
    },
  };
}
