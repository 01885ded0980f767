/**
 * Bounds that records, or parts of them, share: whoever checks a value and the input that it is typed into both read them here. Both ends are
 * included; of a text its most letters.
 */
export type Bound = { readonly from: number; readonly to: number };

export const HOLE_NUMBER = { from: 1, to: 18 } as const;
/** The competition cap, in whole strokes. */
export const CAP = { from: 0, to: 54 } as const;
/** The lowest and the highest handicap of a gender, in whole strokes. */
export const HANDICAP_LIMIT = { from: -10, to: 54 } as const;
/** Sides: how many partners, how many of their balls count, the tee shots of each, and the most sides of a tournament. */
export const SIDE = {
  partners: { from: 2, to: 4 },
  counting: { from: 1, to: 4 },
  drives: { from: 1, to: 9 },
  most: 200,
  nameMost: 120,
} as const;
/** Matches: holes with the extra ones, the holes that one is won by, and how much of everything a tournament has at most. */
export const MATCH = {
  hole: { from: 1, to: 54 },
  up: { from: 1, to: 18 },
  left: { from: 0, to: 17 },
  extraHole: { from: 1, to: 36 },
  entriesMost: 40,
  contestsMost: 12,
  teamsMost: 26,
  /** Letters of a team's short name. */
  shortMost: 4,
  teamPlayersMost: 60,
  sessionsMost: 60,
  matchesMost: 128,
  entrantsMost: 256,
  groupsMost: 32,
  nameMost: 120,
  /** In tenths of a point. */
  points: { from: 0, to: 100 },
} as const;
/** The club's own handicap: its steps, the rounds and days that they look at, cuts and figures in tenths of a stroke. */
export const CLUB_HANDICAP = {
  stepsMost: 12,
  rounds: { from: 1, to: 100 },
  days: { from: 1, to: 3660 },
  less: { from: 0, to: 1500 },
  oneIn: { from: 1, to: 20 },
  cut: { from: 0, to: 200 },
  placesMost: 20,
  bandsMost: 20,
} as const;
/** The playing conditions calculation, in strokes (Rules of Handicapping 5.6). */
export const CONDITIONS = { from: -1, to: 3 } as const;
/** Of a declared handicap, in per cent. */
export const ALLOWANCE = { from: 0, to: 200, decimals: 1 } as const;
/** An end of the handicaps of the day, in strokes. */
export const DAY_HANDICAP = { from: 0, to: 100, decimals: 1 } as const;
/** What a Peoria multiplies by. */
export const TIMES = { from: 0.1, to: 10, decimals: 1 } as const;
/** The most strokes that a hole of a par counts. */
export const HOLE_CAP = { from: 3, to: 20 } as const;
export const MAXIMUM_SCORE = { 'over-par': { from: 1, to: 10 }, fixed: { from: 5, to: 20 } } as const;
export const POINTS = { from: -20, to: 50 } as const;
/** What a points format adds. */
export const ADDED_POINTS = { eachBetter: { from: 0, to: 20 }, holeInOne: { from: 0, to: 50 }, albatross: { from: 0, to: 50 } } as const;
/** How many go on after a round. */
export const CUT = { players: { from: 1, to: 2000 }, percent: { from: 1, to: 100 }, strokes: { from: 1, to: 100 } } as const;
export const FIRST_PLACE_SHOWN = { from: 1, to: 500 } as const;

/** Why a person decided something. */
export const REASON = { least: 3, most: 500 } as const;
export const TAG_MOST = 40;
export const NINE_NAME_MOST = 100;
export const KEY_NAME_MOST = 100;
export const LUCKY_PRIZE_NAME_MOST = 100;
/** A form for signups: how much of everything it has at most; money in đồng. */
export const SIGNUP = {
  kindsMost: 12,
  places: { from: 0, to: 2000 },
  feesMost: 8,
  fee: { from: 0, to: 1_000_000_000 },
  extrasMost: 20,
  sizesMost: 20,
  each: { from: 1, to: 20 },
  questionsMost: 20,
  choicesMost: 20,
  packagesMost: 12,
  packagePlaces: { from: 1, to: 16 },
  groupMost: { from: 1, to: 4 },
  refundsMost: 8,
  consentsMost: 5,
  minutes: { from: 5, to: 10_080 },
  golfersMost: 500,
  noShowMonths: { from: 1, to: 60 },
  wishesMost: 3,
  answerMost: 1000,
  wordsMost: 300,
  textMost: 5000,
  actMost: 500,
} as const;

export const PAYMENT = {
  /** Whole dong, of one transfer. */
  most: 9_999_999_999_999,
  nameMost: 200,
  sharesMost: 50,
  invoiceNumberMost: 50,
} as const;
