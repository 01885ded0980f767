import type { playerRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { anonymisePlayer } from './anonymise.ts';
import { assignPlayers } from './assign.ts';
import { addPlayer, changePlayer, deletePlayer } from './player.ts';
import { findWirePlayers } from './store.ts';

export const playerHandlers = (deps: Deps): Handlers<typeof playerRoutes> => ({
  'GET /api/tournaments/:tournamentId/players': async ({ scope }) => ({ items: await findWirePlayers(deps.db, scope.tournament) }),
  'POST /api/tournaments/:tournamentId/players': async (input) => addPlayer(deps, actorOf(input), input.body),
  'PATCH /api/tournaments/:tournamentId/players/:playerId': async (input) =>
    changePlayer(deps, actorOf(input), input.params.playerId, input.body),
  'DELETE /api/tournaments/:tournamentId/players/:playerId': async (input) => deletePlayer(deps, actorOf(input), input.params.playerId),
  'POST /api/tournaments/:tournamentId/players/:playerId/anonymise': async (input) =>
    anonymisePlayer(deps, actorOf(input), input.params.playerId),
  'POST /api/tournaments/:tournamentId/divisions/assign': async (input) => assignPlayers(deps, actorOf(input), input.query),
});
