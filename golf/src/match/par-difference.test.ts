import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCourse } from '../../test-kit/arbitrary.ts';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import type { Course } from '../course.ts';
import { cardPars, courseCard, parTotal } from '../course.ts';
import type { Edition } from '../edition.ts';
import { fraction } from '../handicap/fraction.ts';
import { strokesPerHole } from '../handicap/strokes-received.ts';
import type { Side } from '../side/side.ts';
import type { MatchFormatName } from './match-format.ts';
import { MATCH_FORMATS, matchSides, recommendedMatchAllowance } from './match-format.ts';
import { matchPlay } from './match-play.ts';

/** Her par is one more on holes 1 and 5: 74 against 72. */
const WOMEN = course('5 4 3 5 5 4 3 5 4 4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18');
const COURSE: Course = { ...PLAIN_COURSE, women: WOMEN };

const golfer = (id: string, handicap: number, gender: 'm' | 'f' = 'm', scores = card('-')) =>
  competitor(id, { handicap: handicap * 10, gender, cards: [scores] });
const received = (name: MatchFormatName, sides: readonly [Side, Side], edition: Edition = 2, played = COURSE) => {
  const allowance = recommendedMatchAllowance(name, [sides[0].partners.length, sides[1].partners.length]) ?? null;
  const opponents = matchSides(MATCH_FORMATS[name], allowance, sides, 0, rules({ rounds: [played], edition }));
  return opponents?.map((one) => one.map(({ playingHandicap }) => playingHandicap));
};
const alone = (...of: Parameters<typeof golfer>) => side(of[0], { partners: [golfer(...of)] });

describe('strokes of two cards that are compared across different pars (Rules of Handicapping 6.2b)', () => {
  const toHandicap = (par: typeof PLAIN_COURSE) =>
    par.par.map((of, at) => of + (strokesPerHole(10, par.strokeIndex as readonly number[])[at] ?? 0));
  const he = alone('an', 10, 'm', toHandicap(PLAIN_COURSE));
  const she = alone('lan', 10, 'f', toHandicap(WOMEN));
  const ends = (edition: Edition) => {
    const allowance = recommendedMatchAllowance('singles', [1, 1]) ?? null;
    const sides = matchSides(MATCH_FORMATS.singles, allowance, [he, she], 0, rules({ rounds: [COURSE], edition }));
    return sides && matchPlay({ course: COURSE, sides, end: 'halved' })?.state;
  };

  test('he on par 72 and she on par 74, both exactly to handicap: he gives her 2, and they end level', () => {
    expect([he, she].map(({ partners: [one] }) => one?.cards[0]?.reduce((sum, score) => Number(sum) + Number(score), 0))).toEqual([82, 84]);
    expect(received('singles', [he, she])).toEqual([[0], [2]]);
    expect(ends(2)).toEqual({ code: 'halved', by: 'holes' });
  });

  test('as it was by the first edition: nothing is given, and he wins', () => {
    expect(received('singles', [he, she], 1)).toEqual([[0], [0]]);
    expect(ends(1)).toMatchObject({ code: 'won', winner: 0, up: 2, left: 1 });
  });

  test('whoever plays the higher par receives, also a man, and a plus handicap gives less', () => {
    const lower = { ...WOMEN, women: PLAIN_COURSE };
    expect(received('singles', [he, she], 2, lower)).toEqual([[2], [0]]);
    expect(received('singles', [alone('an', 0), alone('lan', -3, 'f')])).toEqual([[1], [0]]);
    expect(received('singles', [alone('an', -3), alone('lan', -1, 'f')])).toEqual([[0], [4]]);
  });

  test('it comes on top of the allowance, in four-ball to every woman, and of three pars the lowest is the base', () => {
    const tee = (added: number) => ({ handicap: { exact: fraction(10, 1), added } });
    const men = side('men', { partners: [golfer('an', 10), { ...golfer('binh', 10), ...tee(1) }] });
    const mixed = side('mixed', { partners: [golfer('chi', 20), golfer('lan', 10, 'f')] });
    // 9, 9 and 1 of the tee, 18, 9 and 2
    expect(received('four-ball', [men, mixed])).toEqual([
      [0, 1],
      [9, 2],
    ]);
  });

  test('a side of one ball plays one card: handicaps are taken against its par, and a side of women receives the difference', () => {
    const of = (id: string, genders: readonly ('m' | 'f')[]) =>
      side(id, { partners: genders.map((gender, at) => golfer(`${id}${at}`, 10, gender)) });
    expect(received('foursomes', [of('men', ['m', 'm']), of('mixed', ['m', 'f'])])).toEqual([[0], [1]]);
    expect(received('foursomes', [of('men', ['m', 'm']), of('women', ['f', 'f'])])).toEqual([[0], [2]]);
    expect(received('foursomes', [of('mixed', ['f', 'm']), of('women', ['f', 'f'])])).toEqual([[0], [1]]);
  });

  test('gross comparisons add nothing', () => {
    const sides = matchSides(MATCH_FORMATS.singles, null, [he, she], 0, rules({ rounds: [COURSE] }));
    expect(sides?.flat().map(({ playingHandicap }) => playingHandicap)).toEqual([0, 0]);
  });

  test('whatever the pars and handicaps, what one receives more than the other is the difference of both together', () => {
    fc.assert(
      fc.property(anyCourse, fc.integer({ min: -5, max: 36 }), fc.integer({ min: -5, max: 36 }), (played, one, other) => {
        const [[his = 0] = [], [hers = 0] = []] = received('singles', [alone('an', one), alone('lan', other, 'f')], 2, played) ?? [];
        expect(hers - his).toBe(other - one + cardPars(played).f - cardPars(played).m);
        expect(Math.min(his, hers)).toBe(0);
        expect(cardPars(played).f).toBe(parTotal(courseCard(played, 'f')));
      }),
    );
  });
});

describe('a partner who is disqualified in a four-ball match', () => {
  const pars = cardToPar(PLAIN_COURSE);
  const birdies = pars.map((par) => Number(par) - 1);
  const pair = (id: string, status: 'ok' | 'DQ' = 'ok') =>
    side(id, {
      partners: [competitor(`${id}1`, { handicap: 0, cards: [pars] }), competitor(`${id}2`, { handicap: 0, cards: [birdies], status })],
    });
  const state = (one: Side, other: Side, edition: Edition = 2) => {
    const sides = matchSides(MATCH_FORMATS['four-ball'], null, [one, other], 0, rules({ edition }));
    return sides && matchPlay({ course: PLAIN_COURSE, sides, end: 'halved' })?.state;
  };

  test('wins no hole with their ball (Rule 23.9b), and the other partner plays on', () => {
    expect(state(pair('red', 'DQ'), pair('blue'))).toMatchObject({ code: 'won', winner: 1, up: 10, left: 8 });
    expect(state(pair('red', 'DQ'), pair('blue', 'DQ'))).toEqual({ code: 'halved', by: 'holes' });
    expect(state(pair('red', 'DQ'), pair('blue'), 1)).toEqual({ code: 'halved', by: 'holes' });
  });

  test('concedes no hole for a partner who has no score yet, and loses it once that one has picked up', () => {
    const [first, second] = pair('red', 'DQ').partners;
    const red = (scores: string) => side('red', { partners: [{ ...first, cards: [card(scores)] }, second] as Side['partners'] });
    const winners = (scores: string) => {
      const sides = matchSides(MATCH_FORMATS['four-ball'], null, [red(scores), pair('blue')], 0, rules());
      return (
        sides &&
        matchPlay({ course: PLAIN_COURSE, sides, end: 'halved' })
          ?.holes.slice(0, 2)
          .map(({ winner }) => winner)
      );
    };
    expect(winners('-')).toEqual([null, null]);
    expect(winners('x')).toEqual([1, null]);
  });

  test('decides nothing where both are: who goes on is said by the committee', () => {
    const both = side('red', { partners: pair('red').partners.map((one) => ({ ...one, status: 'DQ' as const })) });
    expect(state(both, pair('blue'))).toEqual({ code: 'not-begun' });
  });
});
