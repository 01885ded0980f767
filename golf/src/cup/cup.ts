import { groupedBy } from '../list.ts';
import type { MatchState } from '../match/match-play.ts';
import { isDecided } from '../match/match-play.ts';
import type { MatchPoints } from '../round-robin/group-standing.ts';
import { outcomeOf } from '../round-robin/group-standing.ts';

/** A match of a cup between players of two teams, and where it stands. */
export type CupMatch = {
  readonly id: string;
  /** The first of them is side 0 of the match. */
  readonly teams: readonly [string, string];
  readonly state: MatchState;
  /** What is played (singles, foursomes …), for a tie rule that counts one format; missing or null: not said. */
  readonly format?: string | null;
};

/** Matches that are played together, for the same points in tenths. */
export type CupSession = { readonly id: string; readonly points: MatchPoints; readonly matches: readonly CupMatch[] };

/**
 * How a cup is decided whose leaders are level at the end, tried in order: the holder keeps it; holes won less holes lost, over all matches;
 * matches won; points in the matches of one format; the committee (sudden death, a play-off, lots), null: not decided yet. Level after all of
 * them they share it.
 */
export type CupTie =
  | { readonly by: 'holder' }
  | { readonly by: 'holes-up' }
  | { readonly by: 'matches-won' }
  | { readonly by: 'format'; readonly format: string }
  | { readonly by: 'committee'; readonly winner: string | null; readonly reason?: string };

export type CupRule = {
  readonly teams: readonly string[];
  /** Who won it last; missing or null: nobody, or not one of the teams. */
  readonly holder?: string | null;
  readonly ties: readonly CupTie[];
};

/** A team of a cup; all points in tenths. */
export type CupTeam = {
  readonly team: string;
  /** Of the matches decided. */
  readonly points: number;
  /** If all matches ended as they stand now; a match that has not begun is halved. */
  readonly projected: number;
  /** The most that the matches still open can add. */
  readonly toCome: number;
  /**
   * Of two teams: how many points more win the cup, and how many more keep it where it is the holder's when level. 0: has them; null: no longer
   * possible, or not that way.
   */
  readonly toWin: number | null;
  readonly toKeep: number | null;
};

/** Where a cup stands: `open` waits for the committee; `won` and `kept` may be certain while matches are played. */
export type CupOutcome =
  | { readonly code: 'not-begun' }
  | { readonly code: 'in-play'; readonly leaders: readonly string[] }
  | { readonly code: 'won'; readonly team: string; readonly by: 'points' | Exclude<CupTie['by'], 'holder'>; readonly reason?: string }
  | { readonly code: 'kept'; readonly team: string }
  | { readonly code: 'shared'; readonly teams: readonly string[] }
  | { readonly code: 'open'; readonly teams: readonly string[] };

/** The points of a session or of all: those decided, by team, those to come, and those that nobody gets. They add up to those at stake. */
export type CupPoints = {
  readonly atStake: number;
  readonly toCome: number;
  readonly unclaimed: number;
  readonly byTeam: Readonly<Record<string, number>>;
};

export type CupState = {
  /** The leader first; level teams in the order of the rule. */
  readonly teams: readonly CupTeam[];
  readonly total: CupPoints;
  readonly sessions: readonly (CupPoints & { readonly id: string })[];
  readonly outcome: CupOutcome;
};

/**
 * A cup as far as its matches have been played: points won, projected and to come, and who has it or needs how many. A match that nobody won gives
 * nothing; its points are unclaimed.
 *
 * @example cupState({ teams: ['red', 'blue'], ties: [] }, [session]).outcome // { code: 'won', team: 'red', by: 'points' }
 */
export function cupState(rule: CupRule, sessions: readonly CupSession[]): CupState {
  const scored = sessions.map(({ id, points, matches }) => ({ id, matches: matches.map((match) => scoredMatch(match, points)) }));
  const all = scored.flatMap(({ matches }) => matches);
  const total = pointsOf(rule, all);
  const plain = rule.teams.map((team) => ({
    team,
    points: total.byTeam[team] ?? 0,
    projected: sumOf(all, ({ projected }) => projected[team] ?? 0),
    toCome: sumOf(all, ({ decided, match, most }) => (!decided && match.teams.includes(team) ? most : 0)),
  }));
  const needs = needsOf(rule, sessions, total);
  const teams = plain.map((team): CupTeam => ({ ...team, ...needs(team) })).sort((a, b) => b.points - a.points);
  return {
    teams,
    total,
    sessions: scored.map(({ id, matches }) => ({ id, ...pointsOf(rule, matches) })),
    outcome: outcomeOfCup(rule, all, teams),
  };
}

type PlainTeam = Pick<CupTeam, 'team' | 'points' | 'projected' | 'toCome'>;

/** A match with what it gives: `points` when decided, `projected` as it stands. */
type ScoredMatch = {
  readonly match: CupMatch;
  readonly decided: boolean;
  readonly atStake: number;
  readonly most: number;
  readonly points: Readonly<Record<string, number>>;
  readonly projected: Readonly<Record<string, number>>;
};

function scoredMatch(match: CupMatch, { won, halved, lost = 0 }: MatchPoints): ScoredMatch {
  const { state, teams } = match;
  const decided = isDecided(state);
  const pointsFor = (winner: 0 | 1 | 'halved' | null) => {
    const of = (side: 0 | 1) => (winner === null ? 0 : winner === 'halved' ? halved : winner === side ? won : lost);
    return { [teams[0]]: of(0), [teams[1]]: of(1) };
  };
  const now = decided ? (outcomeOf(teams, state)?.winner ?? null) : state.code === 'in-play' ? (state.leader ?? 'halved') : 'halved';
  const atStake = Math.max(won + lost, 2 * halved);
  return { match, decided, atStake, most: Math.max(won, halved), points: decided ? pointsFor(now) : {}, projected: pointsFor(now) };
}

function pointsOf({ teams }: CupRule, matches: readonly ScoredMatch[]): CupPoints {
  const byTeam = Object.fromEntries(teams.map((team) => [team, sumOf(matches, ({ points }) => points[team] ?? 0)]));
  const atStake = sumOf(matches, (match) => match.atStake);
  const toCome = sumOf(matches, (match) => (match.decided ? 0 : match.atStake));
  return { atStake, toCome, unclaimed: atStake - toCome - sumOf(teams, (team) => byTeam[team] ?? 0), byTeam };
}

/** What each of two teams still needs, in points that the open matches can give; of more teams it depends on the others. */
function needsOf(
  { teams, holder, ties }: CupRule,
  sessions: readonly CupSession[],
  total: CupPoints,
): (of: PlainTeam) => Pick<CupTeam, 'toWin' | 'toKeep'> {
  const open = sessions.filter(({ matches }) => matches.some(({ state }) => !isDecided(state)));
  const step = open.reduce((divisor, { points }) => greatestDivisor(divisor, greatestDivisor(points.won, points.halved)), 0);
  const half = (total.atStake - total.unclaimed) / 2;
  const reachable = (more: number, { toCome }: PlainTeam) => (more <= toCome ? more : null);
  const keeps = ({ team }: PlainTeam) => ties[0]?.by === 'holder' && team === holder;
  return (of) => {
    if (teams.length !== 2) return { toWin: null, toKeep: null };
    const lacks = half - of.points;
    const toWin = lacks < 0 ? 0 : step === 0 ? null : reachable((Math.floor(lacks / step) + 1) * step, of);
    const toKeep = lacks <= 0 ? 0 : step === 0 ? null : reachable(Math.ceil(lacks / step) * step, of);
    return { toWin, toKeep: keeps(of) ? toKeep : null };
  };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function outcomeOfCup(rule: CupRule, matches: readonly ScoredMatch[], teams: readonly CupTeam[]): CupOutcome {
  if (matches.every(({ match }) => match.state.code === 'not-begun')) return { code: 'not-begun' };
  const most = Math.max(...teams.map(({ points }) => points));
  const leaders = teams.filter(({ points }) => points === most).map(({ team }) => team);
  const [first] = leaders;
  const reach = (team: string) => Math.max(...teams.filter((other) => other.team !== team).map(({ points, toCome }) => points + toCome));
  if (first !== undefined && leaders.length === 1 && reach(first) < most) return { code: 'won', team: first, by: 'points' };
  const holder = teams.find(({ team }) => team === rule.holder);
  if (rule.ties[0]?.by === 'holder' && holder !== undefined && reach(holder.team) <= holder.points)
    return { code: 'kept', team: holder.team };
  if (matches.some(({ decided }) => !decided)) return { code: 'in-play', leaders };
  return byTies(rule, matches, leaders);
}

/** The leaders of a cup whose matches are all decided; a key that leaves several level hands these on to the next. */
function byTies(rule: CupRule, matches: readonly ScoredMatch[], leaders: readonly string[]): CupOutcome {
  let level = leaders;
  for (const tie of rule.ties) {
    if (tie.by === 'committee') {
      if (tie.winner === null) return { code: 'open', teams: level };
      if (level.includes(tie.winner)) return { code: 'won', team: tie.winner, by: 'committee', reason: tie.reason ?? '' };
    } else if (tie.by === 'holder') {
      if (rule.holder != null && level.includes(rule.holder)) return { code: 'kept', team: rule.holder };
    } else {
      const best = [...groupedBy(level, (team) => worthBy(tie, matches, team))].sort(([a], [b]) => b - a)[0]?.[1] ?? level;
      if (best.length === 1 && best[0] !== undefined) return { code: 'won', team: best[0], by: tie.by };
      level = best;
    }
  }
  return { code: 'shared', teams: level };
}

function worthBy(tie: Exclude<CupTie, { by: 'committee' | 'holder' }>, matches: readonly ScoredMatch[], team: string): number {
  const own = matches.filter(({ match }) => match.teams.includes(team));
  if (tie.by === 'format') return sumOf(own, ({ match, points }) => (match.format === tie.format ? (points[team] ?? 0) : 0));
  const outcomes = own.flatMap(({ match }) => outcomeOf(match.teams, match.state) ?? []);
  const signs = outcomes.map(({ sides, winner, up }) => {
    const sign = typeof winner !== 'number' ? 0 : sides[winner] === team ? 1 : -1;
    return tie.by === 'matches-won' ? Math.max(0, sign) : sign * up;
  });
  return sumOf(signs, (sign) => sign);
}

function sumOf<Of>(all: readonly Of[], figure: (of: Of) => number): number {
  return all.reduce((sum, one) => sum + figure(one), 0);
}
