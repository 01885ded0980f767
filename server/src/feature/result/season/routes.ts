import type { seasonRoutes } from '@fairway/api';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { CSV_TYPE } from '../../../file/csv-file.ts';
import { languageFor } from '../../../file/file-language.ts';
import { namedFile } from '../../../file/file-name.ts';
import { bytesOf, createKept, type KeptAnswer, keptAnswer, sendKept } from '../../../http/kept-answer.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { saySeason } from '../../../text/word.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { LIST_CACHE } from '../../play/leaderboard/live/snapshot.ts';
import { type Reader, seasonNow } from './now.ts';
import { findPublicSeasons } from './place-store.ts';
import { publishSeason } from './publication.ts';
import { publishedSeason } from './published.ts';
import { addSeason, changeSeason, deleteSeason, trySeason, wholeSeason } from './season.ts';
import { seasonCsv } from './season-csv.ts';
import { findSeasons } from './store.ts';
import { createSeasonTables } from './table.ts';

/** Whoever asks within a moment gets the same table; a consent that is withdrawn is seen soon. */
const SHOWN = { ageMs: 2_000, most: 100 } as const;

export const seasonHandlers = (deps: Deps, { boards }: LiveBoard, countLookup: CountLookup): Handlers<typeof seasonRoutes> => {
  const { db } = deps;
  const tables = createSeasonTables(db);
  const shown = createKept<KeptAnswer>(SHOWN, Date.now);
  const now = createKept<KeptAnswer>(SHOWN, Date.now);
  deps.live.subscribe({ poke: now.expire, invalidate: now.expire, invalidateAll: now.expire });
  const nowFor = (seasonId: string, who: Reader) => seasonNow({ ...deps, tables, boards }, seasonId, who);
  return {
    'GET /api/sites/:siteId/seasons': async ({ params }) => ({ items: await findSeasons(db, params.siteId) }),
    'POST /api/sites/:siteId/seasons': async ({ principal, params: { siteId }, body }) => addSeason(deps, { principal, siteId }, body),
    'GET /api/seasons/:seasonId': async ({ params }) => wholeSeason(deps, tables, params.seasonId),
    'GET /api/seasons/:seasonId/now': async ({ params }) => nowFor(params.seasonId, 'staff'),
    'PATCH /api/seasons/:seasonId': async ({ principal, scope: { season }, body }) => changeSeason(deps, { principal, season }, body),
    'DELETE /api/seasons/:seasonId': async ({ principal, scope: { season } }) => deleteSeason(deps, { principal, season }),
    'POST /api/seasons/:seasonId/try': async ({ params, body }) => trySeason(db, tables, params.seasonId, body),
    'POST /api/seasons/:seasonId/publications': async ({ principal, scope: { season }, body }) => {
      const published = await publishSeason(deps, tables, { principal, season }, body.state);
      shown.expire(); // whoever published it sees it at once
      now.expire();
      return published;
    },
    'GET /api/seasons/:seasonId/publications/:number': async ({ params }) => publishedSeason(deps, params.seasonId, params.number, 'staff'),
    'GET /api/live/seasons': async ({ query, request, reply }) => {
      const key = `of ${query.club ?? ''} ${query.tournament ?? ''}`;
      if (!shown.has(key)) countLookup(request);
      const answer = await shown.get(key, async () => bytesOf({ items: await findPublicSeasons(db, query) }));
      return sendKept(answer, LIST_CACHE, request, reply);
    },
    'GET /api/live/seasons/:seasonId': async ({ params: { seasonId }, query: { number }, request, reply }) => {
      const key = `${seasonId} ${number ?? ''}`;
      if (!shown.has(key)) countLookup(request);
      const answer = await shown.get(key, async () => bytesOf(await publishedSeason(deps, seasonId, number, 'anyone')));
      return sendKept(answer, LIST_CACHE, request, reply);
    },
    'GET /api/live/seasons/:seasonId/now': async ({ params: { seasonId }, request, reply }) => {
      if (!now.has(seasonId)) countLookup(request);
      const answer = await now.get(seasonId, async () => bytesOf(await nowFor(seasonId, 'anyone')));
      return sendKept(answer, LIST_CACHE, request, reply);
    },
    'GET /api/live/seasons/:seasonId/table.csv': async ({ params: { seasonId }, query, request, reply }) => {
      const language = languageFor(query, request, reply);
      const key = `csv ${seasonId} ${query.number ?? ''} ${language} ${query.for ?? ''}`;
      if (!shown.has(key)) countLookup(request);
      const file = await shown.get(key, async () =>
        keptAnswer(seasonCsv(await publishedSeason(deps, seasonId, query.number, 'anyone'), language, query.for), ''),
      );
      reply.header('content-disposition', namedFile(query.for ? 'attachment' : 'inline', [saySeason(language)('title')], 'csv'));
      return sendKept(file, LIST_CACHE, request, reply, CSV_TYPE);
    },
  };
};
