import type { ListedTournament, Tournament, TournamentFile } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { type FailureCode, isApiError } from '../../../lib/api/api-error.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

export type TournamentSort = 'name' | 'date' | 'state' | 'playerCount';
type TournamentFilter = {
  readonly clubId: string | undefined;
  readonly search: string;
  readonly state: Tournament['state'] | Tournament['phase'] | 'archived' | undefined;
  readonly sort: TournamentSort;
  readonly order: 'asc' | 'desc';
};

export const tournamentList = (filter: TournamentFilter): Pages<ListedTournament> => ({
  key: ['tournaments', 'list', filter],
  read: (part, signal) => call('GET /api/tournaments', { query: { ...filter, ...part }, signal }),
});

export const tournament = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId], 'GET /api/tournaments/:tournamentId', { params: { tournamentId } });

/** An action that answers with the changed tournament. */
export function useTournamentChange<Change>(mutationFn: (change: Change) => Promise<Tournament>, shows: readonly FailureCode[] = []) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { shows },
    onSuccess: async (changed) => {
      client.setQueryData(tournament(changed.id).queryKey, changed);
      await client.invalidateQueries({ queryKey: ['tournaments'] });
    },
    // another person was first: the screen shows what they did
    onError: (error) => isApiError(error) && error.status === 409 && client.invalidateQueries({ queryKey: ['tournaments'] }),
  });
}

export type NewTournament = Body<'POST /api/tournaments'>;
type TournamentChange = Body<'PATCH /api/tournaments/:tournamentId'>;
export type RoundChange = Body<'PATCH /api/tournaments/:tournamentId/rounds/:roundId'>;
export type NewRound = Body<'POST /api/tournaments/:tournamentId/rounds'>;

export const addTournament = (body: NewTournament) => call('POST /api/tournaments', { body });
export const changeTournament = (tournamentId: string) => (body: TournamentChange) =>
  call('PATCH /api/tournaments/:tournamentId', { params: { tournamentId }, body });

type Action = 'lock' | 'unlock' | 'close' | 'archive' | 'restore';
export const tournamentAction = (tournamentId: string) => (action: Action) =>
  call(`POST /api/tournaments/:tournamentId/${action}`, { params: { tournamentId } });

/** By the rules that it was closed by, or by those of today. */
export const reopenTournament = (tournamentId: string) => (body: Body<'POST /api/tournaments/:tournamentId/reopen'>) =>
  call('POST /api/tournaments/:tournamentId/reopen', { params: { tournamentId }, body });
/** What would be otherwise by the rules of today. */
export const reopenPreview = (tournamentId: string) => call('GET /api/tournaments/:tournamentId/reopen', { params: { tournamentId } });

const REFETCH_MS = 15_000;

/** What closing the tournament, or finishing its next round, would be refused with: every score and decision may change it. */
export const closePreview = (tournamentId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'close'], 'GET /api/tournaments/:tournamentId/close', { params: { tournamentId } }),
  ...everyMs(REFETCH_MS),
  staleTime: 0,
});

/** What finishing a round would be refused with; without a blocker, who would miss the cut. */
export const finishPreview = (tournamentId: string, roundId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'finish', roundId], 'GET /api/tournaments/:tournamentId/rounds/:roundId/finish', {
    params: { tournamentId, roundId },
  }),
  staleTime: 0,
});

export type RoundAction = { readonly roundId: string; readonly action: 'finish' | 'reopen' };
export const roundAction =
  (tournamentId: string) =>
  ({ roundId, action }: RoundAction) =>
    call(`POST /api/tournaments/:tournamentId/rounds/:roundId/${action}`, { params: { tournamentId, roundId } });

export const addRound = (tournamentId: string) => (body: NewRound) =>
  call('POST /api/tournaments/:tournamentId/rounds', { params: { tournamentId }, body });
export const changeRound = (tournamentId: string, roundId: string) => (body: RoundChange) =>
  call('PATCH /api/tournaments/:tournamentId/rounds/:roundId', { params: { tournamentId, roundId }, body });
export const deleteRound = (tournamentId: string) => (roundId: string) =>
  call('DELETE /api/tournaments/:tournamentId/rounds/:roundId', { params: { tournamentId, roundId } });

/** Everything of a tournament as a file, and whether secret holes were left out of it. */
export async function fetchTournamentFile(tournamentId: string): Promise<{ file: File; leftOut: TournamentFile['leftOut'] }> {
  const file = await call('GET /api/tournaments/:tournamentId/file', { params: { tournamentId } });
  return { file, leftOut: JSON.parse(await file.text()).leftOut };
}

/** Makes a tournament of a club from such a file. */
export function useTournamentImport(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set('file', file);
      return call('POST /api/clubs/:clubId/tournaments/file', { params: { clubId }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['tournaments', 'list'] }),
  });
}

export const copyTournament = (tournamentId: string, body: Body<'POST /api/tournaments/:tournamentId/copy'>) =>
  call('POST /api/tournaments/:tournamentId/copy', { params: { tournamentId }, body });

/** Deletes a tournament without scores and without money; the lists no longer have it. A refusal is answered by the offer to archive it. */
export function useDeleteTournament(tournamentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/tournaments/:tournamentId', { params: { tournamentId } }),
    meta: { shows: ['tournament-has-scores', 'tournament-has-bookings'] },
    onSuccess: () => client.invalidateQueries({ queryKey: ['tournaments', 'list'] }),
  });
}

/** Of each list of counted holes of a round whether it is entered; the holes themselves only once they are published. */
export const countedHoles = (tournamentId: string, roundId: string) =>
  routeQuery(['tournaments', tournamentId, 'counted-holes', roundId], 'GET /api/tournaments/:tournamentId/rounds/:roundId/counted-holes', {
    params: { tournamentId, roundId },
  });

type ListChange = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/draw'>;
/** Naming the holes of a list, drawing them (without `holes`), or publishing all lists of the round. */
type CountedHolesChange = (ListChange & { readonly holes?: number[] }) | 'publish';

/** A change of the counted holes of a round; its answer is shown at once. */
export function useCountedHolesChange(tournamentId: string, roundId: string) {
  const client = useQueryClient();
  const params = { tournamentId, roundId };
  return useMutation({
    mutationFn: (change: CountedHolesChange) => {
      if (change === 'publish') return call('POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/publish', { params });
      const { holes, ...list } = change;
      return holes === undefined
        ? call('POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/draw', { params, body: list })
        : call('PUT /api/tournaments/:tournamentId/rounds/:roundId/counted-holes', { params, body: { ...list, holes } });
    },
    meta: { shows: ['counted-holes-count', 'seal-needs-reason', 'validation'] },
    onSuccess: async (state) => {
      client.setQueryData(countedHoles(tournamentId, roundId).queryKey, state);
      await client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
    },
  });
}
