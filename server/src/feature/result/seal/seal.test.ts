import { createHash } from 'node:crypto';
import { type PublicSeals, sealText } from '@fairway/api';
import { countedHolesWarnings, PEORIA_RULES } from '@fairway/golf';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, PAR, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { flight } from '../../../db/schema/field/player.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';

const test = await testApp();
const SIX = [1, 3, 4, 10, 12, 13];
const OWN = { divisionId: null, awardId: null };
beforeEach(() => test.setNow(new Date('2026-04-24T00:00:00Z')));

type Settings = NonNullable<NonNullable<Parameters<typeof seedEvent>[2]>['settings']>;
const PEORIA: Settings = { calculateHandicapDay: 'peoria' };
const beforePlay = (settings = PEORIA): Promise<Event> => seedEvent(test.db, test.clubId, { settings });
async function seed(settings = PEORIA): Promise<Event> {
  const event = await beforePlay(settings);
  const [first = '', second = '', ...others] = event.playerIds;
  const cards = [
    wholeCard(first, cardOver({ 1: 3, 3: 2 })),
    wholeCard(second, cardOver({ 2: 4 })),
    ...others.map((id) => wholeCard(id, cardOver())),
  ];
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: cards.flat() });
  return event;
}
const name = (event: Event, holes: readonly number[], more: object = {}) =>
  test.ask('manager', `PUT ${event.roundPath}/counted-holes`, { holes: [...holes], ...more });
const draw = (event: Event, more: object = {}) => test.ask('manager', `POST ${event.roundPath}/counted-holes/draw`, more);
const publish = (event: Event) => test.ask('manager', `POST ${event.roundPath}/counted-holes/publish`);
const seals = async (event: Event): Promise<PublicSeals['lists']> =>
  (await test.ask(null, `GET /api/live/tournaments/${event.id}/seals`)).body.lists;

describe('a seal', () => {
  it('is public at once without holes and salt; once they are published anyone can make it again', async () => {
    const event = await seed();
    expect((await name(event, SIX)).body.lists[0].seals).toMatchObject([{ by: 'User manager', reason: null }]);
    const [sealed] = await seals(event);
    expect(sealed).toMatchObject({ roundId: event.roundId, division: null, award: null, opened: null });
    await publish(event);
    const [open] = await seals(event);
    const text = sealText({ tournamentId: event.id, roundId: event.roundId, ...OWN, ...(open?.opened ?? { holes: [], salt: '' }) });
    expect(open?.opened?.holes).toEqual(SIX);
    expect(createHash('sha256').update(text).digest('hex')).toBe(sealed?.seals[0]?.seal);
  });

  it('of the same holes is another one each time, so that nobody finds them by trying', async () => {
    const event = await beforePlay();
    await name(event, SIX);
    await name(event, SIX);
    const [list] = await seals(event);
    expect(new Set(list?.seals.map(({ seal }) => seal)).size).toBe(2);
  });

  it('changes before the first tee time freely, and after it with a reason that stands beside both', async () => {
    const event = await beforePlay();
    await test.db.insert(flight).values({ roundId: event.roundId, number: 'T1', teeTime: '06:30' });
    await name(event, SIX);
    expect((await name(event, SIX)).status).toBe(200);
    test.setNow(new Date('2026-04-25T00:00:00Z'));
    const { status, body } = await draw(event);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'seal-needs-reason', ['reason']]);
    expect((await draw(event, { reason: 'Nhập nhầm sân' })).status).toBe(200);
    const [list] = await seals(event);
    expect(list?.startsAt).toBe('2026-04-24T23:30:00.000Z');
    expect(list?.seals.map(({ reason, at }) => [reason, at])).toEqual([
      ['Nhập nhầm sân', '2026-04-25T00:00:00.000Z'],
      [null, '2026-04-24T00:00:00.000Z'],
      [null, '2026-04-24T00:00:00.000Z'],
    ]);
  });

  it('changes with a reason once a score is recorded, also when the tournament is put off', async () => {
    const event = await seed();
    await name(event, SIX);
    expect((await draw(event)).body.code).toBe('seal-needs-reason');
  });

  it('goes with its prize before the round begins, and keeps it afterwards', async () => {
    const sideAwards = [{ kind: 'peoria', holes: '' }] as never;
    const event = await beforePlay({ sideAwards });
    await test.db.insert(flight).values({ roundId: event.roundId, number: 'T1', teeTime: '06:30' });
    const change = async (settings: object) => {
      const { version, sideAwards } = (await test.ask('reader', `GET ${event.path}`)).body;
      const changed = await test.ask('manager', `PATCH ${event.path}`, { version, ...settings });
      return { code: changed.body.code, awardId: changed.body.sideAwards?.[0]?.id ?? sideAwards[0]?.id };
    };
    await change({ sideAwards: [] });
    const { awardId } = await change({ sideAwards });
    await draw(event, { awardId });
    test.setNow(new Date('2026-04-25T00:00:00Z'));
    expect((await change({ sideAwards: [], time: '23:00' })).code).toBe('seal-stays');
    expect(await seals(event)).toHaveLength(1);
  });
});

describe('a draw', () => {
  it('is one of the lists that the course allows, and is told to nobody', async () => {
    const event = await seed();
    const { status, body } = await draw(event);
    expect([status, body.lists[0].entered, body.lists[0].published]).toEqual([200, true, null]);
    const [{ holes } = { holes: [] }] = await test.db.select().from(countedHole).orderBy(desc(countedHole.seq)).limit(1);
    expect(holes).toHaveLength(6);
    expect(countedHolesWarnings(PEORIA_RULES.peoria, holes, { par: PAR, strokeIndex: null })).toEqual([]);
  });
});

describe('a prize with a Peoria of its own', () => {
  it('is awarded by its own holes once they are published, and not before; boards show their nets without them', async () => {
    const event = await seed({ calculateHandicapDay: 'none', awards: [], sideAwards: [{ kind: 'peoria', holes: '' }] as never });
    const prize = async () => (await test.ask('reader', `GET ${event.path}/winners`)).body.items[0];
    const { awardId, winner } = await prize();
    expect(winner).toBeNull();
    await name(event, SIX, { awardId });
    expect((await seals(event))[0]).toMatchObject({ award: { id: awardId, kind: 'peoria' }, opened: null });
    expect((await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body).toMatchObject({ handicapPending: false, sealed: true });
    await publish(event);
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    expect(await prize()).toMatchObject({ winner: { playerId: event.playerIds[0] } });
  });
});

describe('a reveal', () => {
  const begin = (event: Event, more: object = {}) =>
    test.ask('manager', `POST ${event.path}/ceremony`, { kind: 'counted-holes', roundId: event.roundId, ...OWN, ...more } as never);
  const next = (event: Event, version: number) => test.ask('manager', `POST ${event.path}/ceremony/step`, { version, way: 'next' });
  const watched = async (event: Event) => (await test.ask(null, `GET /api/live/tournaments/${event.id}/ceremony`)).body.ceremony;

  it('shows hole by hole, the next one not even to the presenter, with provisional nets; its end publishes the list', async () => {
    const event = await seed();
    await name(event, SIX);
    let { ceremony } = (await begin(event)).body;
    expect(ceremony.next).toMatchObject({ nth: 1, of: 6, hole: null, lines: [] });
    ceremony = (await next(event, ceremony.version)).body.ceremony;
    ceremony = (await next(event, ceremony.version)).body.ceremony;
    expect(ceremony).toMatchObject({ next: { nth: 3, hole: null }, after: 3 });
    const { shown } = await watched(event);
    expect(shown.map(({ hole }: { hole: number }) => hole)).toEqual([1, 3]);
    // holes 1 and 3 with 3 and 2 over par: ((5 + par 7 or 8) × 18 / 2 − 72) × 0.8
    const strokes = (PAR[0] ?? 0) + (PAR[2] ?? 0) + 5;
    const handicap = Math.min(36, Math.round((strokes * 9 - PAR.reduce((sum, par) => sum + par, 0)) * 8) / 10);
    expect(shown[1].lines[0]).toMatchObject({ name: nameOf(0), handicap, place: { position: 1 } });
    expect((await name(event, SIX)).body.code).toBe('ceremony-running');
    expect((await seals(event))[0]?.opened).toBeNull();

    for (let nth = 3; nth <= 6; nth++) ceremony = (await next(event, ceremony.version)).body.ceremony;
    expect((await watched(event)).shown.map(({ hole }: { hole: number }) => hole)).toEqual(SIX);
    const last = (await watched(event)).shown[5].lines;
    await test.ask('manager', `POST ${event.path}/ceremony/end`, { version: ceremony.version, outcome: 'reveal' });
    expect((await seals(event))[0]?.opened?.holes).toEqual(SIX);
    const { lines } = (await test.ask('reader', `GET ${event.path}/leaderboard`)).body;
    const net = (of: { playerId: string; net: number }[]) => Object.fromEntries(of.map((line) => [line.playerId, line.net]));
    expect(net(lines)).toEqual(net(last));
  });

  it('keeps the day handicap that needs the list, until it has ended; other settings change', async () => {
    const event = await seed();
    await name(event, SIX);
    const { ceremony } = (await begin(event)).body;
    const change = async (settings: object) => {
      const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
      return test.ask('manager', `PATCH ${event.path}`, { version, ...settings });
    };
    for (const calculateHandicapDay of ['system-36', 'double-peoria'])
      expect((await change({ calculateHandicapDay })).body.code).toBe('ceremony-running');
    expect((await change({ name: 'Autumn Cup' })).status).toBe(200);
    await test.ask('manager', `POST ${event.path}/ceremony/end`, { version: ceremony.version, outcome: 'put-back' });
    expect((await change({ calculateHandicapDay: 'system-36' })).status).toBe(200);
    const [kept] = await test.db.select().from(countedHole).where(eq(countedHole.roundId, event.roundId));
    expect(kept?.publishedAt).toBeNull();
  });

  it('keeps the day handicap of the division whose list it is', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { calculateHandicapDay: 'none' }, divisions: ['A'] });
    const division = `/api/divisions/${event.divisionIds[0]}`;
    const change = (version: number, calculateHandicapDay: string) =>
      test.ask('manager', `PATCH ${division}` as never, { version, calculateHandicapDay });
    const { version } = (await change(1, 'peoria')).body;
    await name(event, SIX, { divisionId: event.divisionIds[0] });
    await begin(event, { divisionId: event.divisionIds[0] });
    expect((await change(version, 'none')).body.code).toBe('ceremony-running');
  });

  it.each([
    ['is not entered', { calculateHandicapDay: 'peoria' }, {}, 'counted-holes-missing'],
    ['is not needed', { calculateHandicapDay: 'none' }, {}, 'counted-holes-not-used'],
    [
      'is of another tournament',
      { calculateHandicapDay: 'peoria' },
      { roundId: '00000000-0000-4000-8000-000000000000' },
      'counted-holes-not-used',
    ],
  ] as const)('is refused for a list that %s', async (_, settings, more, code) => {
    expect((await begin(await seed(settings), more)).body.code).toBe(code);
  });
});
