import type { PublicDraw } from '@fairway/api';
import { drawFindings, guestSeal, holesBySeed, orderBySeed, publishedSeed, sealOf, seedOfNamedRound } from '@fairway/facts/draw';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { signedAnswer as honest, ROUND_AT, SIGNED_ROUNDS as SIGNED, startRelay } from '../../../../test/kit/outside/beacon.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { boundDraw } from '../../../db/schema/result/bound-draw.ts';
import { MOST_WRONG } from './routes.ts';

const asked: string[] = [];
/** A test may say something else than the beacon. */
let told: (round: number) => string | null;
const relay = await startRelay(
  (round) => told(round),
  (path) => asked.push(path),
);

// the first relay is away
const test = await testApp({ BEACON_RELAYS: `http://127.0.0.1:1, ${relay}` });
const minutesAfter = (minutes: number) => new Date(ROUND_AT.getTime() + minutes * 60_000);
beforeEach(() => {
  asked.length = 0;
  told = honest;
  test.setNow(minutesAfter(-15));
});

const seed = (): Promise<Event> => seedEvent(test.db, test.clubId, { settings: { calculateHandicapDay: 'peoria', public: true } });
const bind = (event: Event, source: object, more: object = {}) =>
  test.ask('manager', `POST ${event.path}/draws`, { kind: 'counted-holes', roundId: event.roundId, source, ...more });
/** The club's clock is seven hours ahead. */
const onClock = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString();
const beaconAt = (at: Date) => ({ kind: 'beacon', date: onClock(at).slice(0, 10), time: onClock(at).slice(11, 16) });
/** No published round with a signature at hand is of a full minute: a new draw is moved to one 24 seconds later, with its seal. */
async function bindToBeacon(event: Event, more: object = {}) {
  const answer = await bind(event, beaconAt(ROUND_AT), more);
  if (answer.status !== 200) return answer;
  const [row] = await test.db.select().from(boundDraw).orderBy(desc(boundDraw.seq)).limit(1);
  if (!row) throw new Error('no draw');
  expect(row.source).toEqual({ kind: 'beacon', round: 992, hallFrom: '2023-08-23T16:09:00.000Z' });
  const source = { kind: 'beacon', round: 1000, hallFrom: minutesAfter(10).toISOString() } as const;
  await test.db
    .update(boundDraw)
    .set({ source, seal: sealOf({ ...row, source }) })
    .where(eq(boundDraw.id, row.id));
  return answer;
}
const change = (event: Event, { id }: { id: string }, what: 'opening' | 'anew' | 'abandon', body?: object) =>
  test.ask('manager', `POST ${event.path}/draws/${id}/${what}`, body);
const draws = async (event: Event): Promise<PublicDraw[]> =>
  (await test.ask(null, `GET /api/live/tournaments/${event.id}/draws`)).body.draws;
const first = async (event: Event): Promise<PublicDraw> => (await draws(event))[0] as PublicDraw;
const look = async (at: Date) => {
  test.setNow(at);
  await test.app.beacon.look();
};
const list = async (event: Event) => (await test.ask('reader', `GET ${event.roundPath}/counted-holes`)).body.lists[0];
const publish = (event: Event) => test.ask('manager', `POST ${event.roundPath}/counted-holes/publish`);
const drawToday = (event: Event) => test.ask('manager', `POST ${event.roundPath}/counted-holes/draw`, {});
const checked = (draw: PublicDraw) => drawFindings(draw, true);
const reason = 'Đổi cách tính handicap';

describe('a draw bound to the beacon', () => {
  it('gives a sealed list by itself once the named round is out, which anyone can make again after the reveal', async () => {
    const event = await seed();
    const { status, body } = await bindToBeacon(event);
    expect([status, body.draws[0].phase, body.draws[0].namedFor]).toEqual([200, 'waiting', '2023-08-23T15:59:00.000Z']);
    expect(await list(event)).toMatchObject({ entered: false, waits: true });
    await look(minutesAfter(-1));
    expect(asked).toEqual([]);

    await look(minutesAfter(0));
    const decided = await first(event);
    expect(decided).toMatchObject({ phase: 'decided', secret: null, signature: SIGNED[1000] });
    expect(await list(event)).toMatchObject({
      entered: true,
      waits: false,
      published: null,
      seals: [{ drawId: decided.id, by: 'User manager' }],
    });
    await publish(event);
    const draw = await first(event);
    expect([draw.phase, checked(draw), draw.seal]).toEqual(['shown', [], decided.seal]);
    const { day, par, strokeIndex } = draw.subject as Extract<PublicDraw['subject'], { kind: 'counted-holes' }>;
    expect((await list(event)).published).toEqual(holesBySeed(day, { par, strokeIndex }, publishedSeed(draw) ?? ''));
    // nothing of the tournament is sent: the network's name and the number of the round
    expect(asked).toEqual([expect.stringMatching(/^\/52db9[0-9a-f]{59}\/public\/1000$/)]);
  });

  it('shows its secret in no answer and no line of the log before the reveal, and its result in none', async () => {
    const event = await seed();
    await bindToBeacon(event);
    await look(minutesAfter(0));
    const [row] = await test.db.select().from(boundDraw);
    const text = JSON.stringify([
      (await test.ask('manager', `GET ${event.path}/draws`)).body,
      await draws(event),
      await test.db.select().from(activity).where(eq(activity.tournamentId, event.id)),
    ]);
    expect(text).toContain(row?.seal);
    expect(text).not.toContain(row?.secret);
  });

  it.each([
    ['another round', (): string | null => JSON.stringify({ round: 1000, signature: SIGNED[1001] })],
    ['another number', () => honest(1001)],
    ['no signature', () => '{"round":1000}'],
    ['no JSON', () => '<html>'],
    ['more than a number', () => `${honest(1000)}${' '.repeat(10_000)}`],
    ['nothing', () => null],
  ])('takes nothing of a relay that answers with %s; without a number in time it falls to the hall', async (_, answer) => {
    const event = await seed();
    await bindToBeacon(event);
    told = answer;
    await look(minutesAfter(1));
    expect((await first(event)).phase).toBe('waiting');
    told = honest;
    await look(minutesAfter(10));
    const draw = await first(event);
    expect(draw).toMatchObject({ phase: 'hall', hallAt: minutesAfter(10).toISOString(), signature: SIGNED[1000], numbers: null });
    expect(await list(event)).toMatchObject({ entered: false, waits: true });
  });

  it('is named ahead: at least a minute, at most sixty days', async () => {
    const event = await seed();
    for (const at of [minutesAfter(-15), minutesAfter(-14.4), minutesAfter(61 * 24 * 60)])
      expect((await bind(event, beaconAt(at))).body.code).toBe('draw-time');
    expect((await bind(event, { kind: 'beacon', date: '2023-08-23', time: '25:00' })).status).toBe(422);
  });

  it('is never redrawn quietly: nothing takes its place until it is abandoned with a reason, which everyone reads with its secret', async () => {
    const event = await seed();
    await bindToBeacon(event);
    expect((await drawToday(event)).body.code).toBe('draw-bound');
    expect((await bindToBeacon(event)).body.code).toBe('draw-bound');
    expect((await publish(event)).body.code).toBe('counted-holes-missing');
    await look(minutesAfter(0));
    expect((await drawToday(event)).body.code).toBe('draw-bound');
    const draw = await first(event);
    expect((await change(event, draw, 'abandon', { reason: '' })).status).toBe(422);
    await change(event, draw, 'abandon', { reason });
    expect(await list(event)).toMatchObject({ entered: false, waits: false });
    const abandoned = await first(event);
    expect(abandoned).toMatchObject({ phase: 'abandoned', abandonReason: reason, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(checked(abandoned)).toEqual([]);
    expect((await change(event, draw, 'abandon', { reason })).body.code).toBe('draw-not-waiting');
    expect((await drawToday(event)).status).toBe(200);
    expect(await draws(event)).toHaveLength(1);
  });

  it('that was abandoned before its round shows later what the round would have given', async () => {
    const event = await seed();
    await bindToBeacon(event);
    await change(event, await first(event), 'abandon', { reason });
    await look(minutesAfter(0));
    const draw = await first(event);
    expect(draw).toMatchObject({ phase: 'abandoned', numbers: null, signature: SIGNED[1000] });
    expect(seedOfNamedRound(draw)).toMatch(/^[0-9a-f]{64}$/);
    expect(await list(event)).toMatchObject({ entered: false });
  });

  it('cannot be abandoned once its list is shown, or while it is revealed', async () => {
    const event = await seed();
    await bindToBeacon(event);
    await look(minutesAfter(0));
    const draw = await first(event);
    const wanted = { kind: 'counted-holes', roundId: event.roundId, divisionId: null, awardId: null } as never;
    const { ceremony } = (await test.ask('manager', `POST ${event.path}/ceremony`, wanted)).body;
    expect((await change(event, draw, 'abandon', { reason })).body.code).toBe('ceremony-running');
    await test.ask('manager', `POST ${event.path}/ceremony/end`, { version: ceremony.version, outcome: 'put-back' });
    await publish(event);
    expect((await change(event, draw, 'abandon', { reason })).body.code).toBe('draw-shown');
  });

  it('takes the place of a sealed list after the first score with a reason, which stands beside both', async () => {
    const event = await seed();
    await drawToday(event);
    const entries = event.playerIds.flatMap((id) => wholeCard(id, cardOver()));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    expect((await bindToBeacon(event)).body.code).toBe('seal-needs-reason');
    await bindToBeacon(event, { reason });
    expect((await publish(event)).body.code).toBe('counted-holes-missing');
    await look(minutesAfter(0));
    expect((await first(event)).reason).toBe(reason);
    expect((await list(event)).seals).toMatchObject([{ reason }, { reason: null, drawId: null }]);
  });

  it('keeps its course and its handicap as they were when it began', async () => {
    const event = await seed();
    await bindToBeacon(event);
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    await test.ask('manager', `PATCH ${event.path}`, { version, calculateHandicapDay: 'double-peoria' });
    await look(minutesAfter(0));
    expect(await list(event)).toMatchObject({ count: 12, entered: false });
    expect((await drawToday(event)).body.code).toBe('draw-bound');
  });
});

describe('the page of draws', () => {
  it('names the list of a division before the list exists, and keeps the draw when the division is deleted', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { public: true }, players: [], divisions: ['A'] });
    const divisionId = event.divisionIds[0] ?? '';
    await test.ask('manager', `PATCH /api/divisions/${divisionId}`, { version: 1, calculateHandicapDay: 'peoria' });
    await bind(event, { kind: 'hall' }, { divisionId });
    expect((await first(event)).list).toEqual({ number: 1, division: { id: divisionId, name: 'A' }, award: null });
    expect((await test.ask('manager', `DELETE /api/divisions/${divisionId}`)).status).toBe(204);
    expect(await draws(event)).toMatchObject([{ subject: { divisionId }, list: { number: 1, division: null } }]);
  });
});

const guest = (drawId: string, number: number) => {
  const salt = String(number).padStart(32, '0');
  return { number, salt, seal: guestSeal({ drawId, number, salt }), device: salt };
};
const send = (event: Event, drawId: string, what: 'numbers' | 'openings', body: object) =>
  test.ask(null, `POST /api/live/tournaments/${event.id}/draws/${drawId}/${what}`, body);

describe('the order of flights', () => {
  const begin = (event: Event, roundId = event.roundId) =>
    test.ask('manager', `POST ${event.path}/draws`, { kind: 'flights', roundId, source: { kind: 'hall' } });
  const show = (event: Event, { id }: { id: string }) => test.ask('manager', `POST ${event.path}/draws/${id}/showing`);
  const field = () =>
    seedEvent(test.db, test.clubId, {
      settings: { public: true },
      players: [{}, { initials: true, flight: null }, { flight: null }, { status: 'WD' }],
    });
  /** Three guests have opened their numbers. */
  async function decided() {
    const event = await field();
    const { id, hall } = (await begin(event)).body.draws[0];
    const guests = [4, 0, 999_999].map((number) => guest(id, number));
    for (const { seal, device } of guests) await send(event, id, 'numbers', { code: hall.code, name: 'Khách', seal, device });
    await change(event, { id }, 'opening');
    for (const { number, salt } of guests) await send(event, id, 'openings', { number, salt });
    return { event, id };
  }

  it('is of everybody who can play when it is sealed, by the names that everyone reads; the start list leads to it', async () => {
    const event = await field();
    const isLinked = async () => (await test.ask(null, `GET /api/live/tournaments/${event.id}/start-list`)).body.drawn;
    expect(await isLinked()).toBe(false);
    expect((await begin(event)).status).toBe(200);
    expect(await isLinked()).toBe(true);
    const draw = await first(event);
    expect(draw).toMatchObject({ phase: 'hall', list: { number: 1, division: null, award: null }, shownAt: null });
    const drawn = event.playerIds.slice(0, 3);
    expect(draw.subject).toEqual({ kind: 'flights', roundId: event.roundId, playerIds: drawn.toSorted() });
    const [an, binh, chi] = drawn.map((id) => draw.players?.find(({ playerId }) => playerId === id));
    expect([an, binh, chi]).toMatchObject([
      { name: 'Nguyễn An', flight: '1' },
      { name: 'N.B.', flight: null },
      { name: 'Nguyễn Chi', flight: null },
    ]);
  });

  it('stays hidden, from staff too, until one press shows it to everyone at once; anyone can make it again', async () => {
    const { event, id } = await decided();
    const [row] = await test.db.select().from(boundDraw).where(eq(boundDraw.id, id));
    const before = (await test.ask('manager', `GET ${event.path}/draws`)).body.draws[0];
    expect(before).toMatchObject({ phase: 'decided', secret: null, order: null });
    expect((await first(event)).secret).toBeNull();
    const { order } = (await show(event, { id })).body.draws[0];
    const draw = await first(event);
    expect([draw.phase, draw.secret, checked(draw)]).toEqual(['shown', row?.secret, []]);
    const { playerIds } = draw.subject as Extract<PublicDraw['subject'], { kind: 'flights' }>;
    expect(order).toEqual(orderBySeed(playerIds, publishedSeed(draw) ?? ''));
    expect(order.toSorted()).toEqual(event.playerIds.slice(0, 3).toSorted());
    // who presses second finds it as it was shown
    test.setNow(minutesAfter(0));
    expect((await show(event, { id })).body.draws[0].shownAt).toBe(draw.shownAt);
  });

  it('is not shown before its numbers are there', async () => {
    const event = await field();
    const [draw] = (await begin(event)).body.draws;
    expect((await show(event, draw)).body.code).toBe('draw-undecided');
  });

  it('keeps its golfers and their order whoever withdraws, enters or is deleted after it was sealed', async () => {
    const { event, id } = await decided();
    const [an = '', binh = ''] = event.playerIds;
    await test.db.update(card).set({ status: 'WD' }).where(eq(card.playerId, an));
    await test.ask('manager', `POST ${event.path}/players` as 'POST /', { name: 'Trần Mới', gender: 'm' });
    expect((await test.ask('manager', `DELETE ${event.path}/players/${binh}`)).status).toBe(204);
    const { order } = (await show(event, { id })).body.draws[0];
    expect(order.toSorted()).toEqual(event.playerIds.slice(0, 3).toSorted());
    const draw = await first(event);
    expect(checked(draw)).toEqual([]);
    expect(draw.players?.find(({ playerId }) => playerId === binh)?.name).toBeNull();
  });

  it('is drawn again only once the draw before was abandoned with a reason, also after it was shown; that one stays to be read', async () => {
    const { event, id } = await decided();
    await show(event, { id });
    expect((await begin(event)).body.code).toBe('draw-bound');
    expect((await change(event, { id }, 'abandon', { reason: '' })).status).toBe(422);
    expect((await change(event, { id }, 'abandon', { reason: 'Mười golfer rút lui' })).status).toBe(200);
    expect((await begin(event)).status).toBe(200);
    const [again, before] = await draws(event);
    expect(again).toMatchObject({ phase: 'hall', secret: null });
    expect(before).toMatchObject({ phase: 'abandoned', abandonReason: 'Mười golfer rút lui', shownAt: expect.any(String) });
    expect(publishedSeed(before as PublicDraw)).not.toBeNull();
  });

  it('names nobody of a round whose golfers the public may not know yet', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { public: true }, rounds: 2 });
    const [, second = ''] = event.roundIds;
    await test.db
      .update(tournament)
      .set({ frozenAt: minutesAfter(-60) })
      .where(eq(tournament.id, event.id));
    expect((await begin(event, second)).body.code).toBe('draw-golfers-hidden');
    expect((await begin(event)).status).toBe(200);
  });

  it('takes two golfers, a round of this tournament, and no tournament that has ended', async () => {
    const alone = await seedEvent(test.db, test.clubId, { players: 1 });
    expect((await begin(alone)).body.code).toBe('more-players');
    const { event, id } = await decided();
    expect((await begin(event, alone.roundId)).status).toBe(404);
    await test.db.update(tournament).set({ state: 'closed' }).where(eq(tournament.id, event.id));
    expect((await begin(event)).body.code).toBe('tournament-ended');
    expect((await show(event, { id })).body.code).toBe('tournament-ended');
    expect((await change(event, { id }, 'abandon', { reason })).body.code).toBe('tournament-ended');
  });

  it('alone is shown so: hidden holes have a reveal of their own', async () => {
    const event = await seed();
    const [draw] = (await bind(event, { kind: 'hall' })).body.draws;
    expect((await show(event, draw)).status).toBe(404);
  });
});

describe('a draw in the hall', () => {
  const CODE = async () => (await test.db.select().from(boundDraw)).at(-1)?.code ?? '';
  async function begun(numbers: readonly number[]) {
    const event = await seed();
    const id: string = (await bind(event, { kind: 'hall' })).body.draws[0].id;
    const guests = numbers.map((number) => guest(id, number));
    const code = await CODE();
    for (const [nth, { seal, device }] of guests.entries())
      await send(event, id, 'numbers', { code, name: `Khách ${nth + 1}`, seal, device });
    const open = (nth: number) => send(event, id, 'openings', { number: guests[nth]?.number ?? 0, salt: guests[nth]?.salt ?? '' });
    return { event, id, guests, code, open };
  }

  it('is decided by three guests, whose numbers nobody has before all are sealed', async () => {
    const { event, id, open } = await begun([4, 0, 999_999]);
    expect((await open(0)).body.code).toBe('draw-not-waiting');
    expect((await change(event, { id }, 'opening')).body.draws[0].phase).toBe('opening');
    for (const nth of [2, 0, 1]) expect((await open(nth)).status).toBe(200);
    expect(await first(event)).toMatchObject({ phase: 'decided', numbers: ['4', '0', '999999'], secret: null });
    expect(await list(event)).toMatchObject({ entered: true });
    await publish(event);
    expect(checked(await first(event))).toEqual([]);
  });

  it('takes each number once, only from the hall, one of each phone, and only three', async () => {
    const { event, id, guests, code } = await begun([1, 2]);
    const { seal, device } = guest(id, 3);
    const third = { code, name: 'Khách 3', seal, device };
    expect((await send(event, id, 'numbers', { ...third, code: '000000' })).body.code).toBe('draw-code-wrong');
    expect((await send(event, id, 'numbers', { ...third, seal: guests[0]?.seal })).body.draws[0].guests).toHaveLength(2);
    expect((await send(event, id, 'numbers', { ...third, device: guests[0]?.device })).body.code).toBe('draw-one-seat');
    expect((await change(event, { id }, 'opening')).body.code).toBe('draw-guests-first');
    await Promise.all([send(event, id, 'numbers', third), send(event, id, 'numbers', third)]);
    expect((await first(event)).guests).toHaveLength(3);
    const fourth = guest(id, 4);
    expect((await send(event, id, 'numbers', { ...third, seal: fourth.seal, device: fourth.device })).body.code).toBe('draw-guests-full');
  });

  it('lets in whoever has the code, also where somebody behind the same address tried many', async () => {
    const [{ event, id, code }, other] = [await begun([1]), await begun([])];
    const guests = [2, 3].map((number) => ({ ...guest(id, number), code, name: 'Khách' }));
    const sendAs = ({ seal, device, name }: (typeof guests)[0], typed: string) =>
      send(event, id, 'numbers', { seal, device, name, code: typed });
    const tried = [];
    for (let nth = 0; nth <= MOST_WRONG; nth += 1) tried.push((await sendAs(guests[0] as never, String(nth))).body.code);
    expect([tried[0], tried.at(-2), tried.at(-1)]).toEqual(['draw-code-wrong', 'draw-code-wrong', 'too-many-requests']);
    for (const one of guests) expect((await sendAs(one, code)).status).toBe(200);
    const { seal, device } = guest(other.id, 2);
    expect((await send(other.event, other.id, 'numbers', { seal, device, name: 'Khách', code: '1' })).body.code).toBe('draw-code-wrong');
  });

  it('whoever is sent away leaves a seat, and does not come back without the new code', async () => {
    const { event, id, guests, code } = await begun([1, 2, 3]);
    const [, second] = guests;
    const away = await test.ask('manager', `DELETE ${event.path}/draws/${id}/guests/${second?.seal}`);
    expect(away.body.draws[0].guests.map(({ seal }: { seal: string }) => seal)).toEqual([guests[0]?.seal, guests[2]?.seal]);
    const again = { code, name: 'Khách 2', seal: second?.seal, device: second?.device };
    expect((await send(event, id, 'numbers', again)).body.code).toBe('draw-code-wrong');
    expect((await send(event, id, 'numbers', { ...again, code: await CODE() })).body.draws[0].guests).toHaveLength(3);
  });

  it.each([{ number: -1 }, { number: 1_000_000 }, { number: 1.5 }, { salt: 'short' }])('opens no %j', async (change) => {
    const { event, id, guests } = await begun([1]);
    expect((await send(event, id, 'openings', { number: 1, salt: guests[0]?.salt, ...change })).status).toBe(422);
  });

  it('opens no number but the one that was sealed', async () => {
    const { event, id, guests } = await begun([1, 2, 3]);
    await change(event, { id }, 'opening');
    expect((await send(event, id, 'openings', { number: 7, salt: guests[0]?.salt })).body.code).toBe('draw-number-differs');
    expect((await first(event)).guests.every(({ number }) => number === null)).toBe(true);
  });

  it('begins anew with a new secret when a guest does not open, after a minute; who it was stays to be read', async () => {
    const { event, id, open } = await begun([1, 2, 3]);
    expect((await change(event, { id }, 'anew')).body.code).toBe('draw-not-waiting');
    await change(event, { id }, 'opening');
    await open(0);
    await open(2);
    expect((await change(event, { id }, 'anew')).body.code).toBe('draw-too-soon');
    test.setNow(minutesAfter(-13));
    await change(event, { id }, 'anew');
    const [again, before] = await draws(event);
    expect(again).toMatchObject({ phase: 'hall', subject: before?.subject, guests: [] });
    expect([before?.phase, before?.abandonReason, before?.guests.map(({ name, number }) => [name, number])]).toEqual([
      'abandoned',
      null,
      [
        ['Khách 1', 1],
        ['Khách 2', null],
        ['Khách 3', 3],
      ],
    ]);
    expect(again?.seal).not.toBe(before?.seal);
    expect((await open(1)).body.code).toBe('draw-not-waiting');
  });
});
