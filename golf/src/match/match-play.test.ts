import { describe, expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { Card } from '../card.ts';
import type { Course } from '../course.ts';
import type { Match, MatchGiven, MatchSide, MatchState, Opponent } from './match-play.ts';
import { matchPlay } from './match-play.ts';
import { matchFactRefusal } from './match-problem.ts';

const fourBall = (course: Course, sides: readonly [MatchSide, MatchSide], given: Partial<MatchGiven> = {}) =>
  matchPlay({ course, sides, end: 'halved', ...given });
const singles = (course: Course, [one, other]: readonly [Opponent, Opponent], given: Partial<MatchGiven> = {}) =>
  fourBall(course, [[one], [other]], given);
/** Who won each hole, in the order of play, extra holes after the others. */
const winners = (match: Match | null) => match?.holes.map(({ winner }) => winner) ?? [];
const wonBy = (match: Match | null, side: 0 | 1) => match?.holes.flatMap(({ hole, winner }) => (winner === side ? hole : [])) ?? [];
const EXTRA = { end: 'extra-holes' } as const;
const by = 'holes';

const par = cardToPar(PLAIN_COURSE);
const off = (playingHandicap: number, played: Card = par) => ({ playingHandicap, card: played });
/** Par except on the named holes, which are won by a birdie. */
const birdies = (...holes: number[]) => cardToPar(PLAIN_COURSE, Object.fromEntries(holes.map((hole) => [hole, -1])));

describe('how a match stands', () => {
  test.each<[string, Card, Card, MatchState]>([
    ['is not begun without a hole that both have played', [], par, { code: 'not-begun' }],
    ['is all square when every hole is halved', par, par, { code: 'halved', by }],
    ['is won 1 up on the last hole', birdies(18), par, { code: 'won', by, winner: 0, up: 1, left: 0, hole: 18 }],
    ['is won 2 up on the last hole', birdies(17, 18), par, { code: 'won', by, winner: 0, up: 2, left: 0, hole: 18 }],
    ['is won 2&1', birdies(1, 17), par, { code: 'won', by, winner: 0, up: 2, left: 1, hole: 17 }],
    ['is won 3&2 when the lead exceeds the holes left', par, birdies(3, 4, 16), { code: 'won', by, winner: 1, up: 3, left: 2, hole: 16 }],
    ['is won 10&8 at the most', birdies(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), par, { code: 'won', by, winner: 0, up: 10, left: 8, hole: 10 }],
    ['is in play before', birdies(2).slice(0, 5), par, { code: 'in-play', leader: 0, up: 1, left: 13, dormie: false }],
    ['is in play level', par.slice(0, 5), par, { code: 'in-play', leader: null, up: 0, left: 13, dormie: false }],
    [
      'is dormie at as many up as holes left',
      birdies(1, 2).slice(0, 16),
      par,
      { code: 'in-play', leader: 0, up: 2, left: 2, dormie: true },
    ],
    [
      'goes to who holes out when the other picks up',
      par,
      ['pickup', ...par.slice(1)],
      { code: 'won', by, winner: 0, up: 1, left: 0, hole: 18 },
    ],
    [
      'goes on when a hole is conceded, which the winner need not finish',
      ['pickup'],
      [],
      { code: 'in-play', leader: 1, up: 1, left: 17, dormie: false },
    ],
    ['is won 10&8 by ten holes conceded in a row', [], Array(10).fill('pickup'), { code: 'won', by, winner: 0, up: 10, left: 8, hole: 10 }],
    ['is halved on a hole where both pick up', ['pickup', ...par.slice(1)], ['pickup', ...par.slice(1)], { code: 'halved', by }],
  ])('%s', (_, one, other, state) => {
    expect(singles(PLAIN_COURSE, [off(0, one), off(0, other)])?.state).toEqual(state);
  });
});

describe('a side that is disqualified (Rules 3.2b and 23.9b)', () => {
  const ofTwo = (disqualified: (0 | 1)[], facts: MatchGiven['facts'] = []) =>
    singles(PLAIN_COURSE, [off(0, birdies(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)), off(0)], { disqualified, facts });
  const withdrawn = (by: 0 | 1) => ({ id: `w${by}`, seq: by, kind: 'withdrawn', by, hole: null }) as const;
  const word = { id: 'c', seq: 2, kind: 'committee', winner: 0, reason: 'Rule 20.2' } as const;
  const lost = { code: 'won', winner: 1, by: 'disqualified' };
  test.each([
    ['nobody: the holes count', ofTwo([]), { code: 'won', winner: 0, by, up: 10, left: 8, hole: 10 }],
    ['one that is 10&8 up: it has lost', ofTwo([0]), lost],
    [
      'one that was conceded the match',
      singles(PLAIN_COURSE, [off(0, []), off(0, [])], { disqualified: [0], facts: [withdrawn(1)] }),
      lost,
    ],
    ['both: nobody has won, and that is to be looked at', ofTwo([0, 1]), { code: 'no-winner', by: 'disqualified' }],
    ['both, and the committee lets neither play on', ofTwo([0, 1], [withdrawn(0), withdrawn(1)]), { code: 'no-winner', by: 'walk-over' }],
    ['one, and the committee says otherwise', ofTwo([0], [word]), { code: 'won', winner: 0, by: 'committee', reason: 'Rule 20.2' }],
  ])('%s', (_, match, state) => {
    expect([match?.state, match?.next]).toEqual([state, null]);
  });
  test('may be written as withdrawn only where both are', () => {
    const given = (disqualified: (0 | 1)[]) =>
      ({ course: PLAIN_COURSE, sides: [[off(0)], [off(0)]], end: 'halved', disqualified }) as const;
    expect([given([0]), given([0, 1])].map((of) => matchFactRefusal(of, withdrawn(0)))).toEqual(['decided', null]);
  });
});

describe('strokes', () => {
  test('are the difference of the playing handicaps, by stroke index; the lower plays off 0', () => {
    const match = singles(PLAIN_COURSE, [off(20), off(17)]);
    expect([match?.strokes, wonBy(match, 0)]).toEqual([
      [[3], [0]],
      [1, 2, 3],
    ]);
  });

  test('of more than eighteen come round again', () => {
    const match = singles(PLAIN_COURSE, [off(0, birdies(1)), off(19, cardToPar(PLAIN_COURSE))]);
    expect([match?.strokes, winners(match)[0]]).toEqual([[[0], [19]], 1]);
  });

  test('are given by a plus player from the first', () => {
    expect(singles(PLAIN_COURSE, [off(-2), off(1)])?.strokes).toEqual([[0], [3]]);
  });

  test('go by nine on nine holes', () => {
    const nine = course('4 4 3 5 4 4 3 5 4', '9 8 7 6 5 4 3 2 1');
    const level = card('4 4 3 5 4 4 3 5 4');
    const match = singles(nine, [off(0, level), off(1, level)]);
    expect(match?.state).toEqual({ code: 'won', by, winner: 1, up: 1, left: 0, hole: 9 });
  });

  test('cannot be received without a stroke index; a level match, and one without cards, need none', () => {
    const without = { ...PLAIN_COURSE, strokeIndex: null };
    expect(singles(without, [off(1), off(0)])).toBeNull();
    expect(singles(without, [off(4), off(4)])?.state).toEqual({ code: 'halved', by });
    expect(singles(without, [off(1, []), off(0, [])])?.state).toEqual({ code: 'not-begun' });
  });

  test('are received by a woman by the card for women', () => {
    const women = { par: PLAIN_COURSE.par, strokeIndex: PLAIN_COURSE.par.map((_, at) => 18 - at) };
    expect(wonBy(singles({ ...PLAIN_COURSE, women }, [off(0), { ...off(1), gender: 'f' }]), 1)).toEqual([18]);
  });
});

test('holes after the match was decided count for nothing', () => {
  const match = singles(PLAIN_COURSE, [off(0, birdies(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18)), off(0)]);
  expect(winners(match).slice(10)).toEqual(Array(8).fill(null));
});

test('a match that began on hole 10 is decided in the order of play', () => {
  const match = singles(PLAIN_COURSE, [off(0, birdies(10, 11, 7)), off(0)], { startingHole: 10 });
  expect(match?.state).toEqual({ code: 'won', by, winner: 0, up: 3, left: 2, hole: 7 });
  expect(match?.holes.slice(15).map(({ hole, winner }) => [hole, winner])).toEqual([
    [7, 0],
    [8, null],
    [9, null],
  ]);
});

test('each hole says its nets, whose ball counts, and who is up after it', () => {
  const sides = [[off(0, card('4 5'))], [off(9, card('5 4')), off(1, card('4 x'))]] as const;
  expect(fourBall(PLAIN_COURSE, sides)?.holes.slice(0, 3)).toEqual([
    { hole: 1, on: 1, winner: 1, by: 'strokes', nets: [4, 3], balls: [0, 1], lead: -1 },
    { hole: 2, on: 2, winner: 1, by: 'strokes', nets: [5, 3], balls: [0, 0], lead: -2 },
    { hole: 3, on: 3, winner: null, by: null, nets: [null, null], balls: [null, null], lead: null },
  ]);
});

describe('what is still to play', () => {
  const after = (one: Card, other: Card, given: Partial<MatchGiven> = {}) => {
    const match = singles(PLAIN_COURSE, [off(0, one), off(0, other)], given);
    return [match?.next, match?.missing];
  };
  test('is the hole that comes next in the order of play', () => {
    expect([after([], []), after(par.slice(0, 5), par.slice(0, 5))]).toEqual([
      [1, []],
      [6, []],
    ]);
    expect(after([], [], { startingHole: 10 })).toEqual([10, []]);
    expect(after(par.slice(0, 9), par, { startingHole: 10 })).toEqual([null, [10, 11, 12, 13, 14, 15, 16, 17, 18]]);
  });
  test('names the holes that were passed', () => {
    expect(after(card('4 - 3 5'), par)).toEqual([5, [2]]);
  });
  test('is nothing once the match is decided', () => {
    expect(after(birdies(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), par)).toEqual([null, []]);
  });
  test('is the 19th where a level match may not be halved', () => {
    expect([after(par, par), after(par, par, EXTRA)]).toEqual([
      [null, []],
      [19, []],
    ]);
  });
});

describe('extra holes', () => {
  const level = (extraHoles: Card, playingHandicap = 0) => ({ playingHandicap, card: par, extraHoles });
  const at = (extraHole: number, winner: 0 | 1) => ({ code: 'won', by, winner, up: 1, left: 0, hole: 18 + extraHole, extraHole });
  test('are played in the order of the round until one is won (Rule 3.2a(4))', () => {
    const match = singles(PLAIN_COURSE, [level(card('4 4 2 9')), level(card('4 4 3 1'))], EXTRA);
    expect(match?.holes.slice(18).map(({ hole, on, winner, lead }) => [hole, on, winner, lead])).toEqual([
      [19, 1, 'halved', 0],
      [20, 2, 'halved', 0],
      [21, 3, 0, 1],
    ]);
    expect(match?.state).toEqual(at(3, 0));
  });
  test('leave the match all square while they are halved', () => {
    expect(singles(PLAIN_COURSE, [level(card('4 4')), level(card('4 4'))], EXTRA)?.state).toEqual({ code: 'all-square', extraHoles: 2 });
    expect(singles(PLAIN_COURSE, [level(card('4')), level([])], EXTRA)?.state).toEqual({ code: 'all-square', extraHoles: 0 });
  });
  test('are not played in a match that may be halved', () => {
    expect(singles(PLAIN_COURSE, [level(card('3')), level(card('4'))])?.state).toEqual({ code: 'halved', by });
  });
  test('begin where the match began, with strokes as in the round', () => {
    const hard = { ...PLAIN_COURSE, strokeIndex: PLAIN_COURSE.par.map((_, nth) => ((nth + 9) % 18) + 1) };
    const [one, other] = [level(card('4')), { playingHandicap: 1, card: par.with(17, 5), extraHoles: card('4') }];
    expect(singles(hard, [one, other], { ...EXTRA, startingHole: 10 })?.state).toEqual(at(1, 1));
    expect(singles(hard, [one, other], EXTRA)?.state).toEqual({ code: 'all-square', extraHoles: 1 });
  });
  test('go on with the first hole after the last', () => {
    const [one, other] = [level(card('4 4')), { playingHandicap: 1, card: par.with(17, 5), extraHoles: card('4 4') }];
    expect(singles(PLAIN_COURSE, [one, other], { ...EXTRA, startingHole: 18 })?.state).toEqual(at(2, 1));
  });
  test('are played where the committee says, again and again', () => {
    const match = singles(PLAIN_COURSE, [level(card('4 3 3')), level(card('4 3 4'))], { ...EXTRA, extraHoles: [18, 3] });
    expect(match?.holes.slice(18).map(({ hole, on }) => [hole, on])).toEqual([
      [19, 18],
      [20, 3],
      [21, 18],
    ]);
  });
  test('may be conceded too', () => {
    expect(singles(PLAIN_COURSE, [level(card('x')), level([])], EXTRA)?.state).toEqual(at(1, 1));
  });
  test('count for nothing in a match that was decided', () => {
    const match = singles(PLAIN_COURSE, [{ ...off(0, birdies(1)), extraHoles: card('3') }, level(card('9'))], EXTRA);
    expect([match?.holes.length, match?.state]).toEqual([18, { code: 'won', by, winner: 0, up: 1, left: 0, hole: 18 }]);
  });
});

describe('four-ball', () => {
  const side = (...partners: [number, Card][]) => partners.map(([playingHandicap, played]) => off(playingHandicap, played));
  test('the lowest of the four plays off 0, the others get the difference (appendix C)', () => {
    expect(fourBall(PLAIN_COURSE, [side([10, par], [14, par]), side([17, par], [22, par])])?.strokes).toEqual([
      [0, 4],
      [7, 12],
    ]);
    expect(fourBall(PLAIN_COURSE, [side([-2, par], [3, par]), side([0, par], [1, par])])?.strokes).toEqual([
      [0, 5],
      [2, 3],
    ]);
  });
  test('the better net of the partners counts', () => {
    const match = fourBall(PLAIN_COURSE, [side([0, birdies(2)], [0, birdies(3)]), side([0, par], [1, par])]);
    expect(winners(match).slice(0, 4)).toEqual([1, 0, 0, 'halved']);
    expect(match?.state).toEqual({ code: 'won', by, winner: 0, up: 1, left: 0, hole: 18 });
  });
  test('one partner may have no score, and a side concedes when both pick up', () => {
    const one = side([0, card('4 x x')], [0, card('- 4 x')]);
    const match = fourBall(PLAIN_COURSE, [one, side([0, par], [0, []])]);
    expect(winners(match).slice(0, 4)).toEqual(['halved', 'halved', 1, null]);
    expect(match?.holes[2]?.by).toBe('conceded');
    expect(fourBall(PLAIN_COURSE, [side([0, card('x')], [0, []]), side([0, par], [0, par])])?.state.code).toBe('not-begun');
  });
  test('concedes nothing where nobody plays', () => {
    expect(fourBall(PLAIN_COURSE, [[], side([0, par])])?.state.code).toBe('not-begun');
  });
  test('goes to extra holes too', () => {
    const square = side([0, par], [0, par]);
    const extra = square.map((player, nth) => ({ ...player, extraHoles: card(nth === 0 ? '4 x' : '5 3') }));
    const others = square.map((player) => ({ ...player, extraHoles: card('4 4') }));
    expect(fourBall(PLAIN_COURSE, [extra, others], EXTRA)?.state).toMatchObject({ winner: 0, extraHole: 2 });
  });
  test('needs a stroke index where anybody receives strokes', () => {
    const without = { ...PLAIN_COURSE, strokeIndex: null };
    expect(fourBall(without, [side([0, par], [0, par]), side([0, par], [1, par])])).toBeNull();
    expect(fourBall(without, [side([3, par], [3, par]), side([3, par], [3, par])])?.state).toEqual({ code: 'halved', by });
  });
});
