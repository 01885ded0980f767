import type { Player, PlayerCard } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Presence, SetArrival } from '../../../feature/field/flight/check-in/check-in-list.tsx';
import { showArrival, takeOverFlightPlayer, writeArrival } from '../../../feature/field/flight/query.ts';
import type { TagChange } from '../../../feature/field/flight/tag/tag-row.ts';
import { changePlayer, players, takeOverPlayer } from '../../../feature/field/player/query.ts';
import { changeCard } from '../../../feature/field/player/save/card-change.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

type FlightCardQuestion = { readonly playerId: string; readonly roundId: string };

/** What the flights' screen writes of single players: their tags, and who is there. Whoever does not come has the status DNS. */
export function useFlightCard(tournamentId: string, mayWritePlayers: boolean) {
  const client = useQueryClient();
  const list = useQuery({ ...players(tournamentId), enabled: mayWritePlayers });
  const find = (playerId: string): Player | undefined => list.data?.items.find(({ id }) => id === playerId);
  /** The same for what is written: it may be typed before the players have come. */
  const fetchPlayer = async (playerId: string): Promise<Player> => {
    const { items } = await client.ensureQueryData(players(tournamentId));
    const player = items.find(({ id }) => id === playerId);
    if (!player) throw new ApiError(404, 'not-found', '');
    return player;
  };
  const takeOver = async (saved: Player, roundId: string) => {
    await takeOverPlayer(client, saved);
    const card = saved.cards.find((of) => of.roundId === roundId);
    if (card) await takeOverFlightPlayer(client, tournamentId, roundId, { playerId: saved.id, ...cardFields(card) });
  };
  const { mutateAsync: setTag } = useMutation({
    // a pasted column is written one golfer after the other
    scope: { id: `tags ${tournamentId}` },
    // the cell says why
    meta: { shows: 'every' },
    mutationFn: async ({ playerId, roundId, change }: FlightCardQuestion & { change: TagChange }) => {
      const player = await fetchPlayer(playerId);
      return changeCard((body) => changePlayer(tournamentId, playerId, body), player, roundId, change);
    },
    onSuccess: (saved, { roundId }) => takeOver(saved, roundId),
    onError: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
  const status = async (playerId: string, roundId: string, next: 'ok' | 'DNS') => {
    const player = await fetchPlayer(playerId);
    await takeOver(await changeCard((body) => changePlayer(tournamentId, playerId, body), player, roundId, { status: next }), roundId);
  };
  const arriving = useMutation({
    // two taps on one player are written one after the other
    scope: { id: `arrivals ${tournamentId}` },
    mutationFn: async ({ playerId, roundId, presence }: FlightCardQuestion & { presence: Presence }) => {
      if (presence === 'DNS') return status(playerId, roundId, 'DNS');
      if (statusIn(find(playerId), roundId) === 'DNS') await status(playerId, roundId, 'ok');
      const arrival: Arrival | null = presence;
      await showArrival(client, tournamentId, roundId, playerId, arrival);
      await takeOverFlightPlayer(client, tournamentId, roundId, await writeArrival(tournamentId, roundId, playerId, arrival));
    },
    onError: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
  return {
    read: list,
    setTag: useCallback(
      async (roundId: string, playerId: string, change: TagChange): Promise<void> => void (await setTag({ playerId, roundId, change })),
      [setTag],
    ),
    arrivalOf: (playerId: string, roundId: string): SetArrival => ({
      set: (presence) => arriving.mutate({ playerId, roundId, presence }),
      mayDns: mayWritePlayers && find(playerId) !== undefined,
    }),
  };
}

const statusIn = (player: Player | undefined, roundId: string) => player?.cards.find((card) => card.roundId === roundId)?.status;
const cardFields = ({ bagTag, caddieNumber, status }: PlayerCard) => ({ bagTag, caddieNumber, status });
