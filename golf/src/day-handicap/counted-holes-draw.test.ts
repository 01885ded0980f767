import { describe, expect, test } from 'vitest';
import { course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { Course } from '../course.ts';
import { countedHolesAt, countedHolesCount, drawCountedHoles } from './counted-holes-draw.ts';
import type { PeoriaRule } from './peoria-rule.ts';
import { PEORIA_RULES } from './peoria-rule.ts';

const RANDOM: PeoriaRule = { ...PEORIA_RULES['double-peoria'], composition: null };
const NINE = course('4 4 3 5 4 4 3 5 4');

describe('the lists that satisfy a composition', () => {
  test.each<[string, PeoriaRule, Course, number]>([
    ['are 2 × 5 × 2 a nine for Peoria', PEORIA_RULES.peoria, PLAIN_COURSE, 400],
    ['are as many for Double Peoria, which leaves out one of each', PEORIA_RULES['double-peoria'], PLAIN_COURSE, 400],
    [
      'are a 3 of four, a 5 of four and two pairs of 4s for Modified Peoria',
      PEORIA_RULES['modified-peoria'],
      PLAIN_COURSE,
      4 * 4 * 10 * 10,
    ],
    ['are those of one nine on nine holes', PEORIA_RULES['double-peoria'], NINE, 20],
    ['are two 3s, five 4s and two 5s anywhere for New-New Peoria', PEORIA_RULES['new-new-peoria'], PLAIN_COURSE, 6 * 252 * 6],
    ['are a 3, a 4 and a 5 for the Peoria of nine holes', PEORIA_RULES['nine-hole-peoria'], NINE, 20],
    ['are a 3, four 4s and a 5 for its double', PEORIA_RULES['nine-hole-double-peoria'], NINE, 20],
    ['are that of the whole card on a longer course', PEORIA_RULES['nine-hole-double-peoria'], PLAIN_COURSE, 4 * 210 * 4],
    ['are any twelve of eighteen where the holes are purely random', RANDOM, PLAIN_COURSE, 18_564],
    ['are none where a nine has no par 3', PEORIA_RULES.peoria, course('4 4 4 4 4 4 4 4 5 4 4 3 5 4 4 3 5 4'), 0],
    ['are none where there are not as many holes', RANDOM, NINE, 0],
    ['are none where two 3s are to be counted and there is none', PEORIA_RULES['new-new-peoria'], course('4 4 4 5 4 4 4 5 4'), 0],
  ])('%s', (_, rule, of, count) => {
    expect(countedHolesCount(rule, of)).toBe(count);
  });

  test('have a number each, from 0', () => {
    expect(countedHolesAt(PEORIA_RULES.peoria, PLAIN_COURSE, 0)).toEqual([1, 3, 4, 10, 12, 13]);
    expect(countedHolesAt(PEORIA_RULES.peoria, PLAIN_COURSE, 399)).toEqual([7, 8, 9, 16, 17, 18]);
  });

  test.each([-1, 400, 1.5])('%d is the number of none', (nth) => {
    expect(countedHolesAt(PEORIA_RULES.peoria, PLAIN_COURSE, nth)).toBeNull();
  });
});

describe('a draw', () => {
  test.each<[number, number[]]>([
    [0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [0.999_999, [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]],
  ])('of the random number %d is that part of the way through the lists', (random, holes) => {
    expect(drawCountedHoles(RANDOM, PLAIN_COURSE, random)).toEqual(holes);
  });

  test('gives every list its turn', () => {
    const lists = Array.from({ length: 400 }, (_, nth) => drawCountedHoles(PEORIA_RULES.peoria, PLAIN_COURSE, (nth + 0.5) / 400)?.join());
    expect(new Set(lists).size).toBe(400);
  });

  test('has no list where the course cannot have the composition', () => {
    expect(drawCountedHoles(PEORIA_RULES.peoria, course('4 4 4 4 4 4 4 4 4'), 0.5)).toBeNull();
  });
});
