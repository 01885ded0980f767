import { describe, expect, test } from 'vitest';
import type { FormatName } from '../format/format.ts';
import { FORMATS } from '../format/format.ts';
import type { PlayRule, SidePlayName } from './play.ts';
import { hasOneBall, recommendedAllowance, recommendedWeights, SIDE_PLAYS, sidePlay } from './play.ts';

const play = (name: SidePlayName, format: FormatName = 'stroke-play', rule: PlayRule = {}) => sidePlay(name, FORMATS[format], rule);

describe('the recommended allowance (appendix C)', () => {
  test.each<[FormatName, number]>([
    ['stroke-play', 85],
    ['stableford', 85],
    ['par-bogey', 90],
  ])('of a four-ball in %s is %i %', (format, percent) => {
    expect(play('four-ball', format).allowance).toBe(percent);
  });

  test('of the best of four goes by how many count', () => {
    const of = (format: FormatName) => [1, 2, 3, 4].map((counting) => play('best-balls', format, { counting }).allowance);
    expect([of('stroke-play'), of('par-bogey')]).toEqual([
      [75, 85, 100, 100],
      [75, 80, 90, 100],
    ]);
  });

  test.each<[SidePlayName, number, number[]]>([
    ['foursomes', 2, [50, 50]],
    ['greensomes', 2, [60, 40]],
    ['chapman', 2, [60, 40]],
    ['scramble', 2, [35, 15]],
    ['scramble', 3, [30, 20, 10]],
    ['scramble', 4, [25, 20, 15, 10]],
  ])('of %s of %i are the weights %j, the lowest first', (name, partners, weights) => {
    expect(play(name).weights(partners)).toEqual(weights);
  });

  test('is not known of a shamble, whole rounds and the best of three: handicaps count in full', () => {
    const full = [play('shamble'), play('best-rounds'), play('best-balls', 'stroke-play', { partners: 3 })];
    expect(full.map(({ allowance }) => allowance)).toEqual([100, 100, 100]);
    expect(recommendedAllowance('shamble', FORMATS['stroke-play'], 2, 4)).toBeNull();
    expect(recommendedWeights('scramble', 5)).toBeNull();
  });

  test.each<[SidePlayName, number, PlayRule]>([
    ['scramble', 1, {}],
    ['scramble', 1, { weights: [20, 15, 10, 5] }],
    ['foursomes', 1, {}],
    ['greensomes', 3, {}],
  ])('is not known of %s of %i: they have no handicap, not one of 0', (name, partners, rule) => {
    expect(play(name, 'stroke-play', rule).weights(partners)).toBeNull();
  });

  test('gives way to the club’s own', () => {
    expect(play('four-ball', 'stroke-play', { allowance: 100 }).allowance).toBe(100);
    expect(play('scramble', 'stroke-play', { weights: [20, 15, 10, 5] }).weights(4)).toEqual([20, 15, 10, 5]);
  });
});

test('how many play together and count is as usual, or as the club has it', () => {
  expect(play('shamble').format).toEqual({ size: { from: 4, to: 4 }, ball: { kind: 'own', counting: 2 } });
  expect(play('best-rounds', 'stroke-play', { counting: 2, partners: 3 }).format).toEqual({
    size: { from: 3, to: 3 },
    ball: { kind: 'rounds', counting: 2 },
  });
  expect(play('scramble', 'stroke-play', { partners: 3 })).toMatchObject({ format: { size: { from: 2, to: 3 } }, drives: null });
  expect(play('scramble', 'stroke-play', { drives: 4 }).drives).toBe(4);
});

test('four of the plays have one ball, so that the card is the side’s', () => {
  expect(SIDE_PLAYS.filter(hasOneBall)).toEqual(['foursomes', 'greensomes', 'chapman', 'scramble']);
  expect(hasOneBall('single')).toBe(false);
});
