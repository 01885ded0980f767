import { describe, expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { Card } from '../card.ts';
import type { MatchState } from './match-play.ts';
import { fourBallMatch, matchPlay } from './match-play.ts';

const par = cardToPar(PLAIN_COURSE);
const off = (playingHandicap: number, played: Card = par) => ({ playingHandicap, card: played });
/** Par except on the named holes, which are won by a birdie. */
const birdies = (...holes: number[]) => cardToPar(PLAIN_COURSE, Object.fromEntries(holes.map((hole) => [hole, -1])));

describe('how a match stands', () => {
  test.each<[string, Card, Card, MatchState]>([
    ['is not begun without a hole that both have played', [], par, { code: 'not-begun' }],
    ['is all square when every hole is halved', par, par, { code: 'all-square' }],
    ['is won 1 up on the last hole', birdies(18), par, { code: 'won', winner: 0, up: 1, left: 0 }],
    ['is won 2 up on the last hole', birdies(17, 18), par, { code: 'won', winner: 0, up: 2, left: 0 }],
    ['is won 2&1', birdies(1, 17), par, { code: 'won', winner: 0, up: 2, left: 1 }],
    ['is won 3&2 when the lead exceeds the holes left', par, birdies(3, 4, 16), { code: 'won', winner: 1, up: 3, left: 2 }],
    ['is won 10&8 at the most', birdies(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), par, { code: 'won', winner: 0, up: 10, left: 8 }],
    ['is in play before', birdies(2).slice(0, 5), par, { code: 'in-play', leader: 0, up: 1, left: 13, dormie: false }],
    ['is in play level', par.slice(0, 5), par, { code: 'in-play', leader: null, up: 0, left: 13, dormie: false }],
    [
      'is dormie at as many up as holes left',
      birdies(1, 2).slice(0, 16),
      par,
      { code: 'in-play', leader: 0, up: 2, left: 2, dormie: true },
    ],
    ['goes to who holes out when the other picks up', par, ['pickup', ...par.slice(1)], { code: 'won', winner: 0, up: 1, left: 0 }],
    [
      'goes on when a hole is conceded, which the winner need not finish',
      ['pickup'],
      [],
      { code: 'in-play', leader: 1, up: 1, left: 17, dormie: false },
    ],
    ['is won 10&8 by ten holes conceded in a row', [], Array(10).fill('pickup'), { code: 'won', winner: 0, up: 10, left: 8 }],
    ['is halved on a hole where both pick up', ['pickup', ...par.slice(1)], ['pickup', ...par.slice(1)], { code: 'all-square' }],
  ])('%s', (_, one, other, state) => {
    expect(matchPlay(PLAIN_COURSE, [off(0, one), off(0, other)])?.state).toEqual(state);
  });
});

describe('strokes', () => {
  test('are the difference of the playing handicaps, by stroke index; the lower plays off 0', () => {
    const match = matchPlay(PLAIN_COURSE, [off(20), off(17)]);
    expect(match?.strokes).toEqual([3, 0]);
    expect(match?.holes.flatMap((result, at) => (result === 0 ? [at + 1] : []))).toEqual([1, 2, 3]);
  });

  test('of more than eighteen come round again', () => {
    const match = matchPlay(PLAIN_COURSE, [off(0, birdies(1)), off(19, cardToPar(PLAIN_COURSE))]);
    expect([match?.strokes, match?.holes[0]]).toEqual([[0, 19], 1]);
  });

  test('are given by a plus player from the first', () => {
    expect(matchPlay(PLAIN_COURSE, [off(-2), off(1)])?.strokes).toEqual([0, 3]);
  });

  test('go by nine on nine holes', () => {
    const nine = course('4 4 3 5 4 4 3 5 4', '9 8 7 6 5 4 3 2 1');
    const level = card('4 4 3 5 4 4 3 5 4');
    expect(matchPlay(nine, [off(0, level), off(1, level)])?.state).toEqual({ code: 'won', winner: 1, up: 1, left: 0 });
  });

  test('cannot be received without a stroke index; a level match needs none', () => {
    const without = { ...PLAIN_COURSE, strokeIndex: null };
    expect(matchPlay(without, [off(1), off(0)])).toBeNull();
    expect(matchPlay(without, [off(4), off(4)])?.state).toEqual({ code: 'all-square' });
  });
});

test('holes after the match was decided count for nothing', () => {
  const match = matchPlay(PLAIN_COURSE, [off(0, birdies(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18)), off(0)]);
  expect(match?.holes.slice(10)).toEqual(Array(8).fill(null));
});

test('a match that began on hole 10 is decided in the order of play', () => {
  const match = matchPlay(PLAIN_COURSE, [off(0, birdies(10, 11, 7)), off(0)], 10);
  expect(match?.state).toEqual({ code: 'won', winner: 0, up: 3, left: 2 });
  expect(match?.holes.slice(7, 9)).toEqual([null, null]);
});

describe('extra holes', () => {
  const level = (extraHoles: Card, playingHandicap = 0) => ({ playingHandicap, card: par, extraHoles });
  test('are played in the order of the round until one is won (Rule 3.2a(4))', () => {
    const match = matchPlay(PLAIN_COURSE, [level(card('4 4 2 9')), level(card('4 4 3 1'))]);
    expect(match?.extraHoles).toEqual(['halved', 'halved', 0]);
    expect(match?.state).toEqual({ code: 'won', winner: 0, up: 1, left: 0, extraHole: 3 });
  });
  test('leave the match all square while they are halved', () => {
    expect(matchPlay(PLAIN_COURSE, [level(card('4 4')), level(card('4 4'))])?.state).toEqual({ code: 'all-square', extraHoles: 2 });
    expect(matchPlay(PLAIN_COURSE, [level(card('4')), level([])])?.state).toEqual({ code: 'all-square' });
  });
  test('begin where the match began, with strokes as in the round', () => {
    const hard = { ...PLAIN_COURSE, strokeIndex: PLAIN_COURSE.par.map((_, at) => ((at + 9) % 18) + 1) };
    const [one, other] = [level(card('4')), { playingHandicap: 1, card: par.with(17, 5), extraHoles: card('4') }];
    expect(matchPlay(hard, [one, other], 10)?.state).toEqual({ code: 'won', winner: 1, up: 1, left: 0, extraHole: 1 });
    expect(matchPlay(hard, [one, other], 1)?.state).toEqual({ code: 'all-square', extraHoles: 1 });
  });
  test('go on with the first hole after the last', () => {
    const [one, other] = [level(card('4 4')), { playingHandicap: 1, card: par.with(17, 5), extraHoles: card('4 4') }];
    expect(matchPlay(PLAIN_COURSE, [one, other], 18)?.state).toEqual({ code: 'won', winner: 1, up: 1, left: 0, extraHole: 2 });
  });
  test('may be conceded too', () => {
    expect(matchPlay(PLAIN_COURSE, [level(card('x')), level([])])?.state).toMatchObject({ winner: 1, extraHole: 1 });
  });
  test('count for nothing in a match that was decided', () => {
    const match = matchPlay(PLAIN_COURSE, [{ ...off(0, birdies(1)), extraHoles: card('3') }, level(card('9'))]);
    expect([match?.extraHoles, match?.state]).toEqual([[], { code: 'won', winner: 0, up: 1, left: 0 }]);
  });
});

describe('four-ball', () => {
  const side = (...partners: [number, Card][]) => partners.map(([playingHandicap, played]) => off(playingHandicap, played));
  test('the lowest of the four plays off 0, the others get the difference (appendix C)', () => {
    expect(fourBallMatch(PLAIN_COURSE, [side([10, par], [14, par]), side([17, par], [22, par])])?.strokes).toEqual([
      [0, 4],
      [7, 12],
    ]);
    expect(fourBallMatch(PLAIN_COURSE, [side([-2, par], [3, par]), side([0, par], [1, par])])?.strokes).toEqual([
      [0, 5],
      [2, 3],
    ]);
  });
  test('the better net of the partners counts', () => {
    const match = fourBallMatch(PLAIN_COURSE, [side([0, birdies(2)], [0, birdies(3)]), side([0, par], [1, par])]);
    expect(match?.holes.slice(0, 4)).toEqual([1, 0, 0, 'halved']);
    expect(match?.state).toEqual({ code: 'won', winner: 0, up: 1, left: 0 });
  });
  test('one partner may have no score, and a side concedes when both pick up', () => {
    const one = side([0, card('4 x x')], [0, card('- 4 x')]);
    expect(fourBallMatch(PLAIN_COURSE, [one, side([0, par], [0, []])])?.holes.slice(0, 4)).toEqual(['halved', 'halved', 1, null]);
    expect(fourBallMatch(PLAIN_COURSE, [side([0, card('x')], [0, []]), side([0, par], [0, par])])?.state.code).toBe('not-begun');
  });
  test('goes to extra holes too', () => {
    const square = side([0, par], [0, par]);
    const extra = square.map((player, nth) => ({ ...player, extraHoles: card(nth === 0 ? '4 x' : '5 3') }));
    const others = square.map((player) => ({ ...player, extraHoles: card('4 4') }));
    expect(fourBallMatch(PLAIN_COURSE, [extra, others])?.state).toEqual({ code: 'won', winner: 0, up: 1, left: 0, extraHole: 2 });
  });
  test('needs a stroke index where anybody receives strokes', () => {
    const without = { ...PLAIN_COURSE, strokeIndex: null };
    expect(fourBallMatch(without, [side([0, par], [0, par]), side([0, par], [1, par])])).toBeNull();
    expect(fourBallMatch(without, [side([3, par], [3, par]), side([3, par], [3, par])])?.state).toEqual({ code: 'all-square' });
  });
});

test('a woman receives her strokes by the card for women', () => {
  const women = { par: PLAIN_COURSE.par, strokeIndex: PLAIN_COURSE.par.map((_, at) => 18 - at) };
  const match = matchPlay({ ...PLAIN_COURSE, women }, [off(0), { ...off(1), gender: 'f' }]);
  expect(match?.holes.flatMap((won, at) => (won === 1 ? [at + 1] : []))).toEqual([18]);
});
