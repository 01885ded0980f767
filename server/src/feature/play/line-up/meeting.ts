import { MATCH_FORMATS } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import type { MatchRow, SessionRow } from '../../../engine/competition/match-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { withdrawnOf } from '../../../engine/match/contest-standing.ts';
import { meetingsOf, playedContests } from '../../../engine/match/contest-state.ts';
import { partnersIn } from '../../../engine/match/match-state.ts';
import { AppError, type FieldProblem } from '../../../error/app-error.ts';

/** Who plays in which match. */
export type Order = readonly { readonly matchId: string; readonly playerIds: readonly string[] }[];

/** Two teams that meet in a session whose captains say who plays. */
export type Meeting = {
  readonly session: SessionRow;
  readonly teamIds: readonly [string, string];
  /** Between the two, by their numbers. */
  readonly matches: readonly MatchRow[];
  readonly names: ReadonlyMap<string, string>;
  /** The team of a golfer. */
  readonly teamOf: ReadonlyMap<string, string>;
  /** Golfers who play no further in the tournament. */
  readonly out: ReadonlySet<string>;
  /** The number of the match that a golfer plays in the round against anybody else. */
  readonly elsewhere: ReadonlyMap<string, number>;
};

/** The meetings of a tournament in which captains say who plays, in the order of their sessions. */
export async function meetingsIn(db: Database, tournamentId: string): Promise<Meeting[]> {
  const competition = await competitionOf(db, await requireTournamentFacts(db, tournamentId));
  const members = competition.matchPlay?.facts.teamPlayers ?? [];
  const { field, contests } = playedContests(competition);
  const sessions = contests.flatMap((of) => of.sessions);
  const names = new Map([...field.rows.values()].map(({ id, name }) => [id, name]));
  const teamOf = new Map(members.map(({ playerId, teamId }) => [playerId, teamId]));
  const out = new Set(
    withdrawnOf(
      field,
      members.map(({ playerId }) => playerId),
    ),
  );
  return sessions
    .filter(({ row }) => row.lineUp === 'captains')
    .flatMap(({ row: session, matches }) =>
      meetingsOf(matches).map((teamIds): Meeting => {
        const own = matches.filter(({ row }) => row.firstTeamId === teamIds[0] && row.secondTeamId === teamIds[1]);
        const others = sessions
          .filter(({ row }) => row.roundId === session.roundId)
          .flatMap(({ matches: all }) => all)
          .filter((one) => !own.includes(one));
        const elsewhere = others.flatMap(({ row, sides, round }) =>
          sides.flatMap((side) => (side === null ? [] : partnersIn(side, round))).map(({ playerId }) => [playerId, row.number] as const),
        );
        return { session, teamIds, matches: own.map(({ row }) => row), names, teamOf, out, elsewhere: new Map(elsewhere) };
      }),
    );
}

/** The meeting of a team in a session. */
export async function requireMeeting(db: Database, tournamentId: string, sessionId: string, teamId: string): Promise<Meeting> {
  const meetings = await meetingsIn(db, tournamentId);
  const meeting = meetings.find(({ session, teamIds }) => session.id === sessionId && teamIds.includes(teamId));
  if (!meeting) throw new AppError('line-up-not-captains');
  return meeting;
}

type OrderProblem = FieldProblem & { readonly field: string };

/** What keeps an order of a team from being played: the first thing, or null. */
export function problemOf(order: Order, teamId: string, meeting: Meeting): OrderProblem | null {
  const { matches, names, teamOf, out, elsewhere } = meeting;
  const seen = new Set<string>();
  const named = new Set<string>();
  for (const [at, { matchId, playerIds }] of order.entries()) {
    const field = `matches.${at}`;
    const match = matches.find(({ id }) => id === matchId);
    if (match === undefined) return { field, key: 'line-up-match-unknown' };
    const { number, format } = match;
    if (seen.has(matchId)) return { field, key: 'line-up-match-twice', params: { number } };
    seen.add(matchId);
    const { from, to } = MATCH_FORMATS[format].size;
    if (playerIds.length === 0) return { field, key: 'line-up-match-missing', params: { number } };
    if (playerIds.length < from || playerIds.length > to) return { field, key: 'line-up-size', params: { number, from, to } };
    for (const [nth, id] of playerIds.entries()) {
      const of = `${field}.playerIds.${nth}`;
      const name = names.get(id) ?? '';
      if (teamOf.get(id) !== teamId) return { field: of, key: 'line-up-not-in-team' };
      if (named.has(id)) return { field: of, key: 'line-up-player-twice', params: { name } };
      named.add(id);
      if (out.has(id)) return { field: of, key: 'line-up-player-out', params: { name } };
      const other = elsewhere.get(id);
      if (other !== undefined) return { field: of, key: 'player-in-other-match', params: { name, number: other } };
    }
  }
  const missing = matches.find(({ id }) => !seen.has(id));
  return missing === undefined ? null : { field: 'matches', key: 'line-up-match-missing', params: { number: missing.number } };
}
