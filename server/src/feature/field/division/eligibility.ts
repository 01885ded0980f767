import type { NamedDivision } from '@fairway/api/rule/field/division-warning';
import type { HandicapRange, Misfit } from '@fairway/golf';
import { type Eligibility, misfits, type Unassigned } from '@fairway/golf';
import { handicapOf } from '../../../db/record.ts';
import type { FieldProblem } from '../../../error/app-error.ts';
import type { DivisionRow } from './store.ts';

type EligibilitySettings = { useHandicapCourse: boolean; capAbove: number; capCountsAs: number };

/** How a tournament compares handicaps with the ranges of its divisions. */
export const eligibilityOf = ({ useHandicapCourse, capAbove, capCountsAs }: EligibilitySettings): Eligibility => ({
  measure: useHandicapCourse ? 'course' : 'index',
  cap: { above: capAbove, countsAs: capCountsAs },
});

/** A division as the rules see it. */
export const golfDivision = (row: DivisionRow): NamedDivision => ({
  id: row.id,
  name: row.name,
  gender: row.gender,
  handicapCourse: rangeOf(row.handicapCourseFrom, row.handicapCourseTo),
  handicapIndex: rangeOf(row.handicapIndexFrom, row.handicapIndexTo),
});

const rangeOf = (from: number | null, to: number | null): HandicapRange | null => (from === null && to === null ? null : { from, to });

/**
 * Why a player may not be put into a division, by the fields of the player; empty if they may. A player without a declared handicap fits
 * any division: the handicap is required when the net is calculated.
 */
export function placementErrors(row: DivisionRow, entrant: Unassigned, eligibility: Eligibility): Record<string, FieldProblem[]> {
  return Object.fromEntries(misfits(golfDivision(row), entrant, eligibility).flatMap((misfit) => fieldProblem(misfit)));
}

function fieldProblem(misfit: Misfit): [string, FieldProblem[]][] {
  if (misfit.code === 'no-handicap') return [];
  if (misfit.code === 'gender') return [['gender', [{ key: 'gender-mismatch' }]]];
  const params = { range: [rangeSentence(misfit.range)] };
  return misfit.measure === 'course'
    ? [['handicapCourse', [{ key: 'handicap-course-out-of-range', params }]]]
    : [['handicapIndex', [{ key: 'handicap-index-out-of-range', params }]]];
}

/** “từ 15 đến 21”, “không quá 14”. */
function rangeSentence({ from, to }: HandicapRange): FieldProblem {
  const params = { from: limit(from), to: limit(to) };
  return { key: `handicap-range.${from === null ? 'to' : to === null ? 'from' : 'both'}`, params };
}

const limit = (tenths: number | null): string => (tenths === null ? '' : String(handicapOf(tenths)));
