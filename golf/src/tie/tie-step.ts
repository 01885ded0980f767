import type { Basis } from '../basis.ts';
import type { Course } from '../course.ts';
import { courseCard, courseHoles } from '../course.ts';
import { strokeRanks } from '../handicap/strokes-received.ts';
import type { Segment, TieKey } from './tiebreak.ts';

/** One comparison of two tied players, the keys spelt out. `round` and `holes`, those of the round, are numbered from 1. */
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
      /** Present: `holes` count from the hole that each player began on. */
      readonly order?: 'play';
      /** By net, and not the exact share: it is rounded to whole strokes, or the strokes received on these holes come off. */
      readonly share?: 'rounded' | 'received';
    };

/** The steps of one kind. */
export type StepBy<By extends TieStep['by']> = Extract<TieStep, { by: By }>;
export type CountbackStep = StepBy<'countback'>;
type KeyBy<By extends TieKey['by']> = Extract<TieKey, { by: By }>;

/** The steps of each kind of key on the courses of the rounds: the last round first, no set of holes twice, nothing empty. */
const STEPS: { readonly [By in TieKey['by']]: (key: KeyBy<By>, courses: readonly Course[]) => readonly TieStep[] } = {
  handicap: (key) => [key],
  gross: (key) => [key],
  age: (key) => [key],
  gender: (key) => [key],
  manual: (key) => [key],
  'last-round': ({ score }, { length }) => lastRound(score, length),
  'last-rounds': ({ score }, { length }) => [...lastRoundsTogether(score, length), ...lastRound(score, length)],
  countback: (key, courses) =>
    courses
      .map((course, nth) => countbackSteps(key, course, nth + 1))
      .reverse()
      .flat(),
};

/** The steps of each list of keys, on the courses for which it was asked last. */
const STEPS_OF = new WeakMap<readonly TieKey[], { readonly courses: readonly Course[]; readonly steps: readonly TieStep[] }>();

/** The steps of a list of keys on the courses of the rounds. */
export function tieSteps(keys: readonly TieKey[], courses: readonly Course[]): readonly TieStep[] {
  const cached = STEPS_OF.get(keys);
  if (cached?.courses === courses) return cached.steps;
  const steps = stepsOn(keys, courses);
  STEPS_OF.set(keys, { courses, steps });
  return steps;
}

function stepsOn(keys: readonly TieKey[], courses: readonly Course[]): readonly TieStep[] {
  return keys.flatMap((key) => (STEPS[key.by] as (key: TieKey, courses: readonly Course[]) => readonly TieStep[])(key, courses));
}

/** Of one round alone the last is the total, on which the players are tied. */
function lastRound(score: Basis, rounds: number): readonly TieStep[] {
  return rounds > 1 ? [{ by: 'round', round: rounds, score }] : [];
}

/** All rounds but the first, all but the first two, and so on. */
function lastRoundsTogether(score: Basis, rounds: number): readonly TieStep[] {
  const steps: TieStep[] = [];
  for (let round = 2; round < rounds; round++) steps.push({ by: 'round', round, through: rounds, score });
  return steps;
}

function countbackSteps({ segments, score, order, share }: KeyBy<'countback'>, course: Course, round: number): readonly TieStep[] {
  const onCard = score === 'net' && share !== undefined ? { share } : {};
  const inPlay = order === 'play' ? { ...onCard, order } : onCard;
  const steps: TieStep[] = [];
  const all = courseHoles(course);
  // Players who are tied on the total and on every later round are tied on the first.
  let comparesWhole = round > 1;
  for (const segment of segments) {
    const holes = holesOf(segment, all, course);
    if ('whole' in segment || holes.length === all.length) {
      if (comparesWhole) steps.push({ by: 'round', round, score });
      comparesWhole = false;
    } else if (holes.length > 0) {
      const how = 'hardest' in segment || 'nine' in segment ? onCard : inPlay;
      const step: CountbackStep = { by: 'countback', round, segment, holes, score, ...how };
      if (!steps.some((tried) => tried.by === 'countback' && comparesSame(tried, step))) steps.push(step);
    }
  }
  return steps;
}

function comparesSame({ holes, order }: CountbackStep, other: CountbackStep): boolean {
  if (order !== other.order || holes.length !== other.holes.length) return false;
  for (let nth = 0; nth < holes.length; nth++) if (holes[nth] !== other.holes[nth]) return false;
  return true;
}

function holesOf(segment: Segment, all: readonly number[], course: Course): readonly number[] {
  const { nines, firstHole = 1 } = course;
  if ('holes' in segment) return segment.holes.map((hole) => hole - firstHole + 1).filter((hole) => hole >= 1 && hole <= all.length);
  if ('whole' in segment) return all;
  if ('nine' in segment) {
    const nine = nines?.indexOf(segment.nine) ?? -1;
    return nine === -1 ? [] : all.slice(9 * nine, 9 * nine + 9).slice(-segment.last);
  }
  if ('last' in segment) return all.slice(-segment.last);
  if ('first' in segment) return all.slice(0, segment.first);
  const { strokeIndex } = courseCard(course, null);
  const ranks = strokeIndex === null ? [] : strokeRanks(strokeIndex);
  return all.filter((hole) => (ranks[hole - 1] ?? Number.POSITIVE_INFINITY) <= segment.hardest);
}
