import { engineHole, halvesOf, holesOf } from '@fairway/api/rule/field/round-hole';
import { and, eq } from 'drizzle-orm';
import type { Marker } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { type PlayedRound, playedRound } from '../../../../db/played-round.ts';
import { card } from '../../../../db/schema/field/player.ts';
import { round, tournament } from '../../../../db/schema/field/tournament.ts';
import { cardConfirmation } from '../../../../db/schema/play/marker.ts';
import { cardSides } from '../../../../engine/competition/card-side.ts';
import { blankCard, type CardState, cardKey, cardStates } from '../../../../engine/competition/entry/card-store.ts';
import { AppError, fieldError } from '../../../../error/app-error.ts';
import { holdTournament } from '../../../../write/write.ts';
import { type PhoneWriter, writeFromPhone } from './writer.ts';

type ConfirmedCard = { id: string; playerId: string; total: number };

/**
 * A player confirms their own card: every hole, or each that they play for their side, has a score that nobody contests, and the total that
 * they typed is that of the card. From then on what a phone sends for it is held. Sent twice, it is kept once.
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
      const [row] = await tx.select().from(round).where(eq(round.id, roundId));
      if (!row) throw new AppError('beyond-flight');
      const played = playedRound(row);
      const states = await cardStates(tx, [played], [playerId]);
      const { of: sideOf } = await cardSides(tx, roundId);
      const plays = sideOf(playerId)?.plays ?? holesOf(played);
      requireTotal(played, states.get(cardKey(playerId, roundId)) ?? blankCard(played), total, plays);
      const confirmed = { id, playerId, roundId, deviceId, total, confirmedAt: deps.clock() };
      const [made] = await tx.insert(cardConfirmation).values(confirmed).onConflictDoNothing().returning({ id: cardConfirmation.id });
      if (!made) throw new AppError('beyond-flight'); // another tournament took it in the same instant
      return { kind: 'confirmed', subjectType: 'entry', subjectId: playerId, after: { roundId, total } };
    },
    boards: () => eq(tournament.id, tournamentId),
    answer: async () => undefined,
  });
}

/** It was kept before, whatever came to the card since. An id that another confirmation has is no repetition of this one. */
async function isRepeated(tx: Transaction, { id, playerId, roundId }: { id: string; playerId: string; roundId: string }): Promise<boolean> {
  const [earlier] = await tx.select().from(cardConfirmation).where(eq(cardConfirmation.id, id));
  if (earlier && earlier.roundId !== roundId) throw new AppError('beyond-flight');
  if (earlier && earlier.playerId !== playerId) throw fieldError('id', 'entry-id-taken');
  return earlier !== undefined;
}

/** The strokes of the holes; one picked up adds none. */
const sum = (scores: CardState['scores']): number =>
  scores.reduce<number>((total, score) => total + (typeof score === 'number' ? score : 0), 0);

export const totalOf = ({ scores }: CardState): number => sum(scores);

function requireTotal(round: PlayedRound, { scores, disputes }: CardState, typed: number, plays: readonly number[]): void {
  const isOpen = (hole: number): boolean =>
    (scores[engineHole(round, hole) - 1] === null && plays.includes(hole)) || disputes.some((dispute) => dispute.hole === hole);
  const open = holesOf(round).filter(isOpen);
  if (open.length > 0) throw new AppError('card-incomplete', { params: { holes: open.join(', ') } });
  const total = sum(scores);
  if (typed === total) return;
  const [out, back] = halvesOf(scores).map(sum);
  if (back === undefined) throw new AppError('total-of-nine-differs', { params: { typed, total } });
  throw new AppError('total-differs', { params: { typed, total, out: out ?? 0, in: back } });
}
