import { groupedBy, textOrder } from '../list.ts';
import type { HoleWinner } from '../match/match-fact.ts';
import type { MatchState } from '../match/match-play.ts';

/** How a match came out between two entrants: the first of them is 0. `up`: the holes it was won by, 0 where a score has none. */
export type MatchOutcome = {
  readonly sides: readonly [string, string];
  /** null: nobody, since both withdrew. */
  readonly winner: HoleWinner | null;
  readonly up: number;
};

/**
 * The outcome of a match from its state; null while it is not decided. A match that was conceded, walked over or decided by the committee has no
 * holes that it was won by.
 *
 * @example outcomeOf(['an', 'binh'], { code: 'won', by: 'holes', winner: 1, up: 3, left: 2, hole: 16 }) // { sides: ['an', 'binh'], winner: 1, up: 3 }
 */
export function outcomeOf(sides: readonly [string, string], state: MatchState): MatchOutcome | null {
  if (state.code === 'halved') return { sides, winner: 'halved', up: 0 };
  if (state.code === 'no-winner') return { sides, winner: null, up: 0 };
  return state.code === 'won' ? { sides, winner: state.winner, up: 'up' in state ? state.up : 0 } : null;
}

/** Points of a match, in tenths: 10 is a point, 5 half of one. */
export type MatchPoints = { readonly won: number; readonly halved: number; readonly lost?: number };

/** 1 – ½ – 0, as team matches are played. */
export const POINT_A_MATCH: MatchPoints = { won: 10, halved: 5 };

/**
 * What separates entrants level on points, tried in order: their matches against each other; matches won; holes won less holes lost; a draw by
 * lot, as the order that it gave. What none separates shares the place.
 */
export type GroupTie =
  | { readonly by: 'direct' }
  | { readonly by: 'matches-won' }
  | { readonly by: 'holes-up' }
  | { readonly by: 'lot'; readonly order: readonly string[] };

type GroupRule = { readonly points: MatchPoints; readonly ties: readonly GroupTie[] };

/** The usual order of the keys. */
export const GROUP_TIES: readonly GroupTie[] = [{ by: 'direct' }, { by: 'holes-up' }, { by: 'matches-won' }];

/** A line of a group's table; points in tenths. `decidedBy`: the key that put it before those below it on the same points. */
export type GroupStanding = {
  readonly entrant: string;
  readonly played: number;
  readonly won: number;
  readonly halved: number;
  readonly lost: number;
  readonly points: number;
  /** Holes won by less holes lost by, over all matches. */
  readonly holesUp: number;
  readonly position: number;
  readonly tied: boolean;
  readonly decidedBy: GroupTie | null;
};

type UnplacedStanding = Omit<GroupStanding, 'position' | 'tied' | 'decidedBy'>;

/**
 * The table of a group from the matches decided so far, in order; level entrants by id. Matches of others count for nothing.
 *
 * @example groupStandings({ points: POINT_A_MATCH, ties: GROUP_TIES }, ['an', 'binh'], [{ sides: ['an', 'binh'], winner: 1, up: 3 }])[0]?.entrant // 'binh'
 */
export function groupStandings(rule: GroupRule, entrants: readonly string[], outcomes: readonly MatchOutcome[]): readonly GroupStanding[] {
  const ofGroup = outcomes.filter(({ sides }) => sides.every((side) => entrants.includes(side)));
  const lines = [...entrants].sort(textOrder).map((entrant) => lineOf(rule.points, entrant, ofGroup));
  let position = 1;
  return levels(lines, ({ points }) => points).flatMap((level) =>
    separated(level, rule, ofGroup, null).flatMap(({ lines: tied, decidedBy }) => {
      const standings = tied.map((line) => ({ ...line, position, tied: tied.length > 1, decidedBy }));
      position += tied.length;
      return standings;
    }),
  );
}

function lineOf(points: MatchPoints, entrant: string, outcomes: readonly MatchOutcome[]): UnplacedStanding {
  const own = outcomes.filter(({ sides }) => sides.includes(entrant));
  const won = own.filter((one) => isWonBy(one, entrant));
  const halved = own.filter(({ winner }) => winner === 'halved').length;
  const lost = own.length - won.length - halved;
  const holesUp = own.reduce((sum, one) => sum + (isWonBy(one, entrant) ? one.up : -one.up), 0);
  const total = won.length * points.won + halved * points.halved + lost * (points.lost ?? 0);
  return { entrant, played: own.length, won: won.length, halved, lost, points: total, holesUp };
}

const isWonBy = ({ sides, winner }: MatchOutcome, entrant: string): boolean => typeof winner === 'number' && sides[winner] === entrant;

/** The lines by their worth, the highest first. */
function levels(lines: readonly UnplacedStanding[], worth: (line: UnplacedStanding) => number): readonly (readonly UnplacedStanding[])[] {
  return [...groupedBy(lines, worth)].sort(([a], [b]) => b - a).map(([, level]) => level);
}

type Separated = { readonly lines: readonly UnplacedStanding[]; readonly decidedBy: GroupTie | null };

/** Level lines by the keys in order; who is still level after one goes on to the next, among themselves. */
function separated(
  level: readonly UnplacedStanding[],
  rule: GroupRule,
  outcomes: readonly MatchOutcome[],
  decidedBy: GroupTie | null,
  nth = 0,
): readonly Separated[] {
  const key = rule.ties[nth];
  if (level.length < 2 || key === undefined) return [{ lines: level, decidedBy }];
  const apart = levels(level, worthBy(key, level, rule.points, outcomes));
  return apart.flatMap((lines, at) => separated(lines, rule, outcomes, at < apart.length - 1 ? key : decidedBy, nth + 1));
}

function worthBy(
  key: GroupTie,
  level: readonly UnplacedStanding[],
  points: MatchPoints,
  outcomes: readonly MatchOutcome[],
): (line: UnplacedStanding) => number {
  if (key.by === 'matches-won') return ({ won }) => won;
  if (key.by === 'holes-up') return ({ holesUp }) => holesUp;
  if (key.by === 'lot') return ({ entrant }) => (key.order.includes(entrant) ? -key.order.indexOf(entrant) : -key.order.length);
  const among = outcomes.filter(({ sides }) => sides.every((side) => level.some(({ entrant }) => entrant === side)));
  return ({ entrant }) => lineOf(points, entrant, among).points;
}
