import { describe, expect, test } from 'vitest';
import { courseProblems } from './course.ts';
import { joinNines, type NineTee } from './nine.ts';

const blue: NineTee = { name: 'Blue', gender: null, unit: 'yards', lengths: Array(9).fill(400), courseRating: 35.5, slope: 128, par: null };
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

  test('are played from the tees of both, whose ratings are not added: each stays with its own holes', () => {
    const other = { ...blue, name: 'BLUE', lengths: Array(9).fill(380), courseRating: 36.1, slope: 131, par: 37 };
    const [tee] = joinNines(a, { ...b, tees: [other] }).tees;
    expect(tee).toEqual({
      ...{ ...blue, lengths: [...Array(9).fill(400), ...Array(9).fill(380)], courseRating: null, slope: null, par: 73 },
      front: { courseRating: 35.5, slope: 128, par: null },
      back: { courseRating: 36.1, slope: 131, par: 37 },
    });
    const unrated = { ...blue, courseRating: null, slope: null };
    expect(joinNines(a, { ...b, tees: [unrated] }).tees[0]).toMatchObject({ front: { slope: 128 }, back: null });
  });

  test.each<[string, number | null, number | null, number | null]>([
    ['none where neither nine has one', null, null, null],
    ['the sum of both', 35, 37, 72],
    ['that of the one and the par of the other card', 37, null, 73],
  ])('have a tee whose own par is %s', (_, first, second, expected) => {
    const [tee] = joinNines({ ...a, tees: [{ ...blue, par: first }] }, { ...b, tees: [{ ...blue, par: second }] }).tees;
    expect(tee?.par).toBe(expected);
  });

  test('have a card for women where one of them has, with the one card of the other', () => {
    const women = { par: a.par.with(0, 5), strokeIndex: a.strokeIndex.toReversed() };
    expect(joinNines({ ...a, women }, b).women).toEqual({
      par: [...women.par, ...b.par],
      strokeIndex: [7, 1, 17, 11, 3, 15, 13, 9, 5, 18, 4, 6, 8, 10, 12, 14, 16, 2],
    });
    expect(joinNines(a, b).women).toBeNull();
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
