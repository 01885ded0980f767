import type { FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/player';
import { AppError } from '../../http/errors.ts';
import { type Actor, type Writer, writeTournament } from '../../write.ts';
import { findFlightPlayer, setArrival } from './arrangement-store.ts';

/** Checks a player in at the first tee. No board shows it. */
export async function checkIn(
  deps: Writer,
  actor: Actor,
  { roundId, playerId, arrival }: { roundId: string; playerId: string; arrival: Arrival | null },
): Promise<FlightPlayer> {
  const { tournament } = actor;
  const required = async (db: Parameters<typeof findFlightPlayer>[0]): Promise<FlightPlayer> => {
    const found = await findFlightPlayer(db, tournament, roundId, playerId);
    if (!found) throw new AppError('player-not-in-round');
    return found;
  };
  return writeTournament(deps, actor, {
    unseen: true,
    change: async (tx) => {
      const { arrival: before } = await required(tx);
      if (before === arrival) return null;
      await setArrival(tx, roundId, playerId, arrival);
      const card = { before: { roundId, arrival: before }, after: { roundId, arrival } };
      return { kind: 'updated', subjectType: 'player', subjectId: playerId, before: { card: card.before }, after: { card: card.after } };
    },
    answer: required,
  });
}
