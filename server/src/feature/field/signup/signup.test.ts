import { randomUUID } from 'node:crypto';
import type { EnteredTogether, SignupApplication, SignupForm, SignupLine } from '@fairway/api';
import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../../test/kit/world/signup.ts';
import { hashOf } from '../../../access/token.ts';
import { site } from '../../../db/schema/account/site.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { removeOldSignupContacts } from './contact-months.ts';

const test = await testApp();
/** Three in the afternoon at the club. */
const NOON = new Date('2026-04-10T08:00:00Z');

type Settings = { form?: Partial<SignupForm>; kind?: Partial<SignupForm['kinds'][number]>; mode?: 'open' | 'rehearsal' | 'off' } & {
  opensAt?: string;
  closesAt?: string;
  listed?: boolean;
};
/** A tournament of 25/04/2026 with a form of one kind, as the office writes it. */
async function opened({ form, kind, mode = 'open', opensAt, closesAt, listed = false }: Settings = {}) {
  test.setNow(NOON);
  const event = await seedEvent(test.db, test.clubId, { players: 0, divisions: ['All'], settings: { public: false } });
  const kindId = randomUUID();
  const written = {
    ...{ version: 0, mode, way: 'order', listed, opensAt: opensAt ?? null, closesAt: closesAt ?? null },
    form: signupFormOf(kindId, form, kind),
  };
  const { status, body } = await test.ask('manager', `PUT ${event.path}/signup-form`, written);
  expect([status, body.code]).toEqual([200, undefined]);
  return { event, kindId, enterPath: `/api/live/tournaments/${event.id}/enter` as const };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const enter = ({ enterPath, kindId }: Opened, change: Partial<SignupApplication> = {}) =>
  test.ask(null, `POST ${enterPath}`, enteringOf(kindId, change));
/** The link that whoever entered keeps on their phone. */
const withLink = () => {
  const secret = newSignupSecret();
  return { secret, who: { token: secret } };
};
const countsOf = async ({ event }: { event: Event }) =>
  Object.fromEntries(
    (await test.ask('reader', `GET ${event.path}/signups`)).body.counts.states.map((of: { state: string; count: number }) => [
      of.state,
      of.count,
    ]),
  );
const spotsOf = async ({ enterPath }: Opened) => (await test.ask(null, `GET ${enterPath}`)).body.kinds[0];

describe('the page of a form', () => {
  it('is there while the form is open, of a private tournament too, without codes and without who is on a list', async () => {
    const open = await opened({ kind: { who: { by: 'code', code: 'CAFE' } } });
    const { status, body } = await test.ask(null, `GET ${open.enterPath}`);
    expect([status, body.tournament.isPublic, body.phase, body.names]).toEqual([200, false, 'open', null]);
    expect(JSON.stringify(body)).not.toContain('CAFE');
    const off = await opened({ mode: 'off' });
    expect((await test.ask(null, `GET ${off.enterPath}`)).status).toBe(404);
  });

  it('opens and closes by the club’s clocks, a day to its last second', async () => {
    const open = await opened({ opensAt: '2026-04-11T09:00', closesAt: '2026-04-23' });
    expect((await enter(open)).body).toMatchObject({ code: 'signup-early', message: 'Entries open at 09:00 on 11/04/2026.' });
    test.setNow(new Date('2026-04-23T16:59:59.500Z'));
    expect((await enter(open)).status).toBe(200);
    test.setNow(new Date('2026-04-23T17:04:00Z'));
    expect((await enter(open, { begunAt: '2026-04-23T17:01:00Z' })).body.code).toBe('signup-closed');
    const late = await enter(open, { begunAt: '2026-04-23T16:58:00Z' });
    expect([late.status, late.body.own.late]).toEqual([200, true]);
    test.setNow(new Date('2026-04-23T17:05:01Z'));
    expect((await enter(open, { begunAt: '2026-04-23T16:58:00Z' })).body).toMatchObject({
      code: 'signup-closed',
      message: 'Entries closed at 23:59 on 23/04/2026. Please call the organisers.',
    });
  });

  it('in a rehearsal answers as it would, and keeps nothing', async () => {
    const open = await opened({ mode: 'rehearsal' });
    const { who, secret } = withLink();
    const { body } = await enter(open, { secret });
    expect([body.own.state, body.enter.mode]).toEqual(['confirmed', 'rehearsal']);
    expect((await test.ask(who, 'GET /api/signup')).status).toBe(401);
    expect(await spotsOf(open)).toMatchObject({ places: 40, free: 40 });
  });
});

describe('an application', () => {
  it('is one, however often it is sent, and opens by its secret alone', async () => {
    const open = await opened();
    const { secret, who } = withLink();
    const body = enteringOf(open.kindId, { secret });
    const [first, again] = [await test.ask(null, `POST ${open.enterPath}`, body), await test.ask(null, `POST ${open.enterPath}`, body)];
    expect([first.status, first.body.own.state, again.body.own]).toEqual([200, 'confirmed', first.body.own]);
    expect(await spotsOf(open)).toMatchObject({ free: 39 });
    expect((await test.ask(who, 'GET /api/signup')).body.own).toEqual(first.body.own);
    expect((await test.ask(null, `POST ${open.enterPath}`, { ...body, secret: newSignupSecret() })).status).toBe(422);
    expect(first.body.own.code).toMatch(/^FW[2-9A-HJKMNP-Z]{5}$/);
  });

  it('raises no board of its tournament', async () => {
    const open = await opened();
    const versionOf = async () =>
      (await test.db.select({ at: tournament.boardVersion }).from(tournament).where(eq(tournament.id, open.event.id)))[0]?.at;
    const before = await versionOf();
    expect((await enter(open)).status).toBe(200);
    expect(await versionOf()).toBe(before);
  });

  it('costs what the page said, or is sent again; the price of its day stays when the form changes', async () => {
    const fees = [
      { from: null, amount: 2_000_000 },
      { from: '2026-04-15', amount: 2_500_000 },
    ];
    const extraId = randomUUID();
    const dinner = { id: extraId, name: { vi: 'Ăn tối', en: 'Dinner' }, price: 500_000, places: null, each: 2, sizes: [] };
    const open = await opened({ kind: { fees }, form: { extras: [dinner] } });
    expect((await enter(open, { total: 0 })).body).toMatchObject({ code: 'signup-price-changed', current: { total: 2_000_000 } });
    const { secret, who } = withLink();
    const extras = [{ extraId, count: 1, size: null }];
    await enter(open, { secret, extras, total: 2_500_000 });
    const {
      url: _,
      picture: __,
      signups: ___,
      ballot: ____,
      ...written
    } = (await test.ask('manager', `GET ${open.event.path}/signup-form`)).body;
    const form = { ...written.form, extras: [{ ...dinner, price: 900_000 }] };
    expect((await test.ask('manager', `PUT ${open.event.path}/signup-form`, { ...written, form })).status).toBe(200);
    test.setNow(new Date('2026-04-16T08:00:00Z'));
    expect((await enter(open, { total: 2_500_000 })).status).toBe(200);
    expect((await test.ask(who, 'PATCH /api/signup', { wishes: [], extras })).body.own.total).toBe(2_500_000);
  });

  it('that a kind does not take is refused beside the field', async () => {
    const eligibility = { gender: 'f' as const, handicap: { from: null, to: 18 }, age: { from: 50, to: null }, member: false };
    const consents = [{ purpose: 'data' as const, text: { vi: 'Đồng ý', en: null }, version: 3, needed: true }];
    const open = await opened({ form: { consents }, kind: { eligibility, who: { by: 'code', code: 'Hè 2026' } } });
    const person = { ...enteringOf(open.kindId).person, gender: 'm' as const, handicapIndex: 20.1, birthYear: 1990 };
    const { status, body } = await enter(open, { person, consents: [{ purpose: 'data', version: 2 }] });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['code', 'consents.data', 'person.birthYear', 'person.gender', 'person.handicapIndex']);
    const fitting = { ...person, gender: 'f' as const, handicapIndex: 18, birthYear: 1976 };
    expect((await enter(open, { person: fitting, consents: [{ purpose: 'data', version: 3 }], code: 'hè 2026' })).status).toBe(200);
  });

  it('counts extras that have a limit, and gives them back', async () => {
    const extraId = randomUUID();
    const extras = [{ id: extraId, name: { vi: 'Ăn tối', en: 'Dinner' }, price: 500_000, places: 3, each: 2, sizes: [] }];
    const open = await opened({ form: { extras } });
    const two = { extras: [{ extraId, count: 2, size: null }], total: 1_000_000 };
    const { secret, who } = withLink();
    expect((await enter(open, { ...two, secret })).status).toBe(200);
    expect(Object.keys((await enter(open, two)).body.errors)).toEqual(['extras.0']);
    expect(await countsOf(open)).toEqual({ confirmed: 1 });
    await test.ask(who, 'PATCH /api/signup', { extras: [{ extraId, count: 1, size: null }] });
    expect((await enter(open, two)).status).toBe(200);
    expect((await test.ask('reader', `GET ${open.event.path}/signups`)).body.counts.extras).toEqual([{ extraId, size: null, count: 3 }]);
  });
});

describe('the last place', () => {
  it('goes to one: of sixty at once twenty are in, ten wait and thirty are told that all is taken', async () => {
    const open = await opened({ kind: { places: 20, waitingPlaces: 10 } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => enter(open)));
    const states = Map.groupBy(answers, ({ body }) => body.own?.state ?? body.code);
    expect(Object.fromEntries([...states].map(([state, of]) => [state, of.length]))).toEqual({
      ...{ confirmed: 20, waiting: 10, 'signup-full': 30 },
    });
    expect(await spotsOf(open)).toMatchObject({ free: 0, waiting: 10, waitingFree: 0 });
  });

  it('goes to the next of the list when somebody withdraws, and who withdrew is out of it', async () => {
    const open = await opened({ kind: { places: 1 } });
    const [first, second, third] = [withLink(), withLink(), withLink()];
    for (const { secret } of [first, second, third]) await enter(open, { secret });
    expect((await test.ask(third.who, 'GET /api/signup')).body.own).toMatchObject({ state: 'waiting', waitingNumber: 2, waiting: 2 });
    expect((await test.ask(first.who, 'POST /api/signup/withdraw')).body.own.state).toBe('withdrawn');
    expect((await test.ask(second.who, 'GET /api/signup')).body.own.state).toBe('confirmed');
    expect((await test.ask(third.who, 'GET /api/signup')).body.own.waitingNumber).toBe(1);
    expect((await test.ask(first.who, 'POST /api/signup/withdraw')).status).toBe(409);
  });

  it('is offered for a time by day, to nobody at night, and to the next when nobody answers', async () => {
    const quiet = { from: '22:00', to: '07:00' };
    const open = await opened({ form: { offerMinutes: 60, quiet }, kind: { places: 1 } });
    const [first, second, third] = [withLink(), withLink(), withLink()];
    for (const { secret } of [first, second, third]) await enter(open, { secret });
    const stateOf = async ({ who }: typeof first) => (await test.ask(who, 'GET /api/signup')).body.own.state;
    test.setNow(new Date('2026-04-10T16:00:00Z'));
    await test.ask(first.who, 'POST /api/signup/withdraw');
    expect(await stateOf(second)).toBe('waiting');
    test.setNow(new Date('2026-04-11T00:30:00Z'));
    await test.app.signups.look();
    expect((await test.ask(second.who, 'GET /api/signup')).body.own).toMatchObject({ state: 'offered', until: '2026-04-11T01:30:00.000Z' });
    test.setNow(new Date('2026-04-11T01:31:00Z'));
    expect((await test.ask(second.who, 'POST /api/signup/answer', { takes: true })).status).toBe(409);
    await test.app.signups.look();
    expect([await stateOf(second), await stateOf(third)]).toEqual(['withdrawn', 'offered']);
    expect((await test.ask(third.who, 'POST /api/signup/answer', { takes: true })).body.own.state).toBe('confirmed');
  });

  it('of a reserve goes to another kind when its time has come, once', async () => {
    const open = await opened({ kind: { places: 1 } });
    const { body: form } = await test.ask('manager', `GET ${open.event.path}/signup-form`);
    const [kind] = form.form.kinds;
    const reserve = { ...kind, id: randomUUID(), places: 4, release: { at: '2026-04-20', kindId: kind.id } };
    const { url: _, picture: __, signups: ___, ballot: ____, ...written } = form;
    await test.ask('manager', `PUT ${open.event.path}/signup-form`, { ...written, form: { ...form.form, kinds: [kind, reserve] } });
    for (let nth = 0; nth < 3; nth += 1) await enter(open);
    expect(await countsOf(open)).toEqual({ confirmed: 1, waiting: 2 });
    test.setNow(new Date('2026-04-20T00:00:00Z'));
    await Promise.all([test.app.signups.look(), test.app.signups.look()]);
    expect(await countsOf(open)).toEqual({ confirmed: 3 });
    expect((await test.ask(null, `GET ${open.enterPath}`)).body.kinds).toMatchObject([
      { places: 5, free: 2 },
      { places: 0, free: 0 },
    ]);
  });
});

describe('a group for which there are too few places', () => {
  const three = (kindId: string) =>
    [1, 2].map(() => ({ id: randomUUID(), secret: newSignupSecret(), kindId, name: 'Võ Em', gender: 'm' as const }));

  it.each([
    ['split', { confirmed: 3, waiting: 2 }],
    ['wait', { confirmed: 1, waiting: 4 }],
    ['pass', { confirmed: 2, waiting: 3 }],
  ] as const)('where the rule is “%s” leaves %j of one, three and one for three places', async (rule, wanted) => {
    const open = await opened({ form: { groups: { most: 4, rule } }, kind: { places: 3 } });
    await enter(open);
    await enter(open, { partners: three(open.kindId) });
    await enter(open);
    expect(await countsOf(open)).toEqual(wanted);
  });

  it('has a link for each, by which they answer for themselves; then nobody else names them', async () => {
    const open = await opened();
    const [lead, partner] = [withLink(), withLink()];
    const [first, second] = three(open.kindId);
    const partners = [{ ...first, secret: partner.secret }, second] as SignupApplication['partners'];
    const { body } = await enter(open, { secret: lead.secret, partners });
    expect(body.members).toMatchObject([
      { name: 'Võ Em', state: 'confirmed', answered: false },
      { name: 'Võ Em', answered: false },
    ]);
    const [{ id: memberId }] = body.members;
    const renamed = withLink();
    const named = { name: 'Võ Hạnh', gender: 'f', secret: renamed.secret };
    expect((await test.ask(lead.who, `PUT /api/signup/members/${memberId}`, named)).body.members[0].name).toBe('Võ Hạnh');
    expect((await test.ask(partner.who, 'GET /api/signup')).status).toBe(401);
    const own = (await test.ask(renamed.who, 'GET /api/signup')).body.own;
    expect(own.lacks).toEqual(['consent']);
    const person = { ...own.person, phone: '0912 345 678' };
    expect((await test.ask(renamed.who, 'PATCH /api/signup', { person })).body.own.lacks).toEqual([]);
    expect((await test.ask(lead.who, `PUT /api/signup/members/${memberId}`, named)).body.code).toBe('signup-answered');
    await test.ask(renamed.who, 'POST /api/signup/withdraw');
    expect(await countsOf(open)).toEqual({ confirmed: 2, withdrawn: 1 });
  });

  it('keeps nothing of whoever was named before for the one who is named instead', async () => {
    const open = await opened();
    const [lead, mailed] = [withLink(), withLink()];
    const { id: memberId } = (await enter(open, { secret: lead.secret, partners: three(open.kindId) })).body.members[0];
    const earlier = {
      ...{ phone: '0912345678', email: 'em@example.com', vga: '123', birthYear: 1970, memberNumber: 'M 7', wishes: ['Lê Cường'] },
      ...{ guardian: 'Võ Hà', told: 'confirmed' as const, mailTokenHashes: [hashOf(mailed.secret)] },
    };
    await test.db.update(signup).set(earlier).where(eq(signup.id, memberId));
    const named = { name: 'Võ Hạnh', gender: 'f', secret: newSignupSecret() };
    expect((await test.ask(lead.who, `PUT /api/signup/members/${memberId}`, named)).status).toBe(200);
    const [after] = await test.db.select().from(signup).where(eq(signup.id, memberId));
    expect(privateOf(SIGNUP_PERSON).map((field) => after?.[field])).toEqual(privateOf(SIGNUP_PERSON).map(() => null));
    expect(after).toMatchObject({ name: 'Võ Hạnh', searched: 'vo hanh', wishes: [], guardian: null, told: null });
    expect((await test.ask(mailed.who, 'GET /api/signup')).status).toBe(401);
  });
});

describe('whoever is in', () => {
  const playersOf = async ({ event }: Opened) => (await test.ask('reader', `GET ${event.path}/players`)).body.items;

  it('becomes a player with what they gave, and a golfer of the register where that is certain', async () => {
    const open = await opened();
    const person = { ...enteringOf(open.kindId).person, phone: '0912345678', handicapIndex: 12.4 };
    const golfer = { name: person.name, gender: 'f', phone: '0912345678' };
    const { id: golferId } = (await test.ask('editor', `POST /api/sites/${test.siteId}/golfers`, golfer)).body;
    await enter(open, { person });
    await enter(open, { person: { ...person, name: 'Võ Em', phone: null } });
    expect(await playersOf(open)).toEqual([]);
    await test.app.signups.look();
    const players = await playersOf(open);
    expect(players).toMatchObject([
      { name: 'Phạm Dung', phone: '0912345678', handicapIndex: 12.4, divisionId: open.event.divisionIds[0] },
      { name: 'Võ Em' },
    ]);
    expect(players[0].cards).toHaveLength(1);
    expect((await test.ask('reader', `GET /api/golfers/${golferId}`)).body.rows).toMatchObject([{ playerId: players[0].id }]);
  });

  it('becomes a player without the VGA number that another one of the same moment has', async () => {
    const open = await opened();
    const person = { ...enteringOf(open.kindId).person, email: null, vga: '12345' };
    await enter(open, { person });
    test.setNow(new Date('2026-04-10T08:01:00Z'));
    await enter(open, { person: { ...person, name: 'Võ Em', gender: 'm' } });
    await test.app.signups.look();
    expect(await playersOf(open)).toMatchObject([
      { name: 'Phạm Dung', vga: '12345' },
      { name: 'Võ Em', vga: null },
    ]);
  });

  it('has whom they entered with and whom they name ready for a draw of flights: groups, then mutual wishes, then the others', async () => {
    const open = await opened();
    const wishes = { Dung: ['Lê Em'], Em: ['lê dung', 'Lê Giang'], Giang: ['Nobody'] };
    const base = enteringOf(open.kindId).person;
    for (const [name, own] of Object.entries(wishes))
      await enter(open, { person: { ...base, name: `Lê ${name}`, email: null }, wishes: own });
    const partners = [{ id: randomUUID(), secret: newSignupSecret(), kindId: open.kindId, name: 'Lê Hà', gender: 'f' as const }];
    await enter(open, { person: { ...base, name: 'Lê Khoa', gender: 'm', email: null }, wishes: ['Lê Hà'], partners });
    await test.app.signups.look();
    const players: { id: string; name: string }[] = await playersOf(open);
    const idsOf = (...names: string[]) => names.map((name) => players.find((of) => of.name === `Lê ${name}`)?.id).toSorted();
    const { counts } = (await test.ask('reader', `GET ${open.event.path}/signups`)).body;
    expect([counts.wishes.known, counts.wishes.mutual]).toEqual([4, 2]);
    const together: EnteredTogether[] = counts.wishes.together;
    expect(together.map(({ of, playerIds }) => [of, playerIds.toSorted()])).toEqual([
      ['group', idsOf('Khoa', 'Hà')],
      ['both', idsOf('Dung', 'Em')],
      ['one', idsOf('Em', 'Giang')],
    ]);
  });

  it('is the player of a list that came before, and leaves a gap in their flight when they withdraw', async () => {
    const open = await opened();
    const listed = { name: 'PHẠM DUNG', gender: 'f', email: 'dung@example.com', card: { roundId: open.event.roundId, flight: '3' } };
    const { id: playerId } = (await test.ask('editor', `POST ${open.event.path}/players`, listed)).body;
    const { id } = (await enter(open)).body.own;
    await test.app.signups.look();
    expect((await test.ask('reader', `GET ${open.event.path}/signups/${id}`)).body.playerId).toBe(playerId);
    const { items } = (await test.ask('editor', `POST ${open.event.path}/signups/acts`, { act: 'withdraw', signupIds: [id] })).body;
    expect(items).toEqual([{ signupId: id, outcome: 'done', gap: '3' }]);
    expect(await playersOf(open)).toEqual([]);
  });
});

describe('what is private of a signup', () => {
  const person = { name: 'Phạm Dung', gender: 'f', phone: '0912345678', email: 'dung@example.com', vga: '123', birthYear: 1970 } as const;
  const entered = async () => {
    const open = await opened();
    const { secret, who } = withLink();
    await enter(open, { secret, person: { ...enteringOf(open.kindId).person, ...person, handicapIndex: 12.3, memberNumber: 'M 7' } });
    await test.app.signups.look();
    return { open, who };
  };
  const rowOf = async () => (await test.db.select().from(signup))[0];

  it('goes with the player who is anonymised, and so does their link', async () => {
    const { open, who } = await entered();
    const row = await rowOf();
    const invoice = { buyer: 'Công ty An Bình', taxCode: null, address: '1 Lê Lợi', email: null };
    await test.ask(who, 'PUT /api/signup/invoice', { invoice });
    await test.ask(who, 'PUT /api/signup/refund-account', { account: { bank: '970416', number: '987654321', holder: 'PHAM DUNG' } });
    expect((await test.ask('manager', `POST ${open.event.path}/players/${row?.playerId}/anonymise`)).status).toBe(200);
    expect(await everything(test.db)).not.toMatch(/An Bình|987654321/);
    const after = await rowOf();
    expect(privateOf(SIGNUP_PERSON).map((field) => after?.[field])).toEqual(privateOf(SIGNUP_PERSON).map(() => null));
    expect([after?.name, after?.searched, after?.wishes]).toEqual(['Golfer 1', '', []]);
    expect((await test.ask(who, 'GET /api/signup')).status).toBe(401);
  });

  it('has contacts as long as the site keeps them', async () => {
    await entered();
    await test.db.update(site).set({ contactMonths: 6 }).where(eq(site.id, test.siteId));
    expect(await removeOldSignupContacts(test.db, new Date('2026-10-24T00:00:00Z'))).toBe(0);
    expect(await removeOldSignupContacts(test.db, new Date('2026-10-25T00:00:00Z'))).toBe(1);
    const after = await rowOf();
    expect([after?.phone, after?.email, after?.vga, after?.searched]).toEqual([null, null, '123', 'pham dung 123 m 7']);
  });
});

describe('the office', () => {
  it('confirms, refuses and undoes, one or many; each fact stays with who it was', async () => {
    const open = await opened({ form: { confirm: 'office' }, kind: { places: 2 } });
    const ids = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push((await enter(open)).body.own.id);
    const act = async (wanted: string, signupIds: string[]) =>
      (await test.ask('editor', `POST ${open.event.path}/signups/acts`, { act: wanted, signupIds })).body.items.map(
        (of: { outcome: string }) => of.outcome,
      );
    expect(await countsOf(open)).toEqual({ applied: 2, waiting: 1 });
    expect(await act('confirm', ids)).toEqual(['done', 'done', 'full']);
    expect(await act('refuse', [ids[0]])).toEqual(['done']);
    expect(await countsOf(open)).toEqual({ confirmed: 2, refused: 1 });
    expect(await act('undo', [ids[0]])).toEqual(['full']);
    expect(await act('no-show', [ids[1]])).toEqual(['done']);
    expect(await act('undo', [ids[1]])).toEqual(['done']);
    expect(await act('refuse', [ids[0]])).toEqual(['not-now']);
    const { facts } = (await test.ask('reader', `GET ${open.event.path}/signups/${ids[1]}`)).body;
    expect(facts.map(({ kind, by }: { kind: string; by: string | null }) => [kind, by])).toEqual([
      ['applied', null],
      ['confirmed', 'User editor'],
      ['no-show', 'User editor'],
      ['undone', 'User editor'],
    ]);
  });

  it('enters who calls after the close too, and finds who they may be in the register', async () => {
    const open = await opened({ closesAt: '2026-04-01' });
    const golfer = { name: 'Phạm Thị Dung', gender: 'f', phone: '0912345678' };
    await test.ask('editor', `POST /api/sites/${test.siteId}/golfers`, golfer);
    const { begunAt: _, code: __, consents: ___, guardian: ____, ...byDesk } = enteringOf(open.kindId);
    const called = { ...byDesk, person: { ...byDesk.person, phone: '+84 912 345 678' } };
    const { status, body } = await test.ask('editor', `POST ${open.event.path}/signups`, called);
    expect([status, body.state, body.lacks]).toEqual([200, 'confirmed', ['consent']]);
    expect(body.evidence).toMatchObject([{ name: 'Phạm Thị Dung', member: false }]);
    const { url } = (await test.ask('editor', `POST ${open.event.path}/signups/${body.id}/link`)).body;
    expect((await test.ask({ token: url.split('#')[1] }, 'GET /api/signup')).body.own.id).toBe(body.id);
  });

  it('reads who may have entered twice; one address of a family is no sign', async () => {
    const open = await opened();
    const base = enteringOf(open.kindId).person;
    const { id } = (await enter(open)).body.own;
    const again = (await enter(open, { person: { ...base, name: 'pham dung' } })).body.own;
    await enter(open, { person: { ...base, name: 'Phạm Hải', gender: 'm' } });
    const { twins } = (await test.ask('reader', `GET ${open.event.path}/signups/${id}`)).body;
    expect(twins).toEqual([{ id: again.id, name: 'pham dung', state: 'confirmed' }]);
  });

  it('gives a sponsor a package whose places the sponsor names', async () => {
    const [packageId, kindId] = [randomUUID(), randomUUID()];
    const packages = [{ id: packageId, name: { vi: 'Vàng', en: 'Gold' }, kindId, places: 4, price: 50_000_000, extras: [], logo: false }];
    const open = { ...(await opened({ form: { packages }, kind: { id: kindId, places: 4 } })), kindId };
    const { secret, who } = withLink();
    const sold = { id: randomUUID(), packageId, name: 'Sông Hồng', email: null, language: 'vi', secret };
    const answers = [1, 2].map(() => test.ask('editor', `POST ${open.event.path}/signup-packages`, sold));
    expect((await Promise.all(answers)).map(({ body }) => [body.places, body.unnamed, body.total])).toEqual([
      [4, 4, 50_000_000],
      [4, 4, 50_000_000],
    ]);
    expect((await enter(open)).body.own.state).toBe('waiting');
    const { members, own } = (await test.ask(who, 'GET /api/signup')).body;
    expect([members.length, own]).toEqual([4, null]);
    const named = { name: 'Võ Em', gender: 'm', secret: newSignupSecret() };
    await test.ask(who, `PUT /api/signup/members/${members[0].id}`, named);
    expect((await test.ask('reader', `GET ${open.event.path}/signup-packages`)).body.items[0].unnamed).toBe(3);
    expect((await test.ask({ token: named.secret }, 'GET /api/signup')).body.own.person.name).toBe('Võ Em');
    // nobody gets the places of a package by entering with its id
    expect(Object.keys((await enter(open, { id: sold.id })).body.errors)).toEqual(['id']);
    const ofSignup = { ...sold, id: members[0].id, secret: newSignupSecret() };
    expect(Object.keys((await test.ask('editor', `POST ${open.event.path}/signup-packages`, ofSignup)).body.errors)).toEqual(['id']);
  });

  it('gives whoever plays for a sponsor what the package includes, and a sponsor who lost the link another one', async () => {
    const [packageId, kindId, dinner, shirt] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const extra = { name: { vi: 'Ăn tối', en: 'Dinner' }, price: 500_000, places: 4, each: 2, sizes: [] };
    const extras = [
      { ...extra, id: dinner },
      { ...extra, id: shirt, name: { vi: 'Áo', en: 'Shirt' }, places: null, sizes: ['M', 'L'] },
    ];
    const included = [dinner, shirt].map((extraId) => ({ extraId, count: 1 }));
    const sponsorPackage = {
      id: packageId,
      name: { vi: 'Vàng', en: 'Gold' },
      kindId,
      places: 3,
      price: 50_000_000,
      extras: included,
      logo: true,
    };
    const open = { ...(await opened({ form: { packages: [sponsorPackage], extras }, kind: { id: kindId } })), kindId };
    const [lost, kept] = [withLink(), withLink()];
    const id = randomUUID();
    const give = (secret: string, as = id) =>
      test.ask('editor', `POST ${open.event.path}/signup-packages`, {
        id: as,
        packageId,
        name: 'Sông Hồng',
        email: null,
        language: 'vi',
        secret,
      });
    const { lines, total } = (await give(lost.secret)).body;
    expect([total, lines.map((line: SignupLine) => `${line.count} ${line.nameEnglish} ${line.each}`)]).toEqual([
      50_000_000,
      ['1 Gold 50000000', '3 Dinner 0', '3 Shirt 0'],
    ]);
    await give(kept.secret);
    expect((await test.ask(lost.who, 'GET /api/signup')).status).toBe(401);
    const { members } = (await test.ask(kept.who, 'GET /api/signup')).body;
    const player = withLink();
    await test.ask(kept.who, `PUT /api/signup/members/${members[0].id}`, { name: 'Võ Em', gender: 'm', secret: player.secret });
    const change = (dinners: number, size: string | null) =>
      test.ask(player.who, 'PATCH /api/signup', {
        extras: [
          { extraId: dinner, count: dinners, size: null },
          { extraId: shirt, count: 1, size },
        ],
      });
    expect(Object.keys((await change(1, null)).body.errors)).toEqual(['extras.1']);
    const own = (await change(2, 'L')).body.own;
    expect([own.total, own.lacks]).toEqual([500_000, []]);
    const { counts } = (await test.ask('reader', `GET ${open.event.path}/signups`)).body;
    expect(counts.extras.map((of: { extraId: string; size: string | null; count: number }) => [of.extraId, of.size, of.count])).toEqual(
      expect.arrayContaining([
        [dinner, null, 4],
        [shirt, null, 2],
        [shirt, 'L', 1],
      ]),
    );
    // the four dinners are gone
    expect(Object.keys((await give(newSignupSecret(), randomUUID())).body.errors)).toEqual(['packageId']);
  });

  it('knows the sponsor of a package by whichever of the two is written first, and by its button, also when they are called otherwise', async () => {
    const [packageId, kindId] = [randomUUID(), randomUUID()];
    const packages = [{ id: packageId, name: { vi: 'Vàng', en: 'Gold' }, kindId, places: 1, price: 0, extras: [], logo: true }];
    const { event } = await opened({ form: { packages }, kind: { id: kindId } });
    const give = async (name: string): Promise<string> => {
      const body = { id: randomUUID(), packageId, name, email: null, language: 'vi', secret: newSignupSecret() };
      return (await test.ask('editor', `POST ${event.path}/signup-packages`, body)).body.id;
    };
    const add = async (name: string, tookPackageId: string | null = null) =>
      (await test.ask('manager', `POST ${event.path}/sponsors`, { name, tookPackageId })).body;
    const before = await add('Sông Hồng');
    const [first, second, third] = [await give('sông hồng'), await give('Cửu Long'), await give('Trường Sơn')];
    const [after, other] = [await add('Cửu Long'), await add('Công ty Trường Sơn', third)];
    await test.ask('manager', `PATCH ${event.path}/sponsors/${after.id}`, { name: 'Cửu Long Golf', version: after.version });
    const { items } = (await test.ask('reader', `GET ${event.path}/signup-packages`)).body;
    expect(new Map(items.map((one: { id: string; sponsorId: string }) => [one.id, one.sponsorId]))).toEqual(
      new Map([
        [first, before.id],
        [second, after.id],
        [third, other.id],
      ]),
    );
  });

  it('keeps a kind that somebody entered as, and counts by what its number changes', async () => {
    const open = await opened({ kind: { places: 1 } });
    await enter(open);
    await enter(open);
    const {
      url: _,
      picture: __,
      ballot: ___,
      signups,
      ...written
    } = (await test.ask('manager', `GET ${open.event.path}/signup-form`)).body;
    expect(signups).toBe(2);
    const put = (kinds: unknown[]) =>
      test.ask('manager', `PUT ${open.event.path}/signup-form`, { ...written, form: { ...written.form, kinds } });
    const [kind] = written.form.kinds;
    expect((await put([{ ...kind, id: randomUUID() }])).body.code).toBe('signup-kind-in-use');
    expect((await put([{ ...kind, places: 2 }])).status).toBe(200);
    expect(await countsOf(open)).toEqual({ confirmed: 2 });
    const { rows } = await test.db.execute(sql`select taken, places from signup_spot`);
    expect(rows).toEqual([{ taken: 2, places: 2 }]);
  });
});
