import type { Day } from '../calendar.ts';
import { dayNumber } from '../calendar.ts';
import type { Fraction } from '../handicap/fraction.ts';
import { sumOf, twice, wholeTenths } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { groupedBy, textOrder } from '../list.ts';
import type { CountingMean } from './counting.ts';
import { countingMean, KEPT } from './counting.ts';
import { exceptionalReduction } from './exceptional.ts';
import { expectedDifferential } from './expected.ts';
import type { IndexLimit } from './index-limit.ts';
import { limitedIndex } from './index-limit.ts';
import type { NoDifferential, PostedDifferential, PostedRound, PostingRule } from './posted-round.ts';
import { postedDifferential } from './posted-round.ts';

/** A differential of the record, and what became of it. */
type RecordLine = {
  readonly round: string;
  readonly day: Day;
  /** As it was played, in tenths. */
  readonly differential: Tenths;
  /** What exceptional scores, its own or later ones, took off it: 0, −10, −20 … */
  readonly reduction: Tenths;
  /** Whether this score was exceptional itself, by what it took off each of the twenty of that moment. */
  readonly exceptional: Tenths;
  /** Part of it is expected, not played. */
  readonly isEstimate: boolean;
  readonly isMostLikely: boolean;
  readonly holes: number;
};

/** An index from the day on which a round made it. */
type IndexRevision = {
  readonly day: Day;
  readonly index: Tenths;
  /** The mean that counts by the table, before any limit. */
  readonly of: CountingMean;
  /** The lowest index of the 365 days before that rested on twenty; null: none yet. */
  readonly low: Tenths | null;
  readonly limit: IndexLimit | null;
};

type ScoreRecord = {
  /** The newest first, twenty at most; `counts`: among the lowest, of which the index is the mean. */
  readonly lines: readonly (RecordLine & { readonly counts: boolean })[];
  /** The newest first; the first is the index that stands. */
  readonly revisions: readonly IndexRevision[];
  /** Rounds that gave no differential, in the order played. */
  readonly without: readonly { readonly round: string; readonly day: Day; readonly because: NoDifferential }[];
};

type Kept = { readonly lines: readonly RecordLine[]; readonly revisions: readonly (IndexRevision & { readonly isOfTwenty: boolean })[] };

/** The holes that an index rests on at least (Rules of Handicapping 4.5). */
const FIRST_HOLES = 54;
const LOW_DAYS = 365;

/**
 * The record of a golfer from all rounds that stand, in the order in which they were *played*: a card that comes late is put where it belongs,
 * and all that followed is worked out anew. The index changes with the end of a day, so that two rounds of one day are compared with the
 * same one. Without `estimates` no index rests on anything that no body publishes.
 *
 * @example scoreRecord(rounds, { matches: 'none', estimates: false }).revisions[0]?.index // 132
 */
export function scoreRecord(rounds: readonly PostedRound[], rule: PostingRule): ScoreRecord {
  const without: { round: string; day: Day; because: NoDifferential }[] = [];
  let kept: Kept = { lines: [], revisions: [] };
  for (const [day, ofDay] of groupedBy(inOrder(rounds), (round) => round.day)) {
    const index = kept.revisions[0]?.index ?? null;
    let { lines } = kept;
    for (const posted of ofDay) {
      const differential = eighteen(postedDifferential(posted, rule), index);
      if (typeof differential === 'string') without.push({ round: posted.id, day, because: differential });
      else lines = withLine(lines, { round: posted.id, day, ...differential }, index);
    }
    if (lines !== kept.lines) kept = revised(lines, kept.revisions, day);
  }
  return { lines: withCounting(kept), revisions: kept.revisions.map(({ isOfTwenty: _, ...revision }) => revision), without };
}

function inOrder(rounds: readonly PostedRound[]): readonly PostedRound[] {
  return [...rounds].sort((one, other) => textOrder(one.day, other.day) || one.nth - other.nth || textOrder(one.id, other.id));
}

type Eighteen = Pick<RecordLine, 'isEstimate' | 'isMostLikely' | 'holes'> & { readonly exact: Fraction };

/**
 * What is expected of the holes not played is added, by the index of the day. Before there is one a nine counts twice until 54 holes make the
 * first index, which is an estimate of our own.
 */
function eighteen(posted: PostedDifferential | NoDifferential, index: Tenths | null): Eighteen | NoDifferential {
  if (typeof posted === 'string') return posted;
  const { exact, expectedHoles, isMostLikely } = posted;
  const line = { isMostLikely, isEstimate: expectedHoles > 0, holes: 18 - expectedHoles };
  if (expectedHoles === 0) return { ...line, exact };
  if (index !== null) return { ...line, exact: sumOf([exact, expectedDifferential(index, expectedHoles)]) };
  return expectedHoles === 9 ? { ...line, exact: twice(exact) } : 'part-without-index';
}

/** With a new differential, and what it takes off each of the twenty of that moment, itself included (Rules of Handicapping 5.9). */
function withLine(lines: readonly RecordLine[], { exact, ...round }: Eighteen & Pick<RecordLine, 'round' | 'day'>, index: Tenths | null) {
  const exceptional = index === null ? 0 : exceptionalReduction(exact, index);
  const line: RecordLine = { ...round, differential: wholeTenths(exact), reduction: 0, exceptional };
  return [line, ...lines].slice(0, KEPT).map((one) => ({ ...one, reduction: one.reduction + exceptional }));
}

function revised(lines: readonly RecordLine[], revisions: Kept['revisions'], day: Day): Kept {
  const of = countingMean(lines.map(counted));
  const holes = lines.reduce((total, line) => total + line.holes, 0);
  if (of === null || holes < FIRST_HOLES) return { lines, revisions };
  const isOfTwenty = lines.length === KEPT;
  const low = isOfTwenty ? lowIndex(revisions, day) : null;
  return { lines, revisions: [{ day, ...limitedIndex(of.mean, low), of, low, isOfTwenty }, ...revisions] };
}

const counted = ({ differential, reduction }: RecordLine): Tenths => differential + reduction;

/** The lowest index made in the 365 days before the newest score was played, from twenty scores on (Rules of Handicapping 5.7). */
function lowIndex(revisions: Kept['revisions'], day: Day): Tenths | null {
  const since = dayNumber(day) - LOW_DAYS;
  let low: Tenths | null = null;
  for (const revision of revisions) {
    if (dayNumber(revision.day) < since) break;
    if (revision.isOfTwenty) low = Math.min(low ?? revision.index, revision.index);
  }
  return low;
}

/** Of equal differentials the newer counts. */
function withCounting({ lines, revisions }: Kept): ScoreRecord['lines'] {
  const lowest = [...lines].sort((a, b) => counted(a) - counted(b)).slice(0, revisions[0]?.of.lowest ?? 0);
  return lines.map((line) => ({ ...line, counts: lowest.includes(line) }));
}
