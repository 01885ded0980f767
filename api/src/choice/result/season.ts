import type {
  AnyTieKey,
  EclecticRule,
  EventRole,
  OpenReason,
  PointsRule,
  PointTies,
  SeasonPoints,
  SeasonRule,
  SeasonTieKey,
} from '@fairway/golf';

/** Whether an event counts: its result is final and shown, or why it waits. `gone`: the tournament was deleted. */
export const EVENT_STATES = ['counts', 'open', 'hidden', 'private', 'sides', 'matches', 'gone'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Why nobody can say whether a golfer can still win. */
export const OPEN_REASONS = ['no-bound', 'may-cost', 'earlier-event', 'last-division', 'any-hole'] as const satisfies readonly OpenReason[];

/** What is different since the publication before; `removed`: a golfer asked for it, `register`: memberships or ages are others. */
export const SEASON_CHANGES = ['rule', 'event-added', 'event-gone', 'event-corrected', 'people', 'removed', 'register'] as const;
export type SeasonChange = (typeof SEASON_CHANGES)[number];

/** What a season is: points of events, the best of each hole, or days that are added up. */
export const SEASON_KINDS = ['points', 'eclectic', 'championship'] as const satisfies readonly SeasonRule['kind'][];

/** Which handicap the holes of an eclectic are played off. */
export const ECLECTIC_HANDICAPS = ['first', 'each', 'last'] as const satisfies readonly EclecticRule['handicap'][];

/** How an event gives points. */
export const POINT_KINDS = [
  'table',
  'pool',
  'from-last',
  'difference',
  'outcome',
  'score',
] as const satisfies readonly SeasonPoints['kind'][];
export const POINT_TIES = ['shared', 'shared-but-last', 'higher', 'no-gap'] as const satisfies readonly PointTies[];
export const SEASON_ROLES = ['regular', 'final', 'bonus'] as const satisfies readonly EventRole[];
export const SEASON_GUESTS = ['count', 'take-a-place', 'taken-out'] as const satisfies readonly PointsRule['guests'][];
export const SEASON_AMONG = ['field', 'division', 'table'] as const satisfies readonly PointsRule['among'][];
/** `season`: the kind of their membership. */
export const SEASON_DIVISION_AT = ['event', 'first', 'last', 'season'] as const;
export const SEASON_TIES = [
  'results',
  'next-dropped',
  'last',
  'events',
  'finishes',
  'head-to-head',
  'handicap',
  'older',
] as const satisfies readonly SeasonTieKey['by'][];

/** Keys of any kind, as a table says which were asked. */
export const ASKED_TIES = [...SEASON_TIES, 'last-holes', 'last-days', 'play-off', 'lot'] as const satisfies readonly AnyTieKey['by'][];

/** A season: points in hundredths, standards in tenths, weights in per cent. Beside the choices, since few screens need it. */
export const SEASON = {
  points: { from: -1_000_000, to: 100_000_000 },
  step: { from: 0, to: 1_000_000 },
  pool: { from: 1, to: 1_000_000_000 },
  standard: { from: -1000, to: 10_000 },
  weight: { from: 1, to: 1000 },
  results: { from: 1, to: 200 },
  placesMost: 200,
  eventsMost: 200,
  bonusesMost: 20,
  tiesMost: 12,
  /** Courses, tees, or golfers of a play-off. */
  namedMost: 20,
  share: { from: 1, to: 100 },
  nameMost: 120,
} as const;
