import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { Course } from '../course.ts';
import { strokeRanks } from '../handicap/strokes-received.ts';
import type { Rules } from '../rules.ts';
import type { Segment, TieKey } from './tiebreak.ts';

/** One comparison of two level players, the keys spelt out. `round` and `holes` are numbered from 1. */
export type TieStep =
  | { readonly by: 'handicap'; readonly wins: 'lower' | 'higher' }
  | Extract<TieKey, { by: 'gross' | 'age' | 'gender' | 'manual' }>
  /** `through`: the rounds from `round` to this one together. */
  | { readonly by: 'round'; readonly round: number; readonly through?: number; readonly score: Basis }
  | {
      readonly by: 'countback';
      readonly round: number;
      readonly segment: Exclude<Segment, { whole: true }>;
      readonly holes: readonly number[];
      readonly score: Basis;
      /** Present: `holes` are the nth that each player played. */
      readonly order?: 'play';
      /** By net, and not the exact share: it is rounded to whole strokes, or the strokes received on these holes come off. */
      readonly share?: 'rounded' | 'received';
    };

/**
 * Of a tie value: strokes, points, tenths of a stroke, 180ths of a stroke (the exact net shares), a birthday as yyyymmdd,
 * 0 for a woman and 1 for a man, or a place in the order that was made by hand.
 */
export type TieUnit = 'strokes' | 'points' | 'tenths' | '180ths' | 'birthday' | 'gender' | 'order';

/** The steps that a list of keys comes to on these rounds: the last round first, no set of holes twice, nothing empty. */
export function tieSteps(keys: readonly TieKey[], rounds: Rules['rounds']): readonly TieStep[] {
  const steps: TieStep[] = [];
  for (const key of keys) {
    if (key.by === 'countback') for (let round = rounds.length; round > 0; round--) addCountback(steps, key, rounds, round);
    else if (key.by === 'last-round' || key.by === 'last-rounds') steps.push(...lastRounds(key, rounds.length));
    else steps.push(key);
  }
  return steps;
}

/** Never all rounds together: that is the total, on which the players are level. */
function lastRounds({ by, score }: { by: 'last-round' | 'last-rounds'; score: Basis }, count: number): readonly TieStep[] {
  const steps: TieStep[] = [];
  if (by === 'last-rounds') for (let round = 2; round < count; round++) steps.push({ by: 'round', round, through: count, score });
  if (count > 1) steps.push({ by: 'round', round: count, score });
  return steps;
}

type Countback = Extract<TieKey, { by: 'countback' }>;
export type CountbackStep = Extract<TieStep, { by: 'countback' }>;

function addCountback(steps: TieStep[], { segments, score, order, share }: Countback, rounds: Rules['rounds'], round: number): void {
  const course = rounds[round - 1] as Course;
  const from = steps.length;
  const onCard = score === 'net' && share !== undefined ? { share } : {};
  const inPlay = order === 'play' ? { ...onCard, order } : onCard;
  // Who is level on the total and on every later round is level on the first.
  let comparesWhole = round > 1;
  for (const segment of segments) {
    const holes = holesOf(segment, course);
    if ('whole' in segment || holes.length === course.par.length) {
      if (comparesWhole) steps.push({ by: 'round', round, score });
      comparesWhole = false;
    } else if (holes.length > 0) {
      const how = 'hardest' in segment || 'nine' in segment ? onCard : inPlay;
      const step: CountbackStep = { by: 'countback', round, segment, holes, score, ...how };
      if (!isTried(steps, from, step)) steps.push(step);
    }
  }
}

function isTried(steps: readonly TieStep[], from: number, { holes, order }: CountbackStep): boolean {
  for (let nth = from; nth < steps.length; nth++) {
    const tried = steps[nth];
    if (tried?.by === 'countback' && tried.order === order && sameHoles(tried.holes, holes)) return true;
  }
  return false;
}

function sameHoles(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

function holesOf(segment: Segment, { par, strokeIndex, nines }: Course): readonly number[] {
  if ('holes' in segment) return segment.holes.filter((hole) => hole <= par.length);
  const all = par.map((_, at) => at + 1);
  if ('whole' in segment) return all;
  if ('nine' in segment) {
    const nine = nines?.indexOf(segment.nine) ?? -1;
    return nine === -1 ? [] : all.slice(9 * nine, 9 * nine + 9).slice(-segment.last);
  }
  if ('last' in segment) return all.slice(-segment.last);
  if ('first' in segment) return all.slice(0, segment.first);
  const ranks = strokeIndex === null ? [] : strokeRanks(strokeIndex);
  return all.filter((hole) => (ranks[hole - 1] ?? Number.POSITIVE_INFINITY) <= segment.hardest);
}

const UNITS = { gross: 'strokes', handicap: 'tenths', age: 'birthday', gender: 'gender', manual: 'order' } as const;

/** The unit of what a step compares. */
export function tieUnit(step: TieStep): TieUnit {
  if (!('score' in step)) return UNITS[step.by];
  if (step.score !== 'net') return step.score === 'points' ? 'points' : 'strokes';
  return step.by === 'round' ? 'tenths' : '180ths';
}

/** Whether more of what the step compares is the better. */
export function higherWins(step: TieStep): boolean {
  if (step.by === 'handicap') return step.wins === 'higher';
  return 'score' in step && BETTER[step.score] === 'higher';
}
