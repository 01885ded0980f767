import type { HeldCause, Language, MarkerEntry, MarkerOutcome } from '@fairway/api';
import { HELD_CAUSES } from '@fairway/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { Marker } from '../../access/principal.ts';
import type { Database } from '../../db/open.ts';
import { cardConfirmation } from '../../db/schema/marker.ts';
import { card } from '../../db/schema/player.ts';
import { sentence } from '../../word.ts';
import { enterScores, type Scoring } from '../score/score.ts';
import { findHeld, hold } from './held-store.ts';

/**
 * Takes the entries of a phone and answers each. What may not be applied is not lost: it is held, and a person decides. So a link that has
 * ended, a player who has moved to another flight, a finished round, a confirmed card hold back those entries alone.
 */
export async function enterFromPhone(
  scoring: Scoring,
  marker: Marker,
  { entries, language }: { entries: readonly MarkerEntry[]; language: Language },
): Promise<MarkerOutcome[]> {
  const { roundId, tournamentId, deviceId } = marker;
  const held = new Map(
    await findHeld(
      scoring.db,
      entries.map(({ id }) => id),
    ),
  );
  const causes = await causesOf(scoring.db, marker, entries);
  const open = entries.filter(({ id, playerId }) => !held.has(id) && !causes.has(playerId));
  const desk = { roundId, tournamentId, principal: marker };
  const sent = open.map((entry) => ({ ...entry, device: deviceId }));
  const applied: readonly MarkerOutcome[] =
    open.length === 0 ? [] : (await enterScores(scoring, desk, { entries: sent, language })).outcomes;
  const outcomes = new Map(applied.map((outcome) => [outcome.id, outcome]));
  const toHold = entries.flatMap((entry) => {
    const cause = held.has(entry.id) ? undefined : (causes.get(entry.playerId) ?? causeOf(outcomes.get(entry.id)));
    return cause === undefined ? [] : [{ entry, cause }];
  });
  const now = await hold(scoring.db, marker, toHold, scoring.clock());
  return entries.map(({ id }) => {
    const cause = held.get(id) ?? now.get(id);
    return cause === undefined
      ? (outcomes.get(id) ?? unknownPlayer(id, language))
      : { id, outcome: 'held', code: cause, message: sentence(cause, language) };
  });
}

const causeOf = (outcome: MarkerOutcome | undefined): HeldCause | undefined =>
  HELD_CAUSES.find((cause) => outcome?.outcome === 'refused' && outcome.code === cause);

/** A player of no tournament that this phone could know: there is nothing to hold it by. */
const unknownPlayer = (id: string, language: Language): MarkerOutcome => ({
  id,
  outcome: 'refused',
  code: 'beyond-flight',
  message: sentence('beyond-flight', language),
});

/** Why entries for a player cannot be applied before the rules are asked; players without a cause are left out. */
async function causesOf(db: Database, { flightId, roundId }: Marker, entries: readonly MarkerEntry[]): Promise<Map<string, HeldCause>> {
  const playerIds = [...new Set(entries.map(({ playerId }) => playerId))];
  if (flightId === null) return new Map(playerIds.map((id) => [id, 'marker-link-ended']));
  const cards = await db
    .select({ playerId: card.playerId, flightId: card.flightId })
    .from(card)
    .where(and(eq(card.roundId, roundId), inArray(card.playerId, playerIds)));
  const confirmed = await confirmedAmong(db, roundId, playerIds);
  const causes = new Map<string, HeldCause>();
  for (const id of playerIds) {
    if (!cards.some((of) => of.playerId === id && of.flightId === flightId)) causes.set(id, 'not-in-flight');
    else if (confirmed.has(id)) causes.set(id, 'card-confirmed');
  }
  return causes;
}

async function confirmedAmong(db: Database, roundId: string, playerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ playerId: cardConfirmation.playerId })
    .from(cardConfirmation)
    .where(and(eq(cardConfirmation.roundId, roundId), inArray(cardConfirmation.playerId, [...playerIds])));
  return new Set(rows.map(({ playerId }) => playerId));
}
