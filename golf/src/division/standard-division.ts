import type { Gender } from '../gender.ts';
import type { Division, HandicapRange, Measure } from './division.ts';

type Standard = { readonly id: string; readonly gender: Gender; readonly from: number | null; readonly to: number };

/** The highest handicap that Vietnamese clubs let count. */
const HIGHEST = 36;

/** In whole strokes; the best are open to plus players. */
const STANDARD: readonly Standard[] = [
  { id: 'A', gender: 'm', from: null, to: 15 },
  { id: 'B', gender: 'm', from: 16, to: 28 },
  { id: 'C', gender: 'm', from: 29, to: HIGHEST },
  { id: 'women', gender: 'f', from: null, to: HIGHEST },
];

/**
 * The split that most Vietnamese events use: men's divisions A, B and C and one of all women, by the handicap that the tournament
 * goes by (Tiền Phong Golf Championship 2022: A 0–15, B 16–28, C 29–36, women 0–36).
 *
 * @example standardDivisions('index')[1] // { id: 'B', gender: 'm', handicapCourse: null, handicapIndex: { from: 155, to: 284 } }
 */
export function standardDivisions(measure: Measure): readonly Division[] {
  return STANDARD.map(({ id, gender, from, to }) => ({
    id,
    gender,
    handicapCourse: measure === 'course' ? { from: from === null ? null : from * 10, to: to * 10 } : null,
    handicapIndex: measure === 'index' ? indexesOf(from, to) : null,
  }));
}

/** The indexes that round half up to these whole strokes; the highest stands. */
function indexesOf(from: number | null, to: number): HandicapRange {
  return { from: from === null ? null : from * 10 - 5, to: to === HIGHEST ? to * 10 : to * 10 + 4 };
}
