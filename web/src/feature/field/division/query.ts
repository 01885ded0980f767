import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** The divisions of a tournament in their order, and what a committee should look at. */
export const divisions = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'divisions'], 'GET /api/divisions', { query: { tournamentId } });

export type NewDivision = Body<'POST /api/divisions'>;
export type DivisionChange = Body<'PATCH /api/divisions/:divisionId'>;

export const addDivision = (body: NewDivision) => call('POST /api/divisions', { body });
export const changeDivision = ({ divisionId, ...body }: DivisionChange & { divisionId: string }) =>
  call('PATCH /api/divisions/:divisionId', { params: { divisionId }, body });
export const deleteDivision = (divisionId: string) => call('DELETE /api/divisions/:divisionId', { params: { divisionId } });
/** `misplaced`: what becomes of players out of the range of their division. */
export const assignDivisions = (tournamentId: string, misplaced: 'stay' | 'move') => () =>
  call('POST /api/tournaments/:tournamentId/divisions/assign', { params: { tournamentId }, query: { misplaced } });

/** A write that changes the divisions of a tournament, and with them players, boards and winners. */
export function useDivisionChange<Change, Answer>(tournamentId: string, mutationFn: (change: Change) => Promise<Answer>) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
  return useMutation({
    mutationFn,
    onSuccess: refetch,
    onError: (error) => isApiError(error, 'stale-version') && refetch(),
  });
}
