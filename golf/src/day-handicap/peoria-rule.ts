import type { Gender } from '../gender.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { HoleCap, HoleCapOn } from './hole-cap.ts';

/** The Peorias by name, each with its defaults in PEORIA_RULES. */
export type PeoriaName =
  | 'peoria'
  | 'double-peoria'
  | 'modified-peoria'
  | 'new-new-peoria'
  | 'new-new-peoria-taiwan'
  | 'nine-hole-peoria'
  | 'nine-hole-double-peoria';

/** The holes of each par that a list of counted holes should have, over the card or on each nine. */
export type Composition = {
  readonly on: 'card' | 'each-nine';
  readonly pars: Readonly<Record<3 | 4 | 5, number>>;
  /** Of a composition over the card: the pars that are shared between the nines, and how many are on each. */
  readonly eachNine?: Readonly<Partial<Record<3 | 4 | 5, number>>>;
};

/** An end of the handicaps that a system gives: one for all, or one for men and one for women; null: none. */
export type HandicapEnd = Tenths | null | Readonly<Record<Gender, Tenths | null>>;

/**
 * One rule behind every Peoria: handicap = (counted strokes × multiplier − base) × factor, rounded, between floor and ceiling.
 * Base `course-par` is the par of the course; `counted-par` the par of the counted holes × multiplier.
 */
export type PeoriaRule = {
  /** How many holes count: 6, 12, 9 … */
  readonly holeCount: number;
  /** What the list should be made of; another one is a warning, since some courses cannot have it. null: anything. */
  readonly composition: Composition | null;
  /** Tenths: × 1.5 is 15. */
  readonly multiplier: Tenths;
  /** In tenths: 8 for × 0.8, 10 where there is none. */
  readonly factor: Tenths;
  readonly base: 'course-par' | 'counted-par';
  readonly holeCap: HoleCap;
  readonly holeCapOn: HoleCapOn;
  readonly floor: HandicapEnd;
  readonly ceiling: HandicapEnd;
  /** One decimal, or rounded half up to a whole stroke. */
  readonly rounding: 'tenth' | 'stroke';
};

const ONE_OF_EACH = { 3: 1, 4: 1, 5: 1 } as const;
const FOUR_FOURS = { 3: 1, 4: 4, 5: 1 } as const;

const usual = {
  base: 'course-par',
  factor: 8,
  holeCap: 'double-par',
  holeCapOn: 'handicap',
  floor: 0,
  ceiling: 360,
  rounding: 'tenth',
} as const;

/** The defaults; a tournament overrides single fields in its DayHandicap. */
export const PEORIA_RULES: Readonly<Record<PeoriaName, PeoriaRule>> = {
  /** https://golf-tora.com/rule */
  peoria: { ...usual, holeCount: 6, composition: { on: 'each-nine', pars: ONE_OF_EACH }, multiplier: 30 },
  /** Also "New Peoria": https://www.golftime.co.th/handicap-double-peoria */
  'double-peoria': { ...usual, holeCount: 12, composition: { on: 'each-nine', pars: FOUR_FOURS }, multiplier: 15 },
  /** The name has no single meaning; this reading is the commonest in software. */
  'modified-peoria': {
    ...usual,
    holeCount: 6,
    composition: { on: 'card', pars: FOUR_FOURS, eachNine: { 4: 2 } },
    multiplier: 28,
    factor: 10,
    base: 'counted-par',
    holeCap: 'par+3',
  },
  /** Japan: nine holes of par 36 together (https://golf-tora.com/rule); the pars of half a course are our reading. */
  'new-new-peoria': { ...usual, holeCount: 9, composition: { on: 'card', pars: { 3: 2, 4: 5, 5: 2 } }, multiplier: 20 },
  /** Taiwan, Hong Kong, China: any twelve holes (http://sports.sina.com.cn/golf/2009-06-26/09394451762.shtml). */
  'new-new-peoria-taiwan': { ...usual, holeCount: 12, composition: null, multiplier: 15, holeCap: '5-7-9' },
  /** On a course of nine holes the same share of the holes counts, and the ceiling is half. */
  'nine-hole-peoria': { ...usual, holeCount: 3, composition: { on: 'card', pars: ONE_OF_EACH }, multiplier: 30, ceiling: 180 },
  /** https://ameblo.jp/akkungolf/entry-12411873967.html */
  'nine-hole-double-peoria': { ...usual, holeCount: 6, composition: { on: 'card', pars: FOUR_FOURS }, multiplier: 15, ceiling: 180 },
};

/** On a round of nine holes the second stands in for the first; the other Peorias have no such form. */
const ON_NINE_HOLES: Readonly<Partial<Record<PeoriaName, PeoriaName>>> = {
  peoria: 'nine-hole-peoria',
  'double-peoria': 'nine-hole-double-peoria',
  'nine-hole-peoria': 'nine-hole-peoria',
  'nine-hole-double-peoria': 'nine-hole-double-peoria',
};

/** The Peoria of this name on a round of that many holes; null: it has no form for nine. */
export function peoriaOn(system: PeoriaName, holes: number): PeoriaName | null {
  return holes > NINE ? system : (ON_NINE_HOLES[system] ?? null);
}

/** The holes of half a round. */
export const NINE = 9;

/** A field of a rule that no handicap can be calculated from. */
export type PeoriaRuleField = 'holeCount' | 'composition' | 'multiplier' | 'factor' | 'holeCap' | 'floor' | 'ceiling';

/**
 * The fields of a rule that are not allowed: numbers that are not whole tenths above 0, a composition of another number of holes than
 * count, a hole cap below the hole's par, an end that is no whole number of tenths, a floor above the ceiling.
 *
 * @example peoriaRuleProblems({ ...PEORIA_RULES.peoria, multiplier: 2.8 }) // ['multiplier']
 */
export function peoriaRuleProblems(rule: PeoriaRule): readonly PeoriaRuleField[] {
  const { holeCount, composition, multiplier, factor, holeCap, floor, ceiling } = rule;
  const ends = (['m', 'f'] as const).map((gender) => [endFor(floor, gender), endFor(ceiling, gender)] as const);
  const sound: Readonly<Record<PeoriaRuleField, boolean>> = {
    holeCount: isPositive(holeCount),
    composition: !isPositive(holeCount) || composition === null || comesTo(composition, holeCount),
    multiplier: isPositive(multiplier),
    factor: isPositive(factor),
    holeCap: holeCap === null || typeof holeCap === 'string' || ([3, 4, 5] as const).every((par) => holeCap[par] >= par),
    floor: ends.every(([from]) => from === null || Number.isInteger(from)),
    ceiling: ends.every(([from, to]) => to === null || (Number.isInteger(to) && to >= (from ?? to))),
  };
  return (Object.keys(sound) as PeoriaRuleField[]).filter((field) => !sound[field]);
}

/** On each nine: of two, or of the one that a course of nine holes has. */
function comesTo({ on, pars, eachNine = {} }: Composition, holeCount: number): boolean {
  const holes = pars[3] + pars[4] + pars[5];
  if (on === 'each-nine') return holeCount === 2 * holes || holeCount === holes;
  return holeCount === holes && ([3, 4, 5] as const).every((par) => isHalf(eachNine[par], pars[par]));
}

function isHalf(onEachNine: number | undefined, ofCard: number): boolean {
  return onEachNine === undefined || 2 * onEachNine === ofCard;
}

/** Half of an end, on a round of nine holes. */
export function halfEnd(end: HandicapEnd): HandicapEnd {
  if (end === null || typeof end === 'number') return end === null ? null : end / 2;
  return { m: end.m === null ? null : end.m / 2, f: end.f === null ? null : end.f / 2 };
}

/** The end that holds for a player of this gender. */
export function endFor(end: HandicapEnd, gender: Gender): Tenths | null {
  return typeof end === 'object' && end !== null ? end[gender] : end;
}

function isPositive(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

/** Whether a day handicap of this name is a Peoria, which counts some of the holes. */
export function isPeoria(name: string | null): name is PeoriaName {
  return name !== null && Object.keys(PEORIA_RULES).includes(name);
}
