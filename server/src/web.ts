import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The built web, sent as the build has compressed it: hashed assets are cached for a year, pages are not. The board and the caddie's page have their own, every other path is the office's. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${dist}/index.html`);
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/sanctum/') && !path.startsWith('/assets/');
    if (!built || !isPage) throw new AppError('not-found');
    return reply.sendFile(pageOf(path));
  });
}

function pageOf(path: string): string {
  if (/^\/live\/marker\/?$/.test(path)) return 'caddie.html';
  return isLivePage(path) ? 'live.html' : 'index.html';
}

const isLivePage = (path: string) => path === '/live' || path === '/live/' || /^\/tournaments\/[^/]+\/live\/?$/.test(path);
