import type { Gender } from '../gender.ts';
import type { HandicapCap } from '../handicap/cap.ts';
import { capped } from '../handicap/cap.ts';
import { MAX_HANDICAP_INDEX } from '../handicap/course-handicap.ts';
import { playingHandicap } from '../handicap/playing-handicap.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { lastOf } from '../list.ts';

/** From–to, both ends in; an open end is null. */
export type HandicapRange = { readonly from: Tenths | null; readonly to: Tenths | null };

/** Which handicap the tournament goes by (`use handicap course` on or off). */
export type Measure = 'course' | 'index';

/** From one handicap that ranges tell apart to the next: course handicaps go by the stroke, indexes by the tenth. */
export const HANDICAP_STEP: Readonly<Record<Measure, Tenths>> = { course: 10, index: 1 };

/** A division admits by gender (`a`: all) and by ranges of either handicap; a range that is null admits everyone. */
export type Division = {
  readonly id: string;
  readonly gender: Gender | 'a';
  readonly handicapCourse: HandicapRange | null;
  readonly handicapIndex: HandicapRange | null;
};

/** A player without a division yet; handicaps as declared, null where there is none. */
export type Unassigned = {
  readonly gender: Gender;
  readonly handicapCourse: Tenths | null;
  readonly handicapIndex: Tenths | null;
};

/** How a tournament compares handicaps with ranges. */
export type Eligibility = { readonly measure: Measure; readonly cap: HandicapCap | null };

/** Why a player may not enter a division. The handicap is the one compared: the course handicap rounded, both capped. */
export type Misfit =
  | { code: 'gender'; gender: Gender }
  | { code: 'no-handicap'; measure: Measure }
  | { code: 'handicap'; measure: Measure; handicap: Tenths; range: HandicapRange };

/** Handicaps that no division admits, or that two admit; per gender, both ends in. */
export type DivisionProblem =
  | { code: 'gap'; gender: Gender; measure: Measure; from: Tenths; to: Tenths }
  | { code: 'overlap'; gender: Gender; measure: Measure; divisions: readonly [string, string]; from: Tenths; to: Tenths };

/**
 * What keeps a player out of a division; empty when they fit. The handicap that the tournament goes by must be there and in
 * its range; the other one must be in its range where it is known.
 *
 * @example misfits({ id: 'B', handicapCourse: { from: 260, to: 350 }, … }, { handicapCourse: 180, … }, { measure: 'course', cap })
 * // [{ code: 'handicap', measure: 'course', handicap: 180, range: { from: 260, to: 350 } }]
 */
export function misfits(division: Division, player: Unassigned, { measure, cap }: Eligibility): readonly Misfit[] {
  const wrongGender = division.gender !== 'a' && division.gender !== player.gender;
  return [
    ...(wrongGender ? [{ code: 'gender', gender: player.gender } as const] : []),
    ...rangeMisfits(division, 'course', comparedHandicap(player, { measure: 'course', cap }), measure === 'course'),
    ...rangeMisfits(division, 'index', comparedHandicap(player, { measure: 'index', cap }), measure === 'index'),
  ];
}

/** Whether the handicap of a player is outside the ranges of a division; one that is not known yet is not. */
export const isOutOfRange = (division: Division, player: Unassigned, eligibility: Eligibility): boolean =>
  misfits(division, player, eligibility).some(({ code }) => code === 'handicap');

function rangeMisfits(division: Division, measure: Measure, handicap: Tenths | null, required: boolean): readonly Misfit[] {
  const range = rangeOf(division, measure);
  if (range === null) return [];
  if (handicap === null) return required ? [{ code: 'no-handicap', measure }] : [];
  return within(range, handicap) ? [] : [{ code: 'handicap', measure, handicap, range }];
}

/**
 * The handicap of a player that is compared with ranges, in tenths: a course handicap in whole strokes, both after the cap; null where
 * there is none.
 *
 * @example comparedHandicap({ gender: 'm', handicapCourse: 144, handicapIndex: null }, { measure: 'course', cap: DEFAULT_CAP }) // 140
 */
export function comparedHandicap({ handicapCourse, handicapIndex }: Unassigned, { measure, cap }: Eligibility): Tenths | null {
  if (measure === 'index') return handicapIndex === null ? null : capped(handicapIndex, cap);
  return handicapCourse === null ? null : playingHandicap(handicapCourse, cap) * 10;
}

/** The id of the division that a player is assigned to, null when they fit none: one of their gender first, then as listed. */
export function divisionFor(divisions: readonly Division[], player: Unassigned, eligibility: Eligibility): string | null {
  const fitting = divisions.filter((division) => misfits(division, player, eligibility).length === 0);
  return (fitting.find(({ gender }) => gender !== 'a') ?? fitting[0])?.id ?? null;
}

/**
 * Gaps and overlaps among the handicaps that can occur, from the lowest that a division names (at most 0) to the cap. A
 * handicap that the cap leaves alone and no range holds is a gap too: where "above 36 counts as 35", 36 is not in 26–35.
 * A division of one gender comes before one of all, so these two do not overlap.
 */
export function divisionProblems(divisions: readonly Division[], { measure, cap }: Eligibility): readonly DivisionProblem[] {
  const handicaps = occurring(divisions, measure, cap);
  return (['m', 'f'] as const).flatMap((gender) => {
    const open = divisions.filter((division) => division.gender === 'a' || division.gender === gender);
    const gaps = runs(handicaps, (handicap) => !open.some((division) => within(rangeOf(division, measure), handicap)));
    return [
      ...gaps.map((run): DivisionProblem => ({ code: 'gap', gender, measure, ...run })),
      ...pairs(open).flatMap(([one, other]) =>
        overlaps(one, other, measure, handicaps).map(
          (run): DivisionProblem => ({ code: 'overlap', gender, measure, divisions: [one.id, other.id], ...run }),
        ),
      ),
    ];
  });
}

type Run = { from: Tenths; to: Tenths };

function overlaps(one: Division, other: Division, measure: Measure, handicaps: readonly Tenths[]): readonly Run[] {
  const second = measure === 'course' ? 'index' : 'course';
  if (one.gender !== other.gender || !meet(rangeOf(one, second), rangeOf(other, second))) return [];
  return runs(handicaps, (handicap) => within(rangeOf(one, measure), handicap) && within(rangeOf(other, measure), handicap));
}

/**
 * Every handicap to be placed, course handicaps by the stroke and indexes by the tenth, up to the cap or else the highest index;
 * those above the cap are among them as what they count as.
 */
function occurring(divisions: readonly Division[], measure: Measure, cap: HandicapCap | null): readonly Tenths[] {
  const step = HANDICAP_STEP[measure];
  const lowest = Math.min(0, ...divisions.map((division) => rangeOf(division, measure)?.from ?? 0));
  const highest = cap === null ? MAX_HANDICAP_INDEX : cap.above * 10;
  return Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, nth) => lowest + nth * step);
}

function rangeOf({ handicapCourse, handicapIndex }: Division, measure: Measure): HandicapRange | null {
  return measure === 'course' ? handicapCourse : handicapIndex;
}

function within(range: HandicapRange | null, handicap: Tenths): boolean {
  return range === null || (handicap >= (range.from ?? handicap) && handicap <= (range.to ?? handicap));
}

function meet(one: HandicapRange | null, other: HandicapRange | null): boolean {
  const from = Math.max(one?.from ?? Number.NEGATIVE_INFINITY, other?.from ?? Number.NEGATIVE_INFINITY);
  return from <= Math.min(one?.to ?? Number.POSITIVE_INFINITY, other?.to ?? Number.POSITIVE_INFINITY);
}

/** The stretches of consecutive handicaps for which something holds. */
function runs(handicaps: readonly Tenths[], holds: (handicap: Tenths) => boolean): readonly Run[] {
  const runs: Run[] = [];
  let running = false;
  for (const handicap of handicaps) {
    const last = lastOf(runs);
    const held = holds(handicap);
    if (held && running && last !== undefined) last.to = handicap;
    else if (held) runs.push({ from: handicap, to: handicap });
    running = held;
  }
  return runs;
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}
