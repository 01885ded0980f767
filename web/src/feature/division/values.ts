import type { Language } from '../../lib/language.ts';
import { formatHandicap, readHandicap } from '../../lib/number.ts';
import { textOrNull } from '../../lib/text.ts';
import type { DivisionFields } from './fields.ts';

/** The form: as the division, with texts where people type. */
export type DivisionValues = Pick<DivisionFields, 'name' | 'gender' | 'calculateHandicapDay'> & {
  handicapCourseFrom: string;
  handicapCourseTo: string;
  handicapIndexFrom: string;
  handicapIndexTo: string;
  cut: number | string;
  note: string;
};
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
    cut: division.cut ?? '',
    note: division.note ?? '',
  };
}

export const fieldsOf = (values: DivisionValues): DivisionFields => ({
  name: values.name.trim(),
  gender: values.gender,
  handicapCourseFrom: readHandicap(values.handicapCourseFrom),
  handicapCourseTo: readHandicap(values.handicapCourseTo),
  handicapIndexFrom: readHandicap(values.handicapIndexFrom),
  handicapIndexTo: readHandicap(values.handicapIndexTo),
  cut: values.cut === '' ? null : Number(values.cut),
  calculateHandicapDay: values.calculateHandicapDay,
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
