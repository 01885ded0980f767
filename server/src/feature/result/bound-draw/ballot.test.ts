import { randomUUID } from 'node:crypto';
import type { PublicDraw, SignupApplication, SignupForm } from '@fairway/api';
import { drawFindings, drawnLots, guestSeal, lotOutcomes, publishedSeed, sealOf } from '@fairway/facts/draw';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { ROUND_AT, signedAnswer, startRelay } from '../../../../test/kit/outside/beacon.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../../test/kit/world/signup.ts';
import { golferJoin } from '../../../db/schema/field/golfer.ts';
import { signup, signupSpot } from '../../../db/schema/field/signup.ts';
import { boundDraw } from '../../../db/schema/result/bound-draw.ts';
import { NOBODY } from '../../field/signup/enter.ts';

const test = await testApp({ BEACON_RELAYS: await startRelay(signedAnswer) });
const minutesAfter = (minutes: number) => new Date(ROUND_AT.getTime() + minutes * 60_000);
/** Round 1000, and the close before it, by the club's clocks. */
const DRAW_AT = '2023-08-23T22:59:24';
const CLOSES_AT = '2023-08-23T22:40';
const [OPEN, LATE, SEALED] = [minutesAfter(-60), minutesAfter(-15), minutesAfter(-13)];
beforeEach(() => test.setNow(OPEN));

type Settings = { kinds?: readonly Partial<SignupForm['kinds'][number]>[]; form?: Partial<SignupForm>; isPublic?: boolean };
/** A private tournament in a month with a form by ballot: two places, and two on the list. */
async function opened({ kinds = [{}], form = {}, isPublic = false }: Settings = {}) {
  const event = await seedEvent(test.db, test.clubId, {
    players: 0,
    divisions: ['All'],
    settings: { public: isPublic, date: '2023-09-20' },
  });
  const written = writtenForm(
    kinds.map((kind) => ({ id: randomUUID(), places: 2, waitingPlaces: 2, ...kind })),
    form,
  );
  const { status, body } = await test.ask('manager', `PUT ${event.path}/signup-form`, written);
  expect([status, body.errors]).toEqual([200, undefined]);
  const kindIds = written.form.kinds.map(({ id }) => id);
  return { event, kindIds, written, enterPath: `/api/live/tournaments/${event.id}/enter` as const };
}
type Opened = Awaited<ReturnType<typeof opened>>;

function writtenForm(kinds: readonly (Partial<SignupForm['kinds'][number]> & { id: string })[], form: Partial<SignupForm>) {
  const [first = { id: '' }] = kinds;
  const made = signupFormOf(first.id, { ballot: { drawAt: DRAW_AT, noShowMonths: null }, ...form });
  return {
    ...{ version: 0, mode: 'open', way: 'ballot', listed: false, opensAt: null, closesAt: CLOSES_AT },
    form: { ...made, kinds: kinds.flatMap((kind) => made.kinds.map((of) => ({ ...of, ...kind }))) },
  };
}

/** Enters with as many others as kinds are named. */
async function enter({ enterPath, kindIds }: Opened, kinds: readonly number[] = [0], change: Partial<SignupApplication> = {}) {
  const secret = newSignupSecret();
  const [kindId = '', ...others] = kinds.map((nth) => kindIds[nth] ?? '');
  const partners = others.map((of) => ({ id: randomUUID(), secret: newSignupSecret(), kindId: of, name: null, gender: null }));
  const { status, body } = await test.ask(null, `POST ${enterPath}`, enteringOf(kindId, { secret, partners, waits: false, ...change }));
  return { status, code: body.code, id: body.own?.id, lot: body.own?.lot, state: body.own?.state, partners, who: { token: secret } };
}
type Entered = Awaited<ReturnType<typeof enter>>;
const own = async ({ who }: Pick<Entered, 'who'>) => (await test.ask(who, 'GET /api/signup')).body.own;
const look = async (at: Date) => {
  test.setNow(at);
  await test.app.beacon.look();
};
const act = async ({ event }: { event: Event }, wanted: string, ids: readonly (string | undefined)[]) =>
  (await test.ask('editor', `POST ${event.path}/signups/acts`, { act: wanted, signupIds: ids })).body.items.map(
    ({ outcome }: { outcome: string }) => outcome,
  );
const draws = async ({ event }: { event: Event }): Promise<PublicDraw[]> =>
  (await test.ask(null, `GET /api/live/tournaments/${event.id}/draws`)).body.draws;
const abandon = async ({ event }: { event: Event }, reason = 'Danh sách thiếu một trang') => {
  const [draw] = await draws({ event });
  return test.ask('manager', `POST ${event.path}/draws/${draw?.id}/abandon`, { reason });
};

/** What anyone makes again of what is published: of each lot in the drawn order what its people get. */
function madeAgain(draw: PublicDraw) {
  const seed = publishedSeed(draw);
  if (draw.subject.kind !== 'ballot' || seed === null || draw.ballot?.room == null) throw new Error('the ballot is not drawn');
  return lotOutcomes(draw.subject, drawnLots(draw.subject, seed), draw.ballot.room);
}
const STATE_OF = { place: 'confirmed', list: 'waiting', none: 'refused' } as const;

/** Every counter says what the states do, and no kind has more than its places. */
async function expectCounted({ event }: { event: Event }): Promise<void> {
  const rows = await test.db.select().from(signup).where(eq(signup.tournamentId, event.id));
  for (const spot of await test.db.select().from(signupSpot).where(eq(signupSpot.tournamentId, event.id))) {
    const of = (...states: string[]) => rows.filter((row) => row.kindId === spot.subjectId && states.includes(row.state)).length;
    expect([of('applied', 'offered', 'confirmed', 'no-show'), of('waiting')]).toEqual([spot.taken, spot.waiting]);
    expect(spot.taken).toBeLessThanOrEqual(spot.places);
    expect(spot.waiting).toBeLessThanOrEqual(spot.waitingPlaces);
  }
}

describe('a form by ballot', () => {
  it('takes everybody within its window, gives each application a lot and nobody a place', async () => {
    const open = await opened();
    const all = [await enter(open), await enter(open), await enter(open, [0, 0, 0]), await enter(open)];
    expect(all.map(({ state }) => state)).toEqual(Array(4).fill('ballot'));
    expect(new Set(all.map(({ lot }) => lot)).size).toBe(4);
    const page = (await test.ask(null, `GET ${open.enterPath}`)).body;
    expect([page.way, page.ballot, page.kinds[0]]).toMatchObject(['ballot', 'open', { free: 2, waiting: 0 }]);
    for (const { secret } of all[2]?.partners ?? []) expect(await own({ who: { token: secret } })).toMatchObject({ lot: all[2]?.lot });
    test.setNow(minutesAfter(-10));
    expect(await enter(open)).toMatchObject({ status: 409, code: 'signup-closed' });
  });

  it('lets nobody be picked before the draw, and tells a lot to whoever has it alone', async () => {
    const open = await opened();
    const { id, lot } = await enter(open);
    for (const wanted of ['confirm', 'offer', 'wait']) expect(await act(open, wanted, [id])).toEqual(['not-now']);
    await test.ask('editor', `POST ${open.event.path}/signups/next`);
    const list = await test.ask('manager', `GET ${open.event.path}/signups`);
    expect([list.body.items[0].state, JSON.stringify(list.body)]).toEqual(['ballot', expect.not.stringContaining(String(lot))]);
    const one = await test.ask('manager', `GET ${open.event.path}/signups/${id}`);
    expect(JSON.stringify(one.body)).not.toContain(String(lot));
  });

  it.each([
    ['a ballot that never closes', { closesAt: null }, {}, 'closesAt'],
    ['a number that may be out before the lots are sealed', {}, { drawAt: '2023-08-23T22:49' }, 'form.ballot.drawAt'],
    ['a number in half a year', {}, { drawAt: '2024-03-01' }, 'form.ballot.drawAt'],
  ])('is refused with %s', async (_, settings, ballot, field) => {
    const event = await seedEvent(test.db, test.clubId, { players: 0 });
    const { form, ...written } = writtenForm([{ id: randomUUID() }], { ballot: { drawAt: DRAW_AT, noShowMonths: null, ...ballot } });
    const { status, body } = await test.ask('manager', `PUT ${event.path}/signup-form`, { ...written, form, ...settings });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('stays one once somebody has applied', async () => {
    const open = await opened();
    await enter(open);
    const { body } = await test.ask('manager', `PUT ${open.event.path}/signup-form`, { ...open.written, version: 1, way: 'order' });
    expect(Object.keys(body.errors)).toEqual(['way']);
  });
});

describe('a ballot', () => {
  it('is sealed by itself some minutes after the close, and anyone reads its lots without a name', async () => {
    const open = await opened();
    const alone = await enter(open);
    const group = await enter(open, [0, 0]);
    await look(LATE);
    expect((await test.ask(null, `GET /api/live/tournaments/${open.event.id}/draws`)).status).toBe(404);
    await look(SEALED);
    const [draw] = await draws(open);
    const kind = open.kindIds[0];
    const lots = [
      { lot: alone.lot, kinds: [kind], last: false },
      { lot: group.lot, kinds: [kind, kind], last: false },
    ].toSorted((one, other) => one.lot - other.lot);
    expect(draw).toMatchObject({
      phase: 'waiting',
      source: { round: 1000 },
      subject: { kind: 'ballot', lots, groups: 'pass' },
      secret: null,
    });
    expect(JSON.stringify(draw)).not.toMatch(/Dung|example\.com|FW[2-9A-Z]{5}/);
    expect((await own(alone)).state).toBe('ballot');
    const called = await test.ask('editor', `POST ${open.event.path}/signups`, lateOf(open));
    expect(called.body.code).toBe('signup-ballot-sealed');
  });

  it('seals whoever was given a lot, however many come as it is sealed', async () => {
    const open = await opened();
    await enter(open);
    const bodies = Array.from({ length: 12 }, () => lateOf(open));
    const call = (body: object) => test.ask('editor', `POST ${open.event.path}/signups`, body);
    test.setNow(SEALED);
    await Promise.all([...bodies.slice(0, 6).map(call), test.app.beacon.look(), ...bodies.slice(6).map(call)]);
    const [draw] = await draws(open);
    const rows = await test.db.select().from(signup).where(eq(signup.tournamentId, open.event.id));
    const lots = draw?.subject.kind === 'ballot' ? draw.subject.lots.map(({ lot }) => lot) : [];
    expect(rows.map(({ lot }) => lot).toSorted()).toEqual(lots);
  });

  it('gives each lot what anyone makes again of the list, the number and the rule', async () => {
    const open = await opened({
      kinds: [
        { places: 4, waitingPlaces: 3 },
        { places: 1, waitingPlaces: 1 },
      ],
    });
    const all = [];
    for (const kinds of [[0], [0, 0], [1], [0], [1, 0], [1], [0, 0, 0], [0], [0]]) all.push(await enter(open, kinds));
    await look(SEALED);
    await look(minutesAfter(0));
    const [draw] = await draws(open);
    if (draw === undefined) throw new Error('no draw');
    expect([draw.phase, drawFindings(draw, true), draw.seal]).toEqual(['shown', [], sealOf({ ...draw, secret: draw.secret ?? '' })]);
    const outcomes = madeAgain(draw);
    for (const [nth, { lot, people }] of outcomes.entries()) {
      const lead = all.find((one) => one.lot === lot);
      const links = [lead?.who ?? { token: '' }, ...(lead?.partners ?? []).map(({ secret }) => ({ token: secret }))];
      for (const [at, who] of links.entries())
        expect(await own({ who })).toMatchObject({ drawn: nth + 1, state: STATE_OF[people[at] ?? 'none'] });
    }
    const taken = outcomes.flatMap(({ kinds, people }) => kinds.filter((_, at) => people[at] === 'place'));
    expect([0, 1].map((nth) => taken.filter((id) => id === open.kindIds[nth]).length)).toEqual([4, 1]);
    await expectCounted(open);
    // those who wait do so in the drawn order
    const waiting = (await test.ask('reader', `GET ${open.event.path}/signups?state=waiting&kind=${open.kindIds[0]}&sort=turn`)).body.items;
    const drawn = waiting.map((row: { drawn: number }) => row.drawn);
    expect([drawn.length > 0, drawn]).toEqual([true, drawn.toSorted((one: number, other: number) => one - other)]);
  });

  it('gives extras that have a limit in the drawn order, whoever applied first, and takes nothing for what somebody did not get', async () => {
    const dinner = { id: randomUUID(), name: { vi: 'Ăn tối', en: 'Dinner' }, price: 500_000, places: 3, each: 2, sizes: [] };
    const open = await opened({ kinds: [{ places: 2, waitingPlaces: 1 }], form: { extras: [dinner] } });
    const extras = [{ extraId: dinner.id, count: 2, size: null }];
    const all = [];
    for (let nth = 0; nth < 4; nth += 1) all.push(await enter(open, [0], { extras, total: 1_000_000 }));
    expect(all.map(({ state }) => state)).toEqual(Array(4).fill('ballot'));
    const dinners = async () => {
      const [spot] = await test.db.select().from(signupSpot).where(eq(signupSpot.subjectId, dinner.id));
      return spot?.taken;
    };
    expect(await dinners()).toBe(0);
    await look(SEALED);
    await look(minutesAfter(0));
    const inOrder = (await Promise.all(all.map(own))).toSorted((one, other) => one.drawn - other.drawn);
    expect(inOrder.map(({ state, extras: got, total }) => [state, got.length, total])).toEqual([
      ['confirmed', 1, 1_000_000],
      ['confirmed', 0, 0],
      ['waiting', 0, 0],
      ['refused', 1, 1_000_000],
    ]);
    expect(inOrder[1].lines.at(-1)).toMatchObject({ of: 'gone', extraId: dinner.id, count: 2, each: 500_000, amount: 0 });
    expect(await dinners()).toBe(2);
    // another draw gives what was asked for
    await abandon(open);
    const again = await Promise.all(all.map(own));
    expect([await dinners(), again.map(({ extras: asked, total }) => [asked, total])]).toEqual([0, Array(4).fill([extras, 1_000_000])]);
  });

  it('passes over whoever withdrew since it was sealed, and says which lot is smaller', async () => {
    const open = await opened({ kinds: [{ places: 1, waitingPlaces: 5 }] });
    const [first, second] = [await enter(open), await enter(open)];
    await look(SEALED);
    await test.ask(first.who, 'POST /api/signup/withdraw');
    await look(minutesAfter(0));
    expect([(await own(first)).state, (await own(second)).state]).toEqual(['withdrawn', 'confirmed']);
    const [draw] = await draws(open);
    expect([draw?.ballot?.room?.left, drawFindings(draw as PublicDraw, true)]).toEqual([[{ lot: first.lot, kinds: [] }], []]);
  });

  it('leaves who comes after it to the usual way, and gives what becomes free to the next of its list', async () => {
    const open = await opened({ kinds: [{ places: 1, waitingPlaces: 5 }] });
    const both = [await enter(open), await enter(open)];
    await look(SEALED);
    await look(minutesAfter(0));
    const late = await test.ask('editor', `POST ${open.event.path}/signups`, lateOf(open));
    expect(late.body).toMatchObject({ state: 'waiting', waitingNumber: 2, drawn: null });
    const states = await Promise.all(both.map(own));
    const winner = both[states.findIndex(({ state }) => state === 'confirmed')];
    await test.ask(winner?.who ?? { token: '' }, 'POST /api/signup/withdraw');
    const after = (await Promise.all(both.map(own))).map(({ state }) => state).toSorted();
    expect(after).toEqual(['confirmed', 'withdrawn']);
    const page = (await test.ask(null, `GET ${open.enterPath}`)).body;
    expect([page.way, page.ballot]).toEqual(['order', 'drawn']);
  });

  it('lets the office confirm whoever the form wants confirmed', async () => {
    const open = await opened({ form: { confirm: 'office' } });
    const one = await enter(open);
    await look(SEALED);
    await look(minutesAfter(0));
    expect((await own(one)).state).toBe('applied');
    expect(await act(open, 'confirm', [one.id])).toEqual(['done']);
  });

  it('draws whoever did not come in the months before behind all others, with their group', async () => {
    const open = await opened({
      ...{ kinds: [{ places: 1, waitingPlaces: 9 }] },
      form: { ballot: { drawAt: DRAW_AT, noShowMonths: 12 } },
    });
    await missed('Vũ Hà', '0912000001', '2023-03-01');
    await missed('Đỗ Nam', '0912000002', '2022-03-01');
    const named = (name: string, phone: string) => ({ person: { ...NOBODY, name, gender: 'm' as const, phone } });
    const kept = await enter(open, [0, 0], named('Vũ Hà', '0912000001'));
    const others = [
      await enter(open, [0], named('Đỗ Nam', '0912000002')),
      await enter(open, [0], named('Vũ Hà', '0912000003')),
      await enter(open),
    ];
    await look(SEALED);
    await look(minutesAfter(0));
    const [draw] = await draws(open);
    const lots = draw?.subject.kind === 'ballot' ? draw.subject.lots : [];
    expect(lots.filter(({ last }) => last)).toMatchObject([{ lot: kept.lot }]);
    expect([(await own(kept)).drawn, ...(await Promise.all(others.map(own))).map(({ drawn }) => drawn).toSorted()]).toEqual([4, 1, 2, 3]);
  });

  it('is decided by three guests where the form names no number, of a private tournament too', async () => {
    const open = await opened({ form: { ballot: { drawAt: null, noShowMonths: null } } });
    const one = await enter(open);
    await look(SEALED);
    const [draw] = await draws(open);
    const [staff] = (await test.ask('manager', `GET ${open.event.path}/draws`)).body.draws;
    const hall = `/api/live/tournaments/${open.event.id}/draws/${draw?.id}` as const;
    const guests = [1, 2, 3].map((nth) => ({ number: nth, salt: String(nth).repeat(32) }));
    for (const { number, salt } of guests) {
      const seal = guestSeal({ drawId: draw?.id ?? '', number, salt });
      const answer = await test.ask(null, `POST ${hall}/numbers`, { code: staff.hall.code, name: 'Khách', seal, device: salt });
      expect(answer.status).toBe(200);
    }
    await test.ask('manager', `POST ${open.event.path}/draws/${draw?.id}/opening`);
    for (const guest of guests) await test.ask(null, `POST ${hall}/openings`, guest);
    expect([await own(one), (await draws(open))[0]?.numbers]).toMatchObject([{ state: 'confirmed', drawn: 1 }, ['1', '2', '3']]);
  });

  it('is not sealed once its number is out, nor again by itself after it was abandoned: the office begins it with another number', async () => {
    const open = await opened();
    const one = await enter(open);
    await look(minutesAfter(1));
    expect((await own(one)).state).toBe('ballot');
    const begin = () => test.ask('manager', `POST ${open.event.path}/draws`, { kind: 'ballot', source: { kind: 'hall' } });
    expect((await begin()).body.draws[0].phase).toBe('hall');
    expect((await begin()).body.code).toBe('draw-bound');
    expect((await abandon(open)).status).toBe(200);
    await look(minutesAfter(2));
    expect((await draws(open)).map(({ phase }) => phase)).toEqual(['abandoned']);
    expect((await begin()).body.draws[0].phase).toBe('hall');
  });

  it('is drawn again only with a reason that everyone reads: lots stay, what was drawn is undone as facts, and who came late stays behind', async () => {
    const open = await opened({ kinds: [{ places: 1, waitingPlaces: 3 }] });
    const all = [await enter(open), await enter(open), await enter(open)];
    await look(SEALED);
    await look(minutesAfter(0));
    const late = (await test.ask('editor', `POST ${open.event.path}/signups`, lateOf(open))).body;
    expect(late.waitingNumber).toBe(3);
    const left = all[0];
    await test.ask(left?.who ?? { token: '' }, 'POST /api/signup/withdraw');
    expect((await abandon(open)).status).toBe(200);
    const states = await Promise.all(all.map(own));
    expect(states.map(({ state, drawn }) => [state, drawn])).toEqual([
      ['withdrawn', null],
      ['ballot', null],
      ['ballot', null],
    ]);
    await expectCounted(open);
    expect((await test.ask('reader', `GET ${open.event.path}/signups/${late.id}`)).body.state).toBe('waiting');
    const [draw] = await draws(open);
    expect([draw?.phase, draw?.abandonReason, madeAgain(draw as PublicDraw).length]).toEqual(['abandoned', 'Danh sách thiếu một trang', 3]);

    await test.ask('manager', `POST ${open.event.path}/draws`, {
      kind: 'ballot',
      source: { kind: 'beacon', date: '2023-08-23', time: '23:30' },
    });
    await moveToRound(1001);
    await look(minutesAfter(40));
    const again = await Promise.all(all.slice(1).map(own));
    expect(again.map(({ state }) => state).toSorted()).toEqual(['confirmed', 'waiting']);
    expect((await test.ask('reader', `GET ${open.event.path}/signups/${late.id}`)).body).toMatchObject({
      state: 'waiting',
      waitingNumber: 2,
    });
    await expectCounted(open);
  });
});

/** The golfers that the office enters. */
const lateOf = ({ kindIds }: Opened) => {
  const { begunAt: _, code: __, consents: ___, guardian: ____, ...body } = enteringOf(kindIds[0] ?? '');
  return body;
};

/** A golfer of the register who had a place in an earlier tournament, and did not come. */
async function missed(name: string, phone: string, date: string): Promise<void> {
  const past = await seedEvent(test.db, test.clubId, { players: [{ name }], settings: { date } });
  const [playerId = ''] = past.playerIds;
  const { body: golfer } = await test.ask('manager', `POST /api/sites/${test.siteId}/golfers`, { name, gender: 'm', phone });
  await test.db.insert(golferJoin).values({ playerId, golferId: golfer.id, at: new Date() });
  const id = randomUUID();
  await test.db.insert(signup).values({
    ...{ id, tournamentId: past.id, groupId: id, kindId: randomUUID(), state: 'no-show', language: 'vi', lines: [], playerId },
    ...{ code: id, refunds: { refunds: [], refundIfFilled: null }, appliedAt: new Date() },
  });
}

/** No round with a signature at hand is of a full minute: the draw is bound to one that was published, with its seal. */
async function moveToRound(round: number): Promise<void> {
  const [row] = await test.db
    .select()
    .from(boundDraw)
    .where(and(isNull(boundDraw.numbers), isNull(boundDraw.abandonedAt)));
  if (!row) throw new Error('no draw');
  const source = { kind: 'beacon', round, hallFrom: minutesAfter(60).toISOString() } as const;
  await test.db
    .update(boundDraw)
    .set({ source, seal: sealOf({ ...row, source }) })
    .where(eq(boundDraw.id, row.id));
}
