import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { CLUB_RULES } from '@fairway/golf';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type EntryBody, type Event, PAR, seedCountedHoles, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { statementsOf } from '../../../../test/kit/statement-count.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { player } from '../../../db/schema/field/player.ts';
import { division, round, tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const done = async (who: 'manager' | 'editor', route: Parameters<typeof test.ask>[1], body?: unknown) => {
  const answer = await test.ask(who, route, body);
  expect([answer.status < 300, answer.body?.code, answer.body?.errors]).toEqual([true, undefined, undefined]);
  return answer.body;
};
const site = () => `/api/sites/${test.siteId}` as const;
const RULE = CLUB_RULES['under-par-by-band'];
const setRule = (fields: object) => done('manager', `PUT ${site()}/handicap-rule`, { version: 0, club: RULE, record: null, ...fields });
const addGolfer = async (name: string, fields: object = {}): Promise<string> =>
  (await done('editor', `POST ${site()}/golfers`, { name, gender: 'm', ...fields })).id;

const WHITE = { name: 'White', colour: null, gender: null, courseRating: 72, slope: 113, par: null };
type Card = { name: string; handicap?: number; index?: number | null; over: Parameters<typeof cardOver>[0]; golferId?: string };
/** A tournament with a prize for the best net that was played on this day, also by somebody else: cards entered, rows joined to golfers. */
async function played(date: string, golfers: readonly Card[], settings: object = {}): Promise<Event> {
  const cards: readonly Card[] = [...golfers, { name: 'Người Khác', over: over(36) }];
  const event = await seedEvent(test.db, test.clubId, {
    settings: { name: `Giải ${date}`, date, awards: [{ ...AWARD_DEFAULTS, kind: 'best-net', main: true }], ...settings },
    players: cards.map(({ name, handicap = 15, index = null }) => ({
      ...{ name, handicapCourse: handicap * 10, handicapIndex: index && index * 10, tee: 'White', flight: '1' },
    })),
  });
  await test.db
    .update(round)
    .set({ tees: [WHITE] })
    .where(eq(round.id, event.roundId));
  for (const [at, { over, golferId }] of cards.entries()) {
    const playerId = event.playerIds[at] ?? '';
    await enter(event, wholeCard(playerId, cardOver(over)));
    if (golferId !== undefined) await done('editor', `POST /api/golfers/${golferId}/joins`, { playerIds: [playerId] });
  }
  return event;
}
const enter = (event: Event, entries: EntryBody[]) => done('editor', `POST ${event.roundPath}/entries`, { entries });
async function close(event: Event): Promise<void> {
  await done('manager', `POST ${event.roundPath}/finish`);
  await done('manager', `POST ${event.path}/close`);
}
const publish = async (event: Event) => done('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
async function ended(event: Event): Promise<Event> {
  await close(event);
  await publish(event);
  return event;
}
const recordOf = (golferId: string) => done('editor', `GET /api/golfers/${golferId}/scoring-record`);
const listOf = (month: string) => done('editor', `GET ${site()}/club-handicaps?month=${month}`);
const tried = (year: number) => done('editor', `POST ${site()}/handicap-rule/try`, { rule: RULE, year });

/** Strokes over par, spread over the holes from the first on: 20 are two on two holes and one on the others. */
const over = (strokes: number) =>
  Object.fromEntries(Array.from({ length: 18 }, (_, at) => [at + 1, Math.floor(strokes / 18) + Number(at < strokes % 18)]));

describe('the club’s figure', () => {
  it('falls by the rule when its golfer wins, and says why: won on 14/11, 15 → 12', async () => {
    await setRule({});
    const [an, binh] = [await addGolfer('Trần An'), await addGolfer('Lê Bình')];
    // net seven under par, and one over
    const cards = [
      { name: 'Trần An', over: over(8), golferId: an },
      { name: 'Lê Bình', over: over(16), golferId: binh },
    ];
    const event = await ended(await played('2026-11-14', cards));
    test.setNow(new Date('2026-11-20T03:00:00Z'));
    const won = { tournamentId: event.id, name: 'Giải 2026-11-14', day: '2026-11-14' };
    const changes = [
      { day: '2026-11-14', from: 15, to: 12, because: { code: 'under-par', event: won, place: 1, under: 7, atMost: 3 } },
      { day: '2026-11-14', from: null, to: 15, because: { code: 'declared', event: won } },
    ];
    expect(await recordOf(an)).toMatchObject({ club: { figure: 12, changes }, record: null });
    expect((await recordOf(binh)).club.figure).toBe(15);
    expect(await listOf('2026-11')).toEqual({
      ...{ from: '2026-11-01', until: '2026-11-30' },
      items: [
        { golferId: an, name: 'Trần An', figure: 12, before: null, changes },
        { golferId: binh, name: 'Lê Bình', figure: 15, before: null, changes: changes.slice(1) },
      ],
    });
    expect((await listOf('2026-12')).items[0]).toEqual({ golferId: an, name: 'Trần An', figure: 12, before: 12, changes: [] });
    expect((await listOf('2026-10')).items).toEqual([]);
  });

  it('is tried on a year before it is set: by what was played in it, from the handicap declared before, and nothing is written', async () => {
    const an = await addGolfer('Trần An', { handicapIndex: 18.4, handicapDate: '2024-12-20' });
    await ended(await played('2025-03-01', [{ name: 'An', over: over(8), golferId: an }]));
    const lines = await test.db.$count(activity);
    expect((await tried(2025)).items).toMatchObject([
      {
        figure: 15,
        before: 18.4,
        changes: [
          { from: 18, to: 15 },
          { from: 18.4, to: 18 },
        ],
      },
    ]);
    expect((await tried(2026)).items).toMatchObject([{ figure: 15, changes: [] }]);
    expect((await recordOf(an)).club).toBeNull();
    expect((await listOf('2025-03')).items).toEqual([]);
    expect(await test.db.$count(activity)).toBe(lines);
  });

  it('follows whoever a golfer is after a merge, and forgets a join that is taken back', async () => {
    await setRule({});
    const [an, same] = [await addGolfer('Trần An'), await addGolfer('Tran An')];
    await ended(await played('2026-03-01', [{ name: 'An', over: over(8), golferId: an }]));
    await done('editor', `POST /api/golfers/${an}/merge`, { intoId: same });
    expect((await recordOf(same)).club.figure).toBe(12);
    expect((await listOf('2026-03')).items).toMatchObject([{ golferId: same, figure: 12 }]);
    await done('editor', `POST /api/golfers/${an}/unmerge`, { answers: [] });
    const { rows } = await done('editor', `GET /api/golfers/${an}`);
    await done('editor', `DELETE /api/golfers/${an}/joins/${rows[0].joinId}`);
    expect((await listOf('2026-03')).items).toEqual([]);
  });

  it('begins with what any row of a golfer declared, also one that was taken for them', async () => {
    await setRule({});
    const an = await addGolfer('Trần An', { handicapIndex: 18, handicapDate: '2026-01-20' });
    const same = await addGolfer('Tran An');
    await done('editor', `POST /api/golfers/${an}/merge`, { intoId: same });
    expect((await recordOf(same)).club.figure).toBe(18);
    expect((await listOf('2026-03')).items).toMatchObject([{ golferId: same, figure: 18 }]);
  });

  it('is of a month that there is', async () => {
    for (const month of ['0000-01', '2026-13', '9999-12'])
      expect((await test.ask('editor', `GET ${site()}/club-handicaps?month=${month}`)).body).toMatchObject({
        errors: { month: [expect.any(String)] },
      });
  });

  it('is read for a whole register with no statement a golfer', async () => {
    await setRule({});
    const people = async (date: string, count: number) => {
      const names = Array.from({ length: count }, (_, nth) => `Golfer ${date} ${nth}`);
      const golferIds: string[] = [];
      for (const name of names) golferIds.push(await addGolfer(name));
      await ended(
        await played(
          date,
          names.map((name, nth) => ({ name, over: over(8 + nth), golferId: golferIds[nth] ?? '' })),
        ),
      );
    };
    await people('2026-02-01', 1);
    const ofOne = await statementsOf(() => listOf('2026-02'));
    await people('2026-03-01', 4);
    expect(await statementsOf(() => listOf('2026-03'))).toBeLessThanOrEqual(ofOne);
    expect((await listOf('2026-03')).items).toHaveLength(5);
  });
});

describe('the record by the Rules of Handicapping', () => {
  const on = { club: null, record: { matches: 'none', estimates: false }, states: true };
  it('has an index of three rounds, which of them counts, and of every other round why it gives none', async () => {
    await setRule(on);
    const an = await addGolfer('Trần An');
    const at = (day: number, strokes: number, settings = {}) =>
      played(`2026-03-0${day}`, [{ name: 'An', index: 15, over: over(strokes), golferId: an }], settings);
    for (const [nth, strokes] of [12, 17, 14].entries()) await ended(await at(nth + 1, strokes));
    await ended(await at(4, 9, { play: 'shamble', awards: [] }));
    const unrated = await at(5, 9);
    await test.db.update(round).set({ tees: [] }).where(eq(round.id, unrated.roundId));
    await ended(unrated);
    const { club, record } = await recordOf(an);
    expect([club, record.index, record.low, record.limit]).toEqual([null, 10, null, null]);
    expect(record.lines).toMatchObject([
      { day: '2026-03-03', gross: 86, adjusted: 86, differential: 14, counts: false, rating: 72, slope: 113, teeName: 'White' },
      { day: '2026-03-02', gross: 89, differential: 17, counts: false },
      { day: '2026-03-01', gross: 84, differential: 12, counts: true, tournamentName: 'Giải 2026-03-01', courseName: 'Champion' },
    ]);
    expect(record.posting).toHaveLength(5);
    const holes = cardOver(over(12));
    expect(record.posting[0]).toMatchObject({ day: '2026-03-01', par: 72, differential: 12, play: 'single', because: null });
    expect(record.posting[0].holes).toEqual(holes.map((gross) => ({ gross, adjusted: gross })));
    expect(record.posting[3]).toMatchObject({ play: 'shamble', differential: null, because: 'shared-ball' });
    expect(record.without.map(({ day, because }: { day: string; because: string }) => [day, because])).toEqual([
      ['2026-03-05', 'no-rating'],
      ['2026-03-04', 'shared-ball'],
    ]);
  });

  it('takes the playing conditions off that were published for a round, also after the tournament was closed', async () => {
    await setRule(on);
    const an = await addGolfer('Trần An');
    const event = await ended(await played('2026-03-01', [{ name: 'An', index: 15, over: over(12), golferId: an }]));
    const conditionsOf = async () => {
      const { posting } = (await recordOf(an)).record;
      return [posting[0].conditions, posting[0].differential];
    };
    expect(await conditionsOf()).toEqual([0, 12]);
    const { boardVersion, rounds } = await done('manager', `GET ${event.path}`);
    const playingConditions = { adjustment: 1, source: 'CLB Sông Hồng, 02/03/2026' };
    const [{ version }] = rounds;
    const changed = await done('manager', `PATCH ${event.roundPath}`, { version, playingConditions });
    expect([changed.boardVersion, changed.rounds[0].playingConditions]).toEqual([boardVersion, playingConditions]);
    expect(await conditionsOf()).toEqual([1, 11]);
    const [line] = await test.db.select().from(activity).where(eq(activity.subjectId, event.roundId)).orderBy(desc(activity.at)).limit(1);
    expect(line?.after).toEqual({ playingConditions });
    const far = await test.ask('manager', `PATCH ${event.roundPath}`, {
      version: version + 1,
      playingConditions: { adjustment: 4, source: 'x' },
    });
    const both = await test.ask('manager', `PATCH ${event.roundPath}`, {
      version: version + 1,
      playingConditions: null,
      date: '2026-03-02',
    });
    expect([Object.keys(far.body.errors), both.body.code]).toEqual([['playingConditions.adjustment'], 'tournament-ended']);
  });

  it('counts a match where the site has it so, once the most likely strokes are written; else it says why not', async () => {
    await setRule({ ...on, record: { matches: 'most-likely', estimates: true } });
    const cup = await seedCup(test);
    const { event } = cup;
    await test.db
      .update(round)
      .set({ tees: [WHITE] })
      .where(eq(round.id, event.roundId));
    const [one = '', , single = ''] = event.playerIds;
    await test.db.update(player).set({ tee: 'White' }).where(eq(player.id, single));
    const [an, binh] = [await addGolfer('Trần An'), await addGolfer('Lê Bình')];
    await done('editor', `POST /api/golfers/${an}/joins`, { playerIds: [single] });
    await done('editor', `POST /api/golfers/${binh}/joins`, { playerIds: [one] });
    await enter(event, wholeCard(single, PAR).slice(0, 9));
    const [fourBall, match, last] = cup.matches;
    for (let hole = 1; hole <= 10; hole += 1) await sayOfMatch(test, cup, match, { kind: 'hole', hole, winner: 0 });
    for (const of of [fourBall, last]) await sayOfMatch(test, cup, of, { kind: 'match-conceded', by: 1, hole: null });
    await ended(event);
    const postingOf = async (golferId: string) => (await recordOf(golferId)).record.posting;
    const [waiting] = await postingOf(an);
    expect(waiting).toMatchObject({ play: 'match', because: 'no-most-likely', differential: null, playerId: single, mostLikely: null });
    const mostLikely = [...Array(9).fill(null), 5];
    await done('editor', `PATCH ${event.path}/players/${single}`, {
      version: waiting.playerVersion,
      card: { roundId: event.roundId, mostLikely },
    });
    expect(await postingOf(an)).toMatchObject([{ because: null, differential: expect.any(Number), expectedHoles: 8, mostLikely }]);
    await setRule({ ...on, version: 1 });
    expect(await postingOf(an)).toMatchObject([{ because: 'match' }]);
    expect(await postingOf(binh)).toEqual([]);
  });

  it('has a whole tournament as a posting file: every golfer’s card, also of whoever is nobody in the register', async () => {
    const event = await played('2026-03-01', [{ name: 'An', index: 15, over: over(12) }]);
    const file = () => done('editor', `GET ${event.path}/postings`);
    expect(await file()).toEqual({ state: 'no-record', items: [] });
    await setRule(on);
    await close(event);
    expect(await file()).toEqual({ state: 'waits', items: [] });
    await publish(event);
    const { state, items } = await file();
    expect([state, items.map((of: { playerName: string }) => of.playerName)]).toEqual(['ready', ['An', 'Người Khác']]);
    const mostLikely = { version: items[0].playerVersion, card: { roundId: event.roundId, mostLikely: [5] } };
    const refused = await test.ask('editor', `PATCH ${event.path}/players/${event.playerIds[0]}`, mostLikely);
    expect(Object.keys(refused.body.errors)).toEqual(['card.mostLikely']);
    expect(items[0]).toMatchObject({
      day: '2026-03-01',
      differential: 12,
      format: 'stroke-play-net',
      play: 'single',
      marker: null,
      conditions: 0,
    });
  });

  it('puts a card that comes late where it was played', async () => {
    await setRule(on);
    const an = await addGolfer('Trần An');
    const on2 = (date: string, strokes: number) => played(date, [{ name: 'An', index: 15, over: over(strokes), golferId: an }]);
    const late = await on2('2026-01-05', 10);
    for (const day of [1, 2]) await ended(await on2(`2026-03-0${day}`, 12));
    expect((await recordOf(an)).record.index).toBeNull();
    await ended(late);
    const { record } = await recordOf(an);
    expect([record.index, record.lines.map(({ day }: { day: string }) => day)]).toEqual([8, ['2026-03-02', '2026-03-01', '2026-01-05']]);
  });
});

describe('the handicaps that a golfer was played off', () => {
  const handicapsOf = async (golferId: string) => (await recordOf(golferId)).handicaps;
  const listOfPlayers = async (event: Event, row: object, more: object = {}) => {
    const rows = [{ row: 1, ...row }];
    const preview = await done('manager', `POST ${event.path}/players/import/preview`, { rows });
    return done('manager', `POST ${event.path}/players/import`, { rows: [{ ...rows[0], version: preview.rows[0].version }], ...more });
  };

  it('have their source, moment and author, each that stood, and what was scored against the last', async () => {
    const an = await addGolfer('Trần An', { phone: '0912345678', handicapIndex: 18.4, handicapDate: '2020-01-20' });
    const event = await seedEvent(test.db, test.clubId, { players: 1, divisions: ['A'], settings: { date: '2030-03-01' } });
    const cells = { name: 'Trần An', gender: 'Nam', phone: '0912345678', handicapIndex: '18.4', handicapCourse: '20' };
    await listOfPlayers(event, { cells }, { isOfRegister: true });
    const [{ declared, result }] = await handicapsOf(an);
    expect(result).toBeNull();
    expect(declared).toEqual([
      { course: 20, index: 18.4, source: 'register', at: expect.any(String), by: 'User manager', ofDay: '2020-01-20' },
    ]);
    await listOfPlayers(event, { cells: { ...cells, handicapIndex: '22' } });
    const { items } = await done('editor', `GET ${event.path}/players`);
    const { id, version } = items.find(({ name }: { name: string }) => name === 'Trần An');
    await done('editor', `PATCH ${event.path}/players/${id}`, { version, handicapCourse: 24.5 });
    await done('editor', `PATCH ${event.path}/players/${id}`, { version: version + 1, member: true });
    expect(await handicapsOf(an)).toMatchObject([
      {
        ...{ tournamentId: event.id, name: 'Giải mùa xuân', date: '2030-03-01' },
        declared: [
          { course: 24.5, index: 22, source: 'typed', by: 'User editor', ofDay: null },
          { course: 20, index: 22, source: 'list', by: 'User manager' },
          { course: 20, index: 18.4, source: 'register' },
        ],
      },
    ]);
  });

  it('have what was scored against them once nothing of it is hidden; of an unknown source they say so', async () => {
    const an = await addGolfer('Trần An');
    const event = await played('2026-03-01', [{ name: 'An', over: over(8), golferId: an }]);
    const unknown = { course: 15, index: null, source: null, at: null, by: null, ofDay: null };
    expect(await handicapsOf(an)).toMatchObject([{ declared: [unknown], waits: true, result: null }]);
    await ended(event);
    expect(await handicapsOf(an)).toMatchObject([{ waits: false, result: { handicap: 15, gross: 80, net: 65, netToPar: -7 } }]);
  });
});

describe('whatever is hidden of a closed result', () => {
  const set = (fields: Partial<typeof tournament.$inferInsert>) => (event: Event) =>
    test.db.update(tournament).set(fields).where(eq(tournament.id, event.id));
  it.each<[string, { settings?: object; publishes?: false; closes?: false; hide?: (event: Event) => Promise<unknown> }]>([
    ['it is not closed', { closes: false, publishes: false }],
    ['its winners are not published', { publishes: false }],
    ['its last holes are hidden', { hide: set({ hiddenHoles: 3 }) }],
    ['its board is frozen', { hide: set({ frozenAt: new Date() }) }],
    [
      'the board of a division is frozen',
      {
        hide: ({ id }) => test.db.insert(division).values({ tournamentId: id, position: 1, name: 'A', gender: 'a', frozenAt: new Date() }),
      },
    ],
    ['it is opened again', { hide: ({ path }) => test.ask('admin', `POST ${path}/reopen`, { rules: 'kept' }) }],
    ['it is a rehearsal', { hide: set({ rehearsal: true, public: false }) }],
  ])('%s: it is on no page, in no list and in no try-out', async (_, { publishes = true, closes = true, hide }) => {
    await setRule({ record: { matches: 'none', estimates: false }, states: true });
    const an = await addGolfer('Trần An');
    const event = await played('2026-03-01', [{ name: 'An', over: over(8), golferId: an }]);
    if (closes) await close(event);
    if (publishes) await publish(event);
    if (hide) expect((await recordOf(an)).club.figure).toBe(12);
    await hide?.(event);
    expect(await recordOf(an)).toMatchObject({ club: { figure: null, changes: [] }, record: { lines: [], without: [], posting: [] } });
    expect([(await listOf('2026-03')).items, (await tried(2026)).items]).toEqual([[], []]);
  });

  it('counted holes of a Peoria show nothing before they are published', async () => {
    await setRule({});
    const an = await addGolfer('Trần An');
    const settings = { calculateHandicapDay: 'peoria', awards: [] };
    const event = await played('2026-03-01', [{ name: 'An', over: over(8), golferId: an }], settings);
    await seedCountedHoles(test.db, event.roundId, [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15]);
    await done('manager', `POST ${event.roundPath}/finish`);
    const closed = await test.ask('manager', `POST ${event.path}/close`);
    expect([closed.status, (await recordOf(an)).club.changes]).toEqual([closed.status, []]);
  });
});

describe('the rule of a site', () => {
  it('is nobody’s before it is set, is set by the version that was seen, and is in the log', async () => {
    const read = () => done('editor', `GET ${site()}/handicap-rule`);
    expect(await read()).toEqual({ siteId: test.siteId, version: 0, club: null, record: null, statedAt: null, statedBy: null });
    expect(await setRule({})).toMatchObject({ version: 1, club: RULE, record: null });
    const stale = await test.ask('manager', `PUT ${site()}/handicap-rule`, { version: 0, club: null, record: null });
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'stale-version', 1]);
    await setRule({ version: 1 });
    const lines = await test.db.select().from(activity).where(eq(activity.subjectId, test.siteId));
    expect(lines.map(({ after }) => after)).toEqual([{ clubHandicap: RULE }]);
  });

  it('switches a record on with a statement, which stands until it is off', async () => {
    const record = { matches: 'none', estimates: false };
    const refused = await test.ask('manager', `PUT ${site()}/handicap-rule`, { version: 0, club: null, record });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['states']]);
    test.setNow(new Date('2026-05-01T03:00:00Z'));
    const stated = { statedAt: '2026-05-01T03:00:00.000Z', statedBy: 'User manager' };
    expect(await setRule({ club: null, record, states: true })).toMatchObject(stated);
    test.setNow(new Date('2026-06-01T03:00:00Z'));
    expect(await setRule({ version: 1, record, states: true })).toMatchObject(stated);
    expect(await setRule({ version: 2 })).toMatchObject({ statedAt: null, statedBy: null });
  });

  it('refuses steps that leave a gap between bands, and says which', async () => {
    const { status, body } = await test.ask('manager', `PUT ${site()}/handicap-rule`, {
      ...{ version: 0, record: null, club: { ...RULE, steps: RULE.steps.slice(1) } },
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['club.steps.0', 'club.steps.1']]);
  });
});
