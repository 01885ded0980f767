import type { HeldCause, Language, MarkerMeasurement, MarkerOutcome } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Marker } from '../../../access/principal.ts';
import type { Transaction } from '../../../db/database.ts';
import { tournament } from '../../../db/schema/tournament.ts';
import { isPlausible } from '../../../engine/competition/plausible.ts';
import { tellLedger } from '../../../engine/ledger/ledger.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { sentence } from '../../../text/word.ts';
import type { Action } from '../../../write/action.ts';
import { holdTournament, type TournamentRow } from '../../../write/write.ts';
import { MOST_OF_PHONES_ON_A_HOLE } from '../score/judge.ts';
import { append, playsHole, requirePossible, requireSame, requireShot } from '../side-award/measure.ts';
import { countOfPhones, findLast, findMeasurement, findStarter } from '../side-award/store.ts';
import { findHeldShot, hold } from './held-store.ts';
import { type PhoneWriter, writeFromPhone } from './phone-writer.ts';
import { refusal } from './refusal.ts';

type Batch = { measurements: readonly MarkerMeasurement[]; language: Language };
type Phone = { marker: Marker; held: TournamentRow; now: Date; language: Language };
/** What becomes of one shot, and what the log says of it. */
type Result = { outcome: MarkerOutcome; action?: Action };

/**
 * Takes the measured shots of a phone and answers each. Of two phones the later one counts, and the history has both; what a person of the
 * committee measured is theirs to change. What may not be applied is held, as a stroke is.
 */
export async function measureFromPhone(deps: PhoneWriter, marker: Marker, { measurements, language }: Batch): Promise<MarkerOutcome[]> {
  const { tournamentId } = marker;
  const results: Result[] = [];
  return writeFromPhone(deps, marker, {
    change: async (tx) => {
      const phone = { marker, held: await holdTournament(tx, tournamentId), now: deps.clock(), language };
      for (const shot of measurements) results.push(await outcomeOf(tx, phone, shot));
      if (results.some(({ action }) => action)) await tellLedger(tx, tournamentId, phone.now);
      return results.flatMap(({ action }) => action ?? []);
    },
    boards: () => eq(tournament.id, tournamentId),
    answer: async () => results.map(({ outcome }) => outcome),
  });
}

/** A refused shot does not stop the others. */
async function outcomeOf(tx: Transaction, phone: Phone, shot: MarkerMeasurement): Promise<Result> {
  try {
    return await take(tx, phone, shot);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: { id: shot.id, outcome: 'refused', ...refusal(error, phone.language) } };
  }
}

async function take(tx: Transaction, phone: Phone, shot: MarkerMeasurement): Promise<Result> {
  const { marker, held, now, language } = phone;
  const { roundId, tournamentId } = marker;
  const repeated = await findRepeated(tx, roundId, shot, language);
  if (repeated !== null) return { outcome: repeated };
  requireShot(shot);
  const starter = await findStarter(tx, roundId, shot.playerId);
  if (starter === null) throw new AppError('beyond-flight');
  const last = await findLast(tx, { ...shot, roundId });
  const cause =
    marker.ended ??
    causeOfTournament(held) ??
    (starter.flightId === marker.flightId ? null : 'not-in-flight') ??
    causeOfStatus(starter.status) ??
    ((await playsHole(tx, roundId, shot.hole)) ? null : 'hole-not-in-round') ??
    (last !== null && last.principalKind !== 'link' ? 'measured-by-desk' : null);
  if (cause === null) {
    await requirePossible(tx, { tournamentId, roundId }, shot);
    if ((await countOfPhones(tx, { ...shot, roundId })) >= MOST_OF_PHONES_ON_A_HOLE) throw fieldError('id', 'hole-full');
    const standing = last?.centimetres == null ? null : last;
    const enteredAt = isPlausible(Date.parse(shot.enteredAt), now) ? shot.enteredAt : now.toISOString();
    const given = { ...shot, enteredAt, reason: null, device: marker.deviceId };
    const action = await append(tx, { principal: marker, roundId, standing, now }, given);
    return { outcome: { id: shot.id, outcome: 'applied', code: null, message: null }, action };
  }
  const kept = (await hold(tx, marker, [{ entry: shot, cause }], now)).get(shot.id);
  if (kept === 'phone-full') throw fieldError('id', 'phone-full');
  return { outcome: heldFor(shot, cause, language) };
}

/** A shot that came before: it counts or counted, or it waits for a person. */
async function findRepeated(tx: Transaction, roundId: string, shot: MarkerMeasurement, language: Language): Promise<MarkerOutcome | null> {
  const measured = await findMeasurement(tx, shot.id);
  const waiting = await findHeldShot(tx, shot.id);
  const known = measured ?? waiting;
  if (known === null) return null;
  if (known.roundId !== roundId) throw new AppError('beyond-flight');
  requireSame(known, shot, roundId);
  if (waiting !== null) return heldFor(shot, waiting.cause as HeldCause, language);
  return { id: shot.id, outcome: 'repeated', code: null, message: null };
}

const heldFor = ({ id, hole }: MarkerMeasurement, cause: HeldCause, language: Language): MarkerOutcome => ({
  ...{ id, outcome: 'held', code: cause },
  message: sentence(cause, language, { hole }),
});

/** Why a tournament takes nothing from phones. */
export const causeOfTournament = ({ state }: TournamentRow): HeldCause | null =>
  state === 'open' ? null : state === 'closed' ? 'tournament-ended' : 'tournament-locked';

const causeOfStatus = (status: string): HeldCause | null =>
  status === 'cut' ? 'player-missed-cut' : status === 'DNS' ? 'player-did-not-start' : null;
