import type { HeldCause, Language, MarkerEntry, MarkerOutcome, MessageKey } from '@fairway/api';
import { HELD_CAUSES } from '@fairway/api';
import { MOST_STROKES } from '@fairway/golf';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Marker } from '../../access/principal.ts';
import type { Database } from '../../db/open.ts';
import { cardConfirmation, markerDevice } from '../../db/schema/marker.ts';
import { card } from '../../db/schema/player.ts';
import { sentence } from '../../word.ts';
import { HOLES } from '../competition/card-store.ts';
import { enterScores, type Scoring } from '../score/score.ts';
import { findKnown, hold, type Known, scoreOf } from './held-store.ts';

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
  const ids = entries.map(({ id }) => id);
  const known = await findKnown(scoring.db, ids);
  const causes = await causesOf(scoring.db, marker, entries);
  const fresh = entries.filter(({ id }) => !known.has(id));
  const open = fresh.filter(({ playerId }) => !causes.has(playerId));
  const desk = { roundId, tournamentId, principal: marker };
  const sent = open.map((entry) => ({ ...entry, device: deviceId }));
  const applied: readonly MarkerOutcome[] =
    open.length === 0 ? [] : (await enterScores(scoring, desk, { entries: sent, language })).outcomes;
  const outcomes = new Map(applied.map((outcome) => [outcome.id, outcome]));
  const toHold = fresh.flatMap((entry) => {
    const cause = causes.get(entry.playerId) ?? causeOf(outcomes.get(entry.id));
    return cause === undefined || problemOf(entry) !== null ? [] : [{ entry, cause }];
  });
  const held = await hold(scoring.db, marker, toHold, scoring.clock());
  return entries.map((entry) => {
    const before = known.get(entry.id);
    if (before)
      return isSame(before, entry, roundId) ? outcomeOf(entry, before.cause, language) : refused(entry, 'entry-id-taken', language);
    const cause = held.get(entry.id);
    if (cause === 'phone-full') return refused(entry, cause, language);
    return cause
      ? outcomeOf(entry, cause, language)
      : (outcomes.get(entry.id) ?? refused(entry, problemOf(entry) ?? 'beyond-flight', language));
  });
}

/** What is known of an entry that came before: it is in its card, or held for this cause. */
const outcomeOf = ({ id }: MarkerEntry, cause: HeldCause | null, language: Language): MarkerOutcome =>
  cause === null
    ? { id, outcome: 'repeated', code: null, message: null }
    : { id, outcome: 'held', code: cause, message: sentence(cause, language) };

/** By default of a player whom this phone cannot know: there is nothing to hold it by. */
const refused = ({ id, hole }: MarkerEntry, code: MessageKey, language: Language): MarkerOutcome => ({
  id,
  outcome: 'refused',
  code,
  message: sentence(code, language, { hole }),
});

const isSame = (known: Known, { playerId, hole, score }: MarkerEntry, roundId: string): boolean =>
  known.playerId === playerId && known.roundId === roundId && known.hole === hole && scoreOf(known) === score;

/** What no card can have is not held either. */
function problemOf({ hole, score }: MarkerEntry): MessageKey | null {
  if (hole < 1 || hole > HOLES) return 'hole-out-of-range';
  return typeof score === 'number' && (score < 1 || score > MOST_STROKES) ? 'score-out-of-range' : null;
}

const causeOf = (outcome: MarkerOutcome | undefined): HeldCause | undefined =>
  HELD_CAUSES.find((cause) => outcome?.outcome === 'refused' && outcome.code === cause);

/** Why entries for a player cannot be applied before the rules are asked; players without a cause are left out. */
async function causesOf(
  db: Database,
  { flightId, ended, roundId }: Marker,
  entries: readonly MarkerEntry[],
): Promise<Map<string, HeldCause>> {
  const playerIds = [...new Set(entries.map(({ playerId }) => playerId))];
  if (ended !== null) return new Map(playerIds.map((id) => [id, ended]));
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

/** Whose card is confirmed; by the word of a phone that was shut out, nobody's. */
async function confirmedAmong(db: Database, roundId: string, playerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ playerId: cardConfirmation.playerId })
    .from(cardConfirmation)
    .innerJoin(markerDevice, eq(markerDevice.id, cardConfirmation.deviceId))
    .where(and(eq(cardConfirmation.roundId, roundId), inArray(cardConfirmation.playerId, [...playerIds]), isNull(markerDevice.shutOutAt)));
  return new Set(rows.map(({ playerId }) => playerId));
}
