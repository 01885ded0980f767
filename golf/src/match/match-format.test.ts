import { describe, expect, test } from 'vitest';
import { card, competitor, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import { fraction } from '../handicap/fraction.ts';
import type { DeclaredHandicap } from '../handicap/playing-handicap.ts';
import type { MatchAllowance, MatchFormatName } from './match-format.ts';
import { MATCH_FORMATS, matchSides, matchStrokes, recommendedMatchAllowance } from './match-format.ts';
import { matchPlay } from './match-play.ts';

const declared = (...handicaps: (DeclaredHandicap | null)[]) => handicaps.map((handicap) => ({ handicap, gender: 'm' as const }));
const tenths = (...strokes: number[]) => declared(...strokes.map((of) => of * 10));
const recommended = (...given: Parameters<typeof recommendedMatchAllowance>): MatchAllowance => {
  const allowance = recommendedMatchAllowance(...given);
  if (allowance === undefined) throw new Error('none is known');
  return allowance;
};

describe('what is received in a match', () => {
  test.each<[MatchFormatName, number[], number[], number[]]>([
    ['singles', [12], [20], [0, 8]],
    ['singles', [-2], [1], [0, 3]],
    ['four-ball', [4, 15], [5, 10], [0, 10, 1, 5]],
    ['foursomes', [4, 15], [5, 20], [0, 3]],
    ['greensomes', [4, 20], [10, 12], [0, 1]],
    ['chapman', [4, 20], [10, 12], [0, 1]],
    ['scramble', [4, 20], [10, 12], [0, 1]],
    ['scramble', [4, 8, 12, 16], [10, 14, 18, 22], [0, 4]],
  ])('by the recommended allowance of %s by %j and %j is %j', (name, one, other, received) => {
    const allowance = recommended(name, [one.length, other.length]);
    expect(allowance.taken).toBe('handicaps');
    expect(matchStrokes(allowance, [tenths(...one), tenths(...other)])?.flat()).toEqual(received);
  });

  test('is not known of a side of a size that the appendix has no weights for', () => {
    expect(recommendedMatchAllowance('foursomes', [1, 1])).toBeUndefined();
    expect(recommendedMatchAllowance('greensomes', [2, 3])).toBeUndefined();
    expect(recommendedMatchAllowance('scramble', [5, 5])).toBeUndefined();
    expect(recommendedMatchAllowance('scramble', [2, 3])).toBeUndefined();
  });

  test('is the difference of rounded handicaps, or the rounded difference, where a club has it so', () => {
    const handicaps = [declared(fraction(105, 10)), declared(fraction(114, 10))] as const;
    const full = { of: 'each', percent: 100 } as const;
    expect(matchStrokes({ ...full, taken: 'handicaps' }, handicaps)).toEqual([[0], [0]]);
    expect(matchStrokes({ ...full, taken: 'difference' }, handicaps)).toEqual([[0], [1]]);
    const ninety = { of: 'each', percent: 90 } as const;
    expect(matchStrokes({ ...ninety, taken: 'handicaps' }, [tenths(4, 15), tenths(5, 10)])?.flat()).toEqual([0, 10, 1, 5]);
    expect(matchStrokes({ ...ninety, taken: 'difference' }, [tenths(4, 15), tenths(5, 10)])?.flat()).toEqual([0, 10, 1, 5]);
    expect(matchStrokes({ ...ninety, taken: 'difference' }, [tenths(-5, 15), tenths(5, 10)])?.flat()).toEqual([0, 18, 9, 14]);
  });

  test('halves the difference of both together in foursomes, either way', () => {
    const half = { of: 'side', weights: [50, 50] } as const;
    const sides = [tenths(4, 15), tenths(5, 20)] as const;
    expect(matchStrokes({ ...half, taken: 'difference' }, sides)).toEqual([[0], [3]]);
  });

  test('takes every kind of declared handicap; what the par of a tee adds is no part of a share', () => {
    const each = { of: 'each', percent: 100, taken: 'difference' } as const;
    const tee = { exact: fraction(14, 1), added: 1 };
    expect(matchStrokes(each, [declared(fraction(51, 5)), declared(tee)])).toEqual([[0], [5]]);
    expect(matchStrokes(each, [declared({ whole: fraction(20, 1) }), declared({ whole: fraction(30, 1) })])).toEqual([[0], [5]]);
    expect(matchStrokes({ of: 'each', percent: 50, taken: 'handicaps' }, [declared(0), declared(tee)])).toEqual([[0], [8]]);
  });

  test('is not known where a handicap or a player is missing', () => {
    expect(matchStrokes(recommended('foursomes', [2, 2]), [declared(40, null), tenths(5, 6)])).toBeNull();
    expect(matchStrokes(recommended('singles', [1, 1]), [[], tenths(5)])).toBeNull();
  });
});

describe('sides in a match', () => {
  const player = (id: string, handicap: number | null, scores = '') =>
    competitor(id, { handicap: handicap === null ? null : handicap * 10, cards: [card(scores || '-')] });
  const [red, blue] = [
    side('red', { partners: [player('an', 4, '4'), player('binh', 15, '5')], cards: [card('4 4')] }),
    side('blue', { partners: [player('chi', 5, '6'), player('dung', 20, '4')], cards: [card('4 5')] }),
  ];

  test('with balls of their own play their cards off the lowest', () => {
    const sides = matchSides(MATCH_FORMATS['four-ball'], recommended('four-ball', [2, 2]), [red, blue], 0, rules());
    expect(sides?.map((one) => one.map(({ playingHandicap, card: [first] }) => [playingHandicap, first]))).toEqual([
      [
        [0, 4],
        [10, 5],
      ],
      [
        [1, 6],
        [14, 4],
      ],
    ]);
  });

  test('with one ball play the side’s card, and a match of it names whose it is', () => {
    const sides = matchSides(MATCH_FORMATS.foursomes, recommended('foursomes', [2, 2]), [red, blue], 0, rules());
    expect(sides?.[1]).toEqual([{ playingHandicap: 3, card: [4, 5], gender: 'm' }]);
    const match = sides && matchPlay({ course: PLAIN_COURSE, sides, end: 'halved' });
    expect(match?.holes.slice(0, 2).map(({ winner, nets }) => [winner, ...nets])).toEqual([
      [1, 4, 3],
      ['halved', 4, 4],
    ]);
  });

  test('without handicaps receive nothing, and need none', () => {
    const without = side('blue', { partners: [player('chi', null)] });
    const sides = matchSides(MATCH_FORMATS.singles, null, [side('red', { partners: [player('an', 4)] }), without], 0, rules());
    expect(sides?.flat().map(({ playingHandicap }) => playingHandicap)).toEqual([0, 0]);
    expect(matchSides(MATCH_FORMATS.singles, recommended('singles', [1, 1]), [red, without], 0, rules())).toBeNull();
  });

  test('have the cap and limits of the tournament', () => {
    const one = (id: string, handicap: number, gender: 'm' | 'f' = 'm') =>
      side(id, { partners: [competitor(id, { handicap: handicap * 10, gender })] });
    const received = (sides: readonly [ReturnType<typeof one>, ReturnType<typeof one>]) =>
      matchSides(MATCH_FORMATS.singles, recommended('singles', [1, 1]), sides, 0, {
        ...rules(),
        handicapLimits: { m: { min: null, max: 24 }, f: { min: null, max: null } },
      })?.map(([player]) => player?.playingHandicap);
    expect(received([one('an', 10), one('binh', 30)])).toEqual([0, 14]);
    expect(received([one('an', 10), one('chi', 44, 'f')])).toEqual([0, 26]);
    const four = (id: string, ...handicaps: number[]) =>
      side(id, { partners: handicaps.map((of, at) => competitor(`${id}${at}`, { handicap: of * 10 })) });
    const foursomes = [four('x', 10, 20), four('y', 30, 54)] as const;
    const capped = matchSides(MATCH_FORMATS.foursomes, recommended('foursomes', [2, 2]), foursomes, 0, rules());
    expect(capped?.map(([ball]) => ball?.playingHandicap)).toEqual([0, 18]);
  });

  test('of women alone are scored by the card for women', () => {
    const women = side('red', { partners: ['x', 'y'].map((id) => competitor(id, { gender: 'f' })) });
    expect(matchSides(MATCH_FORMATS.foursomes, null, [women, blue], 0, rules())?.map(([ball]) => ball?.gender)).toEqual(['f', 'm']);
  });

  test('are those who play in the round, where partners change', () => {
    const inRounds = [[{ partner: 'an' }], [{ partner: 'binh' }]];
    const changing = side('red', { partners: [player('an', 4), player('binh', 15)], inRounds });
    const other = side('blue', { partners: [player('chi', 5)] });
    const received = [0, 1].map((nth) =>
      matchSides(MATCH_FORMATS.singles, recommended('singles', [1, 1]), [changing, other], nth, rules()),
    );
    expect(received.map((sides) => sides?.flat().map(({ playingHandicap }) => playingHandicap))).toEqual([
      [0, 1],
      [10, 0],
    ]);
  });

  test('go by the handicaps of the round', () => {
    const of = (id: string, first: number, second: number) =>
      side(id, { partners: [competitor(id, { handicap: null, handicaps: [first * 10, second * 10] })] });
    const sides = matchSides(MATCH_FORMATS.singles, recommended('singles', [1, 1]), [of('an', 3, 9), of('binh', 7, 4)], 1, rules());
    expect(sides?.flat().map(({ playingHandicap }) => playingHandicap)).toEqual([5, 0]);
  });
});
