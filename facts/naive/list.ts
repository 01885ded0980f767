import type { Basis, Course, Day, Player, Round, Rules, Score } from './round.ts';
import { add, dayOf, netOfHoles, pointsOf, roundOf, tableOf } from './round.ts';

/** The naive computation: lists, keys and places. */

type Segment = { whole?: true; last?: number; first?: number; holes?: number[]; hardest?: number; nine?: string };
export type Key = {
  by: string;
  wins?: string;
  score?: Basis;
  segments?: Segment[];
  order?: 'play' | string[];
  share?: 'rounded' | 'received';
};
export type FullRules = Rules & { ties: Record<Basis, Key[]> };
export type Scored = { player: Player; rounds: Round[]; isComplete: boolean };
/** `figure`: the smaller the better. */
export type Ranked = Scored & { figure: number };

export function scored(rules: Rules, player: Player, day: Day = dayOf(rules, player)): Scored {
  const rounds = rules.rounds.map((_, nth) => roundOf(rules, player, nth, day));
  return { player, rounds, isComplete: rounds.every(({ isComplete }) => isComplete) };
}

/** What a player is ranked by on a list; null: they have no place on it. */
export function figureOn(basis: Basis, rules: Rules, { player, rounds }: Scored): number | null {
  if (player.status !== 'ok') return null;
  if (basis !== 'points' && rounds.some(({ hasNoTotal }) => hasNoTotal)) return null;
  if (basis === 'net' && rounds.some(({ isTotal, isOfDay }) => isTotal && isOfDay)) return null;
  if (basis === 'points' && rounds.some(({ isTotal }) => isTotal)) return null;
  const figures = rounds.flatMap((round) => {
    if (!round.hasBegun) return [];
    if (basis === 'gross') return [round.toPar];
    if (basis === 'net') return netOf(rules, round) ?? [];
    const points = pointsOf(rules, round);
    const { points: table, from } = tableOf(rules);
    const played = round.counted.filter((score) => score !== null).length;
    return points ? [played * (table[-from] ?? 0) - add(points)] : [];
  });
  return figures.length === 0 ? null : add(figures);
}

function netOf({ netFloor }: Rules, round: Round): number | null {
  const { handicap, isComplete, toPar, par } = round;
  if (handicap === null) return null;
  if (isComplete) return Math.max(10 * toPar - handicap, netFloor === null ? Number.NEGATIVE_INFINITY : 10 * netFloor);
  const net = netOfHoles(round);
  return net && 10 * add(net.flatMap((strokes, at) => (strokes === null ? [] : [(strokes as number) - (par[at] as number)])));
}

/** What a comparison reads of a player, the smaller the better; null: they have no such value. */
type Reading = (of: Scored) => number | null;

const sumOf = (values: (number | null)[]): number | null => (values.includes(null) ? null : add(values as number[]));

/** A round as a whole. */
function wholeOf(rules: Rules, score: Basis, round: Round): number | null {
  if (score === 'points') {
    const points = pointsOf(rules, round);
    return points && -add(points);
  }
  if (round.hasNoTotal) return null;
  if (score === 'gross') return strokesOf(round);
  return round.handicap === null ? null : 10 * strokesOf(round) - round.handicap;
}

/** The strokes of a whole round that keys compare. */
const strokesOf = ({ strokes, above }: Round): number => strokes - add(above);

function readingsOf(rules: FullRules, key: Key): Reading[] {
  const count = rules.rounds.length;
  const rounds = (from: number): Reading[] => [
    ({ rounds: all }) => sumOf(all.slice(from).map((round) => wholeOf(rules, key.score as Basis, round))),
  ];
  switch (key.by) {
    case 'handicap':
      return [
        ({ rounds: all }) => {
          const sum = sumOf(all.map(({ handicap }) => handicap));
          return sum === null || key.wins === 'lower' ? sum : -sum;
        },
      ];
    case 'gross':
      return [({ rounds: all }) => sumOf(all.map((round) => (round.hasNoTotal ? null : strokesOf(round))))];
    case 'last-round':
      return count > 1 ? rounds(count - 1) : [];
    case 'last-rounds':
      return Array.from({ length: count - 1 }, (_, nth) => rounds(nth + 1)).flat();
    case 'age':
      return [({ player }) => player.born];
    case 'gender':
      return [({ player }) => (player.gender === 'f' ? 0 : 1)];
    case 'manual': {
      const order = key.order as string[];
      return [({ player }) => (order.includes(player.id) ? order.indexOf(player.id) : null)];
    }
    default:
      return Array.from({ length: count }, (_, nth) => countback(rules, key, count - 1 - nth)).flat();
  }
}

function countback(rules: FullRules, key: Key, nth: number): Reading[] {
  const course = rules.rounds[nth] as Course;
  let hasWhole = nth === 0;
  return (key.segments ?? []).flatMap((segment): Reading[] => {
    const holes = holesOf(segment, course);
    if (holes.length === 0) return [];
    if (holes.length < course.par.length) {
      const turns = key.order === 'play' && segment.hardest === undefined && segment.nine === undefined;
      return [(of) => segmentOf(rules, key, of, nth, holes, turns)];
    }
    if (hasWhole) return [];
    hasWhole = true;
    return [({ rounds }) => wholeOf(rules, key.score as Basis, rounds[nth] as Round)];
  });
}

function holesOf({ whole, last, first, holes, hardest, nine }: Segment, { par, strokeIndex, nines }: Course): number[] {
  const all = par.map((_, at) => at + 1);
  if (whole) return all;
  if (holes) return holes.filter((hole) => hole <= all.length);
  if (nine !== undefined) {
    const at = (nines ?? []).indexOf(nine);
    return at < 0 ? [] : all.slice(9 * at, 9 * at + 9).slice(-(last ?? 0));
  }
  if (last !== undefined) return all.slice(-last);
  if (first !== undefined) return all.slice(0, first);
  if (!strokeIndex) return [];
  return all.filter((hole) => strokeIndex.filter((one) => one <= (strokeIndex[hole - 1] as number)).length <= (hardest ?? 0));
}

function segmentOf(rules: Rules, { score, share }: Key, of: Scored, nth: number, holes: number[], turns: boolean): number | null {
  const round = of.rounds[nth] as Round;
  const length = round.par.length;
  const begun = turns ? (of.player.startingHoles[nth] ?? 1) : 1;
  const at = holes.map((hole) => (begun - 1 + hole - 1) % length);
  const read = (from: (number | 'pickup' | null)[] | null): number | null =>
    from && sumOf(at.map((one) => (typeof from[one] === 'number' ? (from[one] as number) : null)));
  if (score === 'points') {
    const points = read(pointsOf(rules, round));
    return points === null ? null : -points;
  }
  const lessAbove = (from: Score[] | null) => {
    const sum = read(from);
    return sum === null ? null : sum - add(at.map((one) => round.above[one] as number));
  };
  const strokes = lessAbove(round.counted);
  if (score === 'gross') return strokes;
  if (share === 'received') return lessAbove(netOfHoles(round));
  if (strokes === null || round.handicap === null) return null;
  // compared in tenths times the holes of the round, so that the share is a whole number
  const exact = round.handicap * holes.length;
  return 10 * length * strokes - (share === 'rounded' ? 10 * length * Math.floor(exact / (10 * length) + 0.5) : exact);
}

/** Below 0: the one is ahead of the other by the keys. */
function byKeys(readings: Reading[], one: Scored, other: Scored): number {
  for (const reading of readings) {
    const [own, its] = [reading(one), reading(other)];
    if (own === its) continue;
    if (own === null) return 1;
    if (its === null) return -1;
    return own - its;
  }
  return 0;
}

export type ListPlace = { position: number; tied: boolean };

/** The places of some players among themselves. */
export function placesAmong(pool: Ranked[], keys: Key[], rules: FullRules): Map<string, ListPlace> {
  const readings = keys.flatMap((key) => readingsOf(rules, key));
  const isAhead = (one: Ranked, other: Ranked): boolean => {
    if (one.figure !== other.figure) return one.figure < other.figure;
    if (pool.some(({ figure, isComplete }) => figure === one.figure && !isComplete)) return false;
    return byKeys(readings, one, other) < 0;
  };
  return new Map(
    pool.map((own) => {
      const ahead = pool.filter((other) => isAhead(other, own)).length;
      const level = pool.filter((other) => other !== own && !isAhead(other, own) && !isAhead(own, other)).length;
      return [own.player.id, { position: ahead + 1, tied: level > 0 }];
    }),
  );
}

export const rankedOn = (basis: Basis, rules: Rules, all: Scored[]): Ranked[] =>
  all.flatMap((one) => {
    const figure = figureOn(basis, rules, one);
    return figure === null ? [] : [{ ...one, figure }];
  });
