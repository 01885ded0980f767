import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/kit/until.ts';
import { freePort } from '../../test/engine/port.ts';
import { testApp } from '../../test/kit/app.ts';
import { openAuthority, readPlainly } from '../../test/kit/outside/authority.ts';
import { secondApp } from '../../test/kit/second-app.ts';
import { keptSecret } from '../db/schema/account/kept-secret.ts';
import { makeAccountKey, orderCertificate } from './acme.ts';
import { claimOrder, endOrder, findChallengeAnswer, findOrder, keepChallenge, postponeOrder } from './order-store.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DOMAIN = 'golf.example.com';
const httpPort = await freePort();
let issuedAt = new Date();
const authority = await openAuthority({
  domain: DOMAIN,
  httpPort,
  life: () => ({ from: issuedAt, to: new Date(issuedAt.getTime() + 90 * DAY_MS) }),
});
const settings = {
  TLS: 'auto',
  PUBLIC_URL: `https://${DOMAIN}`,
  HTTP_PORT: String(httpPort),
  HOST: '127.0.0.1',
  ACME_DIRECTORY: authority.directory,
  FAIRWAY_SECRET: 'the secret of this site, which lies outside',
};
const test = await testApp(settings);
const other = await secondApp(test, settings);
const { tls } = test.app;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  await test.app.tls?.open();
  await until(() => expect(tls?.endsAt()).toBeInstanceOf(Date));
});

const portOf = ({ server }: typeof other) => (server.address() as AddressInfo).port;
/** An answer over TLS to a phone that knows the authority. */
async function ask(path: string, isEnough = (answer: IncomingMessage): Promise<string> => text(answer)) {
  const asked = get({ port: portOf(test.app), host: '127.0.0.1', path, servername: DOMAIN, ca: authority.pem, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  const body = await isEnough(answer);
  asked.destroy();
  return { status: answer.statusCode, body };
}
const setNow = (after: number) => test.setNow(new Date(issuedAt.getTime() + after));
/** Gets a certificate in place of that of the test before. */
async function begin(): Promise<void> {
  issuedAt = new Date();
  setNow(400 * DAY_MS);
  await tls?.work();
  setNow(0);
}

describe('a server with TLS=auto', () => {
  it('serves https alone with the certificate that it got, leads http on to it, and keeps the key encrypted', async () => {
    await begin();
    expect(tls?.endsAt()?.getTime()).toBeCloseTo(issuedAt.getTime() + 90 * DAY_MS, -4);
    expect((await ask('/api/alive')).status).toBe(200);
    expect(await readPlainly(httpPort, 'elsewhere.example', '/live?tv')).toMatchObject({
      status: 308,
      location: `https://${DOMAIN}/live?tv`,
    });
    expect((await readPlainly(httpPort, DOMAIN, '/.well-known/acme-challenge/unknown')).status).toBe(404);
    const rows = await test.db.select().from(keptSecret);
    expect(rows.map(({ name }) => name).sort()).toEqual(['tls-account', 'tls-certificate']);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE');
  });

  it('lets an event stream through at once', async () => {
    await begin();
    const first = async (answer: IncomingMessage) => String((await once(answer, 'data'))[0]);
    expect((await ask('/api/live/test/events', first)).body).toBe('data: {}\n\n');
  });

  it('renews when a third of the time is left, one of two servers, and both take it without a restart', async () => {
    await begin();
    await other.tls?.work();
    const [before, ordered] = [tls?.endsAt(), authority.ordered()];
    expect(other.tls?.endsAt()).toEqual(before);
    setNow(59 * DAY_MS);
    await tls?.work();
    expect(authority.ordered()).toBe(ordered);
    issuedAt = new Date(issuedAt.getTime() + 61 * DAY_MS);
    setNow(0);
    await Promise.all([tls?.work(), tls?.work()]);
    await other.tls?.work();
    expect(authority.ordered()).toBe(ordered + 1);
    expect(other.tls?.endsAt()?.getTime()).toBe((before?.getTime() ?? 0) + 61 * DAY_MS);
    expect(tls?.endsAt()).toEqual(other.tls?.endsAt());
  });

  it('says what the authority answered, asks again after growing pauses, and keeps the certificate that it has', async () => {
    await begin();
    authority.refuse('DNS problem: NXDOMAIN looking up A for golf.example.com');
    setNow(61 * DAY_MS);
    await tls?.work();
    const tried = authority.ordered();
    const state = async () => (await tls?.state()) ?? null;
    const nextAt = new Date(issuedAt.getTime() + 61 * DAY_MS + HOUR_MS / 4).toISOString();
    expect(await state()).toMatchObject({ failure: { text: 'DNS problem: NXDOMAIN looking up A for golf.example.com', nextAt } });
    setNow(61 * DAY_MS + HOUR_MS / 5);
    await tls?.work();
    expect(authority.ordered()).toBe(tried);
    setNow(61 * DAY_MS + HOUR_MS / 4);
    await tls?.work();
    expect((await state())?.failure?.nextAt).toBe(new Date(issuedAt.getTime() + 61 * DAY_MS + 1.25 * HOUR_MS).toISOString());
    expect((await ask('/api/alive')).status).toBe(200);
    authority.refuse(null);
    issuedAt = new Date(issuedAt.getTime() + 62 * DAY_MS);
    setNow(0);
    await tls?.work();
    expect(await state()).toMatchObject({
      failure: null,
      endsAt: new Date(issuedAt.getTime() + 90 * DAY_MS).toISOString().replace(/\.\d+/, '.000'),
    });
  });

  it('leads nobody on to https with a certificate that has ended, and says since when', async () => {
    await begin();
    setNow(90 * DAY_MS);
    const { status, body } = await readPlainly(httpPort, DOMAIN, '/live');
    const day = new Date(issuedAt.getTime() + 90 * DAY_MS).toISOString().slice(0, 10);
    expect([status, body]).toEqual([503, expect.stringContaining(`The https certificate of this page ended on ${day}`)]);
  });
});

describe('an order', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes));
  const challenge = (token: string) => ({ token, answer: `${token}.x` });

  it('is one process’s at a time: what one says after its time changes nothing of the next', async () => {
    const place = 'order.example.com';
    const first = await claimOrder(test.db, place, at(0));
    expect([first?.until, await claimOrder(test.db, place, at(9))]).toEqual([at(8), null]);
    const next = await claimOrder(test.db, place, at(10));
    if (!first || !next) throw new Error('nobody has the order');
    await keepChallenge(test.db, next, challenge('next'));
    await expect(keepChallenge(test.db, first, challenge('first'))).rejects.toThrow('Another process has the order');
    await postponeOrder(test.db, first, 'too late', at(11));
    await endOrder(test.db, first);
    expect(await findOrder(test.db, place)).toEqual({ failure: null, triedAt: at(10), dueAt: at(20) });
    expect(await findChallengeAnswer(test.db, 'next')).toBe('next.x');
    await endOrder(test.db, next);
    expect(await findOrder(test.db, place)).toBeNull();
  });

  it('asks the authority nothing more once its time is over', async () => {
    const [before, accountKey] = [authority.ordered(), await makeAccountKey()];
    let isOver = false;
    const answerChallenge = async () => {
      isOver = true;
    };
    const { directory } = authority;
    const order = { directory, domain: DOMAIN, email: undefined, accountKey, isOver: () => isOver, answerChallenge };
    await expect(orderCertificate(order)).rejects.toThrow('The authority took too long');
    expect(authority.ordered()).toBe(before + 1);
  });
});
