import type { playerRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { required } from '../auth/wall.ts';
import { actorOf } from '../tournament/open.ts';
import { addPlayer, changePlayer, deletePlayer } from './player.ts';
import { findWirePlayers } from './store.ts';

export const playerHandlers = ({ db }: Deps): Handlers<typeof playerRoutes> => ({
  'GET /api/tournaments/:tournamentId/players': async ({ scope }) => ({ items: await findWirePlayers(db, required(scope.tournament)) }),
  'POST /api/tournaments/:tournamentId/players': async (input) => addPlayer(db, actorOf(input), input.body),
  'PATCH /api/tournaments/:tournamentId/players/:playerId': async (input) =>
    changePlayer(db, actorOf(input), input.params.playerId, input.body),
  'DELETE /api/tournaments/:tournamentId/players/:playerId': async (input) => {
    await deletePlayer(db, actorOf(input), input.params.playerId);
    return undefined;
  },
});
