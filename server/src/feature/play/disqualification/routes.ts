import type { disqualificationRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import type { Scoring } from '../score/score.ts';
import { answerDisqualification } from './disqualification.ts';
import { openDisqualifications } from './store.ts';

export const disqualificationHandlers = (deps: Deps, scoring: Scoring): Handlers<typeof disqualificationRoutes> => ({
  'GET /api/tournaments/:tournamentId/disqualifications': async ({ scope }) => ({
    items: await openDisqualifications(deps.db, scope.tournament.id),
  }),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification': async (input) => {
    const { params, body, language } = input;
    return answerDisqualification({ ...deps, scoring }, actorOf(input), { ...params, ...body, language });
  },
});
