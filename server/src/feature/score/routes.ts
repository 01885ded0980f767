import type { scoreRoutes } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { TournamentRecord } from '../../access/scope.ts';
import { AppError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import { cardHistory } from '../competition/card-store.ts';
import { type Desk, enterScores, settleHole } from './score.ts';
import { findScoreCard, scoreCards } from './sheet.ts';
import { createTurns } from './turn.ts';

export const scoreHandlers = ({ db, clock, metrics }: Deps): Handlers<typeof scoreRoutes> => {
  const scoring = { db, clock, inTurn: metrics.queued('writers', createTurns<{ boardVersion: number }>()) };
  return {
    'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': async ({ scope }) => {
      const { boardVersion } = scope.tournament;
      const round = scope.round;
      const cards = await scoreCards(db, round.id);
      return { boardVersion, roundId: round.id, par: round.par, finished: round.finishedAt !== null, cards };
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': async ({ scope, principal, body, language }) => {
      const answer = await enterScores(scoring, deskOf(scope, principal), body.entries, language);
      metrics.countEntries(answer.outcomes);
      return answer;
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': async ({ scope, principal, body }) => {
      const desk = deskOf(scope, principal);
      await settleHole(scoring, desk, body);
      const card = await findScoreCard(db, desk.roundId, body.playerId);
      if (!card) throw new AppError('player-not-in-round');
      return card;
    },

    'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': async ({ scope }) => ({
      items: await cardHistory(db, scope.player.id, scope.round.id),
    }),
  };
};

type Proven = { tournament: TournamentRecord; round: { id: string } };

function deskOf({ tournament: { id: tournamentId, siteId, boardVersion, state }, round }: Proven, principal: Principal): Desk {
  return { tournamentId, siteId, boardVersion, state, roundId: round.id, principal };
}
