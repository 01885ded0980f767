import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { statementsOf } from '../../../../test/kit/statement-count.ts';
import { knownAddress, loginAttempt, users } from '../../../db/schema/account/site.ts';
import { ATTEMPT_LIMITS, removeOldFailures } from './attempt-store.ts';
import { hashPassword } from './password.ts';

const PROXY = { TRUST_PROXY: '127.0.0.1' };
const test = await testApp(PROXY);
const second = await secondApp(test, PROXY);

const PASSWORD = 'dung-mat-khau';
const HOME = '203.0.113.7';
const passwordHash = await hashPassword(PASSWORD);

const seedLogin = async (username = 'Lan') => {
  await test.db.insert(users).values({ username, name: 'Lan', passwordHash, siteId: test.siteId });
};

const TOKEN = 'x'.repeat(32);
const tryFrom = async (address: string, username: string, password = 'x', app: FastifyInstance = test.app) => {
  const headers = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN, 'x-forwarded-for': address };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { username, password } });
  return statusCode;
};
const elsewhere = (at: number) => `198.51.100.${at}`;
/** Fails as often as one account may. */
const failElsewhere = async (username = 'lan') => {
  for (let at = 0; at < ATTEMPT_LIMITS.account; at++) expect(await tryFrom(elsewhere(at), username)).toBe(422);
};
const countOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, of]) => [status, of.length]),
  );

describe('whoever guesses passwords', () => {
  it('has no more guesses by sending them all at once, even to two servers', async () => {
    await seedLogin();
    const guesses = Array.from({ length: 60 }, (_, at) => tryFrom(HOME, 'lan', `guess ${at}`, at % 2 === 0 ? test.app : second));
    expect(countOf(await Promise.all(guesses))).toEqual({ 422: ATTEMPT_LIMITS.pair, 429: 60 - ATTEMPT_LIMITS.pair });
    expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(429);
  });

  it('has no more guesses by writing the name in other ways', async () => {
    await seedLogin('Hiền');
    const ways = ['Hiền', 'HIỀN', 'hiền'.normalize('NFD'), '  hiền', 'hIỀN  '];
    for (const name of ways) expect(await tryFrom(HOME, name)).toBe(422);
    expect(await tryFrom(HOME, 'hiền', PASSWORD)).toBe(429);
  });

  it('has no more guesses by moving through the addresses of one IPv6 network', async () => {
    await seedLogin();
    for (let at = 0; at < ATTEMPT_LIMITS.pair; at++) expect(await tryFrom(`2001:db8:1:2::${at}`, 'lan')).toBe(422);
    expect(await tryFrom('2001:db8:1:2:ffff::1', 'lan')).toBe(429);
    expect(await tryFrom('2001:db8:1:3::1', 'lan')).toBe(422);
  });

  it('fills no table: beyond the limit of an address nothing more is written', async () => {
    for (let at = 0; at < ATTEMPT_LIMITS.address + 20; at++) await tryFrom(HOME, `nobody ${at}`);
    expect(await test.db.$count(loginAttempt)).toBe(1 + 2 * ATTEMPT_LIMITS.address);
  });

  it('leaves rows that no login waits for: they are removed beside it, a thousand at a time', async () => {
    await seedLogin();
    const over = new Date(Date.now() - 60_000);
    const keys = Array.from({ length: 2_500 }, (_, nth) => ({ key: `account nobody ${nth}`, failures: 1, resetsAt: over }));
    await test.db.insert(loginAttempt).values(keys);
    expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(200);
    const left = await test.db.$count(loginAttempt);
    expect(left).toBeGreaterThanOrEqual(2_500);
    expect(await statementsOf(() => removeOldFailures(test.db, new Date()))).toBe(3);
    expect(await test.db.$count(loginAttempt)).toBe(left - 2_500);
  });

  it('makes nobody wait without end: what is too much at once is refused, and not counted as a failure', async () => {
    const statuses = await Promise.all(Array.from({ length: 150 }, (_, at) => tryFrom(`10.0.${at}.1`, `nobody ${at}`)));
    const { 422: compared = 0, 503: refused = 0 } = countOf(statuses);
    expect(compared + refused).toBe(150);
    const counters = await test.db.select().from(loginAttempt);
    expect(counters.reduce((sum, { failures }) => sum + failures, 0)).toBe(3 * compared);
  });
});

describe('the owner of an account', () => {
  it('is counted out by nobody: a right password is taken back from the counters', async () => {
    await seedLogin();
    for (let at = 0; at < ATTEMPT_LIMITS.address + 5; at++) expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(200);
    const counters = await test.db.select().from(loginAttempt);
    expect(counters.map(({ failures }) => failures)).toEqual([0, 0]);
  });

  it('gets in from an address of theirs, however many fail elsewhere; at a new address they wait', async () => {
    await seedLogin();
    expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(200);
    await failElsewhere();
    expect(await tryFrom('192.0.2.1', 'lan', PASSWORD)).toBe(429);
    expect(await tryFrom(HOME, 'LAN', PASSWORD)).toBe(200);
    expect(await tryFrom(HOME, 'lan', PASSWORD, second)).toBe(200);
  });

  it('has an address of theirs again in 90 days at most; what is kept does not say which it is', async () => {
    await seedLogin();
    expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(200);
    const [address] = await test.db.select().from(knownAddress);
    expect(address?.addressHash).toMatch(/^[0-9a-f]{64}$/);
    test.setNow(new Date(Date.now() + 91 * 86_400_000));
    expect(await tryFrom('192.0.2.1', 'lan', PASSWORD)).toBe(200);
    expect(await test.db.$count(knownAddress)).toBe(1);
  });

  it('is not locked out for a day when the clock was a day ahead', async () => {
    await seedLogin();
    test.setNow(new Date(Date.now() + 86_400_000));
    for (let at = 0; at < ATTEMPT_LIMITS.pair; at++) await tryFrom(HOME, 'lan');
    expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(429);
    test.setNow(new Date());
    expect(await tryFrom(HOME, 'lan', PASSWORD)).toBe(200);
  });

  it.each(['lan', 'LAN', ' Lan ', 'LAN@Club.example'])('may type the name as %j', async (typed) => {
    await test.db.insert(users).values({ username: 'Lan', email: 'Lan@club.example', name: 'Lan', passwordHash });
    expect(await tryFrom(HOME, typed, PASSWORD)).toBe(200);
  });
});
