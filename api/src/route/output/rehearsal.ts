import { defineRoutes } from '../../route.ts';
import { tournament } from '../field/tournament.ts';

export const rehearsalRoutes = defineRoutes({
  'POST /api/tournaments/:tournamentId/rehearsal': {
    access: 'tournament.write',
    summary:
      'Makes a rehearsal: a marked, private copy with its players and flights, and drawn scores. Deleting it deletes everything in it',
    answer: tournament,
  },
});
