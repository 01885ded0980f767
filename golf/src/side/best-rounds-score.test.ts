import { describe, expect, test } from 'vitest';
import { allocation, award, card, cardToPar, competitor, namedAward, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import { allocateSides } from '../award/allocate.ts';
import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { explainSide } from '../explain/explain-side.ts';
import type { Rules } from '../rules.ts';
import { bestRounds, sideProblems } from './side.ts';
import { cutSides } from './side-cut.ts';
import { sideStandings } from './side-standing.ts';

const THREE_OF_FOUR = bestRounds(3, 4);
const over = (strokes: number) => cardToPar(PLAIN_COURSE, { 1: strokes });
const partner = (id: string, rounds: readonly number[], given: Partial<Competitor> = {}) =>
  competitor(id, { handicap: 0, cards: rounds.map(over), ...given });
/** Four partners, each with the strokes over par of the rounds. */
const four = (id: string, ...results: (readonly number[])[]) =>
  side(id, { partners: results.map((rounds, at) => partner(`${id}-${at + 1}`, rounds)) });
const values = (sides: readonly ReturnType<typeof four>[], basis: Basis, given: Partial<Rules> = {}, format = THREE_OF_FOUR) =>
  sideStandings(rules(given), format, sides, basis).map(({ id, value, place }) => `${place?.position ?? '-'} ${id} ${value}`);

describe('a side of whole rounds', () => {
  test('has the sum of its three best results of four, not the best balls of each hole', () => {
    expect(values([four('red', [4], [1], [9], [2]), four('blue', [0], [0], [8], [30])], 'gross')).toEqual(['1 red 7', '2 blue 8']);
  });

  test('takes the best results of each round, of whichever partners (Eisenhower Trophy: two of three)', () => {
    const given = { rounds: [PLAIN_COURSE, PLAIN_COURSE] };
    expect(values([four('red', [0, 9], [9, 0], [1, 1])], 'gross', given, bestRounds(2, 3))).toEqual(['1 red 2']);
  });

  test('counts net results after cap and net floor, and points, as each partner has them', () => {
    const off = (handicap: number) => side('red', { partners: [partner('an', [5], { handicap }), partner('binh', [0])] });
    expect(values([off(400)], 'net', { netFloor: -3 }, bestRounds(2, 2))).toEqual(['1 red -30']);
    expect(values([off(400)], 'net', {}, bestRounds(2, 2))).toEqual(['1 red -310']);
    expect(values([off(0)], 'points', { format: 'stableford' }, bestRounds(1, 2))).toEqual(['1 red 0']);
  });

  test('has no total before as many have a result, and none for good when too few can have one', () => {
    const three = [partner('a', [0]), partner('b', [1])];
    const waiting = side('waiting', { partners: [...three, partner('c', []), partner('d', [])] });
    const short = side('short', { partners: [...three, partner('c', [], { status: 'WD' }), competitor('d', { cards: [card('x')] })] });
    expect(sideStandings(rules(), THREE_OF_FOUR, [waiting], 'gross')[0]).toMatchObject({ complete: false, value: null, place: null });
    expect(sideStandings(rules(), THREE_OF_FOUR, [short], 'gross')[0]).toMatchObject({ value: null, place: null });
  });

  test('has none for good either when a round before had too few: by a pick-up where strokes count, or by who left', () => {
    const rounds = [PLAIN_COURSE, PLAIN_COURSE];
    const two = (first: Competitor['cards'][number], status: Competitor['status'] = 'ok') =>
      side('red', { partners: [partner('a', [0, 0]), competitor('b', { handicap: 0, status, cards: [first, over(1)] })] });
    const value = (of: ReturnType<typeof two>, basis: Basis) => sideStandings(rules({ rounds }), bestRounds(2, 2), [of], basis)[0]?.value;
    const pickedUp = over(0).with(0, 'pickup');
    expect([value(two(pickedUp), 'gross'), value(two(pickedUp), 'points')]).toEqual([null, -3]);
    expect([value(two([4, 4]), 'gross'), value(two([4, 4], 'WD'), 'gross')]).toEqual([1, null]);
  });

  test('is in play on the results so far', () => {
    const partners = [
      partner('a', [0]),
      partner('b', [1]),
      competitor('c', { cards: [card('3')] }),
      competitor('d', { cards: [card('6')] }),
    ];
    expect(sideStandings(rules(), THREE_OF_FOUR, [side('red', { partners })], 'gross')[0]).toMatchObject({ complete: false, value: 0 });
  });

  test('keeps the round of a partner who left after it, not that of one who is disqualified (Rule 1.3c)', () => {
    const with4 = (status: Competitor['status']) =>
      side('red', { partners: [partner('a', [3]), partner('b', [3]), partner('c', [3]), partner('d', [0], { status })] });
    expect((['WD', 'DQ'] as const).map((status) => values([with4(status)], 'gross'))).toEqual([['1 red 6'], ['1 red 9']]);
  });
});

describe('sides of whole rounds level on their totals', () => {
  const cards = (id: string, hole: number, handicap = 0) =>
    side(id, { partners: [1, 2].map((nth) => competitor(`${id}${nth}`, { handicap, cards: [cardToPar(PLAIN_COURSE, { [hole]: 1 })] })) });
  const both = bestRounds(2, 2);
  test('are counted back on the cards that count, as one card', () => {
    const list = sideStandings(rules(), both, [cards('early', 2), cards('late', 18)], 'gross');
    expect(list.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(list[0]?.place?.decidedBy).toMatchObject({ by: 'countback', segment: { last: 9 }, score: 'gross' });
  });
  test('by net less the handicaps together', () => {
    const list = sideStandings(rules(), both, [cards('late', 18, 150), cards('early', 2, 150)], 'net');
    expect(list.map(({ id, value }) => [id, value])).toEqual([
      ['early', -280],
      ['late', -280],
    ]);
  });
  test('by points on the points of each partner', () => {
    const list = sideStandings(rules({ format: 'stableford' }), both, [cards('late', 18), cards('early', 2)], 'points');
    expect(list.map(({ id, value }) => [id, value])).toEqual([
      ['early', -2],
      ['late', -2],
    ]);
    expect(list[0]?.place?.decidedBy).toMatchObject({ by: 'countback', score: 'points' });
  });
  test('by the strokes that each partner receives on the holes, where the key says so', () => {
    const received = [{ by: 'countback', segments: [{ last: 1 }], score: 'net', share: 'received' }] as const;
    const given = rules({ ties: { gross: [], net: received, points: [] } });
    const off = (id: string, ...handicaps: number[]) =>
      side(id, { partners: handicaps.map((handicap, at) => competitor(`${id}${at}`, { handicap, cards: [over(0)] })) });
    const list = sideStandings(given, both, [off('even', 170, 170), off('odd', 180, 160)], 'net');
    expect(list.map(({ id, place }) => [id, place?.position])).toEqual([
      ['odd', 1],
      ['even', 2],
    ]);
  });
  test.each([
    ['by their own card where that of the men has no stroke index', null, PLAIN_COURSE.strokeIndex, ['1 odd', '2 even']],
    ['not at all where their own has none', PLAIN_COURSE.strokeIndex, null, ['1 even', '1 odd']],
  ])('women so %s', (_, strokeIndex, ofWomen, places) => {
    const received = [{ by: 'countback', segments: [{ last: 1 }], score: 'net', share: 'received' }] as const;
    const course = { ...PLAIN_COURSE, strokeIndex, women: { par: PLAIN_COURSE.par, strokeIndex: ofWomen } };
    const given = rules({ rounds: [course], ties: { gross: [], net: received, points: [] } });
    const off = (id: string, ...handicaps: number[]) =>
      side(id, {
        partners: handicaps.map((handicap, at) => competitor(`${id}${at}`, { gender: 'f', handicap, cards: [over(0)] })),
      });
    const list = sideStandings(given, both, [off('even', 170, 170), off('odd', 180, 160)], 'net');
    expect(list.map(({ id, place }) => `${place?.position} ${id}`)).toEqual(places);
  });
  test('come behind on a key that needs strokes or holes which a result does not have', () => {
    const par = partner('par', [0]);
    const of = (id: string, one: Competitor) => side(id, { partners: [one, par] });
    const pickedUp = competitor('up', { handicap: 0, cards: [card('x').concat(over(0).slice(1))] });
    const gross = [{ by: 'gross' }] as const;
    const byGross = { format: 'stableford', ties: { gross: [], net: [], points: gross } } as const;
    expect(values([of('up', pickedUp), of('two-over', partner('b', [2]))], 'points', byGross, both)).toEqual(['1 two-over -2', '2 up -2']);
    const told = competitor('told', { handicap: 0, totals: [72] });
    expect(values([of('total', told), of('holes', partner('c', [0]))], 'gross', {}, both)).toEqual(['1 holes 0', '2 total 0']);
  });
  test('share the place where nothing separates them', () => {
    expect(values([cards('red', 2), cards('blue', 2)], 'gross', {}, both)).toEqual(['1 blue 2', '1 red 2']);
  });
});

test('why a side of whole rounds stands at its place: the results that count and those left over', () => {
  const steps = explainSide(rules(), THREE_OF_FOUR, [four('red', [4], [1], [9], [2])], 'red', 'gross', 'field');
  expect(steps).toEqual([
    {
      code: 'best-rounds',
      round: 1,
      counting: [
        { id: 'red-2', value: 1 },
        { id: 'red-4', value: 2 },
        { id: 'red-1', value: 4 },
      ],
      others: [{ id: 'red-3', value: 9 }],
      value: 7,
    },
    { code: 'value', basis: 'gross', value: 7 },
    { code: 'placed', position: 1, tied: false, among: 1 },
  ]);
  const waiting = [side('red', { partners: [partner('a', [0]), partner('b', [])] })];
  expect(explainSide(rules(), bestRounds(2, 2), waiting, 'red', 'gross', 'field').at(-1)).toEqual({
    code: 'not-placed',
    because: 'card-incomplete',
  });
});

test('sides of whole rounds win awards of lists, miss a cut, and have problems as other sides', () => {
  const sides = [four('red', [4], [1], [9], [2]), four('blue', [0], [0], [9], [30])];
  const results = allocateSides(
    rules(),
    THREE_OF_FOUR,
    sides,
    [award('best', { kind: 'best-gross', basis: 'gross' }), namedAward('king-of-par')],
    allocation(),
  );
  expect(results.map(({ winner }) => winner)).toEqual(['red', null]);
  const rule = { keep: { players: 1 }, within: 'field', ties: 'in' } as const;
  expect(cutSides(rules(), THREE_OF_FOUR, sides, 'gross', 1, rule)).toEqual({ through: ['red'], missed: ['blue'] });
  expect(sideProblems(bestRounds(3, 2), [four('red', [1], [2])])).toEqual([{ side: 'red', problem: { code: 'counting', counting: 3 } }]);
});
