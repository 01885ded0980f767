import type { Side } from '@fairway/api';
import type { QueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** Every side of a tournament, in the order in which they were made. */
export const sides = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'sides'], 'GET /api/tournaments/:tournamentId/sides', { params: { tournamentId } });

export type NewSide = Body<'POST /api/tournaments/:tournamentId/sides'>['sides'][number];
export type SideChange = Body<'PATCH /api/tournaments/:tournamentId/sides/:sideId'>;

export const addSides = (tournamentId: string, all: readonly NewSide[]) =>
  call('POST /api/tournaments/:tournamentId/sides', { params: { tournamentId }, body: { sides: [...all] } });
export const changeSide = (tournamentId: string, sideId: string, body: SideChange) =>
  call('PATCH /api/tournaments/:tournamentId/sides/:sideId', { params: { tournamentId, sideId }, body });
export const deleteSide = (tournamentId: string, sideId: string) =>
  call('DELETE /api/tournaments/:tournamentId/sides/:sideId', { params: { tournamentId, sideId } });

/** Puts the server's current side into the list. */
export const takeOverSide = (client: QueryClient, tournamentId: string, side: Side): Promise<void> =>
  changeSides(client, tournamentId, (items) => items.map((one) => (one.id === side.id ? side : one)));

/** Players, flights, boards and scores of the tournament are read again when they are next opened. */
export async function changeSides(client: QueryClient, tournamentId: string, change: (items: Side[]) => Side[]): Promise<void> {
  const { queryKey } = sides(tournamentId);
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey: ['tournaments', tournamentId], refetchType: 'none' });
  client.setQueryData(queryKey, (list) => list && { items: change(list.items) });
}
