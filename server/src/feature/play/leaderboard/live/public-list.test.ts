import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LiveTournament } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { secondApp } from '../../../../../test/kit/second-app.ts';
import { statementsOf } from '../../../../../test/kit/statement-count.ts';
import { LIST_AGE_MS } from './public-list.ts';

const test = await testApp();
const second = await secondApp(test);

const LIST = '/api/live/tournaments';
const list = (headers: Record<string, string> = {}, app = test.app) => app.inject({ url: LIST, headers });
const ids = async (app = test.app) => (await list({}, app)).json().items.map(({ id }: { id: string }) => id);
/** Time passes: what the tests before have read is no longer kept. */
let now = Date.now();
const later = () => {
  now += 2 * LIST_AGE_MS;
  test.setNow(new Date(now));
};
const makePrivate = (event: Event) => test.ask('manager', `PATCH ${event.path}`, { public: false, version: 1 });

describe('the list of public tournaments', () => {
  it('is read once for all who ask within a second or two', async () => {
    await seedEvent(test.db, test.clubId);
    later();
    expect(await statementsOf(() => Promise.all(Array.from({ length: 50 }, () => list())))).toBe(1);
    expect(await statementsOf(list)).toBe(0);
    later();
    expect(await statementsOf(list)).toBe(1);
  });

  it('is sent compressed, with a tag, and not at all to whoever has it', async () => {
    const event = await seedEvent(test.db, test.clubId);
    later();
    const plain = await list();
    expect(plain.json().items).toMatchObject([{ id: event.id }]);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=1, s-maxage=1',
      'content-type': 'application/json; charset=utf-8',
    });
    const gzip = await list({ 'accept-encoding': 'gzip' });
    const br = await list({ 'accept-encoding': 'gzip, br' });
    expect([String(gunzipSync(gzip.rawPayload)), String(brotliDecompressSync(br.rawPayload))]).toEqual([plain.body, plain.body]);
    const unchanged = await list({ 'if-none-match': String(plain.headers.etag) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });

  it('has at once lost what was made private here, and within seconds what was made private in another process', async () => {
    const event = await seedEvent(test.db, test.clubId);
    later();
    expect([await ids(), await ids(second)]).toEqual([[event.id], [event.id]]);
    await makePrivate(event);
    expect(await ids()).toEqual([]);
    await until(async () => expect(await ids(second)).toEqual([]));
  });

  it('tells no more of a frozen division than its board', async () => {
    const event = await seedEvent(test.db, test.clubId, { divisions: ['A'] });
    const divisions = [{ id: event.divisionIds[0] ?? '', frozen: true }];
    const { version } = (await test.ask('manager', `GET ${event.path}/suspense`)).body;
    await test.ask('manager', `PATCH ${event.path}/suspense`, { version, hiddenHoles: 0, frozen: false, divisions });
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', 1, 5)] });
    later();
    expect((await list()).json().items).toMatchObject([{ id: event.id, phase: 'upcoming' }]);
    expect((await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body.phase).toBe('upcoming');
  });

  it('says who leads a tournament that is played, by nothing that its board hides', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { format: 'stroke-play-gross' } });
    const leaders = async () => (await list()).json().items.map((item: LiveTournament) => item.leaders);
    const enter = (hole: number, strokes: number) =>
      test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', hole, strokes)] });
    await enter(1, 3);
    later();
    expect(await leaders()).toEqual([[{ place: '1', name: 'Nguyễn An', score: '−1' }]]);
    const { version } = (await test.ask('manager', `GET ${event.path}/suspense`)).body;
    await test.ask('manager', `PATCH ${event.path}/suspense`, { version, hiddenHoles: 0, frozen: true, divisions: [] });
    later();
    await enter(2, 9);
    later();
    expect(await leaders()).toEqual([[{ place: '1', name: 'Nguyễn An', score: '−1' }]]);
  });

  it('of a club has only the tournaments of that club', async () => {
    await seedEvent(test.db, test.clubId);
    later();
    const ofOther = await test.ask(null, `GET ${LIST}?club=${test.otherClubId}`);
    expect(ofOther.body).toEqual({ items: [] });
    expect(await ids()).toHaveLength(1);
  });
});
