import type { scoreRoutes } from '@fairway/api';
import { AppError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import type { User } from '../auth/session-store.ts';
import { required, type Scope } from '../auth/wall.ts';
import { cardHistory } from './card-store.ts';
import { type Desk, enterScores, settleHole } from './score.ts';
import { findScoreCard, scoreCards } from './sheet.ts';
import { createTurns } from './turn.ts';

export const scoreHandlers = ({ db, clock }: Deps): Handlers<typeof scoreRoutes> => {
  const scoring = { db, clock, inTurn: createTurns<{ boardVersion: number }>() };
  return {
    'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': async ({ scope }) => {
      const { boardVersion } = required(scope.tournament);
      const round = required(scope.round);
      const cards = await scoreCards(db, round.id);
      return { boardVersion, roundId: round.id, par: round.par, finished: round.finishedAt !== null, cards };
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': async ({ scope, user, body, language }) => {
      return enterScores(scoring, deskOf(scope, user), body.entries, language);
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': async ({ scope, user, body }) => {
      const desk = deskOf(scope, user);
      await settleHole(scoring, desk, body);
      const card = await findScoreCard(db, desk.roundId, body.playerId);
      if (!card) throw new AppError('player-not-in-round');
      return card;
    },

    'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': async ({ scope }) => ({
      items: await cardHistory(db, required(scope.player).id, required(scope.round).id),
    }),
  };
};

function deskOf(scope: Scope, user: User): Desk {
  const { id: tournamentId, siteId, boardVersion, state } = required(scope.tournament);
  return { tournamentId, siteId, boardVersion, state, roundId: required(scope.round).id, userId: user.id };
}
