import { formatHandicap } from '@fairway/api/word/number';
import type { Language } from '../../lib/language.ts';
import { readHandicap } from '../../lib/number.ts';
import { textOrNull } from '../../lib/text.ts';
import type { DivisionFields } from './fields.ts';

/** The form: as the division, with texts where people type. */
export type DivisionValues = Omit<DivisionFields, `${RangeName}${'From' | 'To'}` | 'note'> &
  Record<`${RangeName}${'From' | 'To'}`, string> & { note: string };
export const RANGES = ['handicapCourse', 'handicapIndex'] as const;
export type RangeName = (typeof RANGES)[number];

export function valuesOf(division: DivisionFields, language: Language): DivisionValues {
  const typed = (handicap: number | null) => formatHandicap(handicap, language);
  return {
    ...division,
    handicapCourseFrom: typed(division.handicapCourseFrom),
    handicapCourseTo: typed(division.handicapCourseTo),
    handicapIndexFrom: typed(division.handicapIndexFrom),
    handicapIndexTo: typed(division.handicapIndexTo),
    note: division.note ?? '',
  };
}

export const fieldsOf = (values: DivisionValues): DivisionFields => ({
  ...values,
  name: values.name.trim(),
  handicapCourseFrom: readHandicap(values.handicapCourseFrom),
  handicapCourseTo: readHandicap(values.handicapCourseTo),
  handicapIndexFrom: readHandicap(values.handicapIndexFrom),
  handicapIndexTo: readHandicap(values.handicapIndexTo),
  note: textOrNull(values.note),
});

export type RangeProblem = 'not-a-handicap' | 'reversed';

/** What is wrong with a typed range, by field. */
export function rangeProblems(values: DivisionValues): ReadonlyMap<keyof DivisionValues, RangeProblem> {
  const problems = new Map<keyof DivisionValues, RangeProblem>();
  for (const range of RANGES) {
    const from = readHandicap(values[`${range}From`]);
    const to = readHandicap(values[`${range}To`]);
    if (Number.isNaN(from)) problems.set(`${range}From`, 'not-a-handicap');
    if (Number.isNaN(to)) problems.set(`${range}To`, 'not-a-handicap');
    if (from !== null && to !== null && from > to) problems.set(`${range}To`, 'reversed');
  }
  return problems;
}
