import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../error/app-error.ts';
import { type KeptAnswer, keptAnswer, madeOnce, sendKept } from './kept-answer.ts';
import { withPrefix } from './prefix.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The pages that a feature answers with itself, made of a built one. Null: the address is another one. */
type OwnPages = {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null;
  allowSeasonFrames(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};
type Web = { folder: string; prefix: string; livePages: (template: string) => OwnPages };

/**
 * The built web, sent as the build has compressed it: hashed assets are cached for a year, pages are not. The board and the caddie's page
 * have their own, each screen of the office has one that names what it loads, and every other path gets the office's.
 */
export async function serveWeb(app: FastifyInstance, { folder: dist, prefix, livePages: makeLivePages }: Web): Promise<void> {
  const built = existsSync(`${dist}/screens.json`);
  if (built) {
    const asBuilt = { index: false, cacheControl: false, preCompressed: true, lastModified: false, acceptRanges: false } as const;
    await app.register(fastifyStatic, {
      ...asBuilt,
      root: dist,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.html*'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    // one route for all: a route for each file took 10 MB
    await app.register(fastifyStatic, {
      ...asBuilt,
      root: `${dist}/assets`,
      prefix: '/assets/',
      decorateReply: false,
      // its name says what is in it: nobody asks whether it has changed
      etag: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  }
  const readPage = (name: string) => withPrefix(readFileSync(`${dist}/${name}`, 'utf8'), prefix);
  const screens = built ? screensOf(JSON.parse(readFileSync(`${dist}/screens.json`, 'utf8'))) : [];
  const livePages = built ? makeLivePages(readPage('live.html')) : null;
  const sendPage = prefix === '' ? sendAsBuilt : pageSender(readPage);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      !path.startsWith('/sanctum/') &&
      !path.startsWith('/assets/');
    if (!built || !isPage) throw new AppError('not-found');
    if (isMarkerPage(path)) return sendPage('caddie.html', request, reply);
    if (/^\/live\/season\/?$/.test(path)) await livePages?.allowSeasonFrames(request, reply);
    if (isLivePage(path)) return sendPage('live.html', request, reply);
    const livePage = livePages?.send(request, reply);
    if (livePage) return livePage;
    return sendPage(screens.find(({ pattern }) => pattern.test(path))?.page ?? 'index.html', request, reply);
  });
}

type SendPage = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const sendAsBuilt: SendPage = async (name, _request, reply) => reply.sendFile(name);

/** Below a prefix a page is not the built one: it is made, and compressed, for the first who asks. */
function pageSender(readPage: (name: string) => string): SendPage {
  const made = new Map<string, ReturnType<typeof madeOnce<KeptAnswer>>>();
  return async (name, request, reply) => {
    const page = made.get(name) ?? madeOnce(async () => keptAnswer(Buffer.from(readPage(name)), ''));
    made.set(name, page);
    return sendKept(await page(), 'no-cache', request, reply, 'text/html; charset=utf-8');
  };
}

/** With or without the code of a tournament; by its own name the phone keeps it for when there is no network. */
const isMarkerPage = (path: string) => path === '/caddie.html' || /^\/live\/marker(?:\/[^/]*)?\/?$/.test(path);
/** The list of tournaments, the television of a club, the page of a golfer, the keys of the site. */
const isLivePage = (path: string) => /^\/live(?:\/(?:tv|keys|captain|golfer|season))?\/?$/.test(path);

/** The addresses of the office's screens, named ones such as `/clubs/add` before `/clubs/:clubId`, and the page of each. */
const screensOf = (pages: Record<string, string>) =>
  Object.entries(pages).map(([path, page]) => ({ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`), page }));
