import type { shortAddressRoutes } from '@fairway/api';
import type { ShortScreen } from '@fairway/api/choice/field/short-address';
import type { FastifyInstance } from 'fastify';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Database } from '../../../db/database.ts';
import { holeLists } from '../../../engine/tournament/counted-hole/count.ts';
import { AppError } from '../../../error/app-error.ts';
import { answerInWords } from '../../../http/answer-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { type FindShortPath, shortAddresses } from './short-address.ts';

/** What there is to show of a tournament: seals where counted holes are played for, regulations where they are written. */
async function publicScreens(db: Database, tournament: TournamentRecord): Promise<ShortScreen[]> {
  const isWritten = (tournament.regulations ?? tournament.regulationsEnglish) !== null;
  const hasSeals = (await holeLists(db, tournament)).length > 0;
  return ['board', 'television', 'start-list', ...(isWritten ? ['regulations' as const] : []), ...(hasSeals ? ['seal' as const] : [])];
}

export const shortAddressHandlers = ({ db, config }: Deps, findPath: FindShortPath): Handlers<typeof shortAddressRoutes> => ({
  'GET /api/tournaments/:tournamentId/short-addresses': async ({ scope }) => {
    const targets = (await publicScreens(db, scope.tournament)).map((screen) => ({ screen, playerId: null }));
    const addresses = await shortAddresses({ db, publicUrl: config.publicUrl }, scope.tournament.id, targets);
    return { items: targets.map(({ screen }, nth) => ({ screen, address: addresses[nth] ?? '' })) };
  },

  'GET /api/live/short-addresses/:code': async ({ params, request }) => {
    const path = await findPath(params.code, request);
    if (path === null) throw new AppError('not-found');
    return { path };
  },
});

/** The page that says, in the language of whoever reads it, that there is no such tournament, or that it is not public. */
const NOTHING_PUBLIC = '/tournaments/none/live';

/** A printed address sends on to the long one, and shows nothing itself. */
export function serveShortAddresses(app: FastifyInstance, findPath: FindShortPath, publicUrl: string): void {
  app.get('/t/*', { errorHandler: answerInWords }, async (request, reply) => {
    const path = await findPath((request.params as { '*': string })['*'], request);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(publicUrl + (path ?? NOTHING_PUBLIC));
  });
}
