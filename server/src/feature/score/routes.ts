import type { scoreRoutes } from '@fairway/contract';
import { AppError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import { required } from '../auth/wall.ts';
import { cardHistory } from './card-store.ts';
import { enterScores, settleHole } from './score.ts';
import { findScoreCard, scoreCards } from './sheet.ts';
import { createTurns } from './turn.ts';

export const scoreHandlers = ({ db, clock }: Deps): Handlers<typeof scoreRoutes> => {
  const scoring = { db, clock, inTurn: createTurns() };
  return {
    'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': async ({ scope }) => {
      const { boardVersion } = required(scope.tournament);
      const round = required(scope.round);
      const cards = await scoreCards(db, round.id);
      return { boardVersion, roundId: round.id, par: round.par, finished: round.finishedAt !== null, cards };
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': async ({ scope, user, body, language }) => {
      const { id: tournamentId, siteId } = required(scope.tournament);
      const desk = { tournamentId, siteId, roundId: required(scope.round).id, userId: user.id };
      return enterScores(scoring, desk, body.entries, language);
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': async ({ scope, user, body }) => {
      const { id: tournamentId, siteId } = required(scope.tournament);
      const roundId = required(scope.round).id;
      await settleHole(scoring, { tournamentId, siteId, roundId, userId: user.id }, body);
      const card = await findScoreCard(db, roundId, body.playerId);
      if (!card) throw new AppError('player-not-in-round');
      return card;
    },

    'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': async ({ scope }) => ({
      items: await cardHistory(db, required(scope.player).id, required(scope.round).id),
    }),
  };
};
