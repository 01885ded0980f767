import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtWeb } from './engine/built-web.ts';
import { testApp } from './kit/app.ts';
import { seedEvent } from './kit/event.ts';

const web = builtWeb();
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'assets', 'entry-1.js'), 'export {};');
writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const test = await testApp({ PUBLIC_URL: 'https://club.example/golf/' }, { web });

/** A proxy in front may take the prefix away or leave it. */
const get = async (path: string) => {
  const [left, taken] = [await test.app.inject(`/golf${path}`), await test.app.inject(path)];
  expect([left.statusCode, left.body]).toEqual([taken.statusCode, taken.body]);
  return left;
};

describe('below a path of a host, whether or not the proxy in front takes it away', () => {
  it('pages name what they load below it, and where they are; assets, the routes and a board are there', async () => {
    const { id } = await seedEvent(test.db, test.clubId, { settings: { name: 'Giải mùa xuân' } });
    const addresses = ['/', '/login', '/tournaments', '/live', '/live/tv', '/live/marker/abc', '/caddie.html', `/tournaments/${id}/live`];
    for (const address of [...addresses, `/tournaments/${crypto.randomUUID()}/live`]) {
      const { body, headers } = await get(address);
      expect([headers['content-type'], headers['cache-control']], address).toEqual(['text/html; charset=utf-8', 'no-cache']);
      expect(body, address).toContain('<html data-prefix="/golf" lang="vi"');
      const own = [...body.matchAll(/ (?:src|href)="(\/[^"]*)"/g)].map(([, path = '']) => path);
      expect(own.length, address).toBeGreaterThan(2);
      expect(own.filter((path) => !path.startsWith('/golf/'))).toEqual([]);
    }
    expect((await get(`/tournaments/${id}/live`)).body).toContain(`href="https://club.example/golf/tournaments/${id}/live"`);
    const { items } = (await test.ask('reader', `GET /api/tournaments/${id}/short-addresses`)).body;
    const code = items[0].address.replace('https://club.example/golf/t/', '');
    expect((await get(`/t/${code}`)).headers.location).toBe(`https://club.example/golf/tournaments/${id}/live`);
    expect((await get('/t/none')).headers.location).toBe('https://club.example/golf/tournaments/none/live');
    expect((await get('/assets/entry-1.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/icon.svg')).statusCode).toBe(200);
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    for (const _ of ['by the route', 'as it is kept']) expect((await get(`/api/live/tournaments/${id}`)).json().name).toBe('Giải mùa xuân');
    expect((await test.app.inject('/golf')).body).toBe((await get('/')).body);
    expect((await test.app.inject('/golf?x=1')).statusCode).toBe(200);
    expect((await test.app.inject('/golfer/assets/entry-1.js')).headers['content-type']).toContain('html');
  });

  it('the cookie of the login is its own, and the page of the API finds its parts', async () => {
    const { headers } = await test.app.inject('/golf/sanctum/csrf-cookie');
    expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/golf\/;/);
    expect((await get('/api/docs')).body).toContain('src="/golf/api/docs/static/swagger-ui-bundle.js"');
    expect((await get('/api/openapi.json')).json().servers).toEqual([{ url: 'https://club.example/golf' }]);
  });
});
