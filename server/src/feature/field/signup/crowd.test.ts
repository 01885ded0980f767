/** An open that fills within a minute from one clubhouse, a night after it, and whoever asks for too much. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../../test/kit/world/signup.ts';
import { MOST_ENTERING, MOST_LINK_REQUESTS } from '../../../access/rate-limit.ts';

const test = await testApp();
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));
const address = () => `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
/** A moment by the club's clocks, seven hours ahead of Greenwich. */
const at = (day: number, time: string) => test.setNow(new Date(`2026-04-${day}T${time}:00+07:00`));

const [PLACES, LIST] = [96, 40];

async function opened() {
  at(10, '20:00');
  const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['All'], settings: { date: '2026-04-25' } });
  const kindId = randomUUID();
  const form = signupFormOf(kindId, { offerMinutes: 120, quiet: { from: '22:00', to: '07:00' } }, { places: PLACES, waitingPlaces: LIST });
  const written = { version: 0, mode: 'open', way: 'order', listed: false, opensAt: null, closesAt: null, form };
  await test.ask('manager', `PUT ${event.path}/signup-form`, written);
  return { event, kindId, enterPath: `/api/live/tournaments/${event.id}/enter` as const };
}
type Open = Awaited<ReturnType<typeof opened>>;
type Phone = { token: string; answer: string };

/** A phone of its own connection reads the page and enters. */
async function enterBy({ kindId, enterPath }: Open, nth: number): Promise<Phone> {
  const url = address() + enterPath;
  const page = await fetch(url);
  const secret = newSignupSecret();
  const body = enteringOf(kindId, { secret, person: { ...enteringOf(kindId).person, name: `Golfer ${nth}`, email: null } });
  const sent = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const answer = (await sent.json()) as { own?: { state: string }; code?: string };
  return { token: secret, answer: `${page.status} ${sent.status} ${answer.own?.state ?? answer.code}` };
}

/** How many there are of each, which is what the counters say too: never one too many, and none free by day while somebody waits. */
async function statesOf({ event }: Open, isNight = false): Promise<Record<string, number>> {
  const { counts } = (await test.ask('reader', `GET ${event.path}/signups`)).body;
  const states: Record<string, number> = Object.fromEntries(
    counts.states.map((of: { state: string; count: number }) => [of.state, of.count]),
  );
  const [{ free, waiting, places }] = counts.kinds;
  expect([places, free, waiting]).toEqual([PLACES, PLACES - (states.confirmed ?? 0) - (states.offered ?? 0), states.waiting ?? 0]);
  if (!isNight) expect(Math.min(free, waiting)).toBe(0);
  return states;
}

it('200 phones of one network fill 96 places and a list of 40; 12 withdraw at night, and the list moves in the morning', async () => {
  const open = await opened();
  const phones = await Promise.all(Array.from({ length: 200 }, (_, nth) => enterBy(open, nth)));
  const answers = Map.groupBy(phones, ({ answer }) => answer);
  const countOf = (answer: string) => answers.get(answer)?.length;
  expect([countOf('200 200 confirmed'), countOf('200 200 waiting'), countOf('200 409 signup-full')]).toEqual([PLACES, LIST, 64]);
  expect(await statesOf(open)).toEqual({ confirmed: PLACES, waiting: LIST });
  const look = () => Promise.all([test.app.signups.look(), test.app.signups.look()]);

  at(10, '23:00');
  const leaving = answers.get('200 200 confirmed')?.slice(0, 12) ?? [];
  await Promise.all(leaving.map((phone) => test.ask(phone, 'POST /api/signup/withdraw')));
  const night = { confirmed: 84, waiting: 40, withdrawn: 12 };
  for (const [day, time] of [
    [10, '23:30'],
    [11, '03:00'],
    [11, '06:59'],
  ] as const) {
    at(day, time);
    await look();
    expect(await statesOf(open, true), time).toEqual(night);
  }
  // places are free, and yet whoever comes now is behind those who wait
  expect((await enterBy(open, 200)).answer).toBe('200 409 signup-full');

  at(11, '07:00');
  await look();
  expect(await statesOf(open)).toEqual({ confirmed: 84, offered: 12, waiting: 28, withdrawn: 12 });
  const stands = async (phone: Phone) => (await test.ask(phone, 'GET /api/signup')).body.own;
  const listed = answers.get('200 200 waiting') ?? [];
  const offered = async () => {
    const own = await Promise.all(listed.map(async (phone) => ({ phone, own: await stands(phone) })));
    return own.filter((one) => one.own.state === 'offered');
  };
  const first = await offered();
  expect(new Set(first.map(({ own }) => own.until))).toEqual(new Set(['2026-04-11T02:00:00.000Z']));
  const say = (takes: boolean, some: typeof first) =>
    Promise.all(some.map(({ phone }) => test.ask(phone, 'POST /api/signup/answer', { takes })));
  at(11, '08:00');
  await say(true, first.slice(0, 9));
  await say(false, first.slice(9, 11));
  expect(await statesOf(open)).toEqual({ confirmed: 93, offered: 3, waiting: 26, withdrawn: 14 });
  // one of them has not answered
  at(11, '09:01');
  await look();
  expect(await statesOf(open)).toEqual({ confirmed: 93, offered: 3, waiting: 25, withdrawn: 15 });
  await say(true, await offered());
  expect(await statesOf(open)).toEqual({ confirmed: PLACES, waiting: 25, withdrawn: 15 });
}, 60_000);

it('one link and one network are answered so often within a minute, and nobody else is held up', async () => {
  const open = await opened();
  const [one, other] = [await enterBy(open, 1), await enterBy(open, 2)];
  const asked = await Promise.all(Array.from({ length: MOST_LINK_REQUESTS + 1 }, () => test.ask(one, 'GET /api/signup')));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await test.ask(other, 'GET /api/signup')).status).toBe(200);
  const send = (remoteAddress: string) => test.app.inject({ method: 'POST', url: open.enterPath, remoteAddress, payload: {} });
  const sent = await Promise.all(Array.from({ length: MOST_ENTERING + 1 }, () => send('203.0.113.7')));
  expect(sent.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await send('198.51.100.7')).statusCode).toBe(422);
}, 60_000);
