import type { whatIfRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { whatIf } from './what-if.ts';

export const whatIfHandlers = (deps: Deps): Handlers<typeof whatIfRoutes> => ({
  'POST /api/tournaments/:tournamentId/what-if': async ({ scope, body }) => whatIf(deps.db, scope.tournament, body),
});
