import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The pages that a feature answers with itself, made of a built one. Null: the address is another one. */
type OwnPages = { send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null };
type Web = { folder: string; livePages: (template: string) => OwnPages };

/**
 * The built web, sent as the build has compressed it: hashed assets are cached for a year, pages are not. The board and the caddie's page
 * have their own, each screen of the office has one that names what it loads, and every other path gets the office's.
 */
export async function serveWeb(app: FastifyInstance, { folder: dist, livePages: makeLivePages }: Web): Promise<void> {
  const built = existsSync(`${dist}/screens.json`);
  if (built) {
    const asBuilt = { index: false, cacheControl: false, preCompressed: true } as const;
    await app.register(fastifyStatic, {
      ...asBuilt,
      root: dist,
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    // one route for all: a route for each file took 10 MB
    await app.register(fastifyStatic, {
      ...asBuilt,
      root: `${dist}/assets`,
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  }
  const screens = built ? screensOf(JSON.parse(readFileSync(`${dist}/screens.json`, 'utf8'))) : [];
  const livePages = built ? makeLivePages(readFileSync(`${dist}/live.html`, 'utf8')) : null;
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/sanctum/') && !path.startsWith('/assets/');
    if (!built || !isPage) throw new AppError('not-found');
    if (isMarkerPage(path)) return reply.sendFile('caddie.html');
    if (isLiveList(path) || isClubTelevision(path)) return reply.sendFile('live.html');
    const livePage = livePages?.send(request, reply);
    if (livePage) return livePage;
    return reply.sendFile(screens.find(({ pattern }) => pattern.test(path))?.page ?? 'index.html');
  });
}

/** With or without the code of a tournament. */
const isMarkerPage = (path: string) => /^\/live\/marker(?:\/[^/]*)?\/?$/.test(path);
const isClubTelevision = (path: string) => path === '/live/tv' || path === '/live/tv/';
const isLiveList = (path: string) => path === '/live' || path === '/live/';

/** The addresses of the office's screens, named ones such as `/clubs/add` before `/clubs/:clubId`, and the page of each. */
const screensOf = (pages: Record<string, string>) =>
  Object.entries(pages).map(([path, page]) => ({ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`), page }));
