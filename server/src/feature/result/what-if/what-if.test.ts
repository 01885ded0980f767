import type { Difference, WhatIf } from '@fairway/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, seedCountedHoles, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { type CompetitionFacts, competitionFacts } from '../../../engine/competition/competition.ts';
import { blankCard, cardKey } from '../../../engine/competition/entry/card-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { findDivisions } from '../../field/division/store.ts';
import { differenceOf } from './difference.ts';
import { inDivisions, withScores } from './tried.ts';
import { resultsOf } from './what-if.ts';

const test = await testApp();

const results = async ({ path }: Event) => ({
  board: (await test.ask('reader', `GET ${path}/leaderboard`)).body,
  winners: (await test.ask('reader', `GET ${path}/winners`)).body.items,
});
const whatIf = async ({ path }: Event, tried: WhatIf): Promise<Difference> => {
  const { status, body } = await test.ask('reader', `POST ${path}/what-if`, tried);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

/** Two divisions of three; Bình and Chi, Dũng and Giang are level on net or gross, and Hà's handicap is beyond the cap. */
async function playedEvent(): Promise<Event> {
  const handicaps = [4, 8, 9, 18, 24, 45];
  const event = await seedEvent(test.db, test.clubId, {
    players: handicaps.map((handicap) => ({ handicapCourse: handicap * 10, handicapIndex: handicap * 10 })),
    divisions: ['A', 'B'],
    settings: {
      awards: [
        { kind: 'best-gross', main: true },
        { kind: 'division', main: true },
      ],
    },
  });
  const over: readonly Readonly<Record<number, number>>[] = [
    { 1: 4, 18: 1 },
    { 2: 4, 17: 5 },
    { 3: 5, 11: 5 },
    { 1: 4, 5: 4, 9: 9 },
    { 2: 6, 6: 6, 10: 11 },
    { 3: 9, 12: 9, 17: 20 },
  ];
  await test.ask('reader', `POST ${event.roundPath}/entries`, {
    entries: over.flatMap((changes, at) => wholeCard(event.playerIds[at] ?? '', cardOver(changes))),
  });
  const place = async (divisionId: string | undefined, range: object) =>
    test.ask('manager', `PATCH /api/divisions/${divisionId}`, { version: 1, ...range });
  await place(event.divisionIds[0], { handicapCourseTo: 15 });
  await place(event.divisionIds[1], { handicapCourseFrom: 16 });
  for (const [at, playerId] of event.playerIds.entries()) await putInto(event, playerId, event.divisionIds[at < 3 ? 0 : 1] ?? null);
  return event;
}

async function putInto({ path }: Event, playerId: string, divisionId: string | null) {
  const { items } = (await test.ask('manager', `GET ${path}/players`)).body;
  const { version } = items.find(({ id }: { id: string }) => id === playerId);
  const { status } = await test.ask('manager', `PATCH ${path}/players/${playerId}`, { version, divisionId });
  expect(status).toBe(200);
}

async function setUp({ path }: Event, settings: object) {
  const { version } = (await test.ask('manager', `GET ${path}`)).body;
  const { status } = await test.ask('manager', `PATCH ${path}`, { version, ...settings });
  expect(status).toBe(200);
}

type Kind = { tried: (event: Event) => WhatIf; write: (event: Event, told: Difference) => Promise<void> };

const ofSettings = (settings: NonNullable<WhatIf['settings']>): Kind => ({
  tried: () => ({ settings }),
  write: (event) => setUp(event, settings),
});

const KINDS: Readonly<Record<string, Kind>> = {
  'a tie rule': ofSettings({ tiebreak: 'countback', countback: '18-to-1' }),
  'a cap': ofSettings({ capAbove: 18, capCountsAs: 18 }),
  'the day handicap': ofSettings({ calculateHandicapDay: 'system-36' }),
  'a range of a division': {
    tried: ({ divisionIds: [a = '', b = ''] }) => ({
      divisions: [
        { id: a, handicapCourseTo: 8 },
        { id: b, handicapCourseFrom: 9 },
      ],
    }),
    write: async (event, { moves }) => {
      const [a, b] = event.divisionIds;
      for (const [id, range] of [[a, { handicapCourseTo: 8 }] as const, [b, { handicapCourseFrom: 9 }] as const])
        await test.ask('manager', `PATCH /api/divisions/${id}`, { version: 2, ...range });
      expect(moves.map(({ name, from, to }) => [name, from, to])).toEqual([[nameOf(2), a, b]]);
      for (const { playerId, to } of moves) await putInto(event, playerId, to);
    },
  },
  'a score': {
    tried: ({ playerIds, roundId }) => ({ scores: [{ playerId: playerIds[1] ?? '', roundId, hole: 17, score: 3 }] }),
    write: async ({ playerIds: [, playerId = ''], roundPath }) => {
      const { body } = await test.ask('reader', `GET ${roundPath}/players/${playerId}/entries`);
      const replaces = body.items.find(({ hole }: { hole: number }) => hole === 17).id;
      await test.ask('reader', `POST ${roundPath}/entries`, { entries: [stroke(playerId, 17, 3, { replaces })] });
    },
  },
};

describe('what if', () => {
  it.each(Object.entries(KINDS))('%s were changed: tells what the change then does, and saves nothing', async (_name, { tried, write }) => {
    const event = await playedEvent();
    const before = await results(event);
    const told = await whatIf(event, tried(event));
    expect(await results(event)).toEqual(before);
    expect(told.places.length + told.prizes.length).toBeGreaterThan(0);
    await write(event, told);
    expect(told).toEqual(differenceOf(before, await results(event)));
  });

  it('tells several changes together', async () => {
    const event = await playedEvent();
    const told = await whatIf(event, { ...KINDS['a cap']?.tried(event), ...KINDS['a score']?.tried(event) });
    const before = await results(event);
    await KINDS['a cap']?.write(event, told);
    await KINDS['a score']?.write(event, told);
    expect(told).toEqual(differenceOf(before, await results(event)));
  });

  it.each(Object.entries(KINDS))(
    '%s were changed: tells why a player stands where they do now, and would',
    async (_name, { tried, write }) => {
      const event = await playedEvent();
      const list = `${event.playerIds[1]}?basis=net&within=division`;
      const reasons = async () => (await test.ask('reader', `GET ${event.path}/leaderboard/${list}`)).body;
      const before = await reasons();
      const told = (await test.ask('reader', `POST ${event.path}/what-if/${list}`, tried(event))).body;
      await write(event, await whatIf(event, tried(event)));
      expect(told).toEqual({ before, after: await reasons() });
    },
  );

  it('compares gross alone while the holes of a Peoria are not published, and nets after that', async () => {
    const event = await playedEvent();
    await seedCountedHoles(test.db, event.roundId, [1, 3, 5, 10, 12, 14]);
    const tried = { settings: { calculateHandicapDay: 'peoria' as const } };
    const hidden = await whatIf(event, tried);
    expect([hidden.bases, hidden.handicapPending, hidden.places, hidden.prizes]).toEqual([['gross'], true, [], []]);
    await seedCountedHoles(test.db, event.roundId, [1, 3, 5, 10, 12, 14], new Date());
    const published = await whatIf(event, tried);
    expect([published.bases.includes('net'), published.handicapPending, published.places.length > 0]).toEqual([true, false, true]);
  });

  it('says what cannot be: settings that do not go together, a reversed range, an unknown player, a final result', async () => {
    const event = await playedEvent();
    const ask = async (tried: object) => {
      const { status, body } = await test.ask('reader', `POST ${event.path}/what-if`, tried);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await ask({ settings: { capAbove: 18, capCountsAs: 20 } })).toEqual([422, ['capCountsAs']]);
    expect(await ask({ settings: { tiebreak: 'coin' } })).toEqual([422, ['tiebreak']]);
    expect(await ask({ divisions: [{ id: event.divisionIds[0], handicapCourseFrom: 30 }] })).toEqual([422, ['handicapCourseFrom']]);
    const [a] = event.divisionIds;
    const twice = [
      { id: a, handicapCourseTo: 8 },
      { id: a, handicapCourseTo: 10 },
    ];
    expect(await ask({ divisions: twice })).toEqual([422, ['divisions.1']]);
    const onHole = (score: number) => ({ playerId: event.playerIds[0], roundId: event.roundId, hole: 1, score });
    expect(await ask({ scores: [onHole(4), { ...onHole(4), hole: 2 }, onHole(5)] })).toEqual([422, ['scores.2']]);
    const stranger = { playerId: event.roundId, roundId: event.roundId, hole: 1, score: 4 };
    expect(await ask({ scores: [stranger] })).toEqual([404, []]);
    for (const step of [`rounds/${event.roundId}/finish`, 'close']) await test.ask('manager', `POST ${event.path}/${step}`);
    expect((await test.ask('reader', `POST ${event.path}/what-if`, {})).body.code).toBe('tournament-ended');
  });
});

describe('what changes nothing', () => {
  const score = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 2, max: 9 }) }, fc.constantFrom('pickup' as const, null));
  const card = fc.array(score, { minLength: 18, maxLength: 18 });
  const anyone = fc.record({ card, handicap: fc.option(fc.integer({ min: 0, max: 400 })), division: fc.constantFrom(0, 1, null) });

  it('changes no place, no prize and no division, whatever the scores and handicaps', async () => {
    const event = await playedEvent();
    const facts = await competitionFacts(test.db, await requireTournamentFacts(test.db, event.id));
    const rows = await findDivisions(test.db, event.id);
    const blank = blankCard({ par: cardOver() });
    fc.assert(
      fc.property(fc.tuple(...event.playerIds.map(() => anyone)), (people) => {
        const given: CompetitionFacts = {
          ...facts,
          tournament: { ...facts.tournament, calculateHandicapDay: 'system-36' },
          players: facts.players.map((player, at) => ({
            ...player,
            handicapCourse: people[at]?.handicap ?? null,
            divisionId: event.divisionIds[people[at]?.division ?? -1] ?? null,
          })),
          cards: new Map(
            facts.players.map(({ id }, at) => [cardKey(id, event.roundId), { ...blank, scores: people[at]?.card ?? blank.scores }]),
          ),
        };
        const ranges = { rows, tournament: given.tournament };
        const same: CompetitionFacts = {
          ...given,
          players: inDivisions(given, ranges, ranges),
          cards: withScores(
            given,
            given.players.flatMap(({ id }, at) =>
              (people[at]?.card ?? []).map((one, hole) => ({ playerId: id, roundId: event.roundId, hole: hole + 1, score: one })),
            ),
          ),
        };
        const { places, prizes, moves } = differenceOf(resultsOf(given, []), resultsOf(same, []));
        expect([places, prizes, moves]).toEqual([[], [], []]);
      }),
    );
  });
});

describe('what is tried of sides', () => {
  /** An and Bình, of 0 and 36, make pars; Chi and Dũng, of 18, too, with a birdie. */
  const fourBalls = async (): Promise<Event & { sideIds: string[] }> => {
    const players = [0, 360, 180, 180].map((handicap) => ({ handicapCourse: handicap, handicapIndex: handicap }));
    const event = await seedEvent(test.db, test.clubId, { players, settings: { play: 'four-ball', awards: [] } });
    const [a, b, c, d] = event.playerIds;
    const sides = [
      { name: 'Cặp 1', partners: [a, b] },
      { name: 'Cặp 2', partners: [c, d] },
    ];
    const { body } = await test.ask('manager', `POST ${event.path}/sides`, { sides });
    await test.ask('reader', `POST ${event.roundPath}/entries`, {
      entries: event.playerIds.flatMap((id, nth) => wholeCard(id, cardOver(nth === 2 ? { 18: -1 } : {}))),
    });
    return { ...event, sideIds: body.items.map(({ id }: { id: string }) => id) };
  };

  it('with a ball each names the sides that change place, before the players', async () => {
    const event = await fourBalls();
    const { places } = await whatIf(event, { settings: { capAbove: 10, capCountsAs: 10 } });
    const net = places.filter(({ basis }) => basis === 'net');
    expect(
      net.slice(0, 2).map(({ playerId, name, isSide, field }) => [playerId, name, isSide, field.before?.position, field.after?.position]),
    ).toEqual([
      [event.sideIds[1], 'Cặp 2', true, 2, 1],
      [event.sideIds[0], 'Cặp 1', true, 1, 2],
    ]);
    expect(net.slice(2).every(({ isSide }) => !isSide)).toBe(true);
    const tried = { settings: { capAbove: 10, capCountsAs: 10 } };
    const why = await test.ask('reader', `POST ${event.path}/what-if/${event.sideIds[0]}?basis=net&within=field`, tried);
    expect([why.status, why.body.after?.steps.length > 0]).toEqual([200, true]);
  });

  it('with one ball is refused a handicap of the day, as when it is saved', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 4, settings: { play: 'scramble' } });
    const { status, body } = await test.ask('reader', `POST ${event.path}/what-if`, { settings: { calculateHandicapDay: 'peoria' } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['calculateHandicapDay']]);
  });
});
