import type { tournamentFileRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { uploaded } from '../../upload.ts';
import { exportTournament, importTournament } from './tournament-file.ts';

const LIMIT = { bytes: 8 * 1024 * 1024, beyond: 'tournament-file-too-large' } as const;

export const tournamentFileHandlers = (deps: Deps): Handlers<typeof tournamentFileRoutes> => ({
  'GET /api/tournaments/:tournamentId/file': async ({ params, reply }) => {
    const file = await exportTournament(deps.db, params.tournamentId, deps.clock());
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="fairway-${file.tournament.date}.json"`)
      .header('cache-control', 'no-store')
      .send(JSON.stringify(file));
  },
  'POST /api/clubs/:clubId/tournaments/file': async ({ principal, scope: { club }, request }) =>
    importTournament(deps, { principal, club }, (await uploaded(request, LIMIT)).file),
});
