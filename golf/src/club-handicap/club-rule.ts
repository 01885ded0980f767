import type { Percent } from '../handicap/allowance.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** How often a step is taken: after each event, or on the first day after the months that it looks at. */
export type StepTime = 'event' | 'month' | 'half-year' | 'year';

/** Figures from one to the other, both included, and what holds for them. null: without an end. */
export type HandicapBand = { readonly from: Tenths | null; readonly to: Tenths | null; readonly strokes: Tenths };

/** The figure goes to, or towards, (mean − `less`) × `percent`. */
export type MeanStep = {
  readonly kind: 'mean';
  /** Strokes, strokes over the par of the golfer's own card, or differentials. */
  readonly of: 'gross' | 'over-par' | 'differential';
  /** The newest rounds, so many at most; null: all. */
  readonly last: number | null;
  /** Of these the lowest; null: all. */
  readonly best: number | null;
  /** With fewer rounds the figure stays. */
  readonly least: number;
  /** Rounds of the months that ended, which an event has none of, of so many days, or of any time (null). */
  readonly within: 'period' | number | null;
  readonly less: Tenths;
  readonly percent: Percent;
  /** One part in so many of the way: 1 goes there. */
  readonly oneIn: number;
  /** Only upwards, or only down; null: both. */
  readonly only: 'up' | 'down' | null;
};

/** A cut by the place: the first for the winner, and so on; by strokes, or by a share of the figure. */
export type PlaceStep = {
  readonly kind: 'place';
  readonly by: 'strokes' | 'percent';
  /** Tenths of a stroke, or per cent. */
  readonly cuts: readonly number[];
};

/** A cut by the net strokes under par, at most what the band of the figure says. */
export type UnderParStep = {
  readonly kind: 'under-par';
  readonly of: 'winner' | 'others' | 'all';
  /** null: all of them. A figure in no band is not cut. */
  readonly atMost: readonly HandicapBand[] | null;
};

/** Rounds the figure to whole strokes, a half upwards, towards plus infinity. */
export type RoundStep = { readonly kind: 'round' };

/** Cuts follow an event; the others are taken as often as they say. */
export type ClubStep = ({ readonly every: StepTime } & (MeanStep | RoundStep)) | ({ readonly every: 'event' } & (PlaceStep | UnderParStep));

/**
 * How a club works out its own figure: steps that are taken in their order, each time that it is time for them. It is no handicap index and is
 * not called one.
 */
export type ClubRule = {
  /** Whether only the first declared handicap is taken, or each one sets the figure anew. */
  readonly declared: 'first' | 'each';
  readonly steps: readonly ClubStep[];
  /** No figure is below, or above; null: no end. */
  readonly floor: Tenths | null;
  readonly ceiling: Tenths | null;
};

const toMean = {
  kind: 'mean',
  last: null,
  best: null,
  least: 1,
  within: null,
  percent: 100,
  oneIn: 1,
  only: null,
} as const satisfies Partial<MeanStep>;

const band = (from: number | null, to: number | null, strokes: number): HandicapBand => ({
  from: from && from * 10,
  to: to && to * 10,
  strokes: strokes * 10,
});

/** Rules that clubs have published; a site keeps its own copy. */
export const CLUB_RULES = {
  /** By band, in whole strokes, which a figure is rounded to first (https://rokmcgolf.haebyeong.com/notice/34278?page=4). */
  'under-par-by-band': {
    declared: 'first',
    steps: [
      { every: 'event', kind: 'round' },
      {
        every: 'event',
        kind: 'under-par',
        of: 'winner',
        atMost: [band(25, null, 5), band(19, 24, 4), band(14, 18, 3), band(10, 13, 2), band(null, 9, 1)],
      },
      {
        every: 'event',
        kind: 'under-par',
        of: 'others',
        atMost: [band(19, 30, 3), band(15, 18, 2), band(12, 14, 1), band(null, 11, 0)],
      },
    ],
    floor: null,
    ceiling: null,
  },
  /** The mean of a year; the first three of an event lose a share (https://www.hokkaido-ichokai.net/golf/detailed-rules.html). */
  'mean-of-the-year': {
    declared: 'first',
    steps: [
      { every: 'year', ...toMean, of: 'gross', within: 'period', less: 720 },
      { every: 'event', kind: 'place', by: 'percent', cuts: [20, 13, 6] },
    ],
    floor: null,
    ceiling: null,
  },
  /** By place and by net under par; twice a year a sixth of the way up (http://sangakukaigorufu.sakura.ne.jp/custom1.html). */
  'place-and-under-par': {
    declared: 'first',
    steps: [
      { every: 'event', kind: 'place', by: 'strokes', cuts: [30, 20, 10] },
      { every: 'event', kind: 'under-par', of: 'all', atMost: null },
      { every: 'half-year', ...toMean, of: 'gross', within: 'period', less: 660, oneIn: 6, only: 'up' },
    ],
    floor: null,
    ceiling: null,
  },
  /** The mean of the last two rounds (http://rdaot.org.tw/golf.php). */
  'mean-of-two': {
    declared: 'first',
    steps: [{ every: 'event', ...toMean, of: 'gross', last: 2, least: 2, less: 720, percent: 80 }],
    floor: null,
    ceiling: 360,
  },
} as const satisfies Readonly<Record<string, ClubRule>>;

/** The names of the published rules. */
export type ClubRuleName = keyof typeof CLUB_RULES;
