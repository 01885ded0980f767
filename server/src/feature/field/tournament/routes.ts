import type { tournamentRoutes } from '@fairway/api';
import { requireTournament } from '../../../engine/tournament/store.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { archiveTournament, restoreTournament } from './archive.ts';
import { findTournaments } from './list-store.ts';
import { addRound, changeRound, deleteRound, resumeRound, suspendRound } from './round.ts';
import { lockScores, unlockScores } from './state.ts';
import { changeTournament, createTournament, deleteTournament } from './tournament.ts';

export const tournamentHandlers = (deps: Deps): Handlers<typeof tournamentRoutes> => ({
  'GET /api/tournaments': async ({ principal, query }) => findTournaments(deps.db, principal, query, deps.clock()),
  'POST /api/tournaments': async ({ principal, scope, body }) => createTournament(deps, { principal, club: scope.club }, body),
  'GET /api/tournaments/:tournamentId': async ({ params }) => requireTournament(deps.db, params.tournamentId),
  'PATCH /api/tournaments/:tournamentId': async (input) => changeTournament(deps, actorOf(input), input.body),
  'DELETE /api/tournaments/:tournamentId': async (input) => deleteTournament(deps, actorOf(input)),

  'POST /api/tournaments/:tournamentId/archive': async (input) => archiveTournament(deps, actorOf(input)),
  'POST /api/tournaments/:tournamentId/restore': async (input) => restoreTournament(deps, actorOf(input)),

  'POST /api/tournaments/:tournamentId/lock': async (input) => lockScores(deps, actorOf(input)),
  'POST /api/tournaments/:tournamentId/unlock': async (input) => unlockScores(deps, actorOf(input)),

  'POST /api/tournaments/:tournamentId/rounds': async (input) => addRound(deps, actorOf(input), input.body),
  'PATCH /api/tournaments/:tournamentId/rounds/:roundId': async (input) =>
    changeRound(deps, actorOf(input), input.params.roundId, input.body),
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': async (input) => deleteRound(deps, actorOf(input), input.params.roundId),

  'POST /api/tournaments/:tournamentId/rounds/:roundId/suspend': async (input) => suspendRound(deps, actorOf(input), input.params.roundId),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/resume': async (input) => resumeRound(deps, actorOf(input), input.params.roundId),
});
