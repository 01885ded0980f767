import type { AwardKind, SideAwardKind } from '@fairway/api/award-choice';
import type { Gender } from '@fairway/api/choice';
import { isPeoria, rulesProblems } from '@fairway/golf';
import { AppError, fieldError } from '../../errors.ts';
import { type PlayedBy, rulesOf } from './rules.ts';

type PlacesOf = { kind: AwardKind | SideAwardKind; divisionId: string | null; gender: Gender | null };

/** Champion and runners-up of the same divisions and players are listed once; of the other awards there may be several. */
export function requireDivisionAwardOnce({ awards }: { awards: readonly PlacesOf[] }): void {
  const isSame = (one: PlacesOf, other: PlacesOf) =>
    other.kind === 'division' && one.divisionId === other.divisionId && one.gender === other.gender;
  const again = awards.findIndex((one, at) => one.kind === 'division' && awards.findIndex((other) => isSame(one, other)) < at);
  if (again !== -1) throw fieldError(`awards.${again}.kind`, 'already-exists', { value: [{ key: 'choice:award.division' }] });
}

/**
 * What golf finds wrong with a tournament's rules on its courses. Each setting and each course was checked alone before; these do not
 * fit together, in the tournament or in one of the divisions. `courseField` is the field for a missing stroke index.
 */
export function requireRules(
  played: PlayedBy,
  courses: Parameters<typeof rulesOf>[1],
  courseField: string,
  divisions: Parameters<typeof rulesOf>[2] = [],
): void {
  for (const problem of rulesProblems(rulesOf(played, courses, divisions))) {
    const { code } = problem;
    if (code === 'handicap-limit') throw fieldError(`handicapLimits.${problem.gender}.max`, 'range-reversed');
    if (code === 'peoria-rule')
      throw fieldError(`dayHandicapRule.${problem.field}`, problem.field === 'ceiling' ? 'range-reversed' : 'wrong-format');
    if (code === 'callaway-ceiling') throw fieldError('dayHandicapRule.ceiling', 'wrong-format');
    if (code === 'points-table') throw fieldError('formatRule.points', 'points-table');
    if (code === 'maximum-score') throw fieldError('formatRule.maximum.strokes', 'maximum-below-par');
    if (code === 'allowance') throw fieldError('allowance', 'too-small', { minimum: 1 });
    if (code === 'cap') throw fieldError('capCountsAs', 'too-big', { maximum: problem.cap.above });
    if (code === 'needs-stroke-index')
      throw new AppError('stableford-needs-stroke-index', { errors: { [courseField]: [{ key: 'stableford-needs-stroke-index' }] } });
  }
}

type DayFields = Pick<PlayedBy, 'calculateHandicapDay' | 'dayHandicapRule'>;
const PEORIA_FIELDS = ['multiplier', 'factor', 'base', 'holeCap', 'holeCapOn', 'rounding', 'floor', 'ceiling'];
const CALLAWAY_FIELDS = ['firstHoles', 'holeCapOn', 'ceiling'];

/** A day handicap has only the numbers that its system has; Callaway has one ceiling for all. */
export function requireDayRule(day: DayFields['calculateHandicapDay'], rule: DayFields['dayHandicapRule']): void {
  const known = isPeoria(day) ? PEORIA_FIELDS : day === 'callaway' ? CALLAWAY_FIELDS : [];
  const other = Object.keys(rule ?? {}).find((field) => !known.includes(field));
  if (other !== undefined) throw fieldError(`dayHandicapRule.${other}`, 'unknown-field', { fields: other });
  if (day === 'callaway' && typeof rule?.ceiling === 'object' && rule.ceiling !== null)
    throw fieldError('dayHandicapRule.ceiling', 'must-be-number');
}

/** Another day handicap has its own numbers: those of the one before go, unless new ones are given. */
export function withFreshRule<Wanted extends { calculateHandicapDay?: unknown; dayHandicapRule?: unknown }>(
  current: { calculateHandicapDay: unknown },
  wanted: Wanted,
): Wanted {
  const isOther = wanted.calculateHandicapDay !== undefined && wanted.calculateHandicapDay !== current.calculateHandicapDay;
  return isOther && wanted.dayHandicapRule === undefined ? { ...wanted, dayHandicapRule: null } : wanted;
}
