import type { flightRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { arrangeFlights } from './arrange.ts';
import { findArrangement } from './arrangement-store.ts';
import { checkIn } from './arrival.ts';

export const flightHandlers = (deps: Deps): Handlers<typeof flightRoutes> => ({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/flights': async ({ scope }) =>
    findArrangement(deps.db, scope.tournament, scope.round.id),
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/flights': async (input) =>
    arrangeFlights(deps, actorOf(input), input.params.roundId, input.body),
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/arrival': async (input) =>
    checkIn(deps, actorOf(input), { ...input.params, arrival: input.body.arrival }),
});
