import type { Basis } from '../../basis.ts';
import type { Percent } from '../../handicap/allowance.ts';
import type { SeasonSpan } from '../season-rule.ts';

/** What separates golfers with the same total. */
export type EclecticTieKey =
  /** The best of the last so many holes of the course. */
  | { readonly by: 'last-holes'; readonly holes: number }
  /** The lower handicap of the newest round; none is behind. */
  | { readonly by: 'handicap' }
  | { readonly by: 'older' }
  /** A draw of lots, or a play-off, as the committee recorded it, and why: the order of those who were in it; who was not is behind. */
  | { readonly by: 'lot'; readonly order: readonly string[]; readonly reason: string };

/** The best of each hole over many rounds, as data. */
export type EclecticRule = SeasonSpan & EclecticScoring;

/** How an eclectic is scored, as clubs publish it. */
type EclecticScoring = {
  readonly kind: 'eclectic';
  /** Strokes, net strokes or Stableford points of each hole. */
  readonly basis: Basis;
  /** Whether strokes are counted over the par of each golfer's own card, so that holes of other courses and tees can be compared. */
  readonly toPar: boolean;
  /**
   * What net strokes and points are played off: the handicap of the first round, of each, or of the last one, hole by hole; or the best gross of
   * each hole, less a share of the handicap of the first or last round at the end.
   */
  readonly handicap: 'first' | 'each' | 'last' | { readonly offTotal: Percent; readonly of: 'first' | 'last' };
  /** null: on every one. */
  readonly courses: readonly string[] | null;
  readonly tees: readonly string[] | null;
  /** Holes that are taken out of all rounds, by their number, and why. */
  readonly without: readonly { readonly hole: number; readonly reason: string }[];
  /** With fewer rounds there is no rank. */
  readonly least: number;
  /** Whether a round without a score on every hole counts on those that it has. */
  readonly partial: boolean;
  readonly ties: readonly EclecticTieKey[];
};

const PLAIN = {
  kind: 'eclectic',
  toPar: false,
  handicap: 'each',
  courses: null,
  tees: null,
  without: [],
  least: 1,
  partial: false,
  ties: [],
  guests: 'taken-out',
  division: null,
} as const;

/** Rules that clubs have published; a site keeps its own copy, with its days, courses and tees. */
export const ECLECTIC_RULES = {
  /** https://hillbarnmembers.co.uk/copy-of-four-ball-better-ball */
  'best-gross': { ...PLAIN, basis: 'gross' },
  /** One round or more, off the handicap of the first (http://morrobaygolf.org/eclectic.php). */
  'off-the-first-handicap': { ...PLAIN, basis: 'net', handicap: 'first' },
  /** Gross and net by hole, each round off its own handicap; one is enough (https://www.scclga2017.org/thursday-play-days). */
  'net-by-hole': { ...PLAIN, basis: 'net' },
} as const satisfies Readonly<Record<string, EclecticScoring & Omit<SeasonSpan, 'from' | 'to' | 'only'>>>;
