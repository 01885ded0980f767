import type { Basis } from '../basis.ts';
import type { Day } from '../calendar.ts';
import type { Percent } from '../handicap/allowance.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** A whole number of hundredths of a point, or of a stroke: 10.75 is 1075. What comes of them is an exact fraction. */
export type Hundredths = number;

/**
 * How points go to those who tie. `shared`: the points of their places together, divided; `shared-but-last`: the same, except that all who tie for
 * the last place of a table have its points in full; `higher`: all have those of the better place; `no-gap`: the same, and the next score
 * has the next points.
 */
export type PointTies = 'shared' | 'shared-but-last' | 'higher' | 'no-gap';

/** What an event gives to those who have a place, or a score, in it. */
export type SeasonPoints =
  /** The first for the winner, and so on; `beyond` for every place after the last one. */
  | { readonly kind: 'table'; readonly points: readonly Hundredths[]; readonly beyond: Hundredths; readonly ties: PointTies }
  /** Shares of a pool, in hundredths of a per cent, for the first, the second …; the pool grows by the same for each who takes part. */
  | { readonly kind: 'pool'; readonly perPlayer: Hundredths; readonly shares: readonly Hundredths[]; readonly ties: PointTies }
  /** The last of those with a place has `last`, the next above `step` more, and so on. */
  | { readonly kind: 'from-last'; readonly last: Hundredths; readonly step: Hundredths; readonly ties: PointTies }
  /**
   * Against a standard: that of the event, the par of the golfer's own card, or a figure: 36 points are 360. `level` for equaling it, `perStroke` more
   * for each better one, less for each worse, never below `least`.
   */
  | {
      readonly kind: 'difference';
      readonly against: SeasonStandard;
      readonly level: Hundredths;
      readonly perStroke: Hundredths;
      readonly least: Hundredths | null;
    }
  | {
      readonly kind: 'outcome';
      readonly against: SeasonStandard;
      readonly beaten: Hundredths;
      readonly level: Hundredths;
      readonly missed: Hundredths;
    }
  /** The score itself: the points of the list, which the most win; or its strokes, which the fewest win, over par where pars are `own`. */
  | { readonly kind: 'score' };

export type SeasonStandard = 'event' | 'par' | { readonly figure: Tenths };

/** What a golfer without a place may have: no return, withdrawn, disqualified, behind a cut, or passed over, as a winner of the season already. */
export type Unplaced = 'NR' | 'WD' | 'DQ' | 'cut' | 'passed-over';

/** Points beside those of a place. `dropped`: they belong to the result of their event, and are dropped with it; else they always count. */
export type SeasonBonus = {
  readonly for: 'attendance' | { readonly prize: string };
  readonly points: Hundredths;
  readonly dropped: boolean;
};

/**
 * What an event is to a season: one of those of which the best count; a final, which counts beside them; or one that gives nothing but bonuses,
 * as a knock-out does.
 */
export type EventRole = 'regular' | 'final' | 'bonus';

/** What separates golfers with the same total. Whether dropped results are looked at, each key that reads results says itself. */
export type SeasonTieKey =
  /** Results one by one, the best first, `first` at most; null: all. Who has no more is behind. */
  | { readonly by: 'results'; readonly first: number | null; readonly dropped: boolean }
  /** The best of what was dropped, or the second best of it …; asked where all who are tied have one. */
  | { readonly by: 'next-dropped'; readonly nth: number }
  /** The sum of the newest so many results; asked where all who are tied have as many. */
  | { readonly by: 'last'; readonly results: number; readonly dropped: boolean }
  /** More events. */
  | { readonly by: 'events'; readonly dropped: boolean }
  /** More wins, then more second places, and so on to a place: 1 is wins alone. */
  | { readonly by: 'finishes'; readonly to: number; readonly dropped: boolean }
  /** In the events of two who are tied: how often placed before the other, less how often behind; over all who are tied. */
  | { readonly by: 'head-to-head'; readonly dropped: boolean }
  /** The lower handicap at the newest event; none is behind. */
  | { readonly by: 'handicap' }
  | { readonly by: 'older' }
  /** A draw of lots, or a play-off, as the committee recorded it, and why: the order of those who were in it; who was not is behind. */
  | { readonly by: 'lot'; readonly order: readonly string[]; readonly reason: string };

/** What every season has, of whatever kind: which events it is of, and who has a part in its table. */
export type SeasonSpan = {
  /** Days from one to the other, both included, in the club's time zone, and of these the events named; null: every one. */
  readonly from: Day;
  readonly to: Day;
  readonly only: readonly string[] | null;
  /** Guests have a part as members do, or none. */
  readonly guests: 'count' | 'taken-out';
  /** The table is of one division: that of each event, of a golfer's first or last event of the season, or that of the season. */
  readonly division: { readonly id: string; readonly at: 'event' | 'first' | 'last' | 'season' } | null;
};

/** How points of events become a table, as clubs publish it: no club's season is code. */
export type PointsScoring = Pick<SeasonSpan, 'division'> & {
  readonly kind: 'points';
  /** The list of each event that places and scores are read from. */
  readonly basis: Basis;
  /** `own`: places go by strokes over the par of each golfer's own card, so that a ladies' par of 71 and a men's of 70 meet. */
  readonly pars: 'list' | 'own';
  readonly points: SeasonPoints;
  /** What each who finishes has where an event has no such list; null: no result. */
  readonly withoutList: Hundredths | null;
  /** null: as if they had not come. */
  readonly unplaced: Readonly<Record<Unplaced, Hundredths | null>>;
  /** What counts for a regular event that is over and that a golfer of the table missed; null: nothing. */
  readonly missing: Hundredths | null;
  /** So many results count, the best; null: all. Finals count beside them. */
  readonly best: number | null;
  /** With fewer results from regular events there is no rank. */
  readonly least: number;
  readonly bonuses: readonly SeasonBonus[];
  /** Guests have points as members do; or take a place without points; or are taken out before places are given. */
  readonly guests: 'count' | 'take-a-place' | 'taken-out';
  /** Whom places are counted among: all, those of the same division at the event, or those of the table's division. */
  readonly among: 'field' | 'division' | 'table';
  /** One win a year: who has one is passed over, and the places behind move up. */
  readonly winnerOnce: boolean;
  /** In their order; who is still level shares a rank. */
  readonly ties: readonly SeasonTieKey[];
};

/** A season of points: how they are given, and its events. */
export type PointsRule = PointsScoring &
  Omit<SeasonSpan, 'guests'> & {
    /**
     * By event, what is not a regular event of weight 100. The weight multiplies what a place, a score or their lack gives, and no bonus. `standard`: what
     * the club says that scratch was on the day, for the facts of the event.
     */
    readonly events: Readonly<Record<string, { readonly role: EventRole; readonly weight: Percent; readonly standard?: Tenths }>>;
  };

/** Which end of a season's table leads: few strokes, or many points. */
export function leadingEnd({ points, basis }: Pick<PointsRule, 'points' | 'basis'>): 'lower' | 'higher' {
  return points.kind === 'score' && basis !== 'points' ? 'lower' : 'higher';
}
