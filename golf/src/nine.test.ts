import { describe, expect, test } from 'vitest';
import { courseProblems } from './course.ts';
import { joinNines, type NineTee } from './nine.ts';

const blue: NineTee = { name: 'Blue', gender: null, unit: 'yards', lengths: Array(9).fill(400), courseRating: 35.5, slope: 128 };
const a = { par: [4, 4, 4, 3, 5, 3, 4, 4, 5], strokeIndex: [3, 5, 7, 8, 2, 6, 9, 1, 4], tees: [blue] };
const b = { par: [5, 4, 3, 4, 4, 3, 4, 4, 5], strokeIndex: [17, 3, 5, 7, 9, 11, 13, 15, 1], tees: [blue] };

describe('two nines put together', () => {
  test('have the pars of the first and then of the second', () => {
    expect(joinNines(a, b).par).toEqual([...a.par, ...b.par]);
  });

  test('give the odd numbers to the first nine and the even ones to the second, each by its own ranking', () => {
    expect(joinNines(a, b).strokeIndex).toEqual([5, 9, 13, 15, 3, 11, 17, 1, 7, 18, 4, 6, 8, 10, 12, 14, 16, 2]);
  });

  test('or the other way round', () => {
    expect(joinNines(a, b, 'second').strokeIndex).toEqual([6, 10, 14, 16, 4, 12, 18, 2, 8, 17, 3, 5, 7, 9, 11, 13, 15, 1]);
  });

  test('make a card that may be played on', () => {
    expect(courseProblems(joinNines(a, b))).toEqual([]);
    expect(courseProblems(joinNines(a, a, 'second'))).toEqual([]);
  });

  test('have no stroke index when one of them has none', () => {
    expect(joinNines(a, { ...b, strokeIndex: null }).strokeIndex).toBeNull();
    expect(joinNines({ ...a, strokeIndex: null }, b).strokeIndex).toBeNull();
  });

  test('are played from the tees of both, whose ratings are not added', () => {
    const [tee] = joinNines(a, { ...b, tees: [{ ...blue, name: 'BLUE', lengths: Array(9).fill(380) }] }).tees;
    expect(tee).toEqual({ ...blue, lengths: [...Array(9).fill(400), ...Array(9).fill(380)], courseRating: null, slope: null });
  });

  test.each([
    ['another name', { name: 'White' }],
    ['another unit', { unit: 'meters' }],
    ['another gender', { gender: 'f' as const }],
  ])('are not played from a tee that has %s on the second', (_, other) => {
    expect(joinNines(a, { ...b, tees: [{ ...blue, ...other }] }).tees).toEqual([]);
  });

  test('have tees without lengths where one of them has none', () => {
    expect(joinNines(a, { ...b, tees: [{ ...blue, lengths: null }] }).tees).toMatchObject([{ name: 'Blue', lengths: null }]);
  });
});
