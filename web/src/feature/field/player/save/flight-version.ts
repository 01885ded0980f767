import type { Player } from '@fairway/api';
import { cardOf } from '../field/field.ts';
import type { Wanted } from '../field/field-change.ts';

const STARTS = ['teeTime', 'startingHole', 'startingSide'] as const;

/** The version of the flight that a player is in; null: in none. */
export const ownFlightVersion = (player: Player, roundId: string): number | null => cardOf(player, roundId)?.flightVersion ?? null;

/**
 * A change of time or start is one of the flight, so it names the version that the person saw: `own` while the player stays, else that
 * of the flight that they move to, as the list has it.
 */
export function withFlightVersion<Change extends Wanted>(change: Change, own: number | null, all: readonly Player[]): Change {
  const { card } = change;
  if (card === undefined || STARTS.every((field) => card[field] === undefined)) return change;
  return { ...change, card: { ...card, flightVersion: card.flight === undefined ? own : listedVersion(card.flight, card.roundId, all) } };
}

function listedVersion(flight: string | null, roundId: string, all: readonly Player[]): number | null {
  const cards = all.flatMap((player) => cardOf(player, roundId) ?? []);
  return cards.find((card) => card.flight !== null && card.flight.toLowerCase() === flight?.toLowerCase())?.flightVersion ?? null;
}
