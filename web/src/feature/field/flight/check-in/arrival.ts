import type { FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import { sideArrival } from '@fairway/api/rule/field/side-arrival';

/** A player who has arrived, a side whose partners all have, or one of which a partner has. */
export function withArrival(one: FlightPlayer, playerId: string, arrival: Arrival | null): FlightPlayer {
  const isAll = one.playerId === playerId;
  if (one.partners.length === 0) return isAll ? { ...one, arrival } : one;
  const partners = one.partners.map((partner) => (isAll || partner.playerId === playerId ? { ...partner, arrival } : partner));
  return { ...one, partners, arrival: sideArrival(partners) };
}

/** How many golfers are expected, and how many of them are here: partners of sides are counted, not the sides. */
export function presentCount(players: readonly FlightPlayer[]): { here: number; total: number } {
  const expected = players.filter(({ status }) => status === 'ok' || status === 'DNS');
  const golfers = expected.flatMap(({ partners, status, arrival }) =>
    (partners.length === 0 ? [{ arrival }] : partners).map((one) => one.arrival !== null && status === 'ok'),
  );
  return { here: golfers.filter((isHere) => isHere).length, total: golfers.length };
}
