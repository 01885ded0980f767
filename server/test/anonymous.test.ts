import { routes } from '@fairway/api';
import { beforeAll, expect, it, vi } from 'vitest';
import { testApp } from './kit/app.ts';
import { statementsOf } from './kit/statement-count.ts';
import { ROUTES, sendSample } from './kit/world/request.ts';
import type { Ids } from './kit/world/scene.ts';
import { createWorld } from './kit/world/world.ts';

const test = await testApp({}, { emptied: 'once' });
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

let ids: Ids;
beforeAll(async () => {
  ids = await createWorld(test.db, test.clubId, {
    logo: true,
    public: true,
    ceremony: true,
    luckyDraw: 'drawn',
    boundDraw: 'sealed',
    matches: 'made',
    season: 'published',
    golfer: 'joined',
    signup: 'open',
  });
});

const READ_BY_ANYONE = ROUTES.filter((route) => routes[route].access === 'anyone' && route.startsWith('GET '));
/** Whoever watches the server wants to know whether the database answers now. */
const LOOKS_AT_THE_DATABASE = 'GET /api/health';
/** Whoever takes their consent back is gone with the next request, whichever process answers it. */
const ASKS_FOR_CONSENT = 'GET /api/live/golfers/:page';
/** Of a result that is final; it is kept as the facts are. */
const FILE_TO_KEEP = 'GET /api/live/tournaments/:tournamentId/result.html';

it.each(READ_BY_ANYONE.filter((route) => ![LOOKS_AT_THE_DATABASE, ASKS_FOR_CONSENT, FILE_TO_KEEP].includes(route)))(
  '%s asks the database nothing the second time',
  async (route) => {
    expect((await sendSample(test, null, route, ids)).status).toBeLessThan(300);
    expect(await statementsOf(() => sendSample(test, null, route, ids))).toBe(0);
  },
);

it('the description of the API is made once, and sent compressed, or not at all to who has it', async () => {
  const made = vi.spyOn(test.app, 'swagger');
  const get = (url: string, headers = {}) => test.app.inject({ url, headers });
  const plain = await get('/api/openapi.json');
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  for (const encoding of ['gzip', 'br'])
    expect((await get('/api/openapi.json', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding);
  expect((await get('/api/openapi.json', { 'if-none-match': plain.headers.etag })).statusCode).toBe(304);
  for (const form of ['json', 'yaml']) expect((await get(`/api/docs/${form}`)).headers.location).toBe('../openapi.json');
  expect((await get('/api/docs')).statusCode).toBe(200);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
});
