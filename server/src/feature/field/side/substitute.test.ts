import { checkFacts } from '@fairway/facts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, PAR, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card, flight, player } from '../../../db/schema/field/player.ts';

const test = await testApp();

type Given = Parameters<typeof seedEvent>[2];
type Made = Event & { sideId: string };

/** An and Bình play together, Chi and Dũng too, and Giang is there; handicaps are 0, 0, 0, 0 and 18. */
async function pairs(given: Given = {}, settings: NonNullable<Given>['settings'] = {}): Promise<Made> {
  const players = [0, 0, 0, 0, 180].map((handicap) => ({
    handicapCourse: handicap,
    handicapIndex: handicap,
    flight: handicap ? null : '1',
  }));
  const played = { play: 'four-ball' as const, playRule: { substitutes: true }, awards: [], ...settings };
  const event = await seedEvent(test.db, test.clubId, { players, ...given, settings: played });
  const [a, b, c, d] = event.playerIds;
  const { body } = await test.ask('manager', `POST ${event.path}/sides`, {
    sides: [{ name: 'Cặp 1', partners: [a, b] }, { partners: [c, d] }],
  });
  return { ...event, sideId: body.items[0].id };
}

/** Scores of a player on holes: pars, and strokes beyond par on some. */
async function play(event: Event, nth: number, [from, to]: [number, number], toPar: Record<number, number> = {}, round = 0) {
  const entries = PAR.map((par, at) => stroke(event.playerIds[nth] ?? '', at + 1, par + (toPar[at + 1] ?? 0))).slice(from - 1, to);
  const { body } = await test.ask('reader', `POST ${event.path}/rounds/${event.roundIds[round]}/entries`, { entries });
  expect(new Set(body.outcomes.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['applied']));
}

async function change(event: Made, players: number[], substitute?: { fromHole: number; reason: string }, round = 0) {
  const { items } = (await test.ask('manager', `GET ${event.path}/sides`)).body;
  const { version } = items.find(({ id }: { id: string }) => id === event.sideId);
  const partners = players.map((nth) => event.playerIds[nth]);
  return test.ask('manager', `PATCH ${event.path}/sides/${event.sideId}`, {
    ...{ partners, version, fromRoundId: event.roundIds[round] },
    ...(substitute && { substitute }),
  });
}
const HURT = { fromHole: 7, reason: 'Đau lưng' };
const board = async (event: Event) => (await test.ask('manager', `GET ${event.path}/leaderboard`)).body;
const cards = async (event: Event, round = 0) => {
  const { body } = await test.ask('reader', `GET ${event.path}/rounds/${event.roundIds[round]}/scores`);
  return event.playerIds.map((id) => body.cards.find(({ playerId }: { playerId: string }) => playerId === id));
};
const blockers = async (event: Event) =>
  (await test.ask('manager', `GET ${event.roundPath}/finish`)).body.blockers.map(({ message }: { message: string }) => message);

describe('a substitute during a round of own balls', () => {
  it('is let in where the club says so, from a hole of the round, with a reason', async () => {
    const event = await pairs({}, { playRule: null });
    await play(event, 0, [1, 1]);
    expect((await change(event, [0, 4], HURT)).body.code).toBe('side-round-has-scores');
    const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
    await test.ask('manager', `PATCH ${event.path}`, { playRule: { substitutes: true }, version: tournament.version });
    expect((await change(event, [0, 4])).body.errors).toHaveProperty('substitute');
    const { body } = await change(event, [0, 4], HURT);
    const [a, b, , , g] = event.playerIds;
    expect(body.rounds[0]).toMatchObject({ playerIds: [a, g], substitutes: [{ playerId: g, instead: b, ...HURT }] });
  });

  it('where results of whole rounds count: nobody', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'best-rounds' } });
    const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
    const { body } = await test.ask('manager', `PATCH ${event.path}`, { playRule: { substitutes: true }, version: tournament.version });
    expect(Object.keys(body.errors)).toEqual(['playRule.substitutes']);
  });

  it('counts from the hole on, whoever was replaced before it; each by their own handicap, and it is explained', async () => {
    const event = await pairs();
    await play(event, 0, [1, 18]);
    await play(event, 1, [1, 7], { 2: -1, 7: -2 });
    await change(event, [0, 4], HURT);
    await play(event, 4, [6, 18], { 6: -3, 8: -1 });
    const [line] = (await board(event)).sides.lines;
    // Bình's birdie on 2 and Giang's on 8 count; not Bình's on 7, nor Giang's on 6
    expect([line.grossToPar, line.complete]).toEqual([-2, true]);
    const { body } = await test.ask(null, `GET /api/live/tournaments/${event.id}/explanation/${event.sideId}?basis=net`);
    // the list of sides is told by the facts, and by their ledger from before the substitute on
    const facts = (await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body;
    expect(checkFacts(facts)).toMatchObject({ findings: [], facts: { core: { result: { sides: { net: {} } } } } });
    expect(facts.core.sides.list.find(({ id }: { id: string }) => id === event.sideId).partners[1].plays).toEqual([[1, 2, 3, 4, 5, 6]]);
    const holes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const [a, b, , , g] = event.playerIds;
    expect(body.steps[0]).toEqual({
      code: 'side-partners',
      round: 1,
      partners: [
        { id: a, holes: holes(1, 18), handicap: 0 },
        { id: b, holes: holes(1, 6), handicap: 0 },
        { id: g, holes: holes(7, 18), handicap: 150 },
      ],
    });
  });

  it('goes by the order of play where the flight began elsewhere', async () => {
    const event = await pairs();
    await test.db.update(flight).set({ startingHole: 10 }).where(eq(flight.roundId, event.roundId));
    await play(event, 0, [10, 12]);
    await change(event, [0, 4], { fromHole: 3, reason: 'Đau lưng' });
    const [, b, , , g] = await cards(event);
    expect(b.side.plays).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2]);
    expect(g.side.plays).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('goes out in the flight of whoever has withdrawn, and their cards are waited for on no other hole', async () => {
    const event = await pairs({}, { formatRule: { basis: 'net', maximum: null } });
    await play(event, 0, [1, 18]);
    for (const nth of [2, 3]) await play(event, nth, [1, 18]);
    await play(event, 1, [1, 6]);
    await change(event, [0, 4], HURT);
    const [, b, , , g] = await cards(event);
    expect([b.status, g.status, g.flight]).toEqual(['WD', 'ok', '1']);
    expect(await blockers(event)).toEqual([expect.stringContaining('Nguyễn Giang')]);
    await play(event, 4, [7, 18]);
    expect(await blockers(event)).toEqual([]);
    expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).status).toBe(200);
    // alone they have no card to return
    const statusOf = async () => (await board(event)).lines.find(({ name }: { name: string }) => name === 'Nguyễn Giang').status;
    expect(await statusOf()).toBe('NR');
    expect((await board(event)).sides.lines.every(({ complete, status }: Record<string, unknown>) => complete && status === 'ok')).toBe(
      true,
    );
    await test.ask('manager', `POST ${event.roundPath}/reopen`);
    expect(await statusOf()).toBe('ok');
  });

  it('is taken back before their first score, and nobody returns after it', async () => {
    const event = await pairs();
    await play(event, 0, [1, 1]);
    await change(event, [0, 4], HURT);
    expect((await change(event, [0, 1])).body.rounds[0]).toMatchObject({ playerIds: event.playerIds.slice(0, 2), substitutes: [] });
    expect((await cards(event))[1].status).toBe('ok');
    await change(event, [0, 4], HURT);
    await play(event, 4, [7, 7]);
    expect((await change(event, [0, 1], { fromHole: 9, reason: 'Khỏe lại' })).body.code).toBe('side-round-has-scores');
  });

  it('is in the log with the reason; who withdrew for them is of another version, and comes back for nobody who came later', async () => {
    const players = Array.from({ length: 6 }, () => ({ handicapCourse: 0, handicapIndex: 0, flight: '1' }));
    const event = await pairs({ players });
    const [a, b, , , g, h] = event.playerIds;
    const versionOf = async (id?: string) =>
      (
        await test.db
          .select()
          .from(player)
          .where(eq(player.id, id ?? ''))
      )[0]?.version ?? 0;
    const versions = [await versionOf(a), await versionOf(b)];
    await play(event, 0, [1, 12]);
    await play(event, 1, [1, 6]);
    await change(event, [0, 4], HURT);
    expect([await versionOf(a), await versionOf(b)]).toEqual([versions[0], (versions[1] ?? 0) + 1]);
    const [told] = await test.db
      .select()
      .from(activity)
      .where(and(eq(activity.kind, 'updated'), eq(activity.subjectId, event.sideId)));
    expect(told).toMatchObject({ before: { playerIds: [a, b] }, after: { playerIds: [a, g], reason: HURT.reason } });
    await play(event, 4, [7, 9]);
    expect((await change(event, [0, 5], { ...HURT, fromHole: 10 })).body.rounds[0].playerIds).toEqual([a, h]);
    const { code, message } = (await change(event, [0, 1], { ...HURT, fromHole: 12 })).body;
    expect([code, message]).toEqual(['side-round-has-scores', expect.stringContaining('1')]);
  });

  it('is replaced on a hole that they play', async () => {
    const event = await pairs({ players: 6 });
    await play(event, 0, [1, 1]);
    await change(event, [0, 4], HURT);
    expect((await change(event, [0, 5], { fromHole: 5, reason: 'Mưa' })).body.errors).toHaveProperty('substitute.fromHole');
    const { body } = await change(event, [0, 5], { fromHole: 12, reason: 'Mưa' });
    const [, , , , g, h] = event.playerIds;
    expect(body.rounds[0].substitutes).toMatchObject([{ playerId: g }, { playerId: h, instead: g, fromHole: 12 }]);
    expect((await cards(event))[4].side.plays).toEqual([7, 8, 9, 10, 11]);
  });

  it('plays on in later rounds, also in one that is added', async () => {
    const event = await pairs();
    await play(event, 0, [1, 1]);
    await change(event, [0, 4], HURT);
    const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
    const { date, courseName, par, strokeIndex } = tournament.rounds[0];
    await test.ask('manager', `POST ${event.path}/rounds`, { date, courseName, par, strokeIndex });
    const side = (await test.ask('manager', `GET ${event.path}/sides`)).body.items.find(({ id }: { id: string }) => id === event.sideId);
    expect(side.rounds[1]).toMatchObject({ playerIds: [event.playerIds[0], event.playerIds[4]], substitutes: [] });
  });
});

describe('a substitute of a side of one ball', () => {
  const scramble = (): Promise<Made> => pairs({}, { play: 'scramble', playRule: { substitutes: true, drives: 2 } });
  const said = async (event: Made, hole: number, nth: number) => {
    const entry = { ...stroke(event.sideId, hole, 5), driveBy: event.playerIds[nth] };
    const { body } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [entry] });
    return body.outcomes[0].code ?? body.outcomes[0].outcome;
  };
  const fromThree = { fromHole: 3, reason: 'Đau lưng' };

  it('gives tee shots from their hole on, and whoever they replaced before it, also when it is told late', async () => {
    const event = await scramble();
    expect(await said(event, 1, 0)).toBe('applied');
    const [a, b, , , g] = event.playerIds;
    const { body } = await change(event, [4, 1], fromThree);
    expect(body.rounds[0]).toEqual({
      ...{ roundId: event.roundId, playerIds: [g, b] },
      substitutes: [{ playerId: g, instead: a, ...fromThree }],
    });
    expect([await said(event, 2, 0), await said(event, 3, 4)]).toEqual(['applied', 'applied']);
    expect([await said(event, 4, 0), await said(event, 2, 4), await said(event, 4, 2)]).toEqual(Array(3).fill('drive-not-of-side'));
  });

  it('comes in after the tee shots that stand of whoever leaves, in the order of play, or these are corrected first', async () => {
    const event = await scramble();
    for (const [hole, nth] of [
      [1, 0],
      [4, 0],
      [5, 1],
      [6, 0],
    ] as const)
      await said(event, hole, nth);
    const early = await change(event, [4, 1], fromThree);
    const sentence =
      'The tee shots of Nguyễn An are used on these holes: 4, 6. Choose a hole after these, or first correct whose tee shots they were.';
    expect([early.status, early.body.errors]).toEqual([422, { 'substitute.fromHole': [sentence] }]);
    expect((await change(event, [1], fromThree)).body.errors).toEqual({ 'substitute.fromHole': [sentence] });
    expect((await change(event, [0, 4], fromThree)).body.errors).toEqual({
      'substitute.fromHole': [expect.stringContaining('Nguyễn Bình are used on these holes: 5.')],
    });
    for (const hole of [4, 6]) await said(event, hole, 1);
    expect((await change(event, [4, 1], fromThree)).status).toBe(200);
  });

  it('goes by the order of play of the flight', async () => {
    const event = await scramble();
    const [made] = await test.db.insert(flight).values({ roundId: event.roundId, number: '9', startingHole: 10 }).returning();
    await test.db
      .update(card)
      .set({ flightId: made?.id ?? null })
      .where(eq(card.playerId, event.sideId));
    expect(await said(event, 10, 0)).toBe('applied');
    await change(event, [4, 1], fromThree);
    expect([await said(event, 18, 0), await said(event, 3, 4), await said(event, 2, 4)]).toEqual([
      'applied',
      'applied',
      'drive-not-of-side',
    ]);
  });

  it('is on the card with their holes beside whoever left, who owes no tee shot; the side plays off who plays on', async () => {
    const event = await scramble();
    await said(event, 1, 0);
    await change(event, [4, 1], fromThree);
    const { body } = await test.ask('reader', `GET ${event.roundPath}/scores`);
    const { partners } = body.cards.find(({ playerId }: { playerId: string }) => playerId === event.sideId).side;
    const [a, b, , , g] = event.playerIds;
    expect(partners.map(({ playerId, plays, gone }: Record<string, unknown>) => [playerId, plays, gone])).toEqual([
      [a, [1, 2], true],
      [g, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], false],
      [b, null, false],
    ]);
    const side = (await test.ask('manager', `GET ${event.path}/sides`)).body.items.find(({ id }: { id: string }) => id === event.sideId);
    // 0 × .35 + 18 × .15
    const line = (await board(event)).lines.find(({ playerId }: { playerId: string }) => playerId === event.sideId);
    expect([side.handicap, line.handicap]).toEqual([3, 3]);
  });

  it('is not waited for at the check-in once they left, nor is a handicap of theirs', async () => {
    const event = await scramble();
    await test.ask('reader', `PUT ${event.roundPath}/players/${event.playerIds[1]}/arrival`, { arrival: 'present' });
    await said(event, 1, 1);
    await change(event, [4, 1], fromThree);
    await test.ask('reader', `PUT ${event.roundPath}/players/${event.playerIds[4]}/arrival`, { arrival: 'present' });
    const { body } = await test.ask('reader', `GET ${event.roundPath}/flights`);
    const members = [...body.flights.flatMap(({ players }: { players: unknown[] }) => players), ...body.unassigned];
    expect(members.find(({ playerId }) => playerId === event.sideId)).toMatchObject({ arrival: 'present', partners: [{}, {}] });
  });

  it('is taken back while no tee shot of theirs is used, and nobody returns after it', async () => {
    const event = await scramble();
    await said(event, 1, 1);
    await change(event, [4, 1], fromThree);
    expect((await change(event, [0, 1])).body.rounds[0]).toMatchObject({ playerIds: event.playerIds.slice(0, 2), substitutes: [] });
    await change(event, [4, 1], fromThree);
    await said(event, 3, 4);
    expect((await change(event, [0, 1], { fromHole: 9, reason: 'Khỏe lại' })).body.code).toBe('side-round-has-scores');
  });

  it('need not come: a partner leaves from a hole on, and it is taken back', async () => {
    const event = await scramble();
    await said(event, 1, 0);
    expect((await change(event, [1], fromThree)).body.rounds[0].playerIds).toEqual([event.playerIds[1]]);
    expect([await said(event, 2, 0), await said(event, 3, 0)]).toEqual(['applied', 'drive-not-of-side']);
    expect((await change(event, [0, 1])).body.rounds[0].playerIds).toEqual(event.playerIds.slice(0, 2));
    expect(await said(event, 3, 0)).toBe('applied');
  });
});

describe('a substitute between rounds', () => {
  it('is waited for in the rounds that they play for their side, whatever their cards of the others say', async () => {
    const event = await pairs({ rounds: 2 });
    for (const nth of [0, 1, 2, 3]) await play(event, nth, [1, 18]);
    expect(await blockers(event)).toEqual([expect.stringContaining('Nguyễn Giang')]);
    await change(event, [0, 4], undefined, 1);
    expect(await blockers(event)).toEqual([]);
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    const [first, second] = [await cards(event, 0), await cards(event, 1)];
    expect([first[4].status, first[4].side.plays]).toEqual(['NR', []]);
    expect([second[4].status, second[1].side.plays]).toEqual(['ok', []]);
  });
});
