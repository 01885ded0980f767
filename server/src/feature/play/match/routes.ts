import type { contestRoutes, matchRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { addContest, changeContest, contestsOf, deleteContest } from './contest.ts';
import { changeMatch, deleteMatch } from './match.ts';
import { matchHistory, sayOfMatch } from './match-entry.ts';
import { addSession, changeSession, deleteSession } from './session.ts';

export const matchHandlers = (deps: Deps): Handlers<typeof contestRoutes & typeof matchRoutes> => ({
  'GET /api/tournaments/:tournamentId/contests': async ({ scope }) => contestsOf(deps.db, scope.tournament.id),
  'POST /api/tournaments/:tournamentId/contests': async (input) => addContest(deps, actorOf(input), input.body),
  'PATCH /api/tournaments/:tournamentId/contests/:contestId': async (input) =>
    changeContest(deps, actorOf(input), input.params.contestId, input.body),
  'DELETE /api/tournaments/:tournamentId/contests/:contestId': async (input) => deleteContest(deps, actorOf(input), input.params.contestId),
  'POST /api/tournaments/:tournamentId/contests/:contestId/sessions': async (input) =>
    addSession(deps, actorOf(input), input.params.contestId, input.body),
  'PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId': async (input) =>
    changeSession(deps, actorOf(input), input.params.matchSessionId, input.body),
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId': async (input) =>
    deleteSession(deps, actorOf(input), input.params.matchSessionId),
  'PATCH /api/tournaments/:tournamentId/matches/:matchId': async (input) =>
    changeMatch(deps, actorOf(input), input.params.matchId, input.body),
  'DELETE /api/tournaments/:tournamentId/matches/:matchId': async (input) => deleteMatch(deps, actorOf(input), input.params.matchId),
  'GET /api/tournaments/:tournamentId/matches/:matchId/entries': async ({ scope, params }) => ({
    items: await matchHistory(deps.db, scope.tournament.id, params.matchId),
  }),
  'POST /api/tournaments/:tournamentId/matches/:matchId/entries': async (input) =>
    sayOfMatch(deps, actorOf(input), input.params.matchId, { entries: input.body.entries, language: input.language }),
});
