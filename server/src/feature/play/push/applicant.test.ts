import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { openPushService } from '../../../../test/kit/outside/push.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { enteringOf, signupFormOf } from '../../../../test/kit/world/signup.ts';
import { pushSubscription } from '../../../db/schema/play/push.ts';

const service = await openPushService();
const SETTINGS = {
  FAIRWAY_SECRET: 'a secret of this test, long enough for it',
  PUBLIC_URL: 'https://golf.example.com',
  PUSH_SERVICES: service.origin,
};
const test = await testApp(SETTINGS);
const NOW = new Date('2026-04-10T08:00:00Z');
const other = await secondApp(test, SETTINGS, { clock: () => NOW });

beforeEach(async () => {
  test.setNow(NOW);
  await test.db.delete(pushSubscription);
  service.told();
});

/** A form with one place, which the office confirms; who enters has a phone that asked to be told. */
async function opened() {
  const settings = { date: '2099-01-01', name: 'Giải Xuân' };
  const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['All'], settings });
  const kindId = randomUUID();
  const form = signupFormOf(kindId, { confirm: 'office' });
  await test.ask('manager', `PUT ${event.path}/signup-form`, {
    ...{ version: 0, mode: 'open', way: 'order', listed: false, opensAt: null, closesAt: null, form },
  });
  const enter = async (name: string, language: string) => {
    const body = enteringOf(kindId, { person: { ...enteringOf(kindId).person, email: null } });
    await test.ask(null, `POST /api/live/tournaments/${event.id}/enter`, body);
    const phone = { ...service.phone(name), language };
    const { status } = await test.ask({ token: body.secret }, 'PUT /api/signup/push', phone);
    expect(status).toBe(204);
    return { id: body.id, token: body.secret, phone };
  };
  const act = async (what: string, signupId: string) => {
    const { status } = await test.ask('editor', `POST ${event.path}/signups/acts`, { act: what, signupIds: [signupId] });
    expect(status).toBe(200);
  };
  return { event, enter, act };
}

/** What two processes tell. */
async function look() {
  await Promise.all([test.app.push.look(), other.push.look()]);
  return service.told();
}

it('the phone of a signup is told of an offer with its time once, in its language, without the secret, and other phones are not', async () => {
  const { event, enter, act } = await opened();
  const own = await enter('own', 'ko');
  await enter('another', 'vi');
  expect(await look()).toEqual([]);
  await act('offer', own.id);
  const told = await look();
  expect(told).toMatchObject([{ to: 'own', title: expect.stringContaining('Giải Xuân'), language: 'ko', off: '알림 끄기' }]);
  expect(told[0].body).toMatch(/[가-힣].*26\. 4\. 11\./);
  expect(told[0].url).toBe(`https://golf.example.com/tournaments/${event.id}/live/enter`);
  expect(JSON.stringify(told)).not.toContain(own.token);
  expect(await look()).toEqual([]);
});

it('what somebody does by their page is not told to them, and a withdrawal by the office is the last that they hear', async () => {
  const { enter, act } = await opened();
  const own = await enter('own', 'en');
  const left = await enter('left', 'en');
  await test.ask({ token: left.token }, 'POST /api/signup/withdraw');
  expect(await look()).toEqual([]);
  await act('withdraw', own.id);
  expect(await look()).toMatchObject([{ to: 'own', body: 'This entry is withdrawn.' }]);
  expect(await look()).toEqual([]);
  expect(await test.db.$count(pushSubscription)).toBe(0);
});

it('a phone that was turned off, or whose link the office renewed, is told nothing', async () => {
  const { event, enter, act } = await opened();
  const off = await enter('off', 'en');
  const lost = await enter('lost', 'en');
  await test.ask(null, 'POST /api/live/push/off', { endpoint: off.phone.endpoint, signupId: null });
  await test.ask('editor', `POST ${event.path}/signups/${lost.id}/link`);
  for (const { id } of [off, lost]) await act('confirm', id);
  expect(await look()).toEqual([]);
});

it('off for one signup is off for that one: of the other on the same phone, as of a wife, it is told', async () => {
  const { enter, act } = await opened();
  const own = await enter('family', 'en');
  const other = await enter('own', 'en');
  await test.ask({ token: other.token }, 'PUT /api/signup/push', own.phone);
  const ended = await test.ask(null, 'POST /api/live/push/off', { endpoint: own.phone.endpoint, signupId: own.id });
  expect(ended.status).toBe(204);
  await act('confirm', own.id);
  expect(await look()).toEqual([]);
  await act('withdraw', other.id);
  const told = (await look()).map(({ to, body }) => [to, body]).sort();
  expect(told).toEqual(['family', 'own'].map((phone) => [phone, 'This entry is withdrawn.']));
});

it('what the office writes reaches phones once, in their language, and the office reads how many', async () => {
  const { event, enter } = await opened();
  await enter('korean', 'ko');
  await enter('japanese', 'ja');
  const body = {
    subject: { vi: 'Giờ phát bóng', en: 'Tee times', ko: '티오프 시간' },
    text: { vi: 'Lúc 6:30.', en: 'At 6:30.', ko: '6시 30분입니다.' },
  };
  const sent = await test.ask('editor', `POST ${event.path}/signups/messages`, { signupIds: null, filter: {}, ...body });
  expect(sent.body).toEqual({ sent: 0, pushed: 2, without: 0 });
  const told = (await look()).map(({ to, title, body: text }) => [to, title, text]).sort();
  expect(told).toEqual([
    ['japanese', 'Tee times', 'At 6:30.'],
    ['korean', '티오프 시간', '6시 30분입니다.'],
  ]);
  expect(await look()).toEqual([]);
});
