import type { FlightPlayer } from '@fairway/api';
import type { Arrival } from '@fairway/api/choice/field/player';
import { AppError } from '../../../error/app-error.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { findFlightPlayer, setArrival, setPartnerArrival } from './arrangement-store.ts';

/** Checks a player in at the first tee, or of a side one partner, or all of them. No board shows it. */
export async function checkIn(
  deps: Writer,
  actor: Actor,
  { roundId, playerId, arrival }: { roundId: string; playerId: string; arrival: Arrival | null },
): Promise<FlightPlayer> {
  const { tournament } = actor;
  const required = async (db: Parameters<typeof findFlightPlayer>[0]): Promise<FlightPlayer> => {
    const player = await findFlightPlayer(db, tournament, roundId, playerId);
    if (!player) throw new AppError('player-not-in-round');
    return player;
  };
  return writeTournament(deps, actor, {
    unseen: true,
    change: async (tx) => {
      const { partners, ...own } = await required(tx);
      const partner = partners.find((one) => one.playerId === playerId);
      const before = (partner ?? own).arrival;
      const arriving = partner ? [partner] : partners;
      if (before === arrival && arriving.every((one) => one.arrival === arrival)) return null;
      if (arriving.length === 0) await setArrival(tx, roundId, playerId, arrival);
      else
        await setPartnerArrival(
          tx,
          roundId,
          arriving.map((one) => one.playerId),
          arrival,
        );
      const card = { before: { roundId, arrival: before }, after: { roundId, arrival } };
      return { kind: 'updated', subjectType: 'player', subjectId: playerId, before: { card: card.before }, after: { card: card.after } };
    },
    answer: required,
  });
}
