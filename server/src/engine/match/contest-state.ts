import type { ContestTrouble, StaffContest, StaffContests, StaffSession, TeamShown } from '@fairway/api';
import { keptOtherwise } from '@fairway/api/rule/play/match-choice';
import type { Competition } from '../competition/competition.ts';
import type { MatchFacts, SessionRow } from '../competition/match-store.ts';
import { bracketOf, cupOf, groupsOf, type PlayedContest, type WrongMatches, withoutOpponent } from './contest-standing.ts';
import { type MatchField, matchField, type PlayedMatch, playedMatch } from './match-state.ts';
import { shownMatch } from './shown-match.ts';
import type { TeamRow } from './team-store.ts';

/** Every contest of a competition with its matches; empty: none are played. */
export function playedContests(competition: Competition): { field: MatchField; contests: PlayedContest[] } {
  const field = matchField(competition);
  const facts = competition.matchPlay?.facts;
  const contests = (facts?.contests ?? []).map((row): PlayedContest => {
    const sessions = (facts?.sessions ?? []).filter(({ contestId }) => contestId === row.id);
    return {
      row,
      sessions: sessions.map((session) => ({
        row: session,
        matches: (facts?.matches ?? []).filter(({ sessionId }) => sessionId === session.id).map((of) => playedMatch(field, session, of)),
      })),
    };
  });
  return { field, contests };
}

const shownTeam = ({ id, name, short, colour, logo }: TeamRow): TeamShown => ({ id, name, short, colour, logo });

/** The contests of a competition as staff see them; null: strokes are counted, not holes. */
export function staffContests(competition: Competition): StaffContests | null {
  const { matchPlay } = competition;
  if (matchPlay === null) return null;
  const { field, contests } = playedContests(competition);
  return { teams: matchPlay.facts.teams.map(shownTeam), items: contests.map((of) => staffContest(field, of, matchPlay.facts)) };
}

function staffContest(field: MatchField, contest: PlayedContest, facts: MatchFacts): StaffContest {
  const { row } = contest;
  const of = { id: row.id, version: row.version, name: row.name, kind: row.kind, format: row.format, handicap: row.handicap };
  const sessions = contest.sessions.map(({ row: session, matches }) => staffSession(field, session, matches, facts));
  const { rule } = row;
  const toMend = keptOtherwise({ rule, format: row.format }, sessions).map((one): ContestTrouble => ({ code: 'to-mend', ...one }));
  const { standing, troubles, wrong } =
    rule.kind === 'bracket'
      ? bracketOf(field, contest, rule)
      : {
          ...(rule.kind === 'cup' ? cupOf(field, contest, rule, facts) : groupsOf(field, contest, rule)),
          wrong: withoutOpponent(field, contest),
        };
  return { ...of, rule, sessions: sessions.map((session) => withWrong(session, wrong)), standing, troubles: [...troubles, ...toMend] };
}

function staffSession(field: MatchField, row: SessionRow, matches: readonly PlayedMatch[], { handedIn }: MatchFacts): StaffSession {
  const { id, version, name, roundId, end, handicap, nassau, lineUp } = row;
  const round = field.competition.rounds.find((of) => of.id === roundId);
  return {
    ...{ id, version, name, roundId, end, handicap, nassau, lineUp },
    round: round?.number ?? 1,
    points: { won: row.pointsWon, halved: row.pointsHalved, lost: row.pointsLost },
    matches: matches.map((of) => shownMatch(field, of)),
    orders: lineUp === 'captains' ? meetingsOf(matches).flatMap((meeting) => ordersOf(meeting, row, handedIn)) : [],
  };
}

/** Which teams meet in a session, each pair once, as their matches say. */
export function meetingsOf(matches: readonly Pick<PlayedMatch, 'row'>[]): [string, string][] {
  const pairs = matches.flatMap(({ row: { firstTeamId, secondTeamId } }): [string, string][] =>
    firstTeamId !== null && secondTeamId !== null ? [[firstTeamId, secondTeamId]] : [],
  );
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

const ordersOf = (meeting: readonly [string, string], { id }: SessionRow, handedIn: MatchFacts['handedIn']): StaffSession['orders'] =>
  ([0, 1] as const).map((which) => {
    const teamId = meeting[which];
    const own = handedIn.find((of) => of.sessionId === id && of.teamId === teamId);
    const askedAgainAt = own?.askedAgainAt?.toISOString() ?? null;
    const at = askedAgainAt === null ? (own?.handedInAt.toISOString() ?? null) : null;
    return { teamId, against: meeting[which === 0 ? 1 : 0], at, opened: own?.openedAt != null, askedAgainAt };
  });

const withWrong = (session: StaffSession, wrong: WrongMatches): StaffSession => ({
  ...session,
  matches: session.matches.map((of) => ({ ...of, troubles: [...of.troubles, ...(wrong.get(of.id) ?? [])] })),
});
