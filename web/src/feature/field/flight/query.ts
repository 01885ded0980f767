import type { Arrangement, FlightPlayer, WantedArrangement } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { everyMs, routeQuery } from '../../../lib/api/route-query.ts';
import { withArrival } from './check-in/arrival.ts';

/** How often the check-ins and moves of others are fetched while the screen is open. */
const REFETCH_MS = 10_000;

/** The flights of a round in starting order. */
export const arrangement = (tournamentId: string, roundId: string) => ({
  ...routeQuery(['tournaments', tournamentId, 'flights', roundId], 'GET /api/tournaments/:tournamentId/rounds/:roundId/flights', {
    params: { tournamentId, roundId },
  }),
  ...everyMs(REFETCH_MS),
});

export const writeArrangement = (tournamentId: string, roundId: string, body: WantedArrangement) =>
  call('PUT /api/tournaments/:tournamentId/rounds/:roundId/flights', { params: { tournamentId, roundId }, body });

export const writeArrival = (tournamentId: string, roundId: string, playerId: string, arrival: Arrival | null) =>
  call('PUT /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/arrival', {
    params: { tournamentId, roundId, playerId },
    body: { arrival },
  });

/** Suspends a round, or lets play go on. */
export const roundTurn =
  (tournamentId: string) =>
  ({ roundId, action }: { roundId: string; action: 'suspend' | 'resume' }) =>
    call(`POST /api/tournaments/:tournamentId/rounds/:roundId/${action}`, { params: { tournamentId, roundId } });

/** Puts what is known of a player into the arrangement; what is being fetched may be older and is dropped. */
export const takeOverFlightPlayer = (
  client: QueryClient,
  tournamentId: string,
  roundId: string,
  player: Pick<FlightPlayer, 'playerId'> & Partial<FlightPlayer>,
): Promise<void> => changeEach(client, tournamentId, roundId, (one) => (one.playerId === player.playerId ? { ...one, ...player } : one));

/** Shows an arrival before it is written: of a player, of a side with its partners, or of a partner alone. */
export const showArrival = (
  client: QueryClient,
  tournamentId: string,
  roundId: string,
  playerId: string,
  arrival: Arrival | null,
): Promise<void> => changeEach(client, tournamentId, roundId, (one) => withArrival(one, playerId, arrival));

async function changeEach(
  client: QueryClient,
  tournamentId: string,
  roundId: string,
  changed: (player: FlightPlayer) => FlightPlayer,
): Promise<void> {
  const { queryKey } = arrangement(tournamentId, roundId);
  await client.cancelQueries({ queryKey });
  const change = (players: readonly FlightPlayer[]) => players.map(changed);
  client.setQueryData(
    queryKey,
    (of): Arrangement | undefined =>
      of && {
        ...of,
        flights: of.flights.map((flight) => ({ ...flight, players: change(flight.players) })),
        unassigned: change(of.unassigned),
      },
  );
}
