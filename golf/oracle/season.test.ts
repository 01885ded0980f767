import { describe, expect, test } from 'vitest';
import { comparableSeason, naiveTable } from '../naive/comparable.ts';
import type { PointsRule, SeasonEvent, SeasonFacts, SeasonResult, SeasonTable } from '../src/index.ts';
import { exactText, SEASON_RULES, seasonTable, shownTenths } from '../src/index.ts';
import { seasonEvent, seasonResult, seasonRule } from '../test-kit/season.ts';

/** The published rules of points. */
type PointsRuleName = {
  [Name in keyof typeof SEASON_RULES]: (typeof SEASON_RULES)[Name] extends { kind: 'points' } ? Name : never;
}[keyof typeof SEASON_RULES];

/** A published rule with any events of the year, changed by what is given. */
const published = (name: PointsRuleName, overrides: Partial<PointsRule> = {}): PointsRule =>
  seasonRule({ ...SEASON_RULES[name], ...overrides });

/** The table, which the naive computation has too. */
function tableOf(rule: PointsRule, facts: SeasonFacts): SeasonTable {
  expect(comparableSeason(rule, facts)).toEqual(naiveTable(rule, facts));
  return seasonTable(rule, facts);
}

/** Everybody's line as "rank person total", without a rank "·". */
const linesOf = (rule: PointsRule, events: readonly SeasonEvent[]): readonly string[] =>
  tableOf(rule, { events, golfers: [] }).lines.map(({ rank, person, total }) => `${rank ?? '·'} ${person} ${exactText(total)}`);

/** So many golfers p1, p2 …, each in a place of their own, or with those who tie: `field(5, 2, 2)` has two who tie for the second place. */
function field(size: number, place = 0, tied = 0): readonly SeasonResult[] {
  const placeOf = (own: number) => (own > place && own < place + tied ? place : own);
  return Array.from({ length: size }, (_, at) => seasonResult(`p${at + 1}`, placeOf(at + 1)));
}

/** What each golfer has of one event. */
function totalsIn(rule: PointsRule, results: readonly SeasonResult[], event: Partial<SeasonEvent> = {}): Readonly<Record<string, string>> {
  const { lines } = tableOf(rule, { events: [seasonEvent(1, results, event)], golfers: [] });
  return Object.fromEntries(lines.map(({ person, total }) => [person, exactText(total)]));
}

/** Cards of a golfer by their Stableford points, one an event from the first on. */
function cards(points: Readonly<Record<string, readonly number[]>>): readonly SeasonEvent[] {
  const most = Math.max(...Object.values(points).map((own) => own.length));
  return Array.from({ length: most }, (_, at) => {
    const played = Object.entries(points).flatMap(([person, own]) =>
      own[at] === undefined ? [] : seasonResult(person, null, { totals: { points: own[at] } }),
    );
    return seasonEvent(at + 1, played);
  });
}

describe('a table of forty (https://pcga.ca/point-system/)', () => {
  test.each([
    ['alone in the first place', 0, 0, { p1: '500', p40: '5', p41: '0' }],
    ['two tied for the second', 2, 2, { p2: '440', p3: '440', p4: '380' }],
    ['three tied for the first', 1, 3, { p1: '460', p3: '460' }],
    ['three tied for the 39th: 10, 5 and nothing, divided', 39, 3, { p39: '5', p41: '5' }],
    ['four tied for the 39th', 39, 4, { p39: '15/4', p42: '15/4' }],
    ['all who tie for the 40th have its points in full', 40, 4, { p40: '5', p43: '5', p44: '0' }],
    ['seven tied for the sixth', 6, 7, { p6: '1690/7', p12: '1690/7' }],
  ])('%s', (_, place, tied, expected) => {
    expect(totalsIn(published('table-of-forty'), field(45, place, tied))).toMatchObject(expected);
  });

  test('500, 500 and 1690/7 are one sum in any order, where floats part two equal golfers', () => {
    const others = ['f2', 'f3', 'f4', 'f5'].map((person, at) => seasonResult(person, at + 2));
    const sixth = ['u', 'v', 'w', 'x', 'y', 'z'].map((person) => seasonResult(person, 6));
    const first = (person: string) => [seasonResult(person, 1), ...others];
    const events = [
      [...first('a'), seasonResult('b', 6), ...sixth],
      [...first('b'), seasonResult('a', 6), ...sixth],
      first('a'),
      first('b'),
    ];
    const { lines } = tableOf(published('table-of-forty'), {
      events: events.map((results, at) => seasonEvent(at + 1, results)),
      golfers: [],
    });
    const [a, b] = ['a', 'b'].map((of) => lines.find(({ person }) => person === of));
    expect([a?.rank, a?.sharedBy, b?.rank, b?.sharedBy]).toEqual([5, 2, 5, 2]);
    expect([a && exactText(a.total), b && shownTenths(b.total)]).toEqual(['8690/7', 12414]);
  });
});

describe('a share of a pool (http://www.kokherrer.dk/om/order-of-merit-forklaring/)', () => {
  test.each([
    ['103 players', 103, 100, { p1: '1854000', p30: '10300', p31: '0' }],
    ['65 players', 65, 100, { p1: '1170000', p2: '975000', p30: '6500' }],
    ['a major, 150,000 a player', 65, 150, { p1: '1755000' }],
  ])('%s', (_, size, weight, expected) => {
    const rule = published('share-of-a-pool', { events: { e01: { role: 'regular', weight } } });
    expect(totalsIn(rule, field(size))).toMatchObject(expected);
  });

  test('those who tie share, and the shares come to the whole pool', () => {
    expect(totalsIn(published('share-of-a-pool'), field(103, 1, 2))).toMatchObject({ p1: '1699500', p2: '1699500' });
    const { lines } = tableOf(published('share-of-a-pool'), { events: [seasonEvent(1, field(103, 4, 7))], golfers: [] });
    expect(lines.reduce((sum, { total }) => sum + Number(total.numerator) / Number(total.denominator), 0)).toBeCloseTo(10_300_000);
  });
});

describe('against the standard (http://ashbournegolfclub.ie/members-area/members-competitions/golfer-of-the-year/)', () => {
  const net = (person: string, strokes: number, prizes: readonly string[] = []) =>
    seasonResult(person, null, { totals: { net: 10 * strokes }, prizes });
  const standard = { standard: 730 };

  test('ten for equaling it, one more for each better stroke, one less for each worse, never below none', () => {
    const results = [net('level', 73), net('better', 70), net('worse', 75), net('nine over', 82), net('far over', 90)];
    const expected = { level: '10', better: '13', worse: '8', 'nine over': '1', 'far over': '0' };
    expect(totalsIn(published('against-the-standard'), results, standard)).toEqual(expected);
  });

  test('the captain’s prizes are added to the day, those of the match play to the season', () => {
    const matchPlay = seasonEvent(2, [net('final', 0, ['match-play-1']), net('gross', 0, ['match-play-2'])]);
    const captain = seasonEvent(
      1,
      [net('final', 73, ['captain-2']), net('gross', 73, ['captain-gross', 'captain-4']), net('none', 73)],
      standard,
    );
    const rule = published('against-the-standard', { events: { e02: { role: 'bonus', weight: 100 } } });
    expect(linesOf(rule, [captain, matchPlay])).toEqual(['1 final 24', '2 gross 19', '3 none 10']);
  });

  test('six of nine count; a tie goes by the last three that count, the last two, the last', () => {
    const day = (nth: number, a: number, b: number) => seasonEvent(nth, [net('a', a), net('b', b)], standard);
    const rule = published('against-the-standard');
    // all dropped but six: a has 16 15 14 13 12 11, b the same on other days
    const events = [day(1, 67, 68), day(2, 68, 67), day(3, 69, 69), day(4, 70, 70), day(5, 71, 72), day(6, 72, 71), day(7, 80, 80)];
    const { lines } = tableOf(rule, { events, golfers: [] });
    expect(
      lines.map(({ person, rank, trials }) => [person, rank, trials.map(({ value, decided }) => [value?.map(exactText), decided])]),
    ).toEqual([
      [
        'b',
        1,
        [
          [['36'], false],
          [['23'], false],
          [['12'], true],
        ],
      ],
      [
        'a',
        2,
        [
          [['36'], false],
          [['23'], false],
          [['11'], true],
        ],
      ],
    ]);
  });
});

describe('the best five cards (https://www.norcrossgolfsociety.co.uk/20242.html)', () => {
  const [A, B] = [
    [38, 36, 36, 35, 34, 30],
    [37, 37, 36, 35, 34, 31],
  ];

  test('179 each; with the sixth card B has 210 to 209', () => {
    expect(linesOf(published('best-five-cards'), cards({ A, B }))).toEqual(['1 B 179', '2 A 179']);
  });

  test('where B lacks a sixth, A is first by a card of 38', () => {
    const { lines } = tableOf(published('best-five-cards'), { events: cards({ A, B: B.slice(0, 5) }), golfers: [] });
    expect(lines.map(({ person, trials }) => [person, trials.map(({ key, value }) => [key.by, value?.map(exactText)])])).toEqual([
      ['A', [['results', ['38']]]],
      ['B', [['results', ['37']]]],
    ]);
  });

  test('the sixth counts among those who are tied alone', () => {
    expect(linesOf(published('best-five-cards'), cards({ A, B, C: [40, 36, 36, 35, 33] }))).toEqual(['1 C 180', '2 B 179', '3 A 179']);
  });

  test('with four cards there is no rank, and whoever can still reach five stays in the list', () => {
    const events = [...cards({ A: A.slice(0, 4), B }), seasonEvent(20, [], { isOver: false })];
    const { lines } = tableOf(published('best-five-cards'), { events, golfers: [] });
    expect(lines.map(({ person, rank, lacking, canReach }) => [person, rank, lacking, canReach])).toEqual([
      ['B', 1, 0, true],
      ['A', null, 1, true],
    ]);
    expect(tableOf(published('best-five-cards'), { events: events.slice(0, -1), golfers: [] }).lines[1]?.canReach).toBe(false);
  });
});

describe('the best eight places of nine (http://wggc.co.uk/2013GrandPrix.htm)', () => {
  test('25 for the first, 1 for the 25th, nothing behind', () => {
    expect(totalsIn(published('best-eight-places'), field(26))).toMatchObject({ p1: '25', p25: '1', p26: '0' });
  });

  test('a tie goes to more events, then to more of the higher finishes', () => {
    const day = (nth: number, ...order: readonly string[]) =>
      seasonEvent(
        nth,
        order.map((person, at) => seasonResult(person, at + 1)),
      );
    // 25 + 23 and 24 + 24
    expect(linesOf(published('best-eight-places'), [day(1, 'a', 'b', 'x'), day(2, 'x', 'b', 'a')])).toContain('1 a 48');
    expect(linesOf(published('best-eight-places'), [day(1, 'a', 'b', 'x'), day(2, 'x', 'b', 'a')])).toContain('3 b 48');
  });
});

describe('ten and one for playing (http://www.cassvillegolfclub.com/player_of_the_year_standings.htm)', () => {
  test('the same for all who tie, one less for the next score; eleven at most, one at least', () => {
    const results = [...field(12, 1, 2), seasonResult('wd', null, { status: 'WD' })];
    expect(totalsIn(published('ten-and-one-for-playing'), results)).toMatchObject({
      p1: '11',
      p2: '11',
      p3: '10',
      p11: '2',
      p12: '1',
      wd: '0',
    });
    const { lines } = tableOf(published('ten-and-one-for-playing'), { events: [seasonEvent(1, results)], golfers: [] });
    expect(lines.find(({ person }) => person === 'wd')?.entries).toMatchObject([{ points: null, bonuses: [], use: 'none' }]);
  });

  test('without a net division five for each who finishes, and one for playing', () => {
    expect(totalsIn(published('ten-and-one-for-playing'), field(2), { lists: ['gross'] })).toEqual({ p1: '6', p2: '6' });
  });
});

describe('what clubs print of seasons', () => {
  const best2 = (dropped: boolean): PointsRule =>
    seasonRule({ basis: 'points', points: { kind: 'score' }, best: 2, ties: [{ by: 'results', first: null, dropped }] });

  test('best two of 36 40 20 and of 40 36 30: the dropped 30 decides where the rule says so', () => {
    const events = cards({ A: [36, 40, 20], B: [40, 36, 30] });
    expect(linesOf(best2(true), events)).toEqual(['1 B 76', '2 A 76']);
    expect(linesOf(best2(false), events)).toEqual(['1 A 76', '1 B 76']);
  });

  test('who never came has no line, and who came and has no result no rank', () => {
    const rule = seasonRule();
    expect(linesOf(rule, [seasonEvent(1, [seasonResult('a', 1), seasonResult('absent', null, { status: 'DNS' })])])).toEqual(['1 a 10']);
    expect(linesOf(rule, [seasonEvent(1, [seasonResult('wd', null, { status: 'WD' })])])).toEqual(['· wd 0']);
  });

  test.each([
    ['take-a-place', ['1 a 6', '2 b 3']],
    ['taken-out', ['1 a 10', '2 b 6']],
    ['count', ['1 guest 10', '2 a 6', '3 b 3']],
  ] as const)('guests: %s', (guests, expected) => {
    const results = [seasonResult('guest', 1, { isMember: false }), seasonResult('a', 2), seasonResult('b', 3)];
    expect(linesOf(seasonRule({ guests }), [seasonEvent(1, results)])).toEqual(expected);
  });

  test('a second win of the year passes to the next who has none (https://www.hokkaido-ichokai.net/golf/detailed-rules.html)', () => {
    const order = (...people: readonly string[]) => people.map((person, at) => seasonResult(person, at + 1));
    const events = [seasonEvent(1, order('a', 'b', 'c')), seasonEvent(2, order('a', 'b', 'c')), seasonEvent(3, order('b', 'a', 'c'))];
    const { lines, winners } = tableOf(seasonRule({ winnerOnce: true }), { events, golfers: [] });
    expect(winners.map((of) => [of.winners, of.passedOver])).toEqual([
      [['a'], []],
      [['b'], ['a']],
      [['c'], ['a', 'b']],
    ]);
    expect(lines.map(({ person, total }) => `${person} ${exactText(total)}`)).toEqual(['c 19', 'b 16', 'a 10']);
  });

  test('a day of the club decides: 31 December is of the year', () => {
    const events = [seasonEvent(1, field(1), { day: '2026-12-31' }), seasonEvent(2, field(1), { day: '2027-01-01' })];
    expect(linesOf(seasonRule(), events)).toEqual(['1 p1 10']);
  });

  test('a final counts beside the best, and division points where they were earned (https://www.discgolfscene.com/help/view/58/setting-up-leaderboards)', () => {
    const rule = seasonRule({ best: 1, events: { e03: { role: 'final', weight: 100 } } });
    expect(linesOf(rule, [seasonEvent(1, field(1)), seasonEvent(2, field(1)), seasonEvent(3, field(1))])).toEqual(['1 p1 20']);
    const results = [
      seasonResult('a1', 1, { division: 'A' }),
      seasonResult('b1', 2, { division: 'B' }),
      seasonResult('b2', 3, { division: 'B' }),
    ];
    const golfers = ['a1', 'b1', 'b2'].map((person) => ({ person, division: 'A', born: null }));
    const board = seasonRule({ division: { id: 'A', at: 'season' }, among: 'division' });
    const { lines } = tableOf(board, { events: [seasonEvent(1, results)], golfers });
    expect(lines.map(({ person, total }) => `${person} ${exactText(total)}`)).toEqual(['a1 10', 'b1 10', 'b2 6']);
  });

  test('88 − 18 by a par of 70 is level, 98 − 28 by a par of 71 is one under: she is ahead (https://melyou.melvic.info/?page_id=776)', () => {
    const results = [seasonResult('he', 1, { par: 70, totals: { net: 700 } }), seasonResult('she', 1, { par: 71, totals: { net: 700 } })];
    expect(linesOf(seasonRule({ basis: 'net', pars: 'own' }), [seasonEvent(1, results)])).toEqual(['1 she 10', '2 he 6']);
    const byScore = seasonRule({ basis: 'net', pars: 'own', points: { kind: 'score' } });
    expect(linesOf(byScore, [seasonEvent(1, results)])).toEqual(['1 she -1', '2 he 0']);
  });
});
