import type { Card } from '../card.ts';
import type { Gender } from '../gender.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { holeLimit } from './hole-cap.ts';
import type { PeoriaRule } from './peoria-rule.ts';
import { endFor } from './peoria-rule.ts';

/** A Peoria prepared for one course and one list of counted holes. */
export type Peoria = {
  readonly rule: PeoriaRule;
  /** The counted holes, from 0, and the most that each may count. */
  readonly counted: readonly number[];
  readonly limits: readonly number[];
  /** What is taken off before the factor. */
  readonly base: Tenths;
  /** While the holes are revealed one by one: how many are known, of how many. null: all. */
  readonly known: { readonly holes: number; readonly of: number } | null;
};

/** Counted holes are numbered from 1, and have been checked (`countedHolesProblems`). */
export function peoria(rule: PeoriaRule, countedHoles: readonly number[], par: readonly number[]): Peoria {
  const counted = countedHoles.map((hole) => hole - 1);
  const pars = counted.map((at) => par[at] ?? 0);
  const base = baseOf(rule, sum(rule.base === 'course-par' ? par : pars));
  return { rule, counted, limits: pars.map((of) => holeLimit(rule.holeCap, of)), base, known: null };
}

/**
 * The same after the first holes of a list are revealed: provisional, since each known hole stands for more of those of the course.
 * The multiplier grows as the holes are fewer: 18 / k after k holes where it is 18 / n for all n. With all of them it is `peoria`.
 *
 * @example provisionalPeoria(PEORIA_RULES.peoria, [1, 3], par) // × 9 instead of × 3
 */
export function provisionalPeoria(rule: PeoriaRule, revealed: readonly number[], par: readonly number[]): Peoria {
  return { ...peoria(rule, revealed, par), known: { holes: revealed.length, of: rule.holeCount } };
}

function baseOf(rule: PeoriaRule, par: number): Tenths {
  return rule.base === 'course-par' ? par * 10 : par * rule.multiplier;
}

/** Strokes on the counted holes after the hole cap; null when a pick-up among them has no cap to count as. */
export function countedStrokes(prepared: Peoria, card: Card): number | null {
  let strokes = 0;
  for (let nth = 0; nth < prepared.counted.length; nth++) strokes += countsAs(prepared, nth, card);
  return Number.isFinite(strokes) ? strokes : null;
}

/** What the nth counted hole, from 0, counts: its strokes up to the hole cap; a pick-up counts as the cap. */
export function countsAs({ counted, limits }: Peoria, nth: number, card: Card): number {
  const score = card[counted[nth] as number];
  const limit = limits[nth] as number;
  return typeof score === 'number' && score < limit ? score : limit;
}

const ALL_HOLES = { holes: 1, of: 1 };

/** The handicap by the counted strokes, before floor and ceiling: exact tenths, or rounded as the rule says. */
export function roundedHandicap({ rule, base, known }: Pick<Peoria, 'rule' | 'base' | 'known'>, strokes: number): Tenths {
  const { holes, of } = known ?? ALL_HOLES;
  // a whole number of parts of a hundredth, so that the rounding is exact
  const parts = (strokes * rule.multiplier * of - base * (rule.base === 'course-par' ? holes : of)) * rule.factor;
  return rule.rounding === 'stroke'
    ? Math.floor((parts + 50 * holes) / (100 * holes)) * 10
    : Math.floor((parts + 5 * holes) / (10 * holes));
}

/**
 * The handicap of the day, in tenths, for the complete card of a player of this gender; null where a pick-up has no value.
 *
 * @example twelve counted holes of 60 strokes on par 72, Double Peoria: (60 × 1.5 − 72) × 0.8 = 14.4 → 144
 */
export function peoriaHandicap(prepared: Peoria, card: Card, gender: Gender): Tenths | null {
  const strokes = countedStrokes(prepared, card);
  return strokes === null ? null : withinEnds(prepared.rule, roundedHandicap(prepared, strokes), gender);
}

/**
 * The same from the counted strokes alone, after the hole cap, where no card is at hand. `par` is what the rule's base goes by:
 * that of the course, or that of the counted holes.
 *
 * @example peoriaHandicapOf(PEORIA_RULES['double-peoria'], 60, 72, 'm') // 144
 */
export function peoriaHandicapOf(rule: PeoriaRule, strokes: number, par: number, gender: Gender): Tenths {
  return withinEnds(rule, roundedHandicap({ rule, base: baseOf(rule, par), known: null }, strokes), gender);
}

function withinEnds(rule: PeoriaRule, handicap: Tenths, gender: Gender): Tenths {
  const floor = endFor(rule.floor, gender);
  const ceiling = endFor(rule.ceiling, gender);
  if (floor !== null && handicap < floor) return floor;
  return ceiling !== null && handicap > ceiling ? ceiling : handicap;
}

function sum(of: readonly number[]): number {
  return of.reduce((total, next) => total + next, 0);
}
