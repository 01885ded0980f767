import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { type Event, moveFlight, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { openPushService, type Told } from '../../../../test/kit/outside/push.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { pushMessage, pushSubscription } from '../../../db/schema/play/push.ts';
import { MOST_ASKED } from './routes.ts';
import { claimMessages, endMessage, MOST_PHONES } from './store.ts';

const HOME = 'https://golf.example.com/golf';
const SETTINGS = { FAIRWAY_SECRET: 'a secret of this test, long enough for it', PUBLIC_URL: HOME };
const service = await openPushService();
const test = await testApp({ ...SETTINGS, PUSH_SERVICES: service.origin });
let now = new Date();
const other = await secondApp(test, { ...SETTINGS, PUSH_SERVICES: service.origin }, { clock: () => now });
const withoutKeys = await secondApp(test, {}, { clock: () => now });

/** Of the day of play, at the club. */
const at = (time: string): void => {
  now = new Date(`2026-04-25T${time}:00+07:00`);
  test.setNow(now);
};
const look = async (): Promise<Told[]> => {
  await test.app.push.look();
  return service.told();
};
type Asked = { name?: string; language?: string; playerIds?: readonly string[] };
let phones: Record<string, ReturnType<typeof service.phone>> = {};
const follow = ({ id, playerIds: [first = ''] }: Event, { name = 'phone', language = 'vi', playerIds = [first] }: Asked = {}) => {
  phones[name] ??= service.phone(name);
  return test.ask(null, `PUT /api/live/tournaments/${id}/push`, { ...phones[name], language, playerIds });
};
const off = (name = 'phone') => test.ask(null, 'POST /api/live/push/off', { endpoint: phones[name]?.endpoint });
const play = async ({ roundPath }: Event, playerId: string, strokes = 4, holes = 18) =>
  test.ask('reader', `POST ${roundPath}/entries`, {
    entries: Array.from({ length: holes }, (_, at) => stroke(playerId, at + 1, strokes)),
  });
async function hide({ path }: Event, hiddenHoles: number): Promise<void> {
  const { version } = (await test.ask('manager', `GET ${path}/suspense`)).body;
  const { status } = await test.ask('manager', `PATCH ${path}/suspense`, { version, hiddenHoles, frozen: false, divisions: [] });
  expect(status).toBe(200);
}
const titles = (told: readonly Told[]) => told.map(({ title }) => title);

let event: Event;
beforeEach(async () => {
  phones = {};
  service.answer({ status: 201 });
  service.told();
  event = await seedEvent(test.db, test.clubId, {
    settings: { format: 'stroke-play-gross', name: 'Giải Xuân' },
    divisions: ['A', 'B'],
    players: [{}, { initials: true }, {}, {}, {}],
  });
  at('05:00');
  await moveFlight(test.ask, event, '1', { teeTime: '07:12', startingHole: 4, startingSide: 'A' });
  await moveFlight(test.ask, event, '2', { teeTime: '09:00', startingHole: 1 });
});

describe('a follower', () => {
  it('is told half an hour before the start, in their language, once for all of a flight', async () => {
    await follow(event, { playerIds: event.playerIds.slice(0, 2) });
    await follow(event, { name: 'korean', language: 'ko', playerIds: event.playerIds.slice(1, 2) });
    at('06:41');
    expect(await look()).toEqual([]);
    at('06:42');
    const told = await look();
    expect(told).toHaveLength(2);
    expect(told.find(({ to }) => to === 'phone')).toMatchObject({
      title: 'Còn 30 phút phát bóng: N.B., Nguyễn An',
      body: '07:12, hố 4A · Flight 1 · Giải Xuân',
      url: `${HOME}/tournaments/${event.id}/live/start-list?flight=1`,
      off: 'Tắt thông báo',
      ttl: 1800,
    });
    expect(told.find(({ to }) => to === 'korean')).toMatchObject({ title: '30분 뒤 출발: N.B.', body: '07:12, 4A번 홀 · 1조 · Giải Xuân' });
    at('06:50');
    expect(await look()).toEqual([]);
  });

  it('is told of a move once flights have settled: the last start, and nothing of one that moved back', async () => {
    await follow(event);
    await look();
    await moveFlight(test.ask, event, '1', { teeTime: '07:40' });
    await look();
    at('05:02');
    await moveFlight(test.ask, event, '1', { teeTime: '07:50', startingHole: 10, startingSide: null });
    expect(await look()).toEqual([]);
    at('05:04');
    expect(await look()).toMatchObject([{ title: 'Đổi giờ hoặc hố xuất phát', body: 'Flight 1: 07:50, hố 10 (Nguyễn An)\nGiải Xuân' }]);
    await moveFlight(test.ask, event, '1', { teeTime: '08:00' });
    await look();
    await moveFlight(test.ask, event, '1', { teeTime: '07:50' });
    at('05:10');
    expect(await look()).toEqual([]);
    await moveFlight(test.ask, event, '1', { teeTime: '07:12', startingHole: 4, startingSide: 'A' });
    await look();
    at('05:20');
    expect(titles(await look())).toEqual(['Đổi giờ hoặc hố xuất phát']);
  });

  it('is told the last of two moves once when the service was away between them, in place of what the phone shows', async () => {
    await follow(event);
    await moveFlight(test.ask, event, '1', { teeTime: '07:30' });
    await look();
    at('05:04');
    const [first] = await look();
    await moveFlight(test.ask, event, '1', { teeTime: '07:40' });
    await look();
    service.answer({ status: 503 });
    at('05:08');
    expect(await look()).toHaveLength(1);
    service.answer({ status: 201 });
    await moveFlight(test.ask, event, '1', { teeTime: '07:50' });
    await look();
    at('05:30');
    const told = await look();
    expect(told).toMatchObject([{ body: 'Flight 1: 07:50, hố 4A (Nguyễn An)\nGiải Xuân', tag: first.tag }]);
    at('06:00');
    expect(await look()).toEqual([]);
  });

  it('is told a move once when the process that was about to tell it has ended, or told it while the next one came', async () => {
    const [first = '', second = '', , , third = ''] = event.playerIds;
    await follow(event, { playerIds: [first, second, third] });
    await moveFlight(test.ask, event, '1', { teeTime: '07:30' });
    await look();
    at('05:04');
    expect(await claimMessages(test.db, now, 8)).toHaveLength(1);
    await moveFlight(test.ask, event, '1', { teeTime: '07:40' });
    await look();
    at('05:08');
    expect((await look()).map(({ body }) => body)).toEqual([expect.stringContaining('07:40')]);
    await moveFlight(test.ask, event, '1', { teeTime: '07:50' });
    await look();
    at('05:12');
    const [claimed] = await claimMessages(test.db, now, 8);
    await moveFlight(test.ask, event, '2', { teeTime: '09:30' });
    await look();
    if (claimed) await endMessage(test.db, claimed, { [first]: '1 07:50 4A', [second]: '1 07:50 4A' });
    at('05:20');
    const told = await look();
    expect(told).toHaveLength(1);
    expect(told[0].body).not.toContain('Flight 1');
  });

  it('is told of whom is left of a flight when another leaves it before the message is through', async () => {
    const [first = '', second = ''] = event.playerIds;
    await follow(event, { playerIds: [first, second] });
    service.answer({ status: 503 });
    at('06:42');
    await look();
    const leaving = first < second ? first : second;
    await test.ask('manager', `DELETE ${event.path}/players/${leaving}`);
    service.answer({ status: 201 });
    at('06:44');
    expect(titles(await look())).toEqual([`Còn 28 phút phát bóng: ${leaving === first ? 'N.B.' : 'Nguyễn An'}`]);
  });

  it('is told when their player is in, with the place, and when the winners are published; each once', async () => {
    const [golfer = '', another = ''] = event.playerIds;
    await follow(event);
    await play(event, golfer, 4, 17);
    expect(await look()).toEqual([]);
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(golfer, 18, 4)] });
    expect(await look()).toMatchObject([
      {
        title: 'Nguyễn An đã đánh xong',
        body: 'E · Hạng 1 bảng A · Giải Xuân',
        url: `${HOME}/tournaments/${event.id}/live?player=${golfer}`,
      },
    ]);
    await play(event, another, 5);
    expect(await look()).toEqual([]);
    for (const [nth, id] of event.playerIds.slice(2).entries()) await play(event, id, 6 + nth);
    const published = await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
    expect(published.status).toBe(200);
    expect(await look()).toMatchObject([{ title: 'Đã công bố kết quả giải thưởng', body: 'Giải Xuân' }]);
    await test.ask('manager', `DELETE ${event.path}/winners/publication?boardVersion=${(await seenBoard(test, event)).boardVersion}`);
    await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
    expect(await look()).toEqual([]);
  });

  it('is not told what had happened before they asked', async () => {
    const [golfer = ''] = event.playerIds;
    await play(event, golfer);
    at('10:00');
    await follow(event);
    expect(await look()).toEqual([]);
  });

  it('is told nothing any more after a tap; nor of a player they follow no more', async () => {
    await follow(event, { playerIds: event.playerIds.slice(0, 2) });
    expect((await follow(event)).body).toEqual({ playerIds: event.playerIds.slice(0, 1) });
    at('06:45');
    expect(titles(await look())).toEqual(['Còn 27 phút phát bóng: Nguyễn An']);
    await play(event, event.playerIds[0] ?? '');
    expect((await off()).status).toBe(204);
    expect(await look()).toEqual([]);
    await follow(event, { name: 'third' });
    await follow(event, { name: 'third', playerIds: [] });
    expect(await test.db.$count(pushSubscription)).toBe(0);
    expect((await off()).status).toBe(204);
  });

  it('is told each thing once, however many processes send it', async () => {
    for (let nth = 0; nth < 20; nth++) await follow(event, { name: `phone ${nth}`.replace(' ', '-') });
    at('06:45');
    await Promise.all([test.app.push.look(), other.push.look(), test.app.push.look(), other.push.look()]);
    const told = service.told();
    expect(told).toHaveLength(20);
    expect(new Set(told.map(({ to }) => to)).size).toBe(20);
  });

  it('is told that their player is in even when the service was away for hours', async () => {
    await follow(event);
    at('12:00');
    await play(event, event.playerIds[0] ?? '');
    service.answer({ status: 503 });
    for (const time of ['12:00', '12:02', '12:08', '12:24', '13:25', '14:26', '15:27']) {
      at(time);
      await look();
    }
    service.told();
    service.answer({ status: 201 });
    at('16:28');
    expect(titles(await look())).toEqual(['Nguyễn An đã đánh xong']);
  });

  it('is told later while their service is away, and not at all once it is no news', async () => {
    await follow(event);
    service.answer({ status: 503 });
    at('06:42');
    expect(await look()).toHaveLength(1);
    service.answer({ status: 201 });
    expect(await look()).toEqual([]);
    at('06:44');
    expect(titles(await look())).toEqual(['Còn 28 phút phát bóng: Nguyễn An']);
    await follow(event, { name: 'late' });
    service.answer({ status: 429, headers: { 'retry-after': '3600' } });
    await look();
    service.told();
    service.answer({ status: 201 });
    at('07:20');
    expect(await look()).toEqual([]);
  });
});

describe('what phones are told', () => {
  it('is what the public board says: nothing hidden, no name of a player shown as initials, nothing of what was made private', async () => {
    const [, golfer = ''] = event.playerIds;
    await follow(event, { playerIds: [golfer] });
    await hide(event, 3);
    await play(event, golfer);
    expect(await look()).toEqual([]);
    await hide(event, 0);
    expect(titles(await look())).toEqual(['N.B. đã đánh xong']);
    await follow(event, { name: 'second', playerIds: [event.playerIds[4] ?? ''] });
    at('08:45');
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    expect((await test.ask('manager', `PATCH ${event.path}`, { version, public: false })).status).toBe(200);
    await play(event, event.playerIds[4] ?? '');
    expect(await look()).toEqual([]);
    expect((await follow(event, { name: 'third' })).status).toBe(404);
  });

  it('goes with the player', async () => {
    await follow(event);
    await test.ask('manager', `DELETE ${event.path}/players/${event.playerIds[0]}`);
    at('06:45');
    expect(await look()).toEqual([]);
    expect((await follow(event)).body).toEqual({ playerIds: [] });
  });
});

describe('the address of a phone', () => {
  it('that is of no known service is refused, and nothing is kept of it', async () => {
    const body = {
      ...service.phone('x'),
      endpoint: 'https://169.254.169.254/latest',
      language: 'vi',
      playerIds: event.playerIds.slice(0, 1),
    };
    const { status, body: answer } = await test.ask(null, `PUT /api/live/tournaments/${event.id}/push`, body);
    expect([status, answer.code]).toEqual([422, 'push-service-unknown']);
    expect(await test.db.$count(pushSubscription)).toBe(0);
  });

  it('goes when its service says that the phone takes no more, from all tournaments', async () => {
    const second = await seedEvent(test.db, test.clubId);
    await follow(event);
    await follow(second);
    service.answer({ status: 410 });
    at('06:45');
    await look();
    expect(await test.db.$count(pushSubscription)).toBe(0);
  });

  it('goes a week after the last day of play', async () => {
    await follow(event);
    now = new Date('2026-05-02T23:00:00+07:00');
    test.setNow(now);
    await look();
    expect(await test.db.$count(pushSubscription)).toBe(1);
    now = new Date('2026-05-03T00:01:00+07:00');
    test.setNow(now);
    await look();
    expect(await test.db.$count(pushSubscription)).toBe(0);
  });

  it('goes then from a server without keys too, which tells nobody anything', async () => {
    await follow(event);
    at('06:45');
    await withoutKeys.push.look();
    expect([service.told(), await test.db.$count(pushMessage)]).toEqual([[], 0]);
    now = new Date('2026-05-03T00:01:00+07:00');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await withoutKeys.push.start();
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await withoutKeys.push.stop();
    expect(await test.db.$count(pushSubscription)).toBe(0);
  });

  it('is one of so many of its network and of its tournament', async () => {
    const fill = (origin: string, count: number) =>
      test.db.execute(sql`insert into push_subscription (tournament_id, endpoint, p256dh, auth, language, origin)
        select ${event.id}, ${origin} || n, 'k', 'a', 'vi', ${origin} from generate_series(1, ${count}::integer) n`);
    await follow(event);
    const [own] = await test.db.select().from(pushSubscription);
    await fill(own?.origin ?? '', MOST_PHONES.network - 2);
    expect((await follow(event, { name: 'last' })).status).toBe(200);
    const refused = await follow(event, { name: 'one-more' });
    expect([refused.status, refused.body.code]).toEqual([409, 'push-full']);
    expect((await follow(event)).status).toBe(200);
    await test.db.delete(pushSubscription);
    await fill('others', MOST_PHONES.tournament);
    expect((await follow(event, { name: 'one-more' })).status).toBe(409);
  });

  it('is asked for so often a minute from one network', async () => {
    const status = async () =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/live/push/off',
          remoteAddress: '10.9.8.7',
          payload: { endpoint: 'https://a.example/' },
        })
      ).statusCode;
    for (let nth = 0; nth < MOST_ASKED; nth++) expect(await status()).toBe(204);
    expect(await status()).toBe(429);
  });

  it('with keys that are none ends there, and others are told', async () => {
    await follow(event);
    const broken = { ...service.phone('broken'), p256dh: 'A'.repeat(87), language: 'vi', playerIds: event.playerIds.slice(0, 1) };
    await test.ask(null, `PUT /api/live/tournaments/${event.id}/push`, broken);
    at('06:45');
    expect((await look()).map(({ to }) => to)).toEqual(['phone']);
    expect(await test.db.$count(pushSubscription)).toBe(1);
  });

  it('is asked for only of players of the board, and a stranger’s id is nobody', async () => {
    expect((await follow(event, { playerIds: [randomUUID()] })).body).toEqual({ playerIds: [] });
    expect(await test.db.$count(pushSubscription)).toBe(0);
    expect(await test.db.$count(pushMessage)).toBe(0);
  });
});
