import type { resultRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { lastTournament, nextTournaments } from '../../field/tournament/list-store.ts';
import { closePreview, closeTournament, reopenPreview, reopenTournament } from './close.ts';
import { createDayEvents } from './day-event.ts';
import { finishPreview, finishRound, reopenRound } from './finish.ts';

export const resultHandlers = (deps: Deps, dayEvents = createDayEvents(deps.db)): Handlers<typeof resultRoutes> => ({
  'GET /api/today': async ({ principal }) => ({
    items: await dayEvents(principal, deps.clock()),
    next: await nextTournaments(deps.db, principal, deps.clock()),
    last: await lastTournament(deps.db, principal, deps.clock()),
  }),
  'GET /api/tournaments/:tournamentId/rounds/:roundId/finish': async ({ scope, language }) =>
    finishPreview(deps.db, scope.tournament, scope.round.id, language),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/finish': async (input) => finishRound(deps, actorOf(input), input.scope.round.id),
  'POST /api/tournaments/:tournamentId/rounds/:roundId/reopen': async (input) => reopenRound(deps, actorOf(input), input.scope.round.id),
  'GET /api/tournaments/:tournamentId/close': async ({ scope, language }) => closePreview(deps.db, scope.tournament, language),
  'POST /api/tournaments/:tournamentId/close': async (input) => closeTournament(deps, actorOf(input)),
  'GET /api/tournaments/:tournamentId/reopen': async ({ scope, language }) => reopenPreview(deps.db, scope.tournament, language),
  'POST /api/tournaments/:tournamentId/reopen': async (input) => reopenTournament(deps, actorOf(input), input.body),
});
