import type { AwardKind, SideAwardKind } from '@fairway/api/choice/field/award';
import { sideAwardKinds } from '@fairway/api/rule/field/setting-choice';
import { DAY_HANDICAP_NAME } from '@fairway/api/word/name';
import {
  type Course,
  drivesFit,
  hasDayForm,
  isPeoria,
  type PeoriaRuleField,
  peoriaRule,
  peoriaRuleProblems,
  rulesProblems,
} from '@fairway/golf';
import { type PlayedBy, prizePeoria, rulesOf } from '../../../engine/tournament/rules.ts';
import { cardsAreOfSides, sidePlayOf } from '../../../engine/tournament/side/play.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { requirePlayRule } from '../../account/definition/play-rule.ts';

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
    if (code === 'needs-eighteen-holes') throw dayOfNine(problem.division ?? null, played, divisions);
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

/** A handicap of the day without a form for nine holes cannot be played on a round of nine. */
const dayOfNine = (divisionId: string | null, played: PlayedBy, divisions: Parameters<typeof rulesOf>[2] = []): AppError => {
  const own = divisions.find(({ id }) => id === divisionId)?.calculateHandicapDay ?? played.calculateHandicapDay;
  return new AppError('day-handicap-of-nine', { params: { name: own === 'none' ? '' : DAY_HANDICAP_NAME[own] } });
};

/** The same of the prizes with a Peoria of their own. */
export function requirePrizeForms(prizes: readonly Pick<PrizeDay, 'kind'>[], rounds: readonly Pick<Course, 'par'>[]): void {
  for (const { kind } of prizes)
    if (isPeoria(kind) && rounds.some(({ par }) => !hasDayForm(kind, par.length)))
      throw new AppError('day-handicap-of-nine', { params: { name: (DAY_HANDICAP_NAME as Record<string, string>)[kind] ?? kind } });
}

type DayFields = Pick<PlayedBy, 'calculateHandicapDay' | 'dayHandicapRule'>;
const PEORIA_FIELDS = ['multiplier', 'factor', 'base', 'holeCap', 'holeCapOn', 'rounding', 'floor', 'ceiling'];
const CALLAWAY_FIELDS = ['firstHoles', 'holeCapOn', 'ceiling'];

/** A day handicap has only the numbers that its system has; Callaway has one ceiling for all. `at`: where the fields stand. */
export function requireDayRule(day: string, rule: DayFields['dayHandicapRule'], at = ''): void {
  const fields = isPeoria(day) ? PEORIA_FIELDS : day === 'callaway' ? CALLAWAY_FIELDS : [];
  const other = Object.keys(rule ?? {}).find((field) => !fields.includes(field));
  if (other !== undefined) throw fieldError(`${at}dayHandicapRule.${other}`, 'unknown-field', { fields: other });
  if (day === 'callaway' && typeof rule?.ceiling === 'object' && rule.ceiling !== null)
    throw fieldError('dayHandicapRule.ceiling', 'must-be-number');
}

/** How sides play together fits, and those who play one ball have no handicap of the day. */
export function requirePlay(played: Pick<PlayedBy, 'play' | 'playRule' | 'formatRule' | 'calculateHandicapDay'>): void {
  requirePlayRule(played.play, sidePlayOf(played), played.playRule ?? {}, 'playRule');
  if (cardsAreOfSides(played) && played.calculateHandicapDay !== 'none')
    throw fieldError('calculateHandicapDay', 'play-has-no-day-handicap');
}

/** The fewest partners that a side may have can give their tee shots within the holes of every round. `at`: the field that asks. */
export function requireDrives(
  played: Parameters<typeof sidePlayOf>[0],
  rounds: readonly Pick<Course, 'par'>[],
  at: 'playRule.drives' | 'holes',
): void {
  const { drives = null, format } = sidePlayOf(played) ?? {};
  const partners = format?.size.from ?? 0;
  const holes = Math.min(...rounds.map(({ par }) => par.length));
  if (drives !== null && !drivesFit(drives, partners, holes))
    throw fieldError(at, 'play-rule-drives', { drives, partners, needed: drives * partners, holes });
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

/** A side award is of a kind that the form offers; one that was kept before stays. */
export function requireSideAwardKinds(
  played: Pick<PlayedBy, 'play'>,
  lines: readonly { id?: string | undefined; kind: SideAwardKind }[],
  prizes: readonly { id: string; kind: SideAwardKind }[],
): void {
  const kinds = sideAwardKinds(played);
  const at = lines.findIndex(({ id, kind }) => !kinds.includes(kind) && !prizes.some((line) => line.id === id && line.kind === kind));
  if (at !== -1) throw fieldError(`sideAwards.${at}.kind`, 'not-offered');
}

const peoriaFieldError = (field: PeoriaRuleField, at = '') =>
  fieldError(`${at}dayHandicapRule.${field}`, field === 'ceiling' ? 'range-reversed' : 'wrong-format');

type Chosen = { calculateHandicapDay?: unknown; dayHandicapRule?: unknown; play?: unknown; playRule?: unknown };

/** Another day handicap, or another play, has its own numbers: those of the one before go, unless new ones are given. */
export function withFreshRule<Wanted extends Chosen>(current: Chosen, wanted: Wanted): Wanted {
  const isOther = (field: 'calculateHandicapDay' | 'play') => wanted[field] !== undefined && wanted[field] !== current[field];
  return {
    ...wanted,
    ...(isOther('calculateHandicapDay') && wanted.dayHandicapRule === undefined && { dayHandicapRule: null }),
    ...(isOther('play') && wanted.playRule === undefined && { playRule: null }),
  };
}
