import type { rehearsalRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { rehearse } from './rehearsal.ts';

export const rehearsalHandlers = (deps: Deps): Handlers<typeof rehearsalRoutes> => ({
  'POST /api/tournaments/:tournamentId/rehearsal': async (input) => rehearse(deps, actorOf(input), input.language),
});
