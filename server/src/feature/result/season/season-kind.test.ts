import { checkSeason, type SeasonProof } from '@fairway/facts';
import { type ChampionshipRule, type EclecticRule, SEASON_RULES, type SeasonRule } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../../test/kit/event.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });
const ask = async (route: Parameters<typeof test.ask>[1], body?: unknown, who: Parameters<typeof test.ask>[0] = 'manager') => {
  const answer = await test.ask(who, route, body);
  expect([route, answer.status, answer.status < 300 ? null : answer.body]).toEqual([route, answer.status, null]);
  return answer.body;
};

const NAMES = ['Trần An', 'Lê Bình', 'Đỗ Chi'];
const SPAN = { from: '2026-01-01', to: '2026-12-31', only: null, guests: 'count' } as const;

/** A closed tournament of who has a card: strokes over par by hole. */
async function played(day: string, cards: Readonly<Record<string, Readonly<Record<number, number>>>>): Promise<Event> {
  const settings = { name: `Ngày ${day}`, date: `2026-${day}`, format: 'stroke-play-gross' as const, awards: [] };
  const names = Object.keys(cards);
  const event = await seedEvent(test.db, test.clubId, { settings, players: names.map((name) => ({ name })) });
  const entries = names.flatMap((name, nth) => wholeCard(event.playerIds[nth] ?? '', cardOver(cards[name])));
  await ask(`POST ${event.roundPath}/entries`, { entries });
  await ask(`POST ${event.roundPath}/finish`);
  await ask(`POST ${event.path}/close`);
  return event;
}

/** The rows of an event with these names, each of one golfer with those of other events. */
async function join(events: readonly (readonly [Event, readonly string[]])[]): Promise<void> {
  for (const name of NAMES) {
    const { id } = await ask(`POST /api/sites/${test.siteId}/golfers`, { name, gender: 'm' });
    const playerIds = events.flatMap(([{ playerIds }, names]) => (names.includes(name) ? (playerIds[names.indexOf(name)] ?? '') : []));
    for (const playerId of playerIds) await ask(`POST /api/golfers/${id}/joins`, { playerIds: [playerId] });
  }
}

const newSeason = async (rule: SeasonRule): Promise<string> =>
  (await ask(`POST /api/sites/${test.siteId}/seasons`, { name: 'Mùa giải', clubId: null, rule })).id;
const read = (id: string) => ask(`GET /api/seasons/${id}`, undefined, 'reader');
const published = (id: string, number: number) => ask(`GET /api/seasons/${id}/publications/${number}`, undefined, 'reader');

type Line = { name: string; rank: { position: number; tied: boolean } | null; total: string; rows: string[] };
const placed = ({ table }: { table: { lines: Line[] } }) =>
  table.lines.map(({ name, rank, total }) => [rank?.position ?? null, name, total]);
type Opened = { name: string; holes: { hole: number; score: number; from: { event: string }[] }[]; entries: { because: string }[] };
const lineOf = ({ table }: { table: { lines: Opened[] } }, name: string): Opened => {
  const line = table.lines.find((one) => one.name === name);
  if (line === undefined) throw new Error(`no line of ${name}`);
  return line;
};

describe('an eclectic', () => {
  const RULE: EclecticRule = { ...SEASON_RULES['best-gross'], ...SPAN };

  it('has the best of each hole, says which round it came from, and is worked out again without the hole that goes out, with why', async () => {
    const [an = '', binh = '', chi = ''] = NAMES;
    const march = await played('03-10', { [an]: { 1: 2, 11: -2 }, [binh]: { 2: 1 }, [chi]: { 3: 5 } });
    const april = await played('04-10', { [an]: { 1: -1, 2: 3 }, [binh]: { 2: 1, 11: 1 }, [chi]: {} });
    await join([march, april].map((event) => [event, NAMES] as const));
    const id = await newSeason(RULE);
    const season = await read(id);
    expect(placed(season)).toEqual([
      [1, an, '69'],
      [2, chi, '72'],
      [3, binh, '73'],
    ]);
    const holes = lineOf(season, an).holes.filter(({ hole }) => hole === 1 || hole === 11);
    expect(holes.map(({ score, from }) => [score, from])).toEqual([
      [3, [{ event: april.id, round: 1 }]],
      [2, [{ event: march.id, round: 1 }]],
    ]);
    await ask(`POST /api/seasons/${id}/publications`, {});
    expect(checkSeason((await published(id, 1)) as SeasonProof)).toEqual({ holds: true, signed: true, closed: 0 });

    const rule = { ...RULE, without: [{ hole: 11, reason: 'Hố 11 ngập nước' }] };
    const { changes, moved } = await ask(`POST /api/seasons/${id}/try`, { clubId: null, rule });
    expect([changes, moved.length]).toEqual([[{ code: 'rule', names: [] }], 3]);
    await ask(`PATCH /api/seasons/${id}`, { version: season.version, rule });
    const now = await read(id);
    expect(placed(now)).toEqual([
      [1, an, '67'],
      [2, chi, '68'],
      [3, binh, '69'],
    ]);
    expect(lineOf(now, an).holes.map(({ hole }) => hole)).not.toContain(11);
    expect(now.since.changes).toEqual([{ code: 'rule', names: [] }]);
    const { items } = await ask(`GET /api/activities?siteId=${test.siteId}`, undefined, 'manager');
    expect(JSON.stringify(items)).toContain('Hố 11 ngập nước');
    await ask(`POST /api/seasons/${id}/publications`, {});
    for (const number of [1, 2])
      expect(checkSeason((await published(id, number)) as SeasonProof)).toMatchObject({ holds: true, closed: 0 });
    const forged = await published(id, 2);
    const [first] = forged.openings;
    first.opened.holes[0].score -= 1;
    expect(checkSeason(forged as SeasonProof).holds).toBe(false);
  });

  it('tells no hole of a tournament that is not shown, and in public none of whoever did not agree', async () => {
    const event = await played('03-10', { [NAMES[0] ?? '']: {}, [NAMES[1] ?? '']: {} });
    const id = await newSeason(RULE);
    await ask(`POST /api/seasons/${id}/publications`, {});
    const live = await ask(`GET /api/live/seasons/${id}`, undefined, null);
    expect([live.openings, JSON.stringify(live).includes(event.playerIds[0] ?? '-')]).toEqual([[], false]);
    await ask(`POST ${event.path}/reopen`, { rules: 'kept' }, 'admin');
    expect((await read(id)).table.lines).toEqual([]);
  });
});

describe('a club championship', () => {
  const [an = '', binh = '', chi = ''] = NAMES;
  const RULE: ChampionshipRule = { ...SEASON_RULES['days-gross'], ...SPAN };

  it('adds the days up, has nobody placed who missed one, and is decided by a play-off with a reason', async () => {
    const saturday = await played('05-09', { [an]: { 1: 1 }, [binh]: {}, [chi]: {} });
    const sunday = await played('05-10', { [an]: {}, [binh]: { 2: 1 } });
    await join([
      [saturday, NAMES],
      [sunday, [an, binh]],
    ]);
    const id = await newSeason(RULE);
    const season = await read(id);
    expect(new Set(placed(season))).toEqual(
      new Set([
        [1, an, '145'],
        [1, binh, '145'],
        [null, chi, '72'],
      ]),
    );
    expect(lineOf(season, chi).entries.map(({ because }) => because)).toEqual(['score', 'missing']);
    const rowOf = (name: string) => season.table.lines.find((line: Line) => line.name === name)?.rows[1];
    const playOff = { by: 'play-off', order: [rowOf(binh), rowOf(an)], reason: 'Bình thắng ở hố phụ 2' } as const;
    await ask(`PATCH /api/seasons/${id}`, { version: season.version, rule: { ...RULE, ties: [playOff] } });
    const decided = await read(id);
    expect(placed(decided).slice(0, 2)).toEqual([
      [1, binh, '145'],
      [2, an, '145'],
    ]);
    expect(decided.table.lines[0].ties).toEqual([{ by: 'play-off', count: null, values: null, decided: true }]);
    await ask(`POST /api/seasons/${id}/publications`, {});
    const shown = await published(id, 1);
    expect(checkSeason(shown as SeasonProof)).toEqual({ holds: true, signed: true, closed: 0 });
    expect(JSON.stringify(shown.core)).not.toContain(rowOf(an));
    expect((await read(id)).since).toMatchObject({ changes: [], moved: [] });
  });

  it('has a day for each round of a weekend: of whoever missed its cut, or did not come back, the first one counts', async () => {
    const names = [an, binh, chi, 'Vũ Dung'];
    const settings = { name: 'Cuối tuần', date: '2026-05-09', format: 'stroke-play-gross' as const, awards: [] };
    const event = await seedEvent(test.db, test.clubId, { settings, rounds: 2, players: names.map((name) => ({ name })) });
    const [saturday = '', sunday = ''] = event.roundIds.map((id) => `${event.path}/rounds/${id}`);
    const play = async (round: string, over: Readonly<Record<number, Readonly<Record<number, number>>>>) => {
      const entries = Object.entries(over).flatMap(([nth, of]) => wholeCard(event.playerIds[Number(nth)] ?? '', cardOver(of)));
      await ask(`POST ${round as '/api'}/entries`, { entries });
    };
    const id = await newSeason({ ...RULE, basis: 'gross', ties: [{ by: 'last-days', days: 1 }] });
    await ask(`POST /api/seasons/${id}/try`, {
      clubId: null,
      rule: { ...RULE, only: [event.id], cut: { after: 1, keep: { players: 2 }, ties: 'in' } },
    });
    const late = { ...RULE, only: [event.id], cut: { after: 2, keep: { players: 2 }, ties: 'in' } };
    expect((await test.ask('manager', `POST /api/seasons/${id}/try`, { clubId: null, rule: late })).body.errors).toHaveProperty([
      'rule.cut',
    ]);
    await play(saturday, { 0: {}, 1: { 1: 2 }, 2: { 1: 8 }, 3: { 1: 3 } });
    await ask(`POST ${saturday as '/api'}/finish`);
    for (const [nth, status] of [
      [2, 'cut'],
      [3, 'NR'],
    ] as const) {
      const { items } = await ask(`GET ${event.path}/players`);
      const { version } = items.find((one: { id: string }) => one.id === event.playerIds[nth]);
      await ask(`PATCH ${event.path}/players/${event.playerIds[nth]}`, { version, card: { roundId: event.roundIds[1], status } });
    }
    await play(sunday, { 0: { 1: 2 }, 1: {} });
    const now = await ask(`GET /api/seasons/${id}/now`, undefined, 'reader');
    expect(now.lines.slice(0, 2).map(({ name, total }: Line) => [name, total])).toEqual([
      [binh, '146'],
      [an, '146'],
    ]);
    await ask(`POST ${sunday as '/api'}/finish`);
    await ask(`POST ${event.path}/close`);
    const season = await read(id);
    expect(placed(season)).toEqual([
      [1, binh, '146'],
      [2, an, '146'],
      [null, chi, '80'],
      [null, 'Vũ Dung', '75'],
    ]);
    const days = ({ entries }: { entries: { round: number; points: string; because: string }[] }) =>
      entries.map(({ round, points, because }) => [round, points ?? because]);
    expect(season.table.lines.map(days)).toEqual([
      [
        [1, '74'],
        [2, '72'],
      ],
      [
        [1, '72'],
        [2, '74'],
      ],
      [
        [1, '80'],
        [2, 'cut'],
      ],
      [
        [1, '75'],
        [2, 'NR'],
      ],
    ]);
    await ask(`POST /api/seasons/${id}/publications`, {});
    expect(checkSeason((await published(id, 1)) as SeasonProof)).toEqual({ holds: true, signed: true, closed: 0 });
    const { bytes } = await test.ask(null, `GET /api/live/seasons/${id}/table.csv?language=vi`);
    expect(bytes.toString().split('\r\n')[0]).toContain('"Cuối tuần, vòng 1","Cuối tuần, vòng 2"');
    expect((await read(id)).since).toMatchObject({ changes: [], moved: [] });
  });

  it('lets only those through the cut play on', async () => {
    await join([
      [await played('05-09', { [an]: {}, [binh]: { 1: 1 }, [chi]: { 1: 2 } }), NAMES],
      [await played('05-10', { [an]: { 1: 3 }, [binh]: {}, [chi]: { 1: -3 } }), NAMES],
    ]);
    const season = await read(await newSeason({ ...RULE, cut: { after: 1, keep: { players: 2 }, ties: 'in' } }));
    expect(placed(season)).toEqual([
      [1, binh, '145'],
      [2, an, '147'],
      [null, chi, '74'],
    ]);
    expect(lineOf(season, chi).entries[1]?.because).toBe('cut');
  });
});
