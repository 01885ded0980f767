import type { DayHandicapRule } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { formatDecimal } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import { CALLAWAY, type HandicapEnd, type HoleCap, isPeoria, PEORIA_RULES, type PeoriaName, type PeoriaRule } from '@fairway/golf';
import type { Language } from '../../../lib/language.ts';

export type RuleWords = SayOf<['rule', 'choice']>;
type End = DayHandicapRule['ceiling'];

/** A day handicap by name, with the number of counted holes that it needs on eighteen. */
export function sayDayHandicap(id: DayHandicapId, t: RuleWords): string {
  const name = t(`choice:dayHandicap.${id}.name`);
  return isPeoria(id) ? t('choice:countedHoles', { name, holes: PEORIA_RULES[id].holeCount }) : name;
}

/** A Peoria with what is set otherwise than usual; without a ceiling of its own the tournament's cap is the only one. */
export function peoriaOf(name: PeoriaName, own: DayHandicapRule | null): PeoriaRule {
  const { multiplier, factor, floor, ceiling, firstHoles: _, ...plain } = own ?? {};
  return {
    ...PEORIA_RULES[name],
    ...plain,
    ...(multiplier !== undefined && { multiplier: inTenths(multiplier) }),
    ...(factor !== undefined && { factor: inTenths(factor) }),
    ...(floor !== undefined && { floor: endInTenths(floor) }),
    ceiling: ceiling === undefined ? null : endInTenths(ceiling),
  } as PeoriaRule;
}

const inTenths = (number: number): number => Math.round(number * 10);
const tenthsOrNone = (strokes: number | null): number | null => (strokes === null ? null : inTenths(strokes));
const endInTenths = (end: NonNullable<End> | null): HandicapEnd =>
  typeof end === 'object' && end !== null ? { m: tenthsOrNone(end.m), f: tenthsOrNone(end.f) } : tenthsOrNone(end);

/** The lowest or highest day handicap where nothing else is set. */
export function usualEnd(day: DayHandicapId | PeoriaName, which: 'floor' | 'ceiling'): number | null {
  if (which === 'floor') return 0;
  return day === 'callaway' && CALLAWAY.ceiling !== null ? CALLAWAY.ceiling / 10 : null;
}

/** How a day handicap is calculated, in words; ‘Default’ before it where nothing is set otherwise. */
export function sayDayHandicapRule(day: DayHandicapId, own: DayHandicapRule | null, t: RuleWords, language: Language): string {
  if (day === 'none') return t('rule:day.none');
  if (!isPeoria(day) && day !== 'callaway') return t('rule:day.noNumbers');
  const text = (isPeoria(day) ? peoriaInWords(day, own, t, language) : callawayInWords(own, t, language)).join(' · ');
  return own === null ? t('rule:usual', { rule: text }) : text;
}

function peoriaInWords(day: PeoriaName, own: DayHandicapRule | null, t: RuleWords, language: Language): string[] {
  const rule = peoriaOf(day, own);
  return [
    sayFormula(rule, t, language),
    t('rule:day.said.holeCap', { cap: sayHoleCap(rule.holeCap, t) }),
    ...(rule.holeCapOn === 'gross' ? [t('rule:day.holeCapOns.gross')] : []),
    ...(rule.rounding === 'stroke' ? [t('rule:day.roundings.stroke')] : []),
    ...endsInWords(own?.floor === undefined ? 0 : own.floor, own?.ceiling ?? null, t, language),
  ];
}

function sayFormula({ base, multiplier, factor }: PeoriaRule, t: RuleWords, language: Language): string {
  const number = (tenths: number) => formatDecimal(tenths / 10, language);
  if (base === 'course-par') return t('rule:day.formula.course-par', { multiplier: number(multiplier), factor: number(factor) });
  const times = factor === 10 ? number(multiplier) : `${number(multiplier)} × ${number(factor)}`;
  return t('rule:day.formula.counted-par', { times });
}

function callawayInWords(own: DayHandicapRule | null, t: RuleWords, language: Language): string[] {
  const { firstHoles = CALLAWAY.firstHoles, holeCapOn = CALLAWAY.holeCapOn, ceiling = usualEnd('callaway', 'ceiling') } = own ?? {};
  return [
    t('rule:day.said.worst', { count: firstHoles }),
    t('rule:day.said.holeCap', { cap: sayHoleCap('double-par', t) }),
    ...(holeCapOn === 'gross' ? [t('rule:day.holeCapOns.gross')] : []),
    ...endsInWords(null, ceiling, t, language),
  ];
}

const endsInWords = (floor: End | null, ceiling: End | null, t: RuleWords, language: Language): string[] => [
  ...(floor == null ? [] : [t('rule:day.said.floor', { end: sayEnd(floor, t, language) })]),
  ...(ceiling == null ? [] : [t('rule:day.said.ceiling', { end: sayEnd(ceiling, t, language) })]),
];

/** 24, or one for men and one for women. */
export function sayEnd(end: End | null, t: RuleWords, language: Language): string {
  const number = (strokes: number | null) => (strokes === null ? t('rule:day.noEnd') : formatDecimal(strokes, language));
  if (typeof end !== 'object' || end === null) return number(end ?? null);
  return `${t('rule:gender.m')} ${number(end.m)}, ${t('rule:gender.f')} ${number(end.f)}`;
}

const CAP_WORDS = { none: 'none', 'double-par': 'double-par', 'par+2': 'over-2', 'par+3': 'over-3', '5-7-9': '5-7-9', own: 'own' } as const;

/** A way to set the most that a hole counts, by name. */
export const sayHoleCapKind = (kind: keyof typeof CAP_WORDS, t: RuleWords): string => t(`rule:day.holeCaps.${CAP_WORDS[kind]}`);

function sayHoleCap(cap: HoleCap, t: RuleWords): string {
  if (typeof cap === 'object' && cap !== null) return t('rule:day.holeCapOf', { strokes: [cap[3], cap[4], cap[5]].join(', ') });
  return sayHoleCapKind(cap ?? 'none', t);
}
