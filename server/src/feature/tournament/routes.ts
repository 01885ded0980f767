import type { tournamentRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { required } from '../auth/wall.ts';
import { closeOutlook, closeTournament } from './finish/close.ts';
import { finishOutlook, finishRound, resumeRound } from './finish/finish.ts';
import { enterHiddenHoles, hiddenHolesState, publishHiddenHoles } from './hidden-hole.ts';
import { findTournaments } from './list-store.ts';
import { actorOf } from './open.ts';
import { addRound, changeRound, deleteRound } from './round.ts';
import { lockScores, reopenTournament, unlockScores } from './state.ts';
import { requireTournament } from './store.ts';
import { changeTournament, createTournament, deleteTournament } from './tournament.ts';

export const tournamentHandlers = ({ db, clock, live }: Deps): Handlers<typeof tournamentRoutes> => ({
  'GET /api/tournaments': async ({ user, query }) => findTournaments(db, user, query),
  'POST /api/tournaments': async ({ user, scope, body }) => createTournament(db, { user, club: required(scope.club) }, body),
  'GET /api/tournaments/:tournamentId': async ({ params }) => requireTournament(db, params.tournamentId),
  'PATCH /api/tournaments/:tournamentId': async (input) => {
    const changed = await changeTournament(db, actorOf(input), input.body);
    // Made private, it is gone from the public board before this is answered, not when the notice comes round.
    live.doubt(changed.id);
    return changed;
  },
  'DELETE /api/tournaments/:tournamentId': async (input) => {
    await deleteTournament(db, actorOf(input));
    return undefined;
  },

  'POST /api/tournaments/:tournamentId/lock': async (input) => lockScores(db, actorOf(input)),
  'POST /api/tournaments/:tournamentId/unlock': async (input) => unlockScores(db, actorOf(input)),
  'GET /api/tournaments/:tournamentId/close': async (input) => closeOutlook(db, actorOf(input), input.language),
  'POST /api/tournaments/:tournamentId/close': async (input) => closeTournament(db, actorOf(input)),
  'POST /api/tournaments/:tournamentId/reopen': async (input) => reopenTournament(db, actorOf(input)),

  'POST /api/tournaments/:tournamentId/rounds': async (input) => addRound(db, actorOf(input), input.body),
  'PATCH /api/tournaments/:tournamentId/rounds/:roundId': async (input) =>
    changeRound(db, actorOf(input), input.params.roundId, input.body),
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': async (input) => deleteRound(db, actorOf(input), input.params.roundId),
  'GET /api/tournaments/:tournamentId/rounds/:roundId/finish': async (input) =>
    finishOutlook(db, actorOf(input), input.params.roundId, input.language),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/finish': async (input) =>
    finishRound(db, actorOf(input), input.params.roundId, clock()),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/resume': async (input) => resumeRound(db, actorOf(input), input.params.roundId),

  'GET /api/tournaments/:tournamentId/rounds/:roundId/hidden-holes': async (input) =>
    hiddenHolesState(db, actorOf(input), input.params.roundId),
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/hidden-holes': async (input) =>
    enterHiddenHoles(db, actorOf(input), input.params.roundId, input.body.holes),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/hidden-holes/publish': async (input) =>
    publishHiddenHoles(db, actorOf(input), input.params.roundId, clock()),
});
