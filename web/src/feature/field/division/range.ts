import type { DIVISION } from '@fairway/api/record/division';
import { readHandicap } from '../../../lib/value/number.ts';
import type { TypedOf } from '../../../ui/record/form/typed.ts';

export const RANGES = ['handicapCourse', 'handicapIndex'] as const;
type RangeName = (typeof RANGES)[number];

/** The ranges that end before they begin, as they are typed. */
export const reversedRanges = (typed: Pick<TypedOf<typeof DIVISION>, `${RangeName}${'From' | 'To'}`>): RangeName[] =>
  RANGES.filter((range) => {
    const [from, to] = [readHandicap(typed[`${range}From`]), readHandicap(typed[`${range}To`])];
    return from !== null && to !== null && from > to;
  });
