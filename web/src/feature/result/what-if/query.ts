import type { Basis } from '@fairway/golf';
import { keepPreviousData } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { isNothing, type Tried } from './tried.ts';

const bodyOf = ({ settings, divisions, scores }: Tried) => ({ settings: { ...settings }, divisions: [...divisions], scores: [...scores] });

/** Who would change place or prize; the board may have changed since it was last asked. */
export const difference = (tournamentId: string, tried: Tried) => ({
  ...routeQuery(['tournaments', tournamentId, 'what-if', tried], 'POST /api/tournaments/:tournamentId/what-if', {
    params: { tournamentId },
    body: bodyOf(tried),
  }),
  enabled: !isNothing(tried),
  placeholderData: keepPreviousData,
  staleTime: 0,
  retry: false,
  // Shown in place of the result.
  meta: { shows: 'every' } as const,
});

/** A place of a list that changes. */
export type AskedPlace = { readonly playerId: string; readonly name: string; readonly basis: Basis; readonly within: 'field' | 'division' };

/** Why a player stands where they do, and why they would stand elsewhere. */
export const placeReasons = (tournamentId: string, tried: Tried, { playerId, basis, within }: AskedPlace) => ({
  ...routeQuery(
    ['tournaments', tournamentId, 'what-if', tried, playerId, basis, within],
    'POST /api/tournaments/:tournamentId/what-if/:playerId',
    { params: { tournamentId, playerId }, query: { basis, within }, body: bodyOf(tried) },
  ),
  staleTime: 0,
  meta: { shows: 'every' } as const,
});
