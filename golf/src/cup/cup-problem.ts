import type { CupRule, CupSession } from './cup.ts';

/** The most teams of a cup, and the most matches of a session. */
const MOST_TEAMS = 26;
const MOST_MATCHES = 128;

/** What is wrong with a cup. */
type CupProblem =
  | { readonly code: 'teams'; readonly teams: number; readonly most: number }
  | { readonly code: 'team-twice'; readonly team: string }
  | { readonly code: 'unknown-holder'; readonly team: string }
  | { readonly code: 'matches'; readonly session: string; readonly matches: number; readonly most: number }
  /** No points, below 0, not in whole tenths, or more for halving or losing than for winning. */
  | { readonly code: 'points'; readonly session: string }
  /** Two halves are not a win, so that a halved match leaves points unclaimed, or makes more of them. */
  | { readonly code: 'halves-differ'; readonly session: string }
  | { readonly code: 'match-twice'; readonly match: string }
  | { readonly code: 'own-team'; readonly match: string }
  | { readonly code: 'unknown-team'; readonly match: string; readonly team: string }
  | { readonly code: 'unknown-winner'; readonly team: string }
  | { readonly code: 'reason-missing' };

/**
 * Everything that is wrong with a cup, or that its committee should know; empty when nothing is.
 *
 * @example cupProblems({ teams: ['red'], ties: [] }, []) // [{ code: 'teams', teams: 1, most: 26 }]
 */
export function cupProblems(rule: CupRule, sessions: readonly CupSession[]): readonly CupProblem[] {
  const { teams, holder = null } = rule;
  const problems: CupProblem[] =
    teams.length < 2 || teams.length > MOST_TEAMS ? [{ code: 'teams', teams: teams.length, most: MOST_TEAMS }] : [];
  problems.push(...twice(teams).map((team): CupProblem => ({ code: 'team-twice', team })));
  if (holder !== null && !teams.includes(holder)) problems.push({ code: 'unknown-holder', team: holder });
  problems.push(...rule.ties.flatMap((tie) => (tie.by === 'committee' ? decisionProblems(teams, tie) : [])));
  const ids = sessions.flatMap(({ matches }) => matches.map(({ id }) => id));
  problems.push(...twice(ids).map((match): CupProblem => ({ code: 'match-twice', match })));
  return [...problems, ...sessions.flatMap((session) => sessionProblems(teams, session))];
}

const twice = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

function decisionProblems(
  teams: readonly string[],
  { winner, reason = '' }: { readonly winner: string | null; readonly reason?: string },
): readonly CupProblem[] {
  if (winner === null) return [];
  if (!teams.includes(winner)) return [{ code: 'unknown-winner', team: winner }];
  return reason.trim() === '' ? [{ code: 'reason-missing' }] : [];
}

function sessionProblems(teams: readonly string[], { id: session, points, matches }: CupSession): readonly CupProblem[] {
  const { won, halved, lost = 0 } = points;
  const problems: CupProblem[] = [];
  const sound = [won, halved, lost].every((of) => Number.isInteger(of) && of >= 0) && won > 0 && won >= halved && halved >= lost;
  if (!sound) problems.push({ code: 'points', session });
  else if (2 * halved !== won + lost) problems.push({ code: 'halves-differ', session });
  if (matches.length > MOST_MATCHES) problems.push({ code: 'matches', session, matches: matches.length, most: MOST_MATCHES });
  for (const match of matches) {
    const [one, other] = match.teams;
    if (one === other) problems.push({ code: 'own-team', match: match.id });
    const unknown = match.teams.filter((team) => !teams.includes(team));
    problems.push(...unknown.map((team): CupProblem => ({ code: 'unknown-team', match: match.id, team })));
  }
  return problems;
}

/** How many players a side of a format has, and how many of its matches a session holds. */
export type SessionPlan = readonly { readonly size: number; readonly matches: number }[];

/**
 * How many players a team needs for a session: nobody plays twice in it.
 *
 * @example playersNeeded([{ size: 2, matches: 4 }, { size: 1, matches: 8 }]) // 16
 */
export function playersNeeded(plan: SessionPlan): number {
  return plan.reduce((sum, { size, matches }) => sum + size * matches, 0);
}

/** A team that has fewer players than a session needs, and how many it lacks. */
type TeamShort = { readonly team: string; readonly players: number; readonly lacks: number };

/**
 * The teams that cannot fill a session.
 *
 * @example shortTeams([{ size: 2, matches: 4 }], [{ team: 'red', players: 7 }]) // [{ team: 'red', players: 7, lacks: 1 }]
 */
export function shortTeams(plan: SessionPlan, teams: readonly { readonly team: string; readonly players: number }[]): readonly TeamShort[] {
  const needed = playersNeeded(plan);
  return teams.flatMap(({ team, players }) => (players < needed ? { team, players, lacks: needed - players } : []));
}
