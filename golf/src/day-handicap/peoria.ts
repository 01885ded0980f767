import type { Card } from '../card.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { roundHalfUp } from '../handicap/tenths.ts';

export type PeoriaName = 'peoria' | 'double-peoria' | 'modified-peoria';

/** How high a single hole may count towards the handicap; null: as played. `5-7-9` is for par 3, 4, 5. */
export type HoleCap = 'double-par' | 'par+2' | 'par+3' | '5-7-9' | null;

/** The holes of each par that a list of counted holes should have, over the card or on each nine. */
export type Composition = {
  readonly on: 'card' | 'each-nine';
  readonly pars: Readonly<Record<3 | 4 | 5, number>>;
  /** Of a composition over the card: the pars that are shared out between the nines, so many on each. */
  readonly eachNine?: Readonly<Partial<Record<3 | 4 | 5, number>>>;
};

/**
 * One rule behind every Peoria: handicap = (counted strokes × multiplier − base) × factor.
 * Base `course-par` is the par of the course; `counted-par` the par of the counted holes × multiplier.
 */
export type PeoriaRule = {
  /** How many holes count: 6, 12, 9 … */
  readonly holeCount: number;
  /** What the list should be made of; another one is a warning, since some courses cannot have it. null: anything. */
  readonly composition: Composition | null;
  /** Tenths: × 1.5 is 15. */
  readonly multiplier: Tenths;
  /** Tenths: × 0.8 is 8, none is 10. */
  readonly factor: Tenths;
  readonly base: 'course-par' | 'counted-par';
  /** Caps the hole for the handicap only; the gross keeps every stroke. */
  readonly holeCap: HoleCap;
  readonly floor: Tenths | null;
  readonly ceiling: Tenths | null;
  /** One decimal, or rounded half up to a whole stroke. */
  readonly rounding: 'tenth' | 'stroke';
};

const usual = { base: 'course-par', holeCap: 'double-par', floor: 0, ceiling: 360, rounding: 'tenth' } as const;

/** The defaults; a tournament overrides single fields in its DayHandicap. */
export const PEORIA_RULES: Readonly<Record<PeoriaName, PeoriaRule>> = {
  /** https://golf-tora.com/rule */
  peoria: { ...usual, holeCount: 6, composition: { on: 'each-nine', pars: { 3: 1, 4: 1, 5: 1 } }, multiplier: 30, factor: 8 },
  /** Also "New Peoria": https://www.golftime.co.th/handicap-double-peoria */
  'double-peoria': { ...usual, holeCount: 12, composition: { on: 'each-nine', pars: { 3: 1, 4: 4, 5: 1 } }, multiplier: 15, factor: 8 },
  /** The name has no single meaning; this reading is the commonest in software. */
  'modified-peoria': {
    ...usual,
    holeCount: 6,
    composition: { on: 'card', pars: { 3: 1, 4: 4, 5: 1 }, eachNine: { 4: 2 } },
    multiplier: 28,
    factor: 10,
    base: 'counted-par',
    holeCap: 'par+3',
  },
};

/** A Peoria made ready for one course and one list of counted holes. */
export type Peoria = {
  readonly rule: PeoriaRule;
  /** The counted holes, from 0, and the most that each may count. */
  readonly counted: readonly number[];
  readonly limits: readonly number[];
  /** What is taken off before the factor. */
  readonly base: Tenths;
};

/** Counted holes are numbered from 1, and have been checked (`countedHolesProblems`). */
export function peoria(rule: PeoriaRule, countedHoles: readonly number[], par: readonly number[]): Peoria {
  const counted = countedHoles.map((hole) => hole - 1);
  const pars = counted.map((at) => par[at] ?? 0);
  const base = rule.base === 'course-par' ? sum(par) * 10 : sum(pars) * rule.multiplier;
  return { rule, counted, limits: pars.map((of) => holeLimit(rule.holeCap, of)), base };
}

/** Strokes on the counted holes after the hole cap; null when a pick-up among them has no cap to count as. */
export function countedStrokes(prepared: Peoria, card: Card): number | null {
  let strokes = 0;
  for (let nth = 0; nth < prepared.counted.length; nth++) strokes += countsAs(prepared, nth, card);
  return Number.isFinite(strokes) ? strokes : null;
}

/** What the nth counted hole, from 0, counts: its strokes up to the hole cap; a pick-up counts as the cap. */
export function countsAs({ counted, limits }: Peoria, nth: number, card: Card): number {
  const score = card[counted[nth] ?? -1];
  const limit = limits[nth] ?? 0;
  return typeof score === 'number' && score < limit ? score : limit;
}

/** The handicap that so many counted strokes give, before floor and ceiling: exact tenths, or rounded as the rule has it. */
export function reckonedHandicap({ rule, base }: Peoria, strokes: number): Tenths {
  const hundredths = (strokes * rule.multiplier - base) * rule.factor;
  const tenths = roundHalfUp(hundredths);
  return rule.rounding === 'stroke' ? roundHalfUp(tenths) * 10 : tenths;
}

/**
 * The handicap of the day, in tenths, for a complete card; null where a pick-up has no value.
 *
 * @example twelve counted holes of 60 strokes on par 72, Double Peoria: (60 × 1.5 − 72) × 0.8 = 14.4 → 144
 */
export function peoriaHandicap(prepared: Peoria, card: Card): Tenths | null {
  const strokes = countedStrokes(prepared, card);
  return strokes === null ? null : withinBounds(prepared.rule, reckonedHandicap(prepared, strokes));
}

function withinBounds({ floor, ceiling }: PeoriaRule, handicap: Tenths): Tenths {
  if (floor !== null && handicap < floor) return floor;
  return ceiling !== null && handicap > ceiling ? ceiling : handicap;
}

function holeLimit(cap: HoleCap, par: number): number {
  switch (cap) {
    case null:
      return Number.POSITIVE_INFINITY;
    case 'double-par':
      return 2 * par;
    case 'par+2':
      return par + 2;
    case 'par+3':
      return par + 3;
    case '5-7-9':
      return 2 * par - 1;
  }
}

function sum(of: readonly number[]): number {
  return of.reduce((total, next) => total + next, 0);
}
