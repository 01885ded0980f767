import type { Day } from '../calendar.ts';
import type { Card } from '../card.ts';
import { missingHoles } from '../card.ts';
import type { CourseCard } from '../course.ts';
import { parTotal } from '../course.ts';
import type { Tee } from '../handicap/course-handicap.ts';
import { STANDARD_SLOPE } from '../handicap/course-handicap.ts';
import type { Fraction } from '../handicap/fraction.ts';
import { fraction } from '../handicap/fraction.ts';
import { adjustedHoles } from '../handicap/net-double-bogey.ts';
import { exactDifferential } from '../handicap/score-differential.ts';
import type { SidePlayName } from '../side/play.ts';
import { hasOneBall } from '../side/play.ts';

/** A round as it is handed in for handicap. What it was scored off, a declared or a day handicap, decides prizes and is not asked. */
export type PostedRound = {
  readonly id: string;
  /** The day on which it was played, whenever the card came. */
  readonly day: Day;
  /** Which round of its golfer on that day, from 1. */
  readonly nth: number;
  readonly play: 'single' | SidePlayName;
  readonly isMatch: boolean;
  /** Strokes, a pick-up, or null for a hole that was not begun. */
  readonly card: Card;
  /** Only the strokes of the whole card are known. */
  readonly isTotalOnly: boolean;
  /** The most likely strokes on holes that were begun and not holed out (Rules of Handicapping 3.3), by the hole; null: none are said. */
  readonly mostLikely: readonly (number | null)[] | null;
  /** Whether there is a valid reason for the holes that were not begun (3.2): closed, dark, a match that was over. */
  readonly isExcused: boolean;
  /** The card that the golfer plays by, of eighteen holes, or of a nine that is rated as such. */
  readonly course: CourseCard;
  /** Of as many holes. */
  readonly tee: Pick<Tee, 'slope' | 'rating'>;
  /** Rounded and unrestricted, of as many holes; null: the golfer had no index yet. */
  readonly courseHandicap: number | null;
  /** The playing conditions calculation that was published for the day and the course, in whole strokes; 0 without. */
  readonly conditions: number;
};

/** What a site has set: whether matches give a differential, and whether parts of a round do, which rest on an estimate. */
export type PostingRule = { readonly matches: 'none' | 'most-likely'; readonly estimates: boolean };

/** Why a round gives no differential. */
export type NoDifferential =
  /** Scrambles, foursomes, greensomes, Chapman and shambles (Rules of Handicapping 2.1a). */
  | 'shared-ball'
  | 'match'
  /** A hole of a match was begun and not holed out, and nobody has said the most likely strokes (3.3). */
  | 'no-most-likely'
  /** The strokes of the holes are not known, so none can be held to net double bogey. */
  | 'total-only'
  /** Holes were not begun, without a valid reason (3.2). */
  | 'not-excused'
  /** Fewer than ten of eighteen, or not all of nine (2.2). */
  | 'too-few-holes'
  | 'no-rating'
  /** The course has no stroke index that says where the strokes fall. */
  | 'no-stroke-index'
  /** A part of a round, where the site counts none. */
  | 'estimate'
  /** Ten to seventeen holes of a golfer without an index, so that nothing is expected of the others. */
  | 'part-without-index';

/** What a round comes to: the differential of the holes played, exact, and how many of eighteen are still to be expected. */
export type PostedDifferential = {
  readonly exact: Fraction;
  /** Each hole held to net double bogey; null: not begun. */
  readonly holes: readonly (number | null)[];
  readonly adjusted: number;
  readonly expectedHoles: number;
  /** Whether holes count the strokes that were most likely. */
  readonly isMostLikely: boolean;
};

const WHOLE = 18;
/** The fewest holes of eighteen (Rules of Handicapping 2.2). */
const FEWEST = 10;

/**
 * The differential of a round, or why it gives none. A round of eighteen is as the rules publish it. Of ten to seventeen holes the rating of those
 * played is taken as their par and their share of what the rating is above par: nobody publishes it, so that it is an estimate, as
 * is what is expected of the others.
 *
 * @example postedDifferential({ ...round, play: 'scramble' }, { matches: 'none', estimates: false }) // 'shared-ball'
 */
export function postedDifferential(round: PostedRound, rule: PostingRule): PostedDifferential | NoDifferential {
  const card = withMostLikely(round);
  const refused = refusal(round, card, rule);
  if (refused !== null) return refused;
  const holes = adjustedHoles(card, round.course, round.courseHandicap);
  if (holes === null) return 'no-stroke-index';
  const adjusted = holes.reduce<number>((total, strokes) => total + (strokes ?? 0), 0);
  const exact = differentialOf(round, holes, adjusted);
  const isMostLikely = card.some((score, at) => score !== (round.card[at] ?? null));
  const played = holes.filter((strokes) => strokes !== null).length;
  return exact === null ? 'no-rating' : { exact, holes, adjusted, expectedHoles: WHOLE - played, isMostLikely };
}

function refusal(round: PostedRound, card: Card, rule: PostingRule): NoDifferential | null {
  const holes = round.course.par.length;
  const missing = missingHoles(card, holes).length;
  if (round.play === 'shamble' || hasOneBall(round.play)) return 'shared-ball';
  if (round.isMatch && rule.matches === 'none') return 'match';
  if (round.isTotalOnly) return 'total-only';
  if (round.isMatch && card.includes('pickup')) return 'no-most-likely';
  if (missing > 0 && !round.isExcused) return 'not-excused';
  if (holes - missing < Math.min(holes, FEWEST)) return 'too-few-holes';
  return holes - missing < WHOLE && !rule.estimates ? 'estimate' : null;
}

/**
 * The card of a match: a hole that came out without strokes was begun, or conceded, and not holed out. Holes after its end were not begun, and
 * are expected (Rules of Handicapping 3.2).
 *
 * @example matchCard([4, null, null], 3, [1, 2]) // [4, 'pickup', null]
 */
export function matchCard(card: Card, holes: number, cameOut: readonly number[]): Card {
  return Array.from({ length: holes }, (_, at) => card[at] ?? (cameOut.includes(at + 1) ? 'pickup' : null));
}

/** The strokes that were most likely stand on holes that were not holed out; net double bogey holds them as any others. */
function withMostLikely({ card, course, mostLikely }: PostedRound): Card {
  return course.par.map((_, at) => {
    const score = card[at] ?? null;
    return typeof score === 'number' ? score : (mostLikely?.[at] ?? score);
  });
}

function differentialOf({ course, tee, conditions }: PostedRound, holes: readonly (number | null)[], adjusted: number): Fraction | null {
  if (!holes.includes(null)) return exactDifferential(adjusted, tee, (conditions * 10 * holes.length) / WHOLE);
  if (tee.rating === null || tee.slope === null) return null;
  const played = holes.filter((strokes) => strokes !== null).length;
  const par = course.par.reduce((total, holePar, at) => (holes[at] === null ? total : total + holePar), 0);
  const share = (tee.rating - 10 * parTotal(course) + 10 * conditions) * played;
  return fraction((10 * (adjusted - par) * WHOLE - share) * STANDARD_SLOPE, 10 * WHOLE * tee.slope);
}
