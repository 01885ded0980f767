import type { Card } from '../card.ts';
import type { Gender } from '../gender.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { CallawayRule, PreparedCallaway } from './callaway.ts';
import { CALLAWAY, callaway, prepareCallaway } from './callaway.ts';
import { grossLimits } from './hole-cap.ts';
import type { Peoria } from './peoria.ts';
import { peoria, peoriaHandicap, provisionalPeoria } from './peoria.ts';
import type { PeoriaName, PeoriaRule } from './peoria-rule.ts';
import { halfEnd, isPeoria, NINE, PEORIA_RULES, peoriaOn } from './peoria-rule.ts';
import { system36 } from './system-36.ts';

/**
 * The handicap of the day, calculated from the card itself; `none` is the declared handicap.
 * `modified-system-36` is the lower of System 36 and the declared handicap, System 36 where none is declared
 * (https://sports.answers.com/individual-sports/How_do_you_calculate_modified_system_36_point).
 * The Peorias count published holes only: until those of a round are published there is no handicap, no net and no net
 * place for it (any of them would give the holes away).
 */
export type DayHandicap = { readonly system: 'none' | 'system-36' | 'modified-system-36' } | CallawayDay | PeoriaDay;

/** Fields of the rule that are given stand in for those of CALLAWAY. */
export type CallawayDay = { readonly system: 'callaway' } & Partial<CallawayRule>;

/** Fields of the rule that are given stand in for the defaults of PEORIA_RULES. */
export type PeoriaDay = {
  readonly system: PeoriaName;
  /** Hole numbers, one list a round in the order of the rounds; null or missing until they are published. */
  readonly countedHoles: readonly (readonly number[] | null)[];
  /** The lists are only the holes revealed so far (`provisionalPeoria`). */
  readonly provisional?: true;
} & Partial<PeoriaRule>;

/** A day handicap prepared for one round: of one shape whatever the system, since every card needs it. */
export type PreparedDay = {
  readonly system: DayHandicap['system'];
  /** With a Peoria; null until its holes are published. */
  readonly peoria: Peoria | null;
  readonly callaway: PreparedCallaway | null;
  /** The most that each hole counts on every list, by a hole cap that binds the gross too; null: as played. */
  readonly grossLimits: readonly number[] | null;
};

/** Of a tournament off declared handicaps. */
export const NO_DAY_HANDICAP: PreparedDay = { system: 'none', peoria: null, callaway: null, grossLimits: null };

/** Whether this system gives a handicap of the day on a round of that many holes: some have no form for nine. */
export function hasDayForm(system: DayHandicap['system'], holes: number): boolean {
  return holes > NINE || (isPeoria(system) ? peoriaOn(system, holes) !== null : system !== 'callaway');
}

/**
 * The day handicap of a round by the number of its holes: on nine the form for nine of a Peoria, with half of the ends that are given. System 36 goes
 * by the holes of the card.
 *
 * @example dayOn({ system: 'double-peoria', countedHoles: [], ceiling: 300 }, 9) // { system: 'nine-hole-double-peoria', …, ceiling: 150 }
 */
export function dayOn(day: DayHandicap, holes: number): DayHandicap {
  if (!('countedHoles' in day) || holes > NINE) return day;
  const system = peoriaOn(day.system, holes);
  if (system === null || system === day.system) return day;
  const { floor, ceiling } = day;
  return {
    ...day,
    system,
    ...(floor !== undefined && { floor: halfEnd(floor) }),
    ...(ceiling !== undefined && { ceiling: halfEnd(ceiling) }),
  };
}

/** Prepares a day handicap for the nth round, from 0, on a course of these pars. */
export function prepareDay(given: DayHandicap, nth: number, par: readonly number[]): PreparedDay {
  const day = dayOn(given, par.length);
  if (day.system === 'callaway') {
    const { system, ...own } = day;
    const rule = { ...CALLAWAY, ...own };
    const limits = grossLimits('double-par', rule.holeCapOn, par);
    return { system, peoria: null, callaway: prepareCallaway(rule, par), grossLimits: limits };
  }
  if (!('countedHoles' in day)) return { ...NO_DAY_HANDICAP, system: day.system };
  const holes = day.countedHoles[nth] ?? null;
  const rule = peoriaRule(day);
  const prepared = holes === null ? null : (day.provisional ? provisionalPeoria : peoria)(rule, holes, par);
  return { system: day.system, peoria: prepared, callaway: null, grossLimits: grossLimits(rule.holeCap, rule.holeCapOn, par) };
}

/** Whether there is no handicap of the day yet because the counted holes are not published. */
export function awaitsHoles({ system, peoria }: PreparedDay): boolean {
  return peoria === null && isPeoria(system);
}

/** The rule of a Peoria: the tournament's own fields over the defaults. */
export function peoriaRule(day: PeoriaDay): PeoriaRule {
  const { system, countedHoles: _, provisional: __, ...own } = day;
  return { ...PEORIA_RULES[system], ...own };
}

/**
 * What the system gives for one complete card, before the tournament's cap and limits and whatever the declared
 * handicap; null: none can be calculated, or the system has none.
 */
export function dayHandicap(day: PreparedDay, par: readonly number[], card: Card, gender: Gender): Tenths | null {
  if (day.peoria !== null) return peoriaHandicap(day.peoria, card, gender);
  if (day.callaway !== null) return callaway(day.callaway, card)?.handicap ?? null;
  return day.system === 'system-36' || day.system === 'modified-system-36' ? system36(par, card).handicap : null;
}
