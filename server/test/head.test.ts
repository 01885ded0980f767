import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { routes } from '@fairway/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { pathOf, ROUTES, SAMPLES } from './kit/world/request.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { emptied: 'once' });
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));
const enter = keptWorlds(test);

const READS = ROUTES.filter((route) => route.startsWith('GET ') && route !== 'GET /api/auth/logout');
/** What belongs to a connection or a moment, and what only the body would tell: its length, and what is on a paper. */
const OF_MOMENT = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'set-cookie',
  'content-length',
  'x-pages',
  'x-unprinted-names',
];

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = test.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' });
  const length = answer.headers.get('content-length');
  const own = Object.fromEntries([...answer.headers].filter(([name]) => !OF_MOMENT.includes(name)));
  return { answer, length, seen: { status: answer.status, own } };
}

describe('HEAD of what only reads has the status and the heads of GET, and no body', () => {
  it.each(READS)('%s', async (route) => {
    const ids = await enter(SAMPLES[route].scene);
    const path = pathOf(route, ids);
    const headers = { authorization: `Bearer ${test.token.admin}`, ...SAMPLES[route].headers };
    const head = await ask('HEAD', path, headers);
    const get = await ask('GET', path, headers);
    const isStream = 'sends' in routes[route] && routes[route].sends === 'stream';
    if (isStream) await get.answer.body?.cancel();
    expect(head.seen).toEqual(get.seen);
    expect(await head.answer.text()).toBe('');
    if (head.length !== null && !isStream) expect(Number(head.length)).toBe((await get.answer.arrayBuffer()).byteLength);
  });
});

it('HEAD of what writes, or is not there, is refused as its GET would be', async () => {
  expect((await ask('HEAD', '/api/auth/logout')).seen.status).toBe(405);
  expect((await ask('HEAD', '/api/auth/login')).seen.status).toBe(405);
  for (const path of ['/api/nothing', `/api/live/tournaments/${randomUUID()}`, '/api/tournaments'])
    expect((await ask('HEAD', path)).seen, path).toEqual((await ask('GET', path)).seen);
});
