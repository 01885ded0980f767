import type { Tournament } from '@fairway/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../lib/api.ts';
import type { FailureCode } from '../../lib/api-error.ts';

export type TournamentState = Tournament['state'];
export type TournamentSort = 'name' | 'date' | 'state' | 'playerCount';
export type TournamentFilter = {
  readonly clubId: string | undefined;
  readonly search: string;
  readonly state: TournamentState | undefined;
  readonly sort: TournamentSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
};

export const PAGE_SIZE = 25;

export const tournamentList = (filter: TournamentFilter) =>
  queryOptions({
    queryKey: ['tournaments', 'list', filter],
    queryFn: ({ signal }) => call('GET /api/tournaments', { query: { ...filter, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

export const tournament = (tournamentId: string) =>
  queryOptions({
    queryKey: ['tournaments', tournamentId],
    queryFn: ({ signal }) => call('GET /api/tournaments/:tournamentId', { params: { tournamentId }, signal }),
  });

/** The formats, tiebreaks and countbacks that a tournament may have, named in the chosen language. */
export const settingChoices = (kind: 'formats' | 'tiebreaks' | 'countbacks') =>
  queryOptions({
    queryKey: ['settings', kind],
    queryFn: ({ signal }) => call(`GET /api/${kind}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A deed that answers with the tournament as it is afterwards. */
export function useTournamentChange<Change>(mutationFn: (change: Change) => Promise<Tournament>, shows: readonly FailureCode[] = []) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { shows },
    onSuccess: async (changed) => {
      client.setQueryData(tournament(changed.id).queryKey, changed);
      await client.invalidateQueries({ queryKey: ['tournaments'] });
    },
  });
}

export type NewTournament = Body<'POST /api/tournaments'>;
export type TournamentChange = Body<'PATCH /api/tournaments/:tournamentId'>;
export type RoundChange = Body<'PATCH /api/tournaments/:tournamentId/rounds/:roundId'>;
export type NewRound = Body<'POST /api/tournaments/:tournamentId/rounds'>;

export const addTournament = (body: NewTournament) => call('POST /api/tournaments', { body });
export const changeTournament = (tournamentId: string) => (body: TournamentChange) =>
  call('PATCH /api/tournaments/:tournamentId', { params: { tournamentId }, body });
