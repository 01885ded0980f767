import type { Winner } from '@fairway/api';
import { type Checked, checkFacts } from '@fairway/facts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { cardOver, type Event, measurementOf, seedEvent, wholeCard } from '../../../test/kit/event.ts';

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
    for (const id of [event.playerIds[0], event.playerIds[5]]) {
      const { body } = await test.ask('manager', `GET ${event.path}/players`);
      const { version } = body.items.find((one: { id: string }) => one.id === id);
      expect((await test.ask('manager', `PATCH ${event.path}/players/${id}`, { absent: true, version })).status).toBe(200);
    }
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

  it('are published with the id of the side, and the facts still check', async () => {
    const event = await played([BEST_GROSS, { ...BEST_GROSS, wonBy: 'players' }]);
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    const { body } = await test.ask('reader', `GET ${event.path}/winners`);
    const published = await test.ask('manager', `PUT ${event.path}/winners/publication`, { boardVersion: body.boardVersion });
    expect(published.status).toBe(200);
    const seen = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(seen.winners.map(({ playerId }: { playerId: string }) => playerId)).toEqual([event.sideIds[0], event.playerIds[1]]);
    expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
    const facts = (await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body;
    const checked = checkFacts(facts) as Checked;
    // six golfers and three sides, by net and by gross
    expect(checked).toMatchObject({
      findings: [],
      places: { agree: 18, all: 18 },
      winners: { agree: 1, all: 1 },
      signature: { holds: true },
      facts: { final: true },
    });
    expect(checked.facts.core.prizes?.held).toEqual({
      [event.playerIds[0] ?? '']: event.awardIds['best-gross'],
      [event.playerIds[5] ?? '']: event.awardIds['best-gross'],
    });
  });
});

describe('a scramble', () => {
  it('has facts whose competitors are the sides, and which check; its winners come with their partners', async () => {
    const sideAwards = [{ kind: 'longest-drive', holes: '7', main: true }] as never;
    const event = await played([BEST_GROSS, { kind: 'best-net', main: true }], { play: 'scramble', sideAwards });
    const entries = event.sideIds.flatMap((id, nth) => wholeCard(id, cardOver({ 1: nth })));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    const longest = measurementOf(event.playerIds[2] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 25_000 });
    await test.ask('reader', `POST ${event.roundPath}/measurements`, longest);
    const items = await winners(event);
    expect(items[0]?.winner).toMatchObject({ name: 'Cặp 1', partners: [{ name: 'Nguyễn An' }, { name: 'Nguyễn Hà' }] });
    expect(named(items)).toEqual(['Cặp 1', 'Cặp 2', 'Nguyễn Chi']);
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    const { boardVersion } = (await test.ask('reader', `GET ${event.path}/winners`)).body;
    await test.ask('manager', `PUT ${event.path}/winners/publication`, { boardVersion });
    expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
    const seen = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(seen.winners.at(-1)).toMatchObject({ playerId: event.playerIds[2], centimetres: 25_000 });
    const facts = (await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body;
    expect(checkFacts(facts)).toMatchObject({ findings: [], places: { agree: 6, all: 6 }, winners: { agree: 2, all: 2 } });
    expect(Object.values(facts.names.competitors).sort()).toEqual(['Cặp 1', 'Cặp 2', 'Cặp 3']);
  });
});
