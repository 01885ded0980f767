import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { statementsOf } from '../../../../../test/kit/statement-count.ts';

const test = await testApp({ CORS_ORIGINS: 'https://club.example' });

const enter = (event: Event) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', 1, 4)] });
const live = (event: Event, headers: Record<string, string> = {}) =>
  test.ask(null, `GET /api/live/tournaments/${event.id}`, undefined, headers);

describe('the public board', () => {
  it('answers the same 404 for a tournament that is not public and for one that does not exist', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    const hidden = await live(event);
    const none = await test.ask(null, `GET /api/live/tournaments/${randomUUID()}`);
    expect([hidden.status, hidden.body.message]).toEqual([404, 'Tournament not found.']);
    expect(none).toMatchObject({ status: hidden.status, body: hidden.body });
    expect(hidden.headers['cache-control']).toBe('no-store');
    expect((await test.ask(null, `GET /api/live/tournaments/${event.id}/events`)).body).toEqual(hidden.body);
  });

  it('is gone at once when the tournament is made private, and back when it is public again', async () => {
    const event = await seedEvent(test.db, test.clubId);
    expect((await live(event)).status).toBe(200);
    let version = 1;
    for (const [value, status] of [
      [false, 404],
      [true, 200],
      [false, 404],
    ] as const) {
      const changed = await test.ask('manager', `PATCH ${event.path}`, { public: value, version });
      version = changed.body.version;
      expect((await live(event)).status).toBe(status);
    }
  });

  it('can be kept by caches for a second, one copy per encoding', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { headers } = await live(event);
    expect(headers['cache-control']).toBe('public, max-age=1, s-maxage=1, stale-while-revalidate=1, stale-if-error=30');
    expect(String(headers.vary).split(', ')).toContain('Accept-Encoding');
    expect(headers.etag).toMatch(/^W\/"1-[\w-]{12}"$/);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ])('comes in %s to a client that accepts %s', async (encoding, accepted, open) => {
    const event = await seedEvent(test.db, test.clubId);
    const answer = await test.app.inject({ url: `/api/live/tournaments/${event.id}`, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(open(answer.rawPayload).toString())).toMatchObject({ tournamentId: event.id });
  });

  it.each([(etag: string) => etag, (etag: string) => etag.slice(2), (etag: string) => `"other", ${etag}`, () => '*'])(
    'answers 304 without a body to who has it (%#)',
    async (tagOf) => {
      const event = await seedEvent(test.db, test.clubId);
      const { headers } = await live(event);
      const again = await live(event, { 'if-none-match': tagOf(String(headers.etag)) });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect((await live(event, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it('has another ETag after an entry, and the entry in it', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const before = await live(event);
    await enter(event);
    await until(async () => {
      const after = await live(event, { 'if-none-match': String(before.headers.etag) });
      expect([after.status, after.body.boardVersion]).toEqual([200, 2]);
    });
  });

  it('costs no SQL while it is unchanged, warm or 304', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { headers } = await live(event);
    expect(await statementsOf(() => live(event))).toBe(0);
    expect(await statementsOf(() => live(event, { 'if-none-match': String(headers.etag) }))).toBe(0);
  });

  it('is computed once, however many ask at the same time', async () => {
    const [one, many] = [await seedEvent(test.db, test.clubId), await seedEvent(test.db, test.clubId)];
    const alone = await statementsOf(() => live(one));
    expect(alone).toBeGreaterThan(3);
    expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => live(many))))).toBe(alone);
  });

  it('takes the fast path the second time and answers the same, byte for byte and header for header, or less in a 304', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const url = `/api/live/tournaments/${event.id}`;
    const forms = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, {}];
    for (const headers of forms) {
      const [first, again] = [await test.app.inject({ url, headers }), await test.app.inject({ url, headers })];
      const { date: _, ...said } = first.headers;
      expect(again).toMatchObject({ statusCode: 200, headers: said });
      expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort());
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(again.headers['x-content-type-options']).toBe('nosniff');
    }
    const ifNoneMatch = { 'if-none-match': String((await live(event)).headers.etag) };
    const [first, again] = [await live(event, ifNoneMatch), await live(event, ifNoneMatch)];
    for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(first.headers[name]);
    expect([again.status, again.headers['content-type']]).toEqual([304, undefined]);
  });

  it('never repeats on the fast path the answer to a page of another origin, and never takes it when private', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const there = await live(event, { origin: 'https://club.example' });
    expect(there.headers).toMatchObject({
      'access-control-allow-origin': 'https://club.example',
      'access-control-expose-headers': expect.stringMatching(/^etag, age\b/),
    });
    expect((await live(event)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await live(event)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await live(event, { origin: 'https://club.example' })).headers).toHaveProperty('access-control-allow-origin');
    await test.ask('manager', `PATCH ${event.path}`, { public: false, version: 1 });
    await test.ask('reader', `GET ${event.path}/leaderboard`);
    expect((await live(event)).status).toBe(404);
  });

  it('needs no login and ignores a wrong one', async () => {
    const event = await seedEvent(test.db, test.clubId);
    expect((await live(event, { authorization: 'Bearer nonsense' })).status).toBe(200);
  });
});

describe('the list of live tournaments', () => {
  it('has the public ones, newest first, or those of one club', async () => {
    const old = await seedEvent(test.db, test.clubId, { settings: { name: 'Cũ', date: '2026-01-10' } });
    const recent = await seedEvent(test.db, test.otherClubId, { settings: { name: 'Mới', date: '2026-05-01' }, players: 7 });
    await seedEvent(test.db, test.clubId, { settings: { public: false } });
    const all = await test.ask(null, 'GET /api/live/tournaments');
    expect(all.body.items.map((one: { id: string }) => one.id)).toEqual([recent.id, old.id]);
    expect(all.body.items[0]).toMatchObject({ name: 'Mới', clubName: 'Marsh', playerCount: 7, state: 'open' });
    const ofClub = await test.ask(null, `GET /api/live/tournaments?club=${test.clubId}`);
    expect(ofClub.body.items.map((one: { id: string }) => one.id)).toEqual([old.id]);
  });
});
