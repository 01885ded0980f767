import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Making a rehearsal of a tournament, which answers with it. */
export function useRehearse(tournamentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/tournaments/:tournamentId/rehearsal', { params: { tournamentId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['tournaments', 'list'] }),
  });
}

/** Deleting a rehearsal with everything in it. */
export function useRemoveRehearsal(tournamentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/tournaments/:tournamentId', { params: { tournamentId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['tournaments', 'list'] }),
  });
}
