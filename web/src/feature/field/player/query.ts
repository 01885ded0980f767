import type { Player, PlayerCard } from '@fairway/api';
import type { QueryClient } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** Every player of a tournament. */
export const players = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'players'], 'GET /api/tournaments/:tournamentId/players', { params: { tournamentId } });

/** The golfers among them: a side is no golfer. */
export const golfersOf = (all: readonly Player[]): Player[] => all.filter(({ kind }) => kind === 'player');

export type NewPlayer = Body<'POST /api/tournaments/:tournamentId/players'>;
export type PlayerChange = Body<'PATCH /api/tournaments/:tournamentId/players/:playerId'>;

export const addPlayer = (tournamentId: string, body: NewPlayer) =>
  call('POST /api/tournaments/:tournamentId/players', { params: { tournamentId }, body });
export const changePlayer = (tournamentId: string, playerId: string, body: PlayerChange) =>
  call('PATCH /api/tournaments/:tournamentId/players/:playerId', { params: { tournamentId, playerId }, body });
export const deletePlayer = (tournamentId: string, playerId: string) =>
  call('DELETE /api/tournaments/:tournamentId/players/:playerId', { params: { tournamentId, playerId } });

export const anonymisePlayer = (tournamentId: string, playerId: string) =>
  call('POST /api/tournaments/:tournamentId/players/:playerId/anonymise', { params: { tournamentId, playerId } });

/** Puts the server's current player into the list; a list that is being fetched may be older and is dropped. */
export const takeOverPlayer = (client: QueryClient, player: Player): Promise<void> =>
  changeList(client, player.tournamentId, (items) =>
    items.some(({ id }) => id === player.id)
      ? items.map((one) => (one.id === player.id ? player : withStartOf(player, one)))
      : [...items.map((one) => withStartOf(player, one)), player],
  );

/** What is kept of other screens, such as the log, may still name them. */
export async function takeOverAnonymised(client: QueryClient, player: Player): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await takeOverPlayer(client, player);
}

/** Whoever is in a flight with the player starts when and where they start. */
function withStartOf(player: Player, other: Player): Player {
  const mate = (card: PlayerCard) =>
    player.cards.find(
      (of) => card.flight !== null && of.roundId === card.roundId && of.flight === card.flight && of.flightVersion !== card.flightVersion,
    );
  if (!other.cards.some(mate)) return other;
  return {
    ...other,
    cards: other.cards.map((card) => {
      const { teeTime, startingHole, startingSide, flightVersion } = mate(card) ?? card;
      return { ...card, teeTime, startingHole, startingSide, flightVersion };
    }),
  };
}

export const leaveOutPlayer = (client: QueryClient, tournamentId: string, playerId: string): Promise<void> =>
  changeList(client, tournamentId, (items) => items.filter(({ id }) => id !== playerId));

/** Boards, divisions and scores of the tournament are read again when they are next opened; what a status asks is asked at once. */
async function changeList(client: QueryClient, tournamentId: string, change: (items: Player[]) => Player[]): Promise<void> {
  const { queryKey } = players(tournamentId);
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey: ['tournaments', tournamentId], refetchType: 'none' });
  client.setQueryData(queryKey, (list) => list && { items: change(list.items) });
  void client.invalidateQueries({ queryKey: ['tournaments', tournamentId, 'disqualifications'] });
}
