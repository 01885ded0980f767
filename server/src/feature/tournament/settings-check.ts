import type { AwardKind, SideAwardKind } from '@fairway/api/choice/award';
import { isPeoria, type PeoriaRuleField, peoriaRule, peoriaRuleProblems, rulesProblems } from '@fairway/golf';
import { AppError, fieldError } from '../../http/errors.ts';
import { type PlayedBy, prizePeoria, rulesOf } from './rules.ts';

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
    if (code === 'peoria-rule') throw peoriaFieldError(problem.field);
    if (code === 'callaway-ceiling') throw fieldError('dayHandicapRule.ceiling', 'wrong-format');
    if (code === 'points-table') throw fieldError('formatRule.points', 'points-table');
    if (code === 'maximum-score') throw fieldError('formatRule.maximum.strokes', 'maximum-below-par');
    if (code === 'allowance') throw fieldError('allowance', 'too-small', { minimum: 1 });
    if (code === 'cap') throw fieldError('capCountsAs', 'too-big', { maximum: problem.cap.above });
    if (code === 'needs-stroke-index') {
      const key = problem.of === 'women' ? 'stableford-needs-women-index' : 'stableford-needs-stroke-index';
      const field = problem.of === 'women' ? courseField.replace(/strokeIndex$/, 'women.strokeIndex') : courseField;
      throw new AppError(key, { errors: { [field]: [{ key }] } });
    }
  }
}

type DayFields = Pick<PlayedBy, 'calculateHandicapDay' | 'dayHandicapRule'>;
const PEORIA_FIELDS = ['multiplier', 'factor', 'base', 'holeCap', 'holeCapOn', 'rounding', 'floor', 'ceiling'];
const CALLAWAY_FIELDS = ['firstHoles', 'holeCapOn', 'ceiling'];

/** A day handicap has only the numbers that its system has; Callaway has one ceiling for all. `at`: where the fields stand. */
export function requireDayRule(day: string, rule: DayFields['dayHandicapRule'], at = ''): void {
  const known = isPeoria(day) ? PEORIA_FIELDS : day === 'callaway' ? CALLAWAY_FIELDS : [];
  const other = Object.keys(rule ?? {}).find((field) => !known.includes(field));
  if (other !== undefined) throw fieldError(`${at}dayHandicapRule.${other}`, 'unknown-field', { fields: other });
  if (day === 'callaway' && typeof rule?.ceiling === 'object' && rule.ceiling !== null)
    throw fieldError('dayHandicapRule.ceiling', 'must-be-number');
}

type PrizeDay = { kind: AwardKind | SideAwardKind; dayHandicapRule?: DayFields['dayHandicapRule'] | undefined };

/** The same of the prizes of a list: only a Peoria has numbers, and they fit each other and the ceiling of the tournament. */
export function requirePrizePeorias(list: 'awards' | 'sideAwards', prizes: readonly PrizeDay[], played: DayFields): void {
  for (const [nth, { kind, dayHandicapRule = null }] of prizes.entries()) {
    const at = `${list}.${nth}.`;
    requireDayRule(kind, dayHandicapRule, at);
    const [field] = isPeoria(kind) ? peoriaRuleProblems(peoriaRule(prizePeoria({ kind, dayHandicapRule }, played, []))) : [];
    if (field !== undefined) throw peoriaFieldError(field, at);
  }
}

const peoriaFieldError = (field: PeoriaRuleField, at = '') =>
  fieldError(`${at}dayHandicapRule.${field}`, field === 'ceiling' ? 'range-reversed' : 'wrong-format');

/** Another day handicap has its own numbers: those of the one before go, unless new ones are given. */
export function withFreshRule<Wanted extends { calculateHandicapDay?: unknown; dayHandicapRule?: unknown }>(
  current: { calculateHandicapDay: unknown },
  wanted: Wanted,
): Wanted {
  const isOther = wanted.calculateHandicapDay !== undefined && wanted.calculateHandicapDay !== current.calculateHandicapDay;
  return isOther && wanted.dayHandicapRule === undefined ? { ...wanted, dayHandicapRule: null } : wanted;
}
