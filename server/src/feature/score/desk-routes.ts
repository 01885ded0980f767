import type { deskRoutes as deskApi } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { readDay } from './day.ts';

/** What the desk asks for beside the cards themselves. */
export const deskHandlers = ({ db, clock }: Deps): Handlers<typeof deskApi> => ({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/day': async ({ scope }) =>
    readDay(db, scope.round, scope.tournament.timeZone, clock()),
});
