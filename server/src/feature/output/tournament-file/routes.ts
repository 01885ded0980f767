import { Readable } from 'node:stream';
import type { tournamentFileRoutes } from '@fairway/api';
import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { AppError } from '../../../error/app-error.ts';
import { namedFile } from '../../../file/file-name.ts';
import { asksForHead, sendHead } from '../../../http/kept-answer.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { uploaded } from '../../../http/upload.ts';
import { createQueue } from '../../../work/queue.ts';
import { actorOf } from '../../../write/write.ts';
import { copyTournament } from './copy.ts';
import { exportTournament, importTournament, textOf } from './tournament-file.ts';

const LIMIT = { bytes: UPLOAD_BYTES.tournamentFile, beyond: 'tournament-file-too-large' } as const;

/** One at a time: a file takes much memory while it is read. */
const turns = createQueue({ atOnce: 1, inAll: 5, ofOne: 1 }, () => new AppError('unavailable', { retryAfterSeconds: 5 }));

export const tournamentFileHandlers = (deps: Deps): Handlers<typeof tournamentFileRoutes> => ({
  'GET /api/tournaments/:tournamentId/file': async ({ params, request, reply }) => {
    const file = await exportTournament(deps.db, params.tournamentId, deps.clock());
    reply
      .type('application/octet-stream')
      .header('content-disposition', namedFile('attachment', [file.tournament.name, file.tournament.date], 'json'))
      .header('cache-control', 'no-store');
    return asksForHead(request) ? sendHead(reply) : reply.send(Readable.from(textOf(file)));
  },
  'POST /api/clubs/:clubId/tournaments/file': async ({ principal, scope: { club }, request }) => {
    const { file } = await uploaded(request, LIMIT);
    return turns.run(() => importTournament(deps, { principal, club }, file), principal.id);
  },
  'POST /api/tournaments/:tournamentId/copy': async (input) => copyTournament(deps, actorOf(input), input.body),
});
