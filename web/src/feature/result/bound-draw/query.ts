import type { BoundDraw, BoundDrawState } from '@fairway/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** Numbers come by themselves, from the beacon and from phones. */
const REFETCH_MS = 3_000;
const COMES_BY_ITSELF: readonly BoundDraw['phase'][] = ['waiting', 'hall', 'opening'];

/** The draws bound to public numbers of a tournament, the newest first. */
export const boundDraws = (tournamentId: string) =>
  queryOptions({
    ...routeQuery(['tournaments', tournamentId, 'draws'], 'GET /api/tournaments/:tournamentId/draws', { params: { tournamentId } }),
    refetchInterval: ({ state }) => (state.data?.draws.some(({ phase }) => COMES_BY_ITSELF.includes(phase)) ? REFETCH_MS : false),
    meta: { repeated: true },
  });

/** The order of a round's flights that was drawn and shown, as ids of players; null: there is none. */
export const shownOrder = ({ draws }: BoundDrawState, roundId: string): readonly string[] | null =>
  draws.find(({ subject, phase }) => subject.kind === 'flights' && subject.roundId === roundId && phase === 'shown')?.order ?? null;

export type NewDraw = Body<'POST /api/tournaments/:tournamentId/draws'>;
export const beginDraw = (tournamentId: string) => (body: NewDraw) =>
  call('POST /api/tournaments/:tournamentId/draws', { params: { tournamentId }, body });

export const abandonDraw = (tournamentId: string) => (change: { drawId: string; reason: string }) =>
  call('POST /api/tournaments/:tournamentId/draws/:drawId/abandon', {
    params: { tournamentId, drawId: change.drawId },
    body: { reason: change.reason },
  });

export const openNumbers = (tournamentId: string) => (drawId: string) =>
  call('POST /api/tournaments/:tournamentId/draws/:drawId/opening', { params: { tournamentId, drawId } });

export const sendGuestAway = (tournamentId: string) => (guest: { drawId: string; seal: string }) =>
  call('DELETE /api/tournaments/:tournamentId/draws/:drawId/guests/:seal', { params: { tournamentId, ...guest } });

export const beginAnew = (tournamentId: string) => (drawId: string) =>
  call('POST /api/tournaments/:tournamentId/draws/:drawId/anew', { params: { tournamentId, drawId } });

export const showOrder = (tournamentId: string) => (drawId: string) =>
  call('POST /api/tournaments/:tournamentId/draws/:drawId/showing', { params: { tournamentId, drawId } });

/** Why no draw begins, which its form says. */
const REFUSED = [
  ...(['validation', 'draw-time', 'seal-needs-reason', 'draw-bound', 'draw-golfers-hidden', 'draw-without-matches'] as const),
  ...(['draw-team-short', 'draw-pairs-short', 'draw-caddies-short', 'match-has-scores', 'more-players', 'contest-has-matches'] as const),
  ...(['signup-ballot-open', 'signup-ballot-empty', 'signup-not-now'] as const),
];

/** A write about a draw; its answer is shown at once, and what it is for is read again. */
export function useDrawChange<Change>(tournamentId: string, mutationFn: (change: Change) => Promise<BoundDrawState>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { shows: REFUSED },
    onSuccess: async (state) => {
      client.setQueryData(boundDraws(tournamentId).queryKey, state);
      await client.invalidateQueries({ queryKey: ['tournaments', tournamentId] });
    },
  });
}
