import type { HeldCause, Language, MarkerEntry, MarkerOutcome, MessageKey } from '@fairway/api';
import { HELD_CAUSES } from '@fairway/api';
import { MOST_HOLES, MOST_STROKES } from '@fairway/golf';
import type { Marker } from '../../../../access/principal.ts';
import { sentence } from '../../../../text/word.ts';
import { enterScores, type Scoring, sourceOf } from '../../score/score.ts';
import { type EarlierEntry, findKnown, hold, scoreOf } from '../held/store.ts';

/**
 * Takes the entries of a phone and answers each. What may not be applied is not lost: it is held, and a person decides. So a link that has
 * ended, a player who has moved to another flight, a finished round, a confirmed card hold back those entries alone. All but the first are
 * judged with the entries themselves: a move or a confirmation in the meantime has them judged again.
 */
export async function enterFromPhone(
  scoring: Scoring,
  marker: Marker,
  { entries, language }: { entries: readonly MarkerEntry[]; language: Language },
): Promise<MarkerOutcome[]> {
  const { roundId, tournamentId, deviceId, ended } = marker;
  const ids = entries.map(({ id }) => id);
  const entryOf = await findKnown(scoring.db, ids);
  const fresh = entries.filter(({ id }) => !entryOf.has(id));
  const open = ended === null ? fresh : [];
  const desk = { roundId, tournamentId, principal: marker };
  const sent = open.map((entry) => ({ ...entry, device: deviceId }));
  const applied: readonly MarkerOutcome[] =
    open.length === 0 ? [] : (await enterScores(scoring, desk, { entries: sent, language })).outcomes;
  const outcomes = new Map(applied.map((outcome) => [outcome.id, outcome]));
  const toHold = fresh.flatMap((entry) => {
    const cause = ended ?? causeOf(outcomes.get(entry.id));
    return cause === undefined || problemOf(entry) !== null ? [] : [{ entry, cause }];
  });
  const keep = () => scoring.db.transaction((tx) => hold(tx, marker, toHold, scoring.clock()));
  const held = toHold.length === 0 ? new Map<string, never>() : await scoring.inTurn(tournamentId, sourceOf(marker), keep);
  return entries.map((entry) => {
    const before = entryOf.get(entry.id);
    if (before && before.roundId !== roundId) return refused(entry, 'beyond-flight', language);
    if (before) return isSame(before, entry) ? outcomeOf(entry, before.cause, language) : refused(entry, 'entry-id-taken', language);
    const cause = held.get(entry.id);
    if (cause === 'phone-full') return refused(entry, cause, language);
    if (cause) return outcomeOf(entry, cause, language);
    const outcome = outcomes.get(entry.id);
    return outcome && causeOf(outcome) === undefined ? outcome : refused(entry, problemOf(entry) ?? 'beyond-flight', language);
  });
}

/** What is known of an entry that came before: it is in its card, or held for this cause. */
const outcomeOf = ({ id, hole }: MarkerEntry, cause: HeldCause | null, language: Language): MarkerOutcome =>
  cause === null
    ? { id, outcome: 'repeated', code: null, message: null }
    : { id, outcome: 'held', code: cause, message: sentence(cause, language, { hole }) };

/** Such as for a player that this phone cannot know: there is nothing to hold it by. */
const refused = ({ id, hole }: MarkerEntry, code: MessageKey, language: Language): MarkerOutcome => ({
  id,
  outcome: 'refused',
  code,
  message: sentence(code, language, { hole }),
});

const isSame = (earlier: EarlierEntry, { playerId, hole, score }: MarkerEntry): boolean =>
  earlier.playerId === playerId && earlier.hole === hole && scoreOf(earlier) === score;

/** What no card can have is not held either. */
function problemOf({ hole, score }: MarkerEntry): MessageKey | null {
  if (hole < 1 || hole > MOST_HOLES) return 'hole-out-of-range';
  return typeof score === 'number' && (score < 1 || score > MOST_STROKES) ? 'score-out-of-range' : null;
}

const causeOf = (outcome: MarkerOutcome | undefined): HeldCause | undefined =>
  HELD_CAUSES.find((cause) => outcome?.outcome === 'refused' && outcome.code === cause);
