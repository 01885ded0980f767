import type { StaffSession, Team } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { pictureForm } from '../../../ui/logo/logo-file.ts';
import { showStale } from '../../../ui/toast/toast.tsx';

/** The teams of a tournament with their golfers, in their order. */
export const teams = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'teams'], 'GET /api/tournaments/:tournamentId/teams', { params: { tournamentId } });

type TeamPath = { tournamentId: string; teamId: string };
export type TeamPlayer = Team['players'][number];
type TeamChange = Body<'PATCH /api/tournaments/:tournamentId/teams/:teamId'>;

export const addTeams = (tournamentId: string, names: readonly string[]) =>
  call('POST /api/tournaments/:tournamentId/teams', { params: { tournamentId }, body: { teams: names.map((name) => ({ name })) } });
export const changeTeam = (params: TeamPath, body: TeamChange) =>
  call('PATCH /api/tournaments/:tournamentId/teams/:teamId', { params, body });

/** Gives a team another logo; null removes it. */
export function changeTeamLogo(params: TeamPath, picture: File | null, version: number) {
  if (picture === null) return call('DELETE /api/tournaments/:tournamentId/teams/:teamId/logo', { params, query: { version } });
  return call('PUT /api/tournaments/:tournamentId/teams/:teamId/logo', { params, query: { version }, body: pictureForm(picture) });
}

export const makeLink = (params: TeamPath, version: number) =>
  call('POST /api/tournaments/:tournamentId/teams/:teamId/link', { params, body: { version } });
export const endLink = (params: TeamPath, version: number) =>
  call('DELETE /api/tournaments/:tournamentId/teams/:teamId/link', { params, query: { version } });

type OrderPath = { tournamentId: string; matchSessionId: string; teamId: string };
export type Order = Body<'PUT /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId'>['matches'];
export type HandedIn = StaffSession['orders'][number];

export const handInFor = (params: OrderPath, matches: Order) =>
  call('PUT /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId', { params, body: { matches } });
export const takeBack = (params: OrderPath) =>
  call('DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId', { params });

/** What a team is in the list; matches and boards are read again when they are next opened. */
export function useTeams(tournamentId: string) {
  const client = useQueryClient();
  const { queryKey } = teams(tournamentId);
  const others = () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId], refetchType: 'none' });
  const put = (change: (items: Team[]) => Team[]) => client.setQueryData(queryKey, (list) => list && { items: change(list.items) });
  return {
    now: (): readonly Team[] => client.getQueryData(queryKey)?.items ?? [],
    stop: () => client.cancelQueries({ queryKey }),
    again: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
    /** In place of the team that is shown. */
    takeOver: (team: Team) => {
      put((items) => items.map((one) => (one.id === team.id ? team : one)));
      void others();
    },
    replaceAll: (items: Team[]) => {
      put(() => items);
      void others();
    },
    /** At once, before the server has it. */
    show: (teamId: string, players: TeamPlayer[]) => put((items) => items.map((one) => (one.id === teamId ? { ...one, players } : one))),
  };
}

/** Shows other golfers of a team at once; several changes in a row are sent one after the other, each by the version that stands then. */
export function useMembers(tournamentId: string) {
  const list = useTeams(tournamentId);
  const client = useQueryClient();
  const mutationKey = ['team members', tournamentId];
  return useMutation({
    mutationKey,
    scope: { id: `team members ${tournamentId}` },
    mutationFn: ({ teamId, players }: { teamId: string; players: readonly TeamPlayer[] }) => {
      const { version = 1 } = list.now().find(({ id }) => id === teamId) ?? {};
      const wanted = players.map(({ playerId, group, reserve }) => ({ playerId, group, reserve }));
      return changeTeam({ tournamentId, teamId }, { version, players: wanted });
    },
    meta: { shows: ['stale-version'] },
    onMutate: async ({ teamId, players }) => {
      await list.stop();
      list.show(teamId, [...players]);
    },
    onSuccess: (team) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      const players = list.now().find(({ id }) => id === team.id)?.players ?? team.players;
      list.takeOver(isLast ? team : { ...team, players });
    },
    onError: (error) => {
      if (isApiError(error, 'stale-version')) showStale();
      void list.again();
    },
  });
}

export function useTeamDelete(tournamentId: string) {
  const list = useTeams(tournamentId);
  return useMutation({
    mutationFn: (teamId: string) => call('DELETE /api/tournaments/:tournamentId/teams/:teamId', { params: { tournamentId, teamId } }),
    onSuccess: list.again,
  });
}
