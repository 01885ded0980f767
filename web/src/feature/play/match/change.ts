import type { StaffContest, StaffContests, StaffMatch } from '@fairway/api';
import type { QueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { contests } from './query.ts';

export type NewContest = Body<'POST /api/tournaments/:tournamentId/contests'>;
export type ContestChange = Body<'PATCH /api/tournaments/:tournamentId/contests/:contestId'>;
export type NewSession = Body<'POST /api/tournaments/:tournamentId/contests/:contestId/sessions'>;
export type SessionChange = Body<'PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId'>;
export type MatchChange = Body<'PATCH /api/tournaments/:tournamentId/matches/:matchId'>;
export type MatchSaying = Body<'POST /api/tournaments/:tournamentId/matches/:matchId/entries'>['entries'][number];

export const addContest = (tournamentId: string, body: NewContest) =>
  call('POST /api/tournaments/:tournamentId/contests', { params: { tournamentId }, body });
export const changeContest = (tournamentId: string, contestId: string, body: ContestChange) =>
  call('PATCH /api/tournaments/:tournamentId/contests/:contestId', { params: { tournamentId, contestId }, body });
export const deleteContest = (tournamentId: string, contestId: string) =>
  call('DELETE /api/tournaments/:tournamentId/contests/:contestId', { params: { tournamentId, contestId } });
export const addSession = (tournamentId: string, contestId: string, body: NewSession) =>
  call('POST /api/tournaments/:tournamentId/contests/:contestId/sessions', { params: { tournamentId, contestId }, body });
export const changeSession = (tournamentId: string, matchSessionId: string, body: SessionChange) =>
  call('PATCH /api/tournaments/:tournamentId/sessions/:matchSessionId', { params: { tournamentId, matchSessionId }, body });
export const deleteSession = (tournamentId: string, matchSessionId: string) =>
  call('DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId', { params: { tournamentId, matchSessionId } });
export const changeMatch = (tournamentId: string, matchId: string, body: MatchChange) =>
  call('PATCH /api/tournaments/:tournamentId/matches/:matchId', { params: { tournamentId, matchId }, body });
export const deleteMatch = (tournamentId: string, matchId: string) =>
  call('DELETE /api/tournaments/:tournamentId/matches/:matchId', { params: { tournamentId, matchId } });
export const sayOfMatch = (tournamentId: string, matchId: string, entries: readonly MatchSaying[]) =>
  call('POST /api/tournaments/:tournamentId/matches/:matchId/entries', {
    params: { tournamentId, matchId },
    body: { entries: [...entries] },
  });

/** Puts the server's current contest into the list. Players, flights, boards and scores are read again when they are next opened. */
export const takeOverContest = (client: QueryClient, tournamentId: string, contest: StaffContest): Promise<void> =>
  changeContests(client, tournamentId, (all) => ({
    ...all,
    items: all.items.some(({ id }) => id === contest.id)
      ? all.items.map((one) => (one.id === contest.id ? contest : one))
      : [...all.items, contest],
  }));

/** Puts the server's current match into its session. Where its contest stands is read again. */
export async function takeOverMatch(client: QueryClient, tournamentId: string, match: StaffMatch): Promise<void> {
  await changeContests(client, tournamentId, (all) => ({
    ...all,
    items: all.items.map((contest) => ({
      ...contest,
      sessions: contest.sessions.map((session) => ({
        ...session,
        matches: session.matches.map((one) => (one.id === match.id ? match : one)),
      })),
    })),
  }));
  void client.invalidateQueries({ queryKey: contests(tournamentId).queryKey });
}

export async function changeContests(
  client: QueryClient,
  tournamentId: string,
  change: (all: StaffContests) => StaffContests,
): Promise<void> {
  const { queryKey } = contests(tournamentId);
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey: ['tournaments', tournamentId], refetchType: 'none' });
  client.setQueryData(queryKey, (all) => all && change(all));
}
