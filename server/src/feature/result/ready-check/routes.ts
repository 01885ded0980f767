import type { readyCheckRoutes } from '@fairway/api';
import type { Backups } from '../../../backup/backups.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { checkReady } from './ready-check.ts';

export const readyCheckHandlers = (deps: Deps, backups: Backups): Handlers<typeof readyCheckRoutes> => ({
  'GET /api/tournaments/:tournamentId/ready-check': async ({ principal, scope, language }) =>
    checkReady({ ...deps, backups }, { principal, tournament: scope.tournament, language }),
});
