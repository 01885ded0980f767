import type { MeasurementFact, SideAwardHole, Winner } from '@fairway/api';
import type { SideAwardKind } from '@fairway/api/choice/field/award';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, measurementOf, nameOf, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { pagesOfPdf } from '../../../../test/kit/paper/pdf.ts';

const test = await testApp();

type Line = { kind: SideAwardKind; holes: string; main?: boolean; membersOnly?: boolean };
type Given = Parameters<typeof measurementOf>[1];

/** Two men, then two women. */
async function seeded(sideAwards: readonly Line[], rounds = 1): Promise<Event> {
  const players = [{ member: true }, {}, { gender: 'f' as const }, { gender: 'f' as const }];
  return seedEvent(test.db, test.clubId, { players, rounds, settings: { awards: [], sideAwards: [...sideAwards] } });
}
const drives = () => seeded([{ kind: 'longest-drive', holes: '7m, 7f' }]);

const measure = (event: Event, nth: number, given: Partial<Given>, path = event.roundPath) => {
  const measured = measurementOf(event.playerIds[nth] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 24_500, ...given });
  return test.ask('reader', `POST ${path as '/'}/measurements`, measured);
};
const listOf = async (event: Event): Promise<SideAwardHole[]> => (await test.ask('reader', `GET ${event.path}/side-awards`)).body.items;
/** The number of each player with a shot, their place or why there is none, and the distance. */
const shotsOf = async (event: Event, nth = 0) =>
  (await listOf(event))[nth]?.shots.map(({ playerId, place, cause, centimetres }) => [
    event.playerIds.indexOf(playerId),
    place ?? cause,
    centimetres,
  ]);
const winnersOf = async (event: Event) =>
  ((await test.ask('reader', `GET ${event.path}/winners`)).body.items as Winner[]).map(({ winner }) =>
    winner === null ? null : [event.playerIds.indexOf(winner.playerId), winner.value],
  );
const historyOf = async (event: Event, nth: number): Promise<MeasurementFact[]> =>
  (await test.ask('reader', `GET ${event.roundPath}/players/${event.playerIds[nth]}/measurements`)).body.items;
/** The id of the measurement that counts of a player. */
const standing = async (event: Event, nth: number) =>
  (await listOf(event))[0]?.shots.find(({ playerId }) => playerId === event.playerIds[nth])?.id ?? null;

describe('a measured shot', () => {
  it('counts at once, the farthest first, on the board too', async () => {
    const event = await drives();
    await measure(event, 0, { centimetres: 24_500 });
    await measure(event, 1, { centimetres: 25_100 });
    expect(await shotsOf(event)).toEqual([
      [1, 1, 25_100],
      [0, 2, 24_500],
    ]);
    const { sideAwards } = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(sideAwards).toEqual([
      {
        award: 'longest-drive',
        ownName: null,
        ownNameEnglish: null,
        hole: 7,
        gender: 'm',
        sponsor: null,
        leaders: [{ playerId: event.playerIds[1], centimetres: 25_100 }],
      },
      { award: 'longest-drive', ownName: null, ownNameEnglish: null, hole: 7, gender: 'f', sponsor: null, leaders: [] },
    ]);
  });

  it.each<[string, Given['kind'], [Partial<Given>, Partial<Given>], number]>([
    ['nearest to the pin', 'nearest-to-the-pin', [{ centimetres: 300 }, { centimetres: 142 }], 1],
    [
      'nearest to the line, by the longer drive of two at the same distance',
      'nearest-to-the-line',
      [
        { centimetres: 50, driveCentimetres: 21_000 },
        { centimetres: 50, driveCentimetres: 22_000 },
      ],
      1,
    ],
    ['on the target alone', 'longest-drive', [{ centimetres: 20_000 }, { centimetres: 30_000, onTarget: false }], 0],
  ])('wins %s', async (_, kind, shots, expected) => {
    const event = await seeded([{ kind, holes: '7' }]);
    for (const [nth, shot] of shots.entries()) await measure(event, nth, { kind, ...shot });
    expect((await winnersOf(event))[0]?.[0]).toBe(expected);
    expect((await shotsOf(event))?.[0]?.[0]).toBe(expected);
  });

  it('stays on the board of a closed tournament, with its distance', async () => {
    const event = await drives();
    await measure(event, 1, { centimetres: 25_100 });
    await test.ask('manager', `POST ${event.path}/close`);
    const { sideAwards } = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(sideAwards[0].leaders).toEqual([{ playerId: event.playerIds[1], centimetres: 25_100 }]);
  });

  it('of a guest is listed, and passed over where the award is for members', async () => {
    const event = await seeded([{ kind: 'longest-drive', holes: '7', membersOnly: true }]);
    await measure(event, 0, { centimetres: 20_000 });
    await measure(event, 1, { centimetres: 26_000 });
    expect(await shotsOf(event)).toEqual([
      [0, 1, 20_000],
      [1, 'not-a-member', 26_000],
    ]);
    expect(await winnersOf(event)).toEqual([[0, 20_000]]);
  });

  it('counts in any round, and the better of two', async () => {
    const event = await seeded([{ kind: 'longest-drive', holes: '7' }], 2);
    const second = `${event.path}/rounds/${event.roundIds[1]}` as const;
    await measure(event, 0, { centimetres: 26_000 });
    await measure(event, 0, { centimetres: 25_000 }, second);
    await measure(event, 1, { centimetres: 25_500 }, second);
    expect(await shotsOf(event)).toEqual([
      [0, 1, 26_000],
      [1, 2, 25_500],
      [0, 'better-shot', 25_000],
    ]);
    expect(await winnersOf(event)).toEqual([[0, 26_000]]);
  });

  it('of whoever has a main prize leaves the next one the award, where it is a main one too', async () => {
    const event = await seeded([
      { kind: 'longest-drive', holes: '7', main: true },
      { kind: 'nearest-to-the-pin', holes: '3', main: true },
    ]);
    for (const nth of [0, 1]) {
      await measure(event, nth, { centimetres: 25_000 - nth });
      await measure(event, nth, { kind: 'nearest-to-the-pin', hole: 3, centimetres: 100 + nth });
    }
    expect(await winnersOf(event)).toEqual([
      [0, 25_000],
      [1, 101],
    ]);
  });

  it('sent twice is kept once; another shot under its id is refused', async () => {
    const event = await drives();
    const measured = measurementOf(event.playerIds[0] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 24_500 });
    const send = async (body: object) => (await test.ask('reader', `POST ${event.roundPath}/measurements`, body)).status;
    expect([await send(measured), await send(measured), await send({ ...measured, centimetres: 1 })]).toEqual([200, 200, 422]);
    expect(await historyOf(event, 0)).toHaveLength(1);
  });

  it('keeps its player, its round and its tournament from being deleted', async () => {
    const event = await seeded([{ kind: 'longest-drive', holes: '7' }], 2);
    await measure(event, 0, {}, `${event.path}/rounds/${event.roundIds[1]}`);
    const statuses = [];
    for (const path of [`/players/${event.playerIds[0]}`, `/rounds/${event.roundIds[1]}`, ''])
      statuses.push((await test.ask('manager', `DELETE ${event.path}${path}` as 'DELETE /')).status);
    expect(statuses).toEqual([409, 409, 409]);
  });
});

describe('a correction', () => {
  it('is appended with its reason; the history has both, and the last one counts', async () => {
    const event = await drives();
    await measure(event, 0, { centimetres: 25_400 });
    const replaces = await standing(event, 0);
    await measure(event, 0, { centimetres: 24_500, replaces, reason: 'Đọc nhầm thước' });
    expect(await shotsOf(event)).toEqual([[0, 1, 24_500]]);
    expect((await historyOf(event, 0)).map(({ centimetres, reason, authorName }) => [centimetres, reason, authorName])).toEqual([
      [25_400, null, 'User reader'],
      [24_500, 'Đọc nhầm thước', 'User reader'],
    ]);
  });

  it('needs a reason', async () => {
    const event = await drives();
    await measure(event, 0, {});
    const { status, body } = await measure(event, 0, { centimetres: 1000, replaces: await standing(event, 0) });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']]);
  });

  it('of what its author has not seen is refused', async () => {
    const event = await drives();
    await measure(event, 0, {});
    const seen = await standing(event, 0);
    await measure(event, 0, { centimetres: 24_000, replaces: seen, reason: 'Đo lại' });
    expect((await measure(event, 0, { centimetres: 1 })).body.code).toBe('measurement-changed');
    expect((await measure(event, 0, { centimetres: 1, replaces: seen, reason: 'Đo lại' })).status).toBe(409);
    expect(await shotsOf(event)).toEqual([[0, 1, 24_000]]);
  });

  it('may take the shot back: then it is as if nobody had measured, and the history says it', async () => {
    const event = await drives();
    await measure(event, 0, {});
    await measure(event, 0, { centimetres: null, replaces: await standing(event, 0), reason: 'Nhầm golfer' });
    expect(await shotsOf(event)).toEqual([]);
    expect((await historyOf(event, 0)).map(({ centimetres }) => centimetres)).toEqual([24_500, null]);
    expect((await measure(event, 0, { centimetres: 20_000 })).status).toBe(200);
  });
});

describe('a measurement is refused in a sentence, and nothing changes,', () => {
  it.each<[string, number, Partial<Given>, string]>([
    ['on a hole without that award', 0, { hole: 8 }, 'hole'],
    ['of another award on the hole', 0, { kind: 'nearest-to-the-pin' }, 'hole'],
    ['of a woman where the hole is for men', 2, { hole: 11 }, 'playerId'],
    ['of nobody in the round', 9, {}, 'playerId'],
    ['longer than any shot', 0, { centimetres: 100_000 }, 'centimetres'],
    ['less than nothing', 0, { centimetres: -1 }, 'centimetres'],
    ['without a distance', 0, { centimetres: null }, 'centimetres'],
    ['of nothing', 0, { centimetres: 0 }, 'centimetres'],
  ])('%s', async (_, nth, given, field) => {
    const event = await seeded([{ kind: 'longest-drive', holes: '7, 11m' }]);
    event.playerIds[9] = crypto.randomUUID();
    const { status, body } = await measure(event, nth, given);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await listOf(event)).flatMap(({ shots }) => shots)).toEqual([]);
  });

  it('after the tournament was closed', async () => {
    const event = await drives();
    for (const id of event.playerIds) await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: wholeCard(id, cardOver()) });
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    await test.ask('manager', `POST ${event.path}/close`);
    expect(await measure(event, 0, {})).toMatchObject({ status: 409, body: { message: 'Tournament has ended.' } });
  });
});

describe('holes in one', () => {
  it('are those of the cards, and one on which two scores differ says so', async () => {
    const event = await seeded([{ kind: 'hole-in-one', holes: '3' }]);
    const [first = '', second = ''] = event.playerIds;
    const aces = [stroke(first, 3, 1, { device: 'a' }), stroke(second, 3, 1, { device: 'a' }), stroke(second, 7, 1, { device: 'a' })];
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: aces });
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(second, 3, 2, { device: 'b' })] });
    const [award] = await listOf(event);
    expect(award?.aces.map(({ playerId, round, hole, disputed }) => [event.playerIds.indexOf(playerId), round, hole, disputed])).toEqual([
      [0, 1, 3, false],
      [1, 1, 3, true],
    ]);
  });
});

describe('a gift of a player who did not finish', () => {
  it.each(['WD', 'NR'] as const)(
    'says so wherever it is listed (%s), and is given unless the tournament says otherwise',
    async (status) => {
      const players = [{ status }, {}, { status: 'DQ' as const }];
      const settings = { awards: [], sideAwards: [{ kind: 'gift-eagle' as const, holes: '', main: false }] };
      const event = await seedEvent(test.db, test.clubId, { players, settings });
      const entries = event.playerIds.map((id) => stroke(id, 4, 3));
      await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
      const told = async () => {
        const { items } = (await test.ask('reader', `GET ${event.path}/winners`)).body as { items: Winner[] };
        const [gift] = await listOf(event);
        return {
          won: items.flatMap(({ winner }) => (winner ? [[event.playerIds.indexOf(winner.playerId), winner.out]] : [])),
          listed: gift?.aces.map(({ playerId, out }) => [event.playerIds.indexOf(playerId), out]),
        };
      };
      const both = [
        [0, status],
        [1, null],
      ];
      expect(await told()).toEqual({ won: expect.arrayContaining(both), listed: expect.arrayContaining(both) });
      const headers = { authorization: `Bearer ${test.token.reader}` };
      const paper = await test.app.inject({ method: 'GET', url: `${event.path}/paper/winner`, headers });
      expect((await pagesOfPdf(paper.rawPayload)).join()).toContain(`${nameOf(0)} (${status})`);
      const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
      expect((await test.ask('manager', `PATCH ${event.path}`, { version, giftsForWithdrawn: false })).status).toBe(200);
      expect(await told()).toEqual({ won: [[1, null]], listed: [[1, null]] });
    },
  );
});
