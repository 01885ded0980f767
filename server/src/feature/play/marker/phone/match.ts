import { isDeepStrictEqual } from 'node:util';
import type { HeldCause, Language, MarkerMatchEntry, MarkerOutcome } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Marker } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { flight } from '../../../../db/schema/field/player.ts';
import type { PlayedMatch } from '../../../../engine/match/match-state.ts';
import { AppError } from '../../../../error/app-error.ts';
import { type Matches, readMatches, type Saying, takeMatchEntry } from '../../match/match-entry.ts';
import { findMatchEntry, findMatchRow } from '../../match/store.ts';
import { MOST_OF_PHONES_ON_A_HOLE } from '../../score/judge.ts';
import { findHeldWord, type HeldRow, holdWord } from '../held/store.ts';
import { causeOfTournament, heldFor, type Phone, refused, type Taken, takeFromPhone } from './batch.ts';
import type { PhoneWriter } from './writer.ts';

type Sent = { entries: readonly MarkerMatchEntry[]; language: Language };
type OfMatches = Phone & { matches: Matches; saying: Saying; flight: string | undefined };

/** What a phone says of matches beside the strokes. Holes as won, halved or lost dispute as strokes do; a phone takes back its own words alone. */
export const sayFromPhone = (deps: PhoneWriter, marker: Marker, sent: Sent): Promise<MarkerOutcome[]> =>
  takeFromPhone(deps, marker, sent, async (tx, phone) => {
    const { held, now, language } = phone;
    const saying: Saying = { principal: marker, source: 'marker', device: marker.deviceId, held, now, language };
    const of = { ...phone, saying, matches: await readMatches(tx, held.id), flight: await numberOf(tx, marker.flightId) };
    return (entry) => take(tx, of, entry);
  });

async function numberOf(tx: Transaction, flightId: string | null): Promise<string | undefined> {
  if (flightId === null) return undefined;
  const [row] = await tx.select({ number: flight.number }).from(flight).where(eq(flight.id, flightId));
  return row?.number;
}

async function take(tx: Transaction, phone: OfMatches, entry: MarkerMatchEntry): Promise<Taken> {
  const { marker, matches, saying, language } = phone;
  const { id, matchId, word } = entry;
  const waiting = await findHeldWord(tx, id);
  if (waiting !== null) {
    const isSame = waiting.roundId === marker.roundId && waiting.matchId === matchId && isDeepStrictEqual(waiting.word, word);
    return isSame ? heldFor({ id }, waiting.cause as HeldCause, language) : refused(entry, 'entry-id-taken', language);
  }
  const played = matches.find(matchId);
  // no desk can take it in any more: the phone keeps it until its caddie has read so
  if (played === null && (await findMatchRow(tx, matchId)) === null) return refused(entry, 'match-gone', language);
  if (played === null || played.session.roundId !== marker.roundId) throw new AppError('beyond-flight');
  // what came before counts or counted, whatever has happened since
  if ((await findMatchEntry(tx, id)) !== null) return takeMatchEntry(tx, saying, matches, entry);
  const own = word.kind === 'struck' ? await findStruck(tx, phone, matchId, word.fact) : null;
  if (own === 'of-others') return refused(entry, 'match-word-of-others', language);
  const cause = causeOf(phone, played, entry) ?? (own === null ? null : (own.cause as HeldCause));
  if (cause === null) {
    const ofPhones = matches.entriesOf(matchId).filter(({ source }) => source === 'marker');
    if (ofPhones.length >= MOST_OF_PHONES_ON_A_HOLE * played.round.par.length) return refused(entry, 'hole-full', language);
    return takeMatchEntry(tx, saying, matches, entry);
  }
  const kept = await holdWord(tx, marker, { entry, cause }, saying.now);
  return kept === 'phone-full' ? refused(entry, kept, language) : heldFor({ id }, kept, language);
}

const causeOf = (
  { marker, held, flight: number }: OfMatches,
  { round, start, row }: PlayedMatch,
  { version = row.version }: MarkerMatchEntry,
): HeldCause | null =>
  marker.ended ??
  causeOfTournament(held) ??
  (round.finishedAt === null ? null : 'round-finished') ??
  (number !== undefined && start.flight === number ? null : 'match-not-in-flight') ??
  (version === row.version ? null : 'match-changed');

/** The held word that a phone takes back; null: it is no held one. A phone takes back its own alone. */
async function findStruck(
  tx: Transaction,
  { marker, matches }: OfMatches,
  matchId: string,
  fact: string,
): Promise<HeldRow | 'of-others' | null> {
  const entry = matches.entriesOf(matchId).find(({ id }) => id === fact);
  if (entry !== undefined) return entry.principalKind === 'link' && entry.device === marker.deviceId ? null : 'of-others';
  const held = await findHeldWord(tx, fact);
  if (held === null || held.matchId !== matchId) return null;
  return held.deviceId === marker.deviceId ? held : 'of-others';
}
