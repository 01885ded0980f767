import { CHAMPIONSHIP_RULES } from './championship/championship-rule.ts';
import { ECLECTIC_RULES } from './eclectic/eclectic-rule.ts';
import type { PointsScoring, SeasonTieKey } from './season-rule.ts';

/** All results count, places alone give points, guests are no part of it, and who is level shares a rank. */
const PLAIN = {
  kind: 'points',
  basis: 'net',
  pars: 'list',
  withoutList: null,
  unplaced: { NR: null, WD: null, DQ: null, cut: null, 'passed-over': null },
  missing: null,
  best: null,
  least: 1,
  bonuses: [],
  guests: 'taken-out',
  division: null,
  among: 'field',
  winnerOnce: false,
  ties: [],
} as const satisfies Partial<PointsScoring>;

const points = (all: readonly number[]): readonly number[] => all.map((of) => Math.round(of * 100));
const downFrom = (first: number): readonly number[] => points(Array.from({ length: first }, (_, at) => first - at));
const lastCounting = (results: number): SeasonTieKey => ({ by: 'last', results, dropped: false });

const POINTS_RULES = {
  /** A table of forty places, shared by those who tie, but for the last (https://pcga.ca/point-system/). */
  'table-of-forty': {
    ...PLAIN,
    points: {
      ...{ kind: 'table', beyond: 0, ties: 'shared-but-last' },
      points: points([
        ...[500, 460, 420, 380, 340, 300, 280, 260, 240, 220, 200, 190, 180, 170, 160, 150, 140, 130, 120, 110],
        ...[100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5],
      ]),
    },
  },
  /** 100,000 points a player, majors at 150 % (http://www.kokherrer.dk/om/order-of-merit-forklaring/). */
  'share-of-a-pool': {
    ...PLAIN,
    basis: 'points',
    points: {
      ...{ kind: 'pool', perPlayer: 100_000_00, ties: 'shared' },
      shares: points([
        ...[18, 15, 10.75, 7, 6, 5, 4.5, 4, 3.5, 3, 2.75, 2.5, 2.25, 2, 1.75],
        ...[1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
      ]),
    },
  },
  /** Ten for the standard scratch (http://ashbournegolfclub.ie/members-area/members-competitions/golfer-of-the-year/). */
  'against-the-standard': {
    ...PLAIN,
    points: { kind: 'difference', against: 'event', level: 1000, perStroke: 100, least: 0 },
    best: 6,
    bonuses: [
      ...['captain-1', 'captain-2', 'captain-gross', 'captain-3', 'captain-4'].map((prize, at) => ({
        ...{ for: { prize }, points: 500 - 100 * at, dropped: true },
      })),
      { for: { prize: 'match-play-1' }, points: 1000, dropped: false },
      { for: { prize: 'match-play-2' }, points: 500, dropped: false },
    ],
    ties: [lastCounting(3), lastCounting(2), lastCounting(1)],
  },
  /** The best five cards of seven (https://www.norcrossgolfsociety.co.uk/20242.html). */
  'best-five-cards': {
    ...PLAIN,
    basis: 'points',
    points: { kind: 'score' },
    best: 5,
    least: 5,
    ties: [
      { by: 'next-dropped', nth: 1 },
      { by: 'next-dropped', nth: 2 },
      { by: 'results', first: 1, dropped: true },
    ],
  },
  /** 25 down to 1, the worst of nine dropped (http://wggc.co.uk/2013GrandPrix.htm). */
  'best-eight-places': {
    ...PLAIN,
    basis: 'points',
    points: { kind: 'table', points: downFrom(25), beyond: 0, ties: 'higher' },
    best: 8,
    ties: [
      { by: 'events', dropped: true },
      { by: 'finishes', to: 25, dropped: true },
    ],
  },
  /** Ten for the best score, one less for each score behind it, one for playing (http://www.cassvillegolfclub.com/player_of_the_year_standings.htm). */
  'ten-and-one-for-playing': {
    ...PLAIN,
    points: { kind: 'table', points: downFrom(10), beyond: 0, ties: 'no-gap' },
    withoutList: 500,
    bonuses: [{ for: 'attendance', points: 100, dropped: true }],
  },
} as const satisfies Readonly<Record<string, PointsScoring>>;

/** Rules of every kind that clubs have published; a site keeps its own copy, with its events. */
export const SEASON_RULES = { ...POINTS_RULES, ...ECLECTIC_RULES, ...CHAMPIONSHIP_RULES };

/** The names of the published rules. */
export type SeasonRuleName = keyof typeof SEASON_RULES;
