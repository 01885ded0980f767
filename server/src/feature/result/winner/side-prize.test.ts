import type { Winner } from '@fairway/api';
import { type Checked, checkFacts, type DayFacts } from '@fairway/facts';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, measurementOf, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { player } from '../../../db/schema/field/player.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });

type Settings = NonNullable<Parameters<typeof seedEvent>[2]>['settings'];

/** Six scratch players in three pairs; player n needs n strokes more than par, all on hole n + 1. */
async function played(awards: readonly object[], settings: Settings = {}): Promise<Event & { sideIds: string[] }> {
  const players = Array.from({ length: 6 }, () => ({ handicapCourse: 0, handicapIndex: 0 }));
  const event = await seedEvent(test.db, test.clubId, { players, settings: { play: 'four-ball', awards: awards as never, ...settings } });
  const [a, b, c, d, e, f] = event.playerIds;
  const { body } = await test.ask('manager', `POST ${event.path}/sides`, {
    sides: [
      { name: 'Cặp 1', partners: [a, f] },
      { name: 'Cặp 2', partners: [b, e] },
      { name: 'Cặp 3', partners: [c, d] },
    ],
  });
  const over: Record<number, number>[] = [{ 1: 0 }, { 1: 1 }, { 1: 2, 2: 1 }, { 1: 3, 2: 1 }, { 1: 4 }, { 1: 5 }];
  const entries = event.playerIds.flatMap((id, nth) => wholeCard(id, cardOver(over[nth] ?? {})));
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
  return { ...event, sideIds: body.items.map(({ id }: { id: string }) => id) };
}

async function change(event: Event, id: string, wanted: object): Promise<void> {
  const { items } = (await test.ask('manager', `GET ${event.path}/players`)).body;
  const { version } = items.find((one: { id: string }) => one.id === id);
  const changed = await test.ask('manager', `PATCH ${event.path}/players/${id}`, { ...wanted, version });
  expect(changed.body).toMatchObject(wanted);
}

/** The facts of a day that is closed, with its winners published. */
async function finalFacts(event: Event): Promise<DayFacts> {
  await test.ask('manager', `POST ${event.roundPath}/finish`);
  const { boardVersion } = (await test.ask('reader', `GET ${event.path}/winners`)).body;
  expect((await test.ask('manager', `PUT ${event.path}/winners/publication`, { boardVersion })).status).toBe(200);
  expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
  return (await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body;
}

const winners = async (event: Event): Promise<Winner[]> => (await test.ask('reader', `GET ${event.path}/winners`)).body.items;
const named = (items: readonly Winner[]) => items.map(({ winner }) => winner?.name);
const BEST_GROSS = { kind: 'best-gross', main: true };

describe('prizes where sides play a ball each', () => {
  it('go to sides by the list of sides, with their partners, and to single players where the plan says so', async () => {
    const items = await winners(await played([BEST_GROSS, { ...BEST_GROSS, places: 2, wonBy: 'players' }, { kind: 'king-of-par' }]));
    expect(items[0]?.winner).toMatchObject({ name: 'Cặp 1', gross: 72, handicap: null });
    expect(items[0]?.winner?.partners?.map(({ name }) => name)).toEqual(['Nguyễn An', 'Nguyễn Hà']);
    // An has a main prize with Cặp 1 already
    expect(named(items)).toEqual(['Cặp 1', 'Nguyễn Bình', 'Nguyễn Chi', 'Nguyễn An']);
    expect(items[1]?.passedOver).toMatchObject([{ name: 'Nguyễn An', reason: 'holds-main-prize', award: { kind: 'best-gross' } }]);
  });

  it('with several main prizes a golfer may win with their side and alone', async () => {
    const items = await winners(await played([BEST_GROSS, { ...BEST_GROSS, wonBy: 'players' }], { oneMainPrizeEach: false }));
    expect(named(items)).toEqual(['Cặp 1', 'Nguyễn An']);
  });

  it('move on to the next side when all partners are absent, and are given to a side by hand', async () => {
    const event = await played([BEST_GROSS]);
    for (const id of [event.playerIds[0], event.playerIds[5]]) await change(event, id ?? '', { absent: true });
    expect(named(await winners(event))).toEqual(['Cặp 2']);
    const { body } = await test.ask('reader', `GET ${event.path}/winners`);
    const given = await test.ask('manager', `PUT ${event.path}/winners/${event.awardIds['best-gross']}/decision`, {
      playerId: event.sideIds[2],
      byHand: true,
      reason: 'Ban tổ chức quyết định',
      boardVersion: body.boardVersion,
    });
    expect(named(given.body.items)).toEqual(['Cặp 3']);
  });

  it('are published with the id of the side, and computed again from the facts in one plan with those of players', async () => {
    const event = await played([BEST_GROSS, { ...BEST_GROSS, wonBy: 'players' }]);
    const facts = await finalFacts(event);
    const seen = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(seen.winners.map(({ playerId }: { playerId: string }) => playerId)).toEqual([event.sideIds[0], event.playerIds[1]]);
    // six golfers and three sides, by net and by gross
    expect(checkFacts(facts)).toMatchObject({
      findings: [],
      places: { agree: 18, all: 18 },
      winners: { agree: 2, all: 2 },
      signature: { holds: true },
      facts: { final: true },
    });
    expect(facts.core.prizes?.awards.map(({ of }) => of)).toEqual(['sides', undefined]);
    expect(facts.core.prizes).toMatchObject({ guests: [], absent: [] });
    const another = { ...facts.core.result.winners, [event.awardIds['best-gross'] ?? '']: event.sideIds[1] ?? '' };
    const changed = { ...facts, core: { ...facts.core, result: { ...facts.core.result, winners: another } } };
    expect((checkFacts(changed) as Checked).findings).toContainEqual({
      ...{ of: 'winner', award: event.awardIds['best-gross'] },
      ...{ said: event.sideIds[1], own: event.sideIds[0] },
    });
  });

  it('keep their published winners in the facts when the plan is put into another order', async () => {
    const event = await played([BEST_GROSS, { ...BEST_GROSS, wonBy: 'players' }], { oneMainPrizeEach: false });
    const { body: answer } = await test.ask('editor', `GET ${event.path}/winners`);
    await test.ask('manager', `PUT ${event.path}/winners/publication`, { boardVersion: answer.boardVersion });
    const { body: now } = await test.ask('reader', `GET ${event.path}`);
    await test.ask('manager', `PATCH ${event.path}`, { version: now.version, awards: now.awards.toReversed() });
    const { body: facts } = await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`);
    expect(checkFacts(facts)).toMatchObject({ findings: [], winners: { agree: 2, all: 2 } });
  });

  it('tell in the facts which side was passed over, as guests or as absent, and not which of its partners is what', async () => {
    const awards = [
      { ...BEST_GROSS, membersOnly: true },
      { ...BEST_GROSS, main: false, places: 2 },
    ];
    const event = await played(awards);
    const [a = '', b = '', , , e = '', f = ''] = event.playerIds;
    for (const id of [a, b, e]) await change(event, id, { member: true });
    for (const id of [a, f]) await change(event, id, { absent: true });
    const facts = await finalFacts(event);
    expect(checkFacts(facts)).toMatchObject({ findings: [], winners: { agree: 3, all: 3 } });
    const [first = '', second = '', third = ''] = event.sideIds;
    expect(Object.values(facts.core.result.winners ?? {})).toEqual(expect.arrayContaining([second, third]));
    expect(facts.core.prizes).toMatchObject({ guests: [first], absent: [first] });
  });

  it('are computed again where the committee chose among level sides, or put one there by hand', async () => {
    const event = await played([BEST_GROSS, { ...BEST_GROSS, name: 'Nhì', places: 1 }]);
    const { body } = await test.ask('reader', `GET ${event.path}/winners`);
    const given = await test.ask('manager', `PUT ${event.path}/winners/${event.awardIds['best-gross']}/decision`, {
      ...{ playerId: event.sideIds[2], byHand: true, reason: 'Ban tổ chức quyết định', boardVersion: body.boardVersion },
    });
    expect(given.status).toBe(200);
    const facts = await finalFacts(event);
    expect(checkFacts(facts)).toMatchObject({ findings: [], winners: { agree: 2, all: 2 } });
    expect(Object.values(facts.core.prizes?.byHand ?? {})).toEqual([event.sideIds[2]]);
  });
});

describe('a scramble', () => {
  it('has facts whose competitors are the sides, and from which the shot of a partner wins again; its winners come with their partners', async () => {
    const sideAwards = [{ kind: 'longest-drive', holes: '7', main: true }] as never;
    const event = await played([BEST_GROSS, { kind: 'best-net', main: true }], { play: 'scramble', sideAwards });
    const entries = event.sideIds.flatMap((id, nth) => wholeCard(id, cardOver({ 1: nth })));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    const longest = measurementOf(event.playerIds[3] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 25_000 });
    await test.ask('reader', `POST ${event.roundPath}/measurements`, longest);
    const items = await winners(event);
    expect(items[0]?.winner).toMatchObject({ name: 'Cặp 1', partners: [{ name: 'Nguyễn An' }, { name: 'Nguyễn Hà' }] });
    expect(named(items)).toEqual(['Cặp 1', 'Cặp 2', 'Nguyễn Dũng']);
    const facts = await finalFacts(event);
    const seen = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(seen.winners.at(-1)).toMatchObject({ playerId: event.playerIds[3], centimetres: 25_000 });
    expect(checkFacts(facts)).toMatchObject({ findings: [], places: { agree: 6, all: 6 }, winners: { agree: 3, all: 3 } });
    const { names, core } = facts;
    expect(core.competitors.map(({ id }) => names.competitors[id]).sort()).toEqual(['Cặp 1', 'Cặp 2', 'Cặp 3']);
    const [won = ''] = Object.values(core.result.winners ?? {}).filter((id) => id === event.playerIds[3]);
    expect(names.competitors[won ?? '']).toBe('Nguyễn Dũng');
  });

  it('gives no prize for a shot to a partner who is absent, though their side is not', async () => {
    const sideAwards = [{ kind: 'longest-drive', holes: '7', main: true }] as never;
    const event = await played([], { play: 'scramble', sideAwards });
    for (const [nth, centimetres] of [25_000, 24_000].entries()) {
      const shot = measurementOf(event.playerIds[nth + 2] ?? '', { kind: 'longest-drive', hole: 7, centimetres });
      await test.ask('reader', `POST ${event.roundPath}/measurements`, shot);
    }
    expect(named(await winners(event))).toEqual(['Nguyễn Chi']);
    await change(event, event.playerIds[2] ?? '', { absent: true });
    const [award] = await winners(event);
    expect(award).toMatchObject({ winner: { name: 'Nguyễn Dũng' }, passedOver: [{ name: 'Nguyễn Chi', reason: 'absent' }] });
  });

  it.each([
    [true, 'partner-no-handicap-course'],
    [false, 'partner-no-handicap-index'],
  ])('by net names the partners without a handicap, not their sides (course handicaps: %s)', async (useHandicapCourse, code) => {
    const event = await played([{ kind: 'best-net', main: true }], { play: 'scramble', useHandicapCourse });
    await test.db
      .update(player)
      .set({ handicapCourse: null, handicapIndex: null })
      .where(inArray(player.id, event.playerIds.slice(2, 4)));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: event.sideIds.flatMap((id) => wholeCard(id, cardOver({}))) });
    const { status, body } = await test.ask('reader', `GET ${event.path}/winners`);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/Nguyễn Chi, Nguyễn Dũng/);
  });
});
