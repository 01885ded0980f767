import type { CountbackRule, StaffBoardLine, TiebreakRule } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, nameOf, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();

type Over = Readonly<Record<number, number>>;
type Player = NonNullable<Exclude<Parameters<typeof seedEvent>[2], undefined>['players']>;
type Given = {
  keys: TiebreakRule['net'];
  settings?: object;
  countback?: CountbackRule;
  players?: Exclude<Player, number>;
  nines?: string[];
  /** Of each round the strokes over par of both. */
  rounds: readonly (readonly [Over, Over])[];
};

const SCRATCH = { handicapCourse: 0, handicapIndex: 0 };

async function played({ keys, countback = [], settings = {}, players = [SCRATCH, SCRATCH], nines, rounds }: Given): Promise<Event> {
  const order = { gross: keys, net: keys, points: keys };
  const rules = { tiebreakRule: order, countbackRule: countback, ...settings };
  const event = await seedEvent(test.db, test.clubId, { players, rounds: rounds.length, settings: { awards: [], ...rules } });
  if (nines) await test.db.update(round).set({ nines }).where(eq(round.tournamentId, event.id));
  for (const [nth, both] of rounds.entries()) {
    const entries = both.flatMap((over, at) => wholeCard(event.playerIds[at] ?? '', cardOver(over)));
    const path = `${event.path}/rounds/${event.roundIds[nth]}` as const;
    expect((await test.ask('reader', `POST ${path}/entries`, { entries })).status).toBe(200);
  }
  return event;
}

/** The names on the net list, those who share the first place joined. */
async function netList(event: Event): Promise<string[]> {
  const { lines } = (await test.ask('reader', `GET ${event.path}/leaderboard`)).body;
  const sorted = (lines as StaffBoardLine[]).toSorted((a, b) => (a.places.net?.position ?? 9) - (b.places.net?.position ?? 9));
  return sorted[0]?.places.net?.tied ? ['shared'] : sorted.map(({ name }) => name);
}
const [AN, BINH] = [nameOf(0), nameOf(1)];

describe('players level on net are separated', () => {
  it.each<[string, Given, string]>([
    [
      'by the lower gross',
      { keys: ['gross'], players: [{ handicapCourse: 90 }, { handicapCourse: 80 }], rounds: [[{ 1: 9 }, { 1: 8 }]] },
      BINH,
    ],
    ['by age', { keys: ['age'], players: [SCRATCH, { ...SCRATCH, birthYear: 1960 }], rounds: [[{}, {}]] }, BINH],
    ['by gender', { keys: ['gender'], players: [SCRATCH, { ...SCRATCH, gender: 'f' }], rounds: [[{}, {}]] }, BINH],
    [
      'by the last round',
      {
        keys: ['last-round'],
        rounds: [
          [{}, { 1: 1 }],
          [{ 1: 1 }, {}],
        ],
      },
      BINH,
    ],
    [
      'by the last rounds together, before the last one alone',
      {
        keys: ['last-rounds'],
        rounds: [
          [{}, { 1: 1 }],
          [{ 1: 3 }, {}],
          [{}, { 1: 2 }],
        ],
      },
      BINH,
    ],
    [
      'by the last holes of the nine of a name, wherever it is played',
      { keys: ['countback'], countback: [{ nine: 'Hồ', last: 3 }], nines: ['Hồ', 'Đồi'], rounds: [[{ 8: 1 }, { 1: 1 }]] },
      BINH,
    ],
    [
      'by no nine that is not played',
      { keys: ['countback'], countback: [{ nine: 'Núi', last: 3 }], nines: ['Hồ', 'Đồi'], rounds: [[{ 8: 1 }, { 1: 1 }]] },
      'shared',
    ],
  ])('%s', async (_, given, first) => {
    expect((await netList(await played(given)))[0]).toBe(first);
  });

  it('by the order of a play-off, once it is written; by players of the tournament, each once', async () => {
    const event = await played({ keys: ['manual'], rounds: [[{}, {}]] });
    expect(await netList(event)).toEqual(['shared']);
    const write = async (tieOrder: unknown[]) => {
      const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
      return test.ask('manager', `PATCH ${event.path}`, { version, tieOrder });
    };
    const [an = '', binh = ''] = event.playerIds;
    for (const wrong of [[crypto.randomUUID()], [an, an]]) {
      const { status, body } = await write(wrong);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['tieOrder']]);
    }
    expect((await write([binh, an])).body.tieOrder).toEqual([binh, an]);
    expect(await netList(event)).toEqual([BINH, AN]);
    const copy = (await test.ask('manager', `POST ${event.path}/copy`, { name: 'Giải thu', date: '2026-09-01' })).body;
    expect(copy.tieOrder).toEqual([]);
  });

  it('which loses a player who is deleted', async () => {
    const event = await played({ keys: ['manual'], rounds: [[{}, {}]] });
    const [an = '', gone = ''] = event.playerIds;
    await test.db.update(tournament).set({ tieOrder: [gone, an] });
    await test.db.delete(entry);
    expect((await test.ask('manager', `DELETE ${event.path}/players/${gone}`)).status).toBe(204);
    expect((await test.ask('manager', `GET ${event.path}`)).body.tieOrder).toEqual([an]);
  });
});

describe('a countback by net takes off', () => {
  const level = [{ handicapCourse: 90 }, { handicapCourse: 80 }];
  /** 41 and 41 on the last nine; of 41 and 40 the last six say the opposite. */
  const SAME: readonly [Over, Over] = [
    { 1: 4, 13: 5 },
    { 1: 3, 10: 3, 13: 2 },
  ];
  const ONE_MORE: readonly [Over, Over] = [
    { 1: 4, 10: 4, 13: 1 },
    { 1: 4, 13: 4 },
  ];
  it.each<['exact' | 'rounded' | 'received', readonly [Over, Over], string]>([
    ['exact', SAME, AN],
    ['received', SAME, BINH],
    ['exact', ONE_MORE, BINH],
    ['rounded', ONE_MORE, AN],
  ])('the %s share of the handicap, of %j', async (countbackShare, over, first) => {
    const countback: CountbackRule = [{ last: 9 }, { last: 6 }];
    const event = await played({ keys: ['countback'], countback, settings: { countbackShare }, players: level, rounds: [over] });
    expect((await netList(event))[0]).toBe(first);
  });
});
