/** What people send who are in a hurry, send twice, or have an old page before them: a sentence each, and nothing is lost. */
import { randomUUID } from 'node:crypto';
import type { SignupApplication, SignupForm } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../../test/kit/world/signup.ts';
import { club } from '../../../db/schema/account/club.ts';
import { membership } from '../../../db/schema/field/golfer.ts';

const test = await testApp();

const words = (vi: string) => ({ vi, en: null });
const IDS = { guest: randomUUID(), member: randomUUID(), dinner: randomUUID(), question: randomUUID() };

/** Guests pay more than members; a dinner, a question, a consent. */
function formOf(change: Partial<SignupForm> = {}): SignupForm {
  const { kinds, ...form } = signupFormOf(IDS.guest, {
    extras: [{ id: IDS.dinner, name: words('Ăn tối'), price: 500_000, places: null, each: 2, sizes: [] }],
    questions: [{ id: IDS.question, text: words('Ăn chay?'), kind: 'yes-no', choices: [], needed: true }],
    consents: [{ purpose: 'data', text: words('Đồng ý'), version: 1, needed: true }],
  });
  const of = (id: string, amount: number) => ({ ...(kinds[0] as SignupForm['kinds'][number]), id, fees: [{ from: null, amount }] });
  return { ...form, kinds: [of(IDS.guest, 3_000_000), of(IDS.member, 2_000_000)], ...change };
}

async function opened() {
  test.setNow(new Date('2026-04-10T08:00:00Z'));
  const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['All'] });
  const put = async (version: number, form: SignupForm, closesAt: string | null = null) =>
    (
      await test.ask('manager', `PUT ${event.path}/signup-form`, {
        ...{ version, mode: 'open', way: 'order', listed: false, opensAt: null, closesAt, form },
      })
    ).body.version;
  const version = await put(0, formOf());
  return { event, put, version };
}
type Open = Awaited<ReturnType<typeof opened>>;

const application = (change: Partial<SignupApplication> = {}): SignupApplication =>
  enteringOf(IDS.guest, {
    answers: [{ questionId: IDS.question, value: true }],
    extras: [{ extraId: IDS.dinner, count: 1, size: null }],
    ...{ consents: [{ purpose: 'data', version: 1 }], wishes: [], total: 3_500_000, begunAt: '2026-04-10T08:00:00Z' },
    ...change,
  });
const enter = ({ event }: Open, body: SignupApplication) => test.ask(null, `POST /api/live/tournaments/${event.id}/enter`, body);
const playersOf = async ({ event }: Open) => (await test.ask('reader', `GET ${event.path}/players`)).body.items;

it.each<[string, Partial<SignupForm>, string, string]>([
  [
    'without their kind',
    { kinds: formOf().kinds.slice(1) },
    'kindId',
    'This kind of place is no longer offered. Please choose another one.',
  ],
  ['without their extra', { extras: [] }, 'extras.0', 'This is no longer offered. Please choose again.'],
  ['without their question', { questions: [] }, 'answers.0', 'This is no longer offered. Please choose again.'],
])('whoever filled in a form that is changed meanwhile, %s, is told beside the field', async (_, change, field, sentence) => {
  const open = await opened();
  await open.put(open.version, formOf(change));
  const { status, body } = await enter(open, application());
  expect([status, body.errors[field]]).toEqual([422, [sentence]]);
});

it('whoever agreed to a text that is another one now, or saw another price, is told so and sends it again', async () => {
  const open = await opened();
  const kinds = formOf().kinds.map((kind) => ({ ...kind, fees: [{ from: null, amount: 3_200_000 }] }));
  const consents = [{ purpose: 'data' as const, text: words('Đồng ý cả ảnh'), version: 1, needed: true }];
  await open.put(open.version, formOf({ kinds, consents }));
  const body = application();
  const { errors } = (await enter(open, body)).body;
  expect(errors['consents.data']).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
  const agreed = { ...body, consents: [{ purpose: 'data' as const, version: 2 }] };
  expect((await enter(open, agreed)).body).toMatchObject({ code: 'signup-price-changed', current: { total: 3_700_000 } });
  expect((await enter(open, { ...agreed, total: 3_700_000 })).body.own).toMatchObject({ state: 'confirmed', total: 3_700_000 });
});

it('the same person twice, and a wife with the same address, are entries of their own that the office sees beside each other', async () => {
  const open = await opened();
  const person = { ...application().person, phone: '0912345678' };
  const first = (await enter(open, application({ person }))).body.own;
  const again = (await enter(open, application({ person: { ...person, name: 'PHẠM DUNG' } }))).body.own;
  await enter(open, application({ person: { ...person, name: 'Lê Hải', gender: 'm', phone: null } }));
  const { twins } = (await test.ask('reader', `GET ${open.event.path}/signups/${first.id}`)).body;
  expect(twins.map(({ id }: { id: string }) => id)).toEqual([again.id]);
});

it('a golfer who withdrew enters again, and is a player again', async () => {
  const open = await opened();
  const secret = newSignupSecret();
  await enter(open, application({ secret }));
  await test.app.signups.look();
  expect(await playersOf(open)).toHaveLength(1);
  await test.ask({ token: secret }, 'POST /api/signup/withdraw');
  await test.app.signups.look();
  expect(await playersOf(open)).toEqual([]);
  expect((await enter(open, application())).body.own.state).toBe('confirmed');
  await test.app.signups.look();
  expect(await playersOf(open)).toMatchObject([{ name: 'Phạm Dung' }]);
  expect((await test.ask({ token: secret }, 'GET /api/signup')).body.own.state).toBe('withdrawn');
});

it('a guest who is a member is seen by the office, which makes them one at the price of the day of application', async () => {
  const open = await opened();
  const golfer = { name: 'Phạm Dung', gender: 'f', phone: '0912345678' };
  const { id: golferId } = (await test.ask('editor', `POST /api/sites/${test.siteId}/golfers`, golfer)).body;
  await test.db.insert(membership).values({ golferId, clubId: test.clubId, number: 'M 7' });
  const { own } = (await enter(open, application({ person: { ...application().person, phone: '0912345678' } }))).body;
  const whole = (await test.ask('reader', `GET ${open.event.path}/signups/${own.id}`)).body;
  expect(whole.evidence).toMatchObject([{ golferId, member: true }]);
  const later = formOf().kinds.map((kind) => ({ ...kind, fees: [...kind.fees, { from: '2026-04-15', amount: 9_000_000 }] }));
  await open.put(open.version, formOf({ kinds: later }));
  test.setNow(new Date('2026-04-20T08:00:00Z'));
  const change = { version: whole.version, kindId: IDS.member };
  expect((await test.ask('editor', `PATCH ${open.event.path}/signups/${own.id}`, change)).body).toMatchObject({
    kindId: IDS.member,
    total: 2_500_000,
  });
});

it('a deadline is by the clocks of the club, wherever whoever enters is', async () => {
  const open = await opened();
  await test.db.update(club).set({ timeZone: 'Asia/Tokyo' }).where(eq(club.id, test.clubId));
  await open.put(open.version, formOf(), '2026-04-23');
  test.setNow(new Date('2026-04-23T14:59:59Z'));
  expect((await enter(open, application())).status).toBe(200);
  test.setNow(new Date('2026-04-23T15:00:00Z'));
  const late = await enter(open, application({ begunAt: '2026-04-23T15:00:00Z' }));
  expect([late.status, late.body.message]).toEqual([409, 'Entries closed at 23:59 on 23/04/2026. Please call the organisers.']);
});
