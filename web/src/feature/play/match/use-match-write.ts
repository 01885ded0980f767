import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FailureCode, isApiError } from '../../../lib/api/api-error.ts';
import { contests } from './query.ts';

/** A write to matches. Where another person was first, the screen shows what they did; a refusal is a toast, except what a form shows. */
export function useMatchWrite<Variables, Answer>(
  tournamentId: string,
  mutationFn: (variables: Variables) => Promise<Answer>,
  shows: readonly FailureCode[] = [],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { shows },
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void client.invalidateQueries({ queryKey: contests(tournamentId).queryKey });
    },
  });
}
