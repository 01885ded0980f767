import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { seedEvent } from '../../test/kit/event.ts';
import { statementsOf } from '../../test/kit/statement-count.ts';
import { session } from '../db/schema/account/site.ts';
import { flight } from '../db/schema/field/player.ts';
import { MOST_REQUESTS } from './rate-limit.ts';
import { hashOf, newSecret, newToken } from './token.ts';

const test = await testApp({ TRUST_PROXY: '127.0.0.1' });

const from = (address: string, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { 'x-forwarded-for': address, 'accept-language': 'en', ...headers } });
const exhaust = async (address: string, url = '/sanctum/csrf-cookie') => {
  for (let count = 0; count < MOST_REQUESTS; count++) await from(address, url);
};

/** A code of a flight that has just begun. */
async function newLink(): Promise<{ url: string }> {
  const event = await seedEvent(test.db, test.clubId, { players: [{ flight: '1' }] });
  test.setNow(new Date('2026-04-25T00:30:00Z'));
  const [of] = await test.db.select().from(flight).where(eq(flight.roundId, event.roundId));
  return (await test.ask('manager', `POST ${event.roundPath}/links`, { flightIds: [of?.id] })).body.items[0];
}

describe('requests of one address without a login', () => {
  it('are refused beyond a number in a sentence, and told when to come back; other addresses are answered', async () => {
    await exhaust('203.0.113.1');
    const refused = await from('203.0.113.1', '/sanctum/csrf-cookie');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({
      code: 'too-many-requests',
      message: `Too many requests come from this network. Please try again in ${refused.headers['retry-after']} seconds.`,
    });
    expect((await from('203.0.113.2', '/sanctum/csrf-cookie')).statusCode).toBe(204);
  });

  it('are counted together, wherever they go and whichever address of an IPv6 network they come from', async () => {
    await exhaust('2001:db8:1:2::1', '/api/health');
    for (const url of ['/sanctum/csrf-cookie', '/api/health', '/api/openapi.json']) {
      expect([url, (await from('2001:db8:1:2::ffff', url)).statusCode]).toEqual([url, 429]);
    }
    expect((await from('2001:db8:1:3::1', '/api/health')).statusCode).toBe(200);
  });

  it('do not count where they are signed in, or watch boards: a clubhouse has one address', async () => {
    const event = await seedEvent(test.db, test.clubId);
    await exhaust('203.0.113.3');
    const signedIn = { authorization: `Bearer ${test.token.reader}` };
    expect((await from('203.0.113.3', '/api/auth/user', signedIn)).statusCode).toBe(200);
    for (const url of ['/api/live/tournaments', `/api/live/tournaments/${event.id}`]) {
      for (let count = 0; count < 2; count++) expect((await from('203.0.113.3', url)).statusCode).toBe(200);
    }
  });

  it('with tokens that nobody has are counted before anything is looked for; those of people and phones there go on', async () => {
    const show = (token: string) => from('203.0.113.5', '/api/auth/user', { authorization: `Bearer ${token}` });
    expect((await show(test.token.reader)).statusCode).toBe(200);
    const madeUp = await Promise.all(Array.from({ length: MOST_REQUESTS }, () => show(`fw_${newSecret()}`)));
    expect(new Set(madeUp.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const refused = await show(`fw_${newSecret()}`);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await statementsOf(() => show(`fk_${newSecret()}`))).toBe(0);
    expect((await show(test.token.reader)).statusCode).toBe(200);
    expect((await from('203.0.113.6', '/api/auth/user', { authorization: `Bearer ${test.token.editor}` })).statusCode).toBe(200);
    const { url } = await newLink();
    const admitted = await test.ask(null, 'POST /api/marker/devices', { link: url.split('#')[1] });
    const phone = { authorization: `Bearer ${admitted.body.token}` };
    expect((await from('203.0.113.5', '/api/marker/flight', phone)).statusCode).toBe(200); // it came in after them
  });

  it('with a token whose checksum is wrong ask the database nothing; one from before there were checksums is still right', async () => {
    const show = (token: string) => from('203.0.113.7', '/api/auth/user', { authorization: `Bearer ${token}` });
    for (const prefix of ['fw_', 'fm_', 'fk_'] as const) {
      const token = newToken(prefix);
      const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A');
      expect(await statementsOf(async () => expect((await show(wrong)).statusCode).toBe(401))).toBe(0);
      expect(await statementsOf(() => show(token))).toBe(1);
    }
    const earlier = `fw_${newSecret()}`;
    await test.db
      .update(session)
      .set({ tokenHash: hashOf(earlier) })
      .where(eq(session.tokenHash, hashOf(test.token.editor)));
    expect((await show(earlier)).statusCode).toBe(200);
  });

  it('are counted on their own where they look for tournaments and clubs at random; a board that is known stays', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const board = `/api/live/tournaments/${event.id}`;
    expect((await from('203.0.113.4', board)).statusCode).toBe(200);
    for (let count = 0; count < MOST_REQUESTS; count++) await from('203.0.113.4', `/api/live/tournaments/${randomUUID()}`);
    expect((await from('203.0.113.4', `/api/live/tournaments/${randomUUID()}`)).statusCode).toBe(429);
    expect((await from('203.0.113.4', `/api/live/tournaments?club=${randomUUID()}`)).statusCode).toBe(429);
    expect([(await from('203.0.113.4', board)).statusCode, (await from('203.0.113.4', '/sanctum/csrf-cookie')).statusCode]).toEqual([
      200, 204,
    ]);
  });
});
