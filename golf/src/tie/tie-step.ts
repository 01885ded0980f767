import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Rules } from '../rules.ts';
import type { RoundPlan } from '../standing/plan.ts';
import type { Reckoning, RoundReckoning } from '../standing/reckoning.ts';
import { holePoints, roundPoints } from '../standing/reckoning.ts';
import type { Segment, TieKey } from './tiebreak.ts';

/** One comparison of two level players, the keys spelt out. `round` and `holes` are numbered from 1. */
export type TieStep =
  | { readonly by: 'handicap'; readonly wins: 'lower' | 'higher' }
  | Extract<TieKey, { by: 'gross' | 'age' | 'gender' | 'manual' }>
  | { readonly by: 'round'; readonly round: number; readonly score: Basis }
  | {
      readonly by: 'countback';
      readonly round: number;
      readonly segment: Segment;
      readonly holes: readonly number[];
      readonly score: Basis;
      /** Present: `holes` are the nth that each player played. */
      readonly order?: 'play';
    };

/**
 * Of a tie value: strokes, points, tenths of a stroke, 180ths of a stroke (the exact net shares), a birthday as yyyymmdd,
 * 0 for a woman and 1 for a man, or a place in the order that was made by hand.
 */
export type TieUnit = 'strokes' | 'points' | 'tenths' | '180ths' | 'birthday' | 'gender' | 'order';

/** The steps that a list of keys comes to on these rounds: the last round first, no set of holes twice, nothing empty. */
export function tieSteps(keys: readonly TieKey[], rounds: Rules['rounds']): readonly TieStep[] {
  return keys.flatMap((key): readonly TieStep[] => {
    if (key.by === 'last-round') return rounds.length > 1 ? [{ by: 'round', round: rounds.length, score: key.score }] : [];
    if (key.by !== 'countback') return [key];
    return rounds.flatMap((course, nth) => countbackSteps(key, course, nth + 1)).sort((a, b) => b.round - a.round);
  });
}

type Countback = Extract<TieKey, { by: 'countback' }>;
type CountbackStep = Extract<TieStep, { by: 'countback' }>;

function countbackSteps({ segments, score, order }: Countback, course: Rules['rounds'][number], round: number): CountbackStep[] {
  const steps: CountbackStep[] = [];
  for (const segment of segments) {
    const holes = holesOf(segment, course);
    const known = holes.length === 0 || holes.length === course.par.length || steps.some((step) => sameHoles(step.holes, holes));
    const inPlay = order === 'play' && !('hardest' in segment || 'nine' in segment);
    if (!known) steps.push({ by: 'countback', round, segment, holes, score, ...(inPlay ? { order } : {}) });
  }
  return steps;
}

function sameHoles(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((hole, at) => hole === b[at]);
}

function holesOf(segment: Segment, { par, strokeIndex, nines }: Rules['rounds'][number]): readonly number[] {
  const holes = par.length;
  if ('holes' in segment) return segment.holes.filter((hole) => hole <= holes);
  const all = par.map((_, at) => at + 1);
  if ('nine' in segment) {
    const nine = nines?.indexOf(segment.nine) ?? -1;
    return nine === -1 ? [] : all.slice(9 * nine, 9 * nine + 9).slice(-segment.last);
  }
  if ('last' in segment) return all.slice(-segment.last);
  if ('first' in segment) return all.slice(0, segment.first);
  return strokeIndex === null ? [] : all.filter((hole) => (strokeIndex[hole - 1] ?? 0) <= segment.hardest);
}

/** Behind any value that cards can come to. */
const BEHIND_ALL = 2 ** 30;

/** What the step compares, turned so that the smaller is the better; a player without the value comes behind. */
export function tieKey(step: TieStep, of: Reckoning): number {
  const value = tieValue(step, of);
  if (value === null) return BEHIND_ALL;
  return higherWins(step) ? -value : value;
}

/** The first step that parts two level players; null when none does. */
export function decidingStep(steps: readonly TieStep[], a: Reckoning, b: Reckoning): TieStep | null {
  return steps.find((step) => tieKey(step, a) !== tieKey(step, b)) ?? null;
}

/** What the step compares, in the unit of `tieUnit`; null where the player has no such value. */
export function tieValue(step: TieStep, of: Reckoning): number | null {
  switch (step.by) {
    case 'handicap':
      return handicapUsed(of);
    case 'gross':
      return grossTotal(of);
    case 'round':
      return roundValue(of.rounds[step.round - 1], step.score);
    case 'countback':
      return countbackValue(of.rounds[step.round - 1], step, of.competitor.startingHoles?.[step.round - 1] ?? 1);
    case 'age':
      return of.competitor.born ?? null;
    case 'gender':
      return of.competitor.gender === 'f' ? 0 : 1;
    case 'manual':
      return placeIn(step.order, of.competitor.id);
  }
}

const UNITS = { gross: 'strokes', handicap: 'tenths', age: 'birthday', gender: 'gender', manual: 'order' } as const;

export function tieUnit(step: TieStep): TieUnit {
  if (!('score' in step)) return UNITS[step.by];
  if (step.score !== 'net') return step.score === 'points' ? 'points' : 'strokes';
  return step.by === 'round' ? 'tenths' : '180ths';
}

function higherWins(step: TieStep): boolean {
  if (step.by === 'handicap') return step.wins === 'higher';
  return 'score' in step && BETTER[step.score] === 'higher';
}

/** From 1; null for a player whom nobody put in order. */
function placeIn(order: readonly string[], id: string): number | null {
  const at = order.indexOf(id);
  return at === -1 ? null : at + 1;
}

/** The holes of the card that were the nth to be played. */
function asPlayed(nths: readonly number[], startingHole: number, holes: number): readonly number[] {
  return nths.map((nth) => ((startingHole + nth - 2) % holes) + 1);
}

/** The handicap taken off the total: of all rounds together. */
function handicapUsed({ rounds }: Reckoning): Tenths | null {
  let used = 0;
  for (const { handicap } of rounds) {
    if (handicap === null) return null;
    used += handicap;
  }
  return used;
}

function grossTotal({ rounds }: Reckoning): number | null {
  let total = 0;
  for (const { strokes, pickedUp } of rounds) {
    if (pickedUp) return null;
    total += strokes;
  }
  return total;
}

function roundValue(round: RoundReckoning | undefined, score: Basis): number | null {
  if (round === undefined) return null;
  if (score === 'points') return roundPoints(round);
  if (round.pickedUp) return null;
  if (score === 'gross') return round.strokes;
  return round.handicap === null ? null : round.strokes * 10 - round.handicap;
}

function countbackValue(round: RoundReckoning | undefined, step: CountbackStep, startingHole: number): number | null {
  if (round === undefined) return null;
  const { score } = step;
  const holes = step.order === 'play' ? asPlayed(step.holes, startingHole, round.round.holes) : step.holes;
  if (score === 'points') return segmentPoints(round, holes);
  const strokes = segmentStrokes(round, holes);
  if (strokes === null || score === 'gross') return strokes;
  return round.handicap === null ? null : 180 * strokes - handicapShare(round.handicap, holes.length, round.round);
}

/**
 * The share of the handicap that so many holes carry, in 180ths of a stroke: 1/2 for nine holes of eighteen, 1/3, 1/6, 1/18.
 * Exact fractions, never rounded (https://forums.golfmonthly.com/threads/handicaps-countback.103243/).
 */
function handicapShare(handicap: Tenths, holes: number, round: RoundPlan): number {
  return (handicap * holes * 18) / round.holes;
}

function segmentStrokes({ card }: RoundReckoning, holes: readonly number[]): number | null {
  let strokes = 0;
  for (const hole of holes) {
    const score = card[hole - 1];
    if (typeof score !== 'number') return null;
    strokes += score;
  }
  return strokes;
}

function segmentPoints(round: RoundReckoning, holes: readonly number[]): number {
  let points = 0;
  for (const hole of holes) points += holePoints(round, hole - 1);
  return points;
}
