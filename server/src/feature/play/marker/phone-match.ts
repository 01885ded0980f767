import { isDeepStrictEqual } from 'node:util';
import type { HeldCause, Language, MarkerMatchEntry, MarkerOutcome } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Marker } from '../../../access/principal.ts';
import type { Transaction } from '../../../db/database.ts';
import { flight } from '../../../db/schema/player.ts';
import { tournament } from '../../../db/schema/tournament.ts';
import { tellLedger } from '../../../engine/ledger/ledger.ts';
import type { PlayedMatch } from '../../../engine/match/match-state.ts';
import { AppError } from '../../../error/app-error.ts';
import { sentence } from '../../../text/word.ts';
import { holdTournament } from '../../../write/write.ts';
import { type Matches, readMatches, type Said, type Saying, takeMatchEntry } from '../match/match.ts';
import { findMatchEntry, findMatchRow } from '../match/store.ts';
import { MOST_OF_PHONES_ON_A_HOLE } from '../score/judge.ts';
import { findHeldWord, type HeldRow, holdWord } from './held-store.ts';
import { causeOfTournament } from './phone-shot.ts';
import { type PhoneWriter, writeFromPhone } from './phone-writer.ts';
import { refusal } from './refusal.ts';

type Batch = { entries: readonly MarkerMatchEntry[]; language: Language };
type Phone = { marker: Marker; matches: Matches; saying: Saying; flight: string | undefined };
/** What becomes of one word, and what the log says of it. */
type Result = { outcome: MarkerOutcome; action?: Said['action'] };

/**
 * Takes what a phone says of matches beside the strokes, and answers each. Holes as won, halved or lost dispute as strokes do; a phone takes
 * back its own words alone. What may not be applied is held, as a stroke is.
 */
export async function sayFromPhone(deps: PhoneWriter, marker: Marker, { entries, language }: Batch): Promise<MarkerOutcome[]> {
  const { tournamentId, deviceId } = marker;
  const results: Result[] = [];
  return writeFromPhone(deps, marker, {
    change: async (tx) => {
      const held = await holdTournament(tx, tournamentId);
      const saying: Saying = { principal: marker, source: 'marker', device: deviceId, held, now: deps.clock(), language };
      const phone = { marker, matches: await readMatches(tx, tournamentId), saying, flight: await numberOf(tx, marker.flightId) };
      for (const entry of entries) results.push(await outcomeOf(tx, phone, entry));
      if (results.some(({ action }) => action)) await tellLedger(tx, tournamentId, saying.now);
      return results.flatMap(({ action }) => action ?? []);
    },
    boards: () => eq(tournament.id, tournamentId),
    answer: async () => results.map(({ outcome }) => outcome),
  });
}

async function numberOf(tx: Transaction, flightId: string | null): Promise<string | undefined> {
  if (flightId === null) return undefined;
  const [found] = await tx.select({ number: flight.number }).from(flight).where(eq(flight.id, flightId));
  return found?.number;
}

/** A refused word does not stop the others. */
async function outcomeOf(tx: Transaction, phone: Phone, entry: MarkerMatchEntry): Promise<Result> {
  try {
    return await take(tx, phone, entry);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: { id: entry.id, outcome: 'refused', ...refusal(error, phone.saying.language) } };
  }
}

async function take(tx: Transaction, phone: Phone, entry: MarkerMatchEntry): Promise<Result> {
  const { marker, matches, saying } = phone;
  const { id, matchId, word } = entry;
  const waiting = await findHeldWord(tx, id);
  if (waiting !== null) {
    const isSame = waiting.roundId === marker.roundId && waiting.matchId === matchId && isDeepStrictEqual(waiting.word, word);
    return { outcome: isSame ? heldFor(id, waiting.cause as HeldCause, saying.language) : refused(id, 'entry-id-taken', saying) };
  }
  const played = matches.find(matchId);
  // no desk can take it in any more: the phone keeps it until its caddie has read so
  if (played === null && (await findMatchRow(tx, matchId)) === null) return { outcome: refused(id, 'match-gone', saying) };
  if (played === null || played.session.roundId !== marker.roundId) throw new AppError('beyond-flight');
  // what came before counts or counted, whatever has happened since
  if ((await findMatchEntry(tx, id)) !== null) return takeMatchEntry(tx, saying, matches, entry);
  const own = word.kind === 'struck' ? await findStruck(tx, phone, matchId, word.fact) : null;
  if (own === 'of-others') return { outcome: refused(id, 'match-word-of-others', saying) };
  const cause = causeOf(phone, played, entry) ?? (own === null ? null : (own.cause as HeldCause));
  if (cause === null) {
    const ofPhones = matches.entriesOf(matchId).filter(({ source }) => source === 'marker');
    if (ofPhones.length >= MOST_OF_PHONES_ON_A_HOLE * played.round.par.length) return { outcome: refused(id, 'hole-full', saying) };
    return takeMatchEntry(tx, saying, matches, entry);
  }
  const kept = await holdWord(tx, marker, { entry, cause }, saying.now);
  return { outcome: kept === 'phone-full' ? refused(id, kept, saying) : heldFor(id, kept, saying.language) };
}

const causeOf = (
  { marker, saying, flight: number }: Phone,
  { round, start, row }: PlayedMatch,
  { version = row.version }: MarkerMatchEntry,
): HeldCause | null =>
  marker.ended ??
  causeOfTournament(saying.held) ??
  (round.finishedAt === null ? null : 'round-finished') ??
  (number !== undefined && start.flight === number ? null : 'match-not-in-flight') ??
  (version === row.version ? null : 'match-changed');

/** The held word that a phone takes back; null: it is no held one. A phone takes back its own alone. */
async function findStruck(
  tx: Transaction,
  { marker, matches }: Phone,
  matchId: string,
  fact: string,
): Promise<HeldRow | 'of-others' | null> {
  const said = matches.entriesOf(matchId).find(({ id }) => id === fact);
  if (said !== undefined) return said.principalKind === 'link' && said.device === marker.deviceId ? null : 'of-others';
  const held = await findHeldWord(tx, fact);
  if (held === null || held.matchId !== matchId) return null;
  return held.deviceId === marker.deviceId ? held : 'of-others';
}

const heldFor = (id: string, cause: HeldCause, language: Language): MarkerOutcome => ({
  ...{ id, outcome: 'held', code: cause },
  message: sentence(cause, language),
});

const refused = (id: string, code: Parameters<typeof sentence>[0], { language }: Saying): MarkerOutcome => ({
  ...{ id, outcome: 'refused', code },
  message: sentence(code, language),
});
