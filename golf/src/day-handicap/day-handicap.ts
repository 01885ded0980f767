import type { Card } from '../card.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import { capped } from '../handicap/cap.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Peoria, PeoriaName, PeoriaRule } from './peoria.ts';
import { PEORIA_RULES, peoria, peoriaHandicap } from './peoria.ts';
import { system36 } from './system-36.ts';

/**
 * The handicap of the day, reckoned from the card itself; `none` is the declared handicap.
 * The Peorias count published holes only: while those of a round are still hidden there is no handicap, no net and no net
 * place for it (any of them would give the holes away).
 */
export type DayHandicap = { readonly system: 'none' } | { readonly system: 'system-36' } | PeoriaDay;

/** Fields of the rule that are given stand in for the defaults of PEORIA_RULES. */
export type PeoriaDay = {
  readonly system: PeoriaName;
  /** Hole numbers, one list a round in the order of the rounds; null or missing while they are hidden. */
  readonly countedHoles: readonly (readonly number[] | null)[];
} & Partial<PeoriaRule>;

/** A day handicap made ready for one round. */
export type PreparedDay =
  | { readonly system: 'none' }
  | { readonly system: 'system-36' }
  | { readonly system: PeoriaName; readonly peoria: Peoria | null };

/** `nth` is the round, from 0. */
export function prepareDay(day: DayHandicap, nth: number, par: readonly number[]): PreparedDay {
  if (!('countedHoles' in day)) return day;
  const holes = day.countedHoles[nth] ?? null;
  return { system: day.system, peoria: holes === null ? null : peoria(peoriaRule(day), holes, par) };
}

/** The rule of a Peoria: the tournament's own fields over the defaults. */
export function peoriaRule(day: PeoriaDay): PeoriaRule {
  const { system, countedHoles: _, ...own } = day;
  return { ...PEORIA_RULES[system], ...own };
}

/** The day's handicap of one complete card, after the competition cap; null: none can be reckoned, or none is asked for. */
export function dayHandicap(day: PreparedDay, par: readonly number[], card: Card, cap: HandicapCap | null): Tenths | null {
  const handicap = uncapped(day, par, card);
  return handicap === null ? null : capped(handicap, cap);
}

function uncapped(day: PreparedDay, par: readonly number[], card: Card): Tenths | null {
  if (day.system === 'none') return null;
  if (day.system === 'system-36') return system36(par, card).handicap;
  return day.peoria === null ? null : peoriaHandicap(day.peoria, card);
}
