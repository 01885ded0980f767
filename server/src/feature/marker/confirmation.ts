import { and, eq } from 'drizzle-orm';
import type { Marker } from '../../access/principal.ts';
import type { Transaction } from '../../db/open.ts';
import { cardConfirmation } from '../../db/schema/marker.ts';
import { card } from '../../db/schema/player.ts';
import { tournament } from '../../db/schema/tournament.ts';
import { AppError, fieldError } from '../../http/errors.ts';
import { holdTournament } from '../../write.ts';
import { type CardState, cardKey, cardStates, NO_SCORES } from '../competition/card-store.ts';
import { type PhoneWriter, writeFromPhone } from './phone-writer.ts';

type ConfirmedCard = { id: string; playerId: string; total: number };

/**
 * A player confirms their own card: every hole has a score that nobody contests, and the total that they typed is that of the card. From
 * then on what a phone sends for it is held. Sent twice, it is kept once.
 */
export async function confirmCard(deps: PhoneWriter, marker: Marker, { id, playerId, total }: ConfirmedCard): Promise<void> {
  const { roundId, flightId, tournamentId, deviceId } = marker;
  await writeFromPhone(deps, marker, {
    change: async (tx) => {
      // no stroke comes between the total and the confirmation
      const held = await holdTournament(tx, tournamentId);
      if (await isRepeated(tx, { id, playerId, roundId })) return null;
      if (held.state !== 'open') throw new AppError(held.state === 'closed' ? 'tournament-ended' : 'tournament-locked');
      const [own] = await tx
        .select({ flightId: card.flightId })
        .from(card)
        .where(and(eq(card.playerId, playerId), eq(card.roundId, roundId)));
      if (!own || flightId === null || own.flightId !== flightId) throw new AppError('beyond-flight');
      const states = await cardStates(tx, [roundId], [playerId]);
      requireTotal(states.get(cardKey(playerId, roundId)) ?? NO_SCORES, total);
      const row = { id, playerId, roundId, deviceId, total, confirmedAt: deps.clock() };
      const [made] = await tx.insert(cardConfirmation).values(row).onConflictDoNothing().returning({ id: cardConfirmation.id });
      if (!made) throw new AppError('beyond-flight'); // another tournament took it in the same instant
      return { kind: 'confirmed', subjectType: 'entry', subjectId: playerId, after: { roundId, total } };
    },
    boards: () => eq(tournament.id, tournamentId),
    answer: async () => undefined,
  });
}

/** It was kept before, whatever came to the card since. An id that another confirmation has is no repetition of this one. */
async function isRepeated(tx: Transaction, { id, playerId, roundId }: { id: string; playerId: string; roundId: string }): Promise<boolean> {
  const [known] = await tx.select().from(cardConfirmation).where(eq(cardConfirmation.id, id));
  if (known && known.roundId !== roundId) throw new AppError('beyond-flight');
  if (known && known.playerId !== playerId) throw fieldError('id', 'entry-id-taken');
  return known !== undefined;
}

/** The strokes of the holes; one picked up adds none. */
const sum = (scores: CardState['scores']): number =>
  scores.reduce<number>((total, score) => total + (typeof score === 'number' ? score : 0), 0);

export const totalOf = ({ scores }: CardState): number => sum(scores);

function requireTotal({ scores, disputes }: CardState, typed: number): void {
  const open = scores.flatMap((score, at) => (score === null || disputes.some(({ hole }) => hole === at + 1) ? [at + 1] : []));
  if (open.length > 0) throw new AppError('card-incomplete', { params: { holes: open.join(', ') } });
  const [out, back] = [sum(scores.slice(0, 9)), sum(scores.slice(9))];
  if (typed !== out + back) throw new AppError('total-differs', { params: { typed, total: out + back, out, in: back } });
}
