import type { Card } from '../card.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import { capped } from '../handicap/cap.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Peoria, PeoriaName, PeoriaRule } from './peoria.ts';
import { PEORIA_RULES, peoria, peoriaHandicap } from './peoria.ts';
import { system36 } from './system-36.ts';

/**
 * The handicap of the day, reckoned from the card itself; `none` is the declared handicap.
 * The Peorias count published holes only: while `countedHoles` is null they are still hidden, and there is no handicap, no
 * net and no net place (any of them would give the holes away).
 */
export type DayHandicap = { readonly system: 'none' } | { readonly system: 'system-36' } | PeoriaDay;

/** Counted holes are numbered from 1; fields of the rule that are given stand in for the defaults of PEORIA_RULES. */
export type PeoriaDay = { readonly system: PeoriaName; readonly countedHoles: readonly number[] | null } & Partial<PeoriaRule>;

/** A day handicap made ready for one course. */
export type PreparedDay =
  | { readonly system: 'none' }
  | { readonly system: 'system-36' }
  | { readonly system: PeoriaName; readonly peoria: Peoria | null };

export function prepareDay(day: DayHandicap, par: readonly number[]): PreparedDay {
  if (!('countedHoles' in day)) return day;
  return { system: day.system, peoria: day.countedHoles === null ? null : peoria(peoriaRule(day), day.countedHoles, par) };
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
