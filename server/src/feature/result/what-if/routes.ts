import type { whatIfRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { reasonsIf, whatIf } from './what-if.ts';

export const whatIfHandlers = (deps: Deps): Handlers<typeof whatIfRoutes> => ({
  'POST /api/tournaments/:tournamentId/what-if': async ({ scope, body }) => whatIf(deps.db, scope.tournament, body),

  'POST /api/tournaments/:tournamentId/what-if/:playerId': async ({ scope, query, body }) =>
    reasonsIf(deps.db, scope.tournament, body, { ...query, playerId: scope.player.id }),
});
