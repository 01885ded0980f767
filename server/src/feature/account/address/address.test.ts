import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../test/engine/port.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { makeSigner } from '../../../../test/kit/outside/authority.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { endOfCertificateAt } from '../../../tls/certificate.ts';
import { ownAddresses } from './own-address.ts';

const DAY_MS = 86_400_000;
const TOKEN = 'a-token-for-tests-only';
const folder = mkdtempSync(join(tmpdir(), 'fairway-address-'));
afterAll(() => rmSync(folder, { recursive: true }));
const signer = await makeSigner();
/** What another program does when it renews a certificate. */
async function renew(days: number, names = ['localhost']): Promise<Date> {
  const to = new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS);
  const { chain, key } = await signer.make(names, { from: new Date(Date.now() - 30 * DAY_MS), to });
  writeFileSync(join(folder, 'fullchain.pem'), chain);
  writeFileSync(join(folder, 'privkey.pem'), key);
  return to;
}
await renew(60);

const test = await testApp();
const secure = await secondApp(test, {
  ...{ TLS: folder, PUBLIC_URL: 'https://localhost', HTTP_PORT: String(await freePort()), HOST: '127.0.0.1' },
  METRICS_TOKEN: TOKEN,
});
beforeAll(() => Promise.all([test.app, secure].map((app) => app.listen({ port: 0, host: '127.0.0.1' }))));

const portOf = ({ server }: Pick<typeof secure, 'server'>): number => (server.address() as AddressInfo).port;
const here = (): string => `http://127.0.0.1:${portOf(test.app)}`;
const securely = (host = 'localhost'): string => `https://${host}:${portOf(secure)}`;
const tested = async (address: string) => (await test.ask('admin', 'POST /api/addresses/test', { address })).body;

/** Another server of the network; what it was asked. */
async function openOther(answer: RequestListener): Promise<{ address: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return { address: `http://127.0.0.1:${portOf({ server } as never)}`, asked };
}

describe('the test of an address', () => {
  it('asks for what every server of this database answers, and no other', async () => {
    const proofs = ['the-first-number-used-', 'another-number-used-on'].map((nonce) =>
      Promise.all([test.app, secure].map(async (app) => (await app.inject(`/api/addresses/proof/${nonce}`)).json().proof)),
    );
    const [[one, same] = [], [other] = []] = await Promise.all(proofs);
    expect([one, same === one, other === one]).toEqual([expect.stringMatching(/^[\w-]{43}$/), true, false]);
  });

  it('knows this server and its event stream, however the address is typed', async () => {
    const answer = await tested(`${here()}/`);
    expect(answer).toMatchObject({ address: here(), reach: 'here', place: 'machine', certificate: null, stream: true });
    expect(answer.code).toMatch(/^data:image\/svg\+xml/);
  });

  it('asks others for one path by GET, without a login, and passes on nothing of what they say', async () => {
    const secret = { proof: 'the secret of another server' };
    const { address, asked } = await openOther((_, response) => void response.end(JSON.stringify(secret)));
    const answer = await tested(address);
    expect(answer).toMatchObject({ reach: 'elsewhere', stream: false });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(asked.map(({ method, url = '', headers }) => [method, url.replace(/[^/]+$/, ''), headers.authorization])).toEqual([
      ['GET', '/api/addresses/proof/', undefined],
    ]);
  });

  it('follows no redirect, and knows one that only leads on to https', async () => {
    const inside = await openOther((_, response) => void response.end('{}'));
    const out = await openOther((_, response) => void response.writeHead(302, { location: `${inside.address}/api/addresses` }).end());
    expect((await tested(out.address)).reach).toBe('elsewhere');
    expect(inside.asked).toEqual([]);
    const on = await openOther((_, response) => void response.writeHead(308, { location: 'https://127.0.0.1/' }).end());
    expect((await tested(on.address)).reach).toBe('to-https');
  });

  it('says that a proxy holds the event stream back', async () => {
    const proxy = await openOther(async ({ url = '' }, response) => {
      if (url.endsWith('/events')) return void response.writeHead(200).end();
      response.end(await (await fetch(`${here()}${url}`)).text());
    });
    expect(await tested(proxy.address)).toMatchObject({ reach: 'here', stream: false });
  });

  it('says what is in the way: a name, a port, no https', async () => {
    expect((await tested('golf.invalid')).reach).toBe('no-name');
    expect((await tested('http://127.0.0.1:1')).reach).toBe('refused');
    expect((await tested(here().replace('http:', 'https:'))).reach).toBe('no-tls');
  });

  it('reads a certificate that no browser trusts, and says why', async () => {
    const to = await renew(60);
    await secure.tls?.work();
    expect(await tested(securely())).toMatchObject({
      reach: 'here',
      certificate: { endsAt: to.toISOString(), fault: 'authority' },
      stream: true,
    });
    expect(await endOfCertificateAt(new URL(securely()), 5000)).toEqual(to);
  });

  it.each(['ftp://golf.example', 'https://golf.example@evil.example', 'javascript:alert(1)', 'https://'])('refuses %s', async (address) => {
    expect((await test.ask('admin', 'POST /api/addresses/test', { address })).status).toBe(422);
  });
});

describe('the addresses that the server knows', () => {
  const networks = {
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    wlan: [{ address: '192.168.1.20', family: 'IPv4', internal: false }],
  };
  const of = (host: string, publicUrl: string, tls?: object) =>
    ownAddresses({ publicUrl, host, port: 3000, prefix: '/golf', tls } as never, networks as never).map(
      ({ address, kind }) => `${kind} ${address}`,
    );
  it('are that of the settings, and those of the Wi-Fi where it listens to more than its own machine', () => {
    expect(of('127.0.0.1', 'https://club.example/golf')).toEqual(['public https://club.example/golf']);
    expect(of('0.0.0.0', 'http://localhost:3000/golf')).toEqual([
      'machine http://localhost:3000/golf',
      'network http://192.168.1.20:3000/golf',
    ]);
    expect(of('192.168.1.20', 'http://192.168.1.20:3000/golf')).toEqual(['public http://192.168.1.20:3000/golf']);
    expect(of('0.0.0.0', 'https://club.example/golf', {})).toEqual(['public https://club.example/golf']);
    expect(of('fd00::5', 'http://[::1]:3000/golf')).toEqual(['machine http://[::1]:3000/golf', 'network http://[fd00::5]:3000/golf']);
  });
});

describe('a certificate in a folder', () => {
  const state = async () => (await secure.tls?.state()) ?? null;
  it('is taken anew when another program renews it, and kept where the new files do not fit', async () => {
    const to = await renew(90);
    await secure.tls?.work();
    expect(await state()).toEqual({ from: 'folder', endsAt: to.toISOString(), isTrial: false, failure: null });
    writeFileSync(join(folder, 'privkey.pem'), (await signer.make(['localhost'], { from: new Date(), to })).key);
    writeFileSync(join(folder, 'fullchain.pem'), (await signer.make(['localhost'], { from: new Date(), to })).chain);
    await secure.tls?.work();
    expect(await state()).toMatchObject({ endsAt: to.toISOString(), failure: { text: expect.stringMatching(/key/i), nextAt: null } });
    expect((await tested(securely())).reach).toBe('here');
  });

  it('that ends within 14 days warns on the dashboard, the ready check and the metrics', async () => {
    const { path } = await seedEvent(test.db, test.clubId, { players: 1 });
    const ask = async (url: string, token: string) => await secure.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const seen = async () => {
      await secure.tls?.work();
      const { certificateEndsAt } = (await ask('/api/dashboard/figures', test.token.admin)).json();
      const { lines } = (await ask(`${path}/ready-check`, test.token.reader)).json();
      const facts = lines.flatMap(({ findings }: { findings: { fact: string; state: string }[] }) => findings);
      const finding = facts.find(({ fact = '' }: { fact?: string }) => fact.startsWith('certificate'));
      const [, seconds] = /^fairway_certificate_expires_seconds (.*)$/m.exec((await ask('/api/metrics', TOKEN)).body) ?? [];
      return [certificateEndsAt, finding && `${finding.state} ${finding.fact}`, Math.round(Number(seconds) / 86_400)];
    };
    await renew(15);
    expect(await seen()).toEqual([null, undefined, 15]);
    const soon = await renew(13);
    expect(await seen()).toEqual([soon.toISOString(), 'warn certificate-ends', 13]);
    const past = await renew(-1);
    expect(await seen()).toEqual([past.toISOString(), 'fail certificate-ended', -1]);
  });
});
