import type { DivisionMember, NamedDivision } from '@fairway/api/rule/field/division-warning';
import { divisionProblems, type Eligibility, type Tenths } from '@fairway/golf';
import { describe, expect, test } from 'vitest';
import { axisOf, barsOf, endsOf, lanesOf, moveBorder, placeAll, typeEnd } from './border.ts';

const eligibility: Eligibility = { measure: 'course', cap: { above: 36, countsAs: 36 } };
const division = (id: string, from: Tenths | null, to: Tenths | null, gender: 'm' | 'f' | 'a' = 'a'): NamedDivision => ({
  ...{ id, name: id, gender },
  handicapCourse: { from, to },
  handicapIndex: null,
});
const DIVISIONS = [division('A', 0, 150), division('B', 160, 280), division('C', 290, 360)];
const AXIS = { from: 0, to: 360 };
const person = (id: string, handicapCourse: Tenths | null, gender: 'm' | 'f' = 'm'): DivisionMember => ({
  ...{ id, name: id, gender, divisionId: null },
  ...{ handicapCourse, handicapIndex: null },
});
const rangesOf = (divisions: readonly NamedDivision[]) =>
  divisions.map((one) => {
    const { from, to } = endsOf(one, 'course');
    return `${one.id} ${from}–${to}`;
  });
const firstBorder = (divisions: readonly NamedDivision[]) => {
  const [border] = lanesOf(divisions, 'course', AXIS)[0]?.borders ?? [];
  if (border === undefined) throw new Error('no border');
  return border;
};

describe('a border that is moved', () => {
  test.each([
    ['to 18: the lower division ends there, the upper one begins right after it', 180, 'A 0–180'],
    ['between two strokes: it goes to the nearer one', 126, 'A 0–130'],
    ['below the lower division: it keeps one handicap', -40, 'A 0–0'],
    ['beyond the upper division: that keeps one handicap', 330, 'A 0–270'],
  ])('%s', (_, to, lower) => {
    const moved = moveBorder(DIVISIONS, firstBorder(DIVISIONS), to, 'course');
    expect(rangesOf(moved)[0]).toBe(lower);
    expect(divisionProblems(moved, eligibility)).toEqual([]);
  });

  test('closes the gap, or the overlap, that was there', () => {
    const torn = [division('A', 0, 140), division('B', 170, 280), division('C', 280, 360)];
    const moved = moveBorder(torn, firstBorder(torn), 150, 'course');
    expect(rangesOf(moved)).toEqual(['A 0–150', 'B 160–280', 'C 280–360']);
  });

  test('goes by the tenth where the index decides', () => {
    const byIndex = [
      { ...division('A', null, null), handicapCourse: null, handicapIndex: { from: null, to: 154 } },
      { ...division('B', null, null), handicapCourse: null, handicapIndex: { from: 155, to: 360 } },
    ];
    const [border] = lanesOf(byIndex, 'index', AXIS)[0]?.borders ?? [];
    const moved = border && moveBorder(byIndex, border, 157, 'index');
    expect(moved?.map((one) => endsOf(one, 'index'))).toEqual([
      { from: null, to: 157 },
      { from: 158, to: 360 },
    ]);
  });
});

describe('a border', () => {
  test('there is none where one range lies in the other, or the end between two is open', () => {
    const nested = [division('A', 0, 360), division('B', 100, 200)];
    const open = [division('A', 0, null), division('B', 160, 360)];
    expect([nested, open].map((divisions) => lanesOf(divisions, 'course', AXIS)[0]?.borders)).toEqual([[], []]);
  });

  test('men and women have lanes of their own where a division is of one gender; one for all stands in both', () => {
    const divisions = [division('A', 0, 150, 'm'), division('All', 160, 360), division('Nữ', 0, 150, 'f')];
    const lanes = lanesOf(divisions, 'course', AXIS).map((lane) => [
      lane.gender,
      ...lane.borders.map(({ lower, upper }) => lower.id + upper.id),
    ]);
    expect(lanes).toEqual([
      ['m', 'AAll'],
      ['f', 'NữAll'],
    ]);
  });
});

describe('a typed end', () => {
  test('takes along a neighbour that was right beside it', () => {
    expect(rangesOf(typeEnd(DIVISIONS, 'B', 'to', 250, 'course', AXIS))).toEqual(['A 0–150', 'B 160–250', 'C 260–360']);
    expect(rangesOf(typeEnd(DIVISIONS, 'B', 'from', 140, 'course', AXIS))).toEqual(['A 0–130', 'B 140–280', 'C 290–360']);
  });

  test('leaves a neighbour where there was a gap before, and opens an end that is emptied', () => {
    const torn = [division('A', 0, 140), division('B', 170, 280)];
    expect(rangesOf(typeEnd(torn, 'A', 'to', 150, 'course', AXIS))).toEqual(['A 0–150', 'B 170–280']);
    expect(rangesOf(typeEnd(DIVISIONS, 'C', 'to', null, 'course', AXIS))[2]).toBe('C 290–null');
  });
});

test('players stand at the handicap that is compared, after the cap, in the division that takes them', () => {
  const people = [person('An', 147), person('Bình', 152), person('Chi', 540), person('Dũng', null), person('Giang', -20)];
  const [lane] = lanesOf(DIVISIONS, 'course', AXIS);
  const placed = placeAll(DIVISIONS, people, eligibility);
  expect(placed.map(({ divisionId }) => divisionId)).toEqual(['A', 'A', 'C', null, null]);
  expect(lane && barsOf(lane, placed)).toEqual([
    { at: -20, count: 1, parts: [{ divisionId: null, count: 1 }] },
    { at: 150, count: 2, parts: [{ divisionId: 'A', count: 2 }] },
    { at: 360, count: 1, parts: [{ divisionId: 'C', count: 1 }] },
  ]);
  expect(axisOf(DIVISIONS, people, eligibility)).toEqual({ from: -20, to: 360 });
});
