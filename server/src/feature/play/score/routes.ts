import type { scoreRoutes as scoreApi } from '@fairway/api';
import type { Principal } from '../../../access/principal.ts';
import { sessionLimits } from '../../../access/session-store.ts';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import { cardSides } from '../../../engine/competition/card-side.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers, Shortcuts } from '../../../http/route.ts';
import { createTurns } from '../../../work/turn.ts';
import { appendFreshEntries, type FreshBatch, MOST_BATCHES } from './append-store.ts';
import { cardHistory } from './history.ts';
import { receivedQuarters } from './received.ts';
import { type Desk, enterFreshScores, enterScores, type Scoring, settleHole } from './score.ts';
import { findScoreCard, scoreCards } from './sheet.ts';
import { createTogether } from './together.ts';

/** `scoring`: the one queue of writers, for whoever else enters scores. */
type ScoreRoutes = { handlers: Handlers<typeof scoreApi>; shortcuts: Shortcuts; scoring: Scoring };

/** While PostgreSQL writes some batches, the next ones are read and judged. */
const MOST_TOGETHER = { calls: 2, items: MOST_BATCHES };

export const scoreRoutes = ({ db, config, clock, live, metrics }: Deps): ScoreRoutes => {
  const scoring = { db, clock, tell: live.tell, inTurn: metrics.queued('writers', createTurns()) };
  const limits = sessionLimits(config);
  const appendFresh = createTogether(MOST_TOGETHER, (batches: readonly FreshBatch[]) => appendFreshEntries(db, batches, limits, clock()));
  const shortcuts: Shortcuts = {
    'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': ({ params, body: { entries }, language, token }) =>
      enterFreshScores({ ...scoring, appendFresh }, params, { entries, language }, token).then(metrics.countEntries),
  };
  const handlers: Handlers<typeof scoreApi> = {
    'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': async ({ scope }) => {
      const { boardVersion } = scope.tournament;
      const { id: roundId, firstHole, par, strokeIndex, women, finishedAt } = scope.round;
      const { sides, of } = await cardSides(db, roundId);
      const cards = await scoreCards(db, scope.round, of);
      return { boardVersion, roundId, firstHole, par, strokeIndex, women, finished: finishedAt !== null, sides, cards };
    },

    'GET /api/tournaments/:tournamentId/rounds/:roundId/received': async ({ scope }) => ({
      items: await receivedQuarters(db, scope.round),
    }),

    'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': async ({ scope, principal, body, language }) => {
      return enterScores(scoring, deskOf(scope, principal), { entries: body.entries, language }).then(metrics.countEntries);
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': async ({ scope, principal, body }) => {
      const desk = deskOf(scope, principal);
      await settleHole(scoring, desk, body);
      const card = await findScoreCard(db, scope.round, body.playerId);
      if (!card) throw new AppError('player-not-in-round');
      return card;
    },

    'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': async ({ scope }) => ({
      items: await cardHistory(db, scope.player.id, scope.round.id),
    }),
  };
  return { handlers, shortcuts, scoring };
};

type Proven = { tournament: TournamentRecord; round: { id: string } };

const deskOf = ({ tournament, round }: Proven, principal: Principal): Desk => ({
  tournamentId: tournament.id,
  roundId: round.id,
  principal,
});
