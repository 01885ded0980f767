import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtWeb } from '../../test/engine/built-web.ts';
import { testApp } from '../../test/kit/app.ts';

const web = builtWeb();
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'assets', 'entry-1.js'), 'export {};');
const test = await testApp({ TRUST_PROXY: '127.0.0.1' }, { web });

it('what is no page is sent without what only pages are read for, and still as nothing but what it is', async () => {
  expect((await test.app.inject('/login')).headers['content-security-policy']).toContain("default-src 'self'");
  for (const path of ['/assets/entry-1.js', '/api/live/tournaments', '/api/nothing']) {
    const { headers } = await test.app.inject(path);
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    const bytes = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
    expect(bytes, path).toBeLessThan(450);
  }
});

it('an address promises https for later only where it was asked by https', async () => {
  const promised = async (proto: string) =>
    (await test.app.inject({ url: '/login', headers: { 'x-forwarded-proto': proto } })).headers['strict-transport-security'];
  expect(await promised('http')).toBeUndefined();
  // for no other name of the club's domain
  expect(await promised('https')).toMatch(/^max-age=\d{7,}$/);
});

it('the head of a page and a file is what GET has, without a body', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const ask = async (method: string, path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    const told = Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)));
    return { status, told };
  };
  for (const path of ['/login', '/live', '/live/marker', `/tournaments/${randomUUID()}/live`, '/assets/entry-1.js'])
    expect(await ask('HEAD', path), path).toEqual(await ask('GET', path));
  expect((await ask('HEAD', '/login')).status).toBe(200);
});
