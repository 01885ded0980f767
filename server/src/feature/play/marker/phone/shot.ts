import type { HeldCause, Language, MarkerMeasurement, MarkerOutcome } from '@fairway/api';
import type { Marker } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { isPlausible } from '../../../../engine/competition/entry/plausible.ts';
import { AppError, fieldError } from '../../../../error/app-error.ts';
import { MOST_OF_PHONES_ON_A_HOLE } from '../../score/judge.ts';
import { append, playsHole, requirePossible, requireSame, requireShot } from '../../side-award/measure.ts';
import { countOfPhones, findLast, findMeasurement, findStarter } from '../../side-award/store.ts';
import { findHeldShot, hold } from '../held/store.ts';
import { causeOfTournament, heldFor, type Phone, type Taken, takeFromPhone } from './batch.ts';
import type { PhoneWriter } from './writer.ts';

type Sent = { measurements: readonly MarkerMeasurement[]; language: Language };

/** The measured shots of a phone. Of two phones the later one counts, and the history has both; what a person of the committee measured is theirs to change. */
export const measureFromPhone = (deps: PhoneWriter, marker: Marker, { measurements, language }: Sent): Promise<MarkerOutcome[]> =>
  takeFromPhone(deps, marker, { entries: measurements, language }, async (tx, phone) => (shot) => take(tx, phone, shot));

async function take(tx: Transaction, phone: Phone, shot: MarkerMeasurement): Promise<Taken> {
  const { marker, held, now, language } = phone;
  const { roundId, tournamentId } = marker;
  const repeated = await findRepeated(tx, roundId, shot, language);
  if (repeated !== null) return repeated;
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
    const values = { ...shot, enteredAt, reason: null, device: marker.deviceId };
    const action = await append(tx, { principal: marker, roundId, standing, now }, values);
    return { outcome: { id: shot.id, outcome: 'applied', code: null, message: null }, action };
  }
  const kept = (await hold(tx, marker, [{ entry: shot, cause }], now)).get(shot.id);
  if (kept === 'phone-full') throw fieldError('id', 'phone-full');
  return heldFor(shot, cause, language);
}

/** A shot that came before: it counts or counted, or it waits for a person. */
async function findRepeated(tx: Transaction, roundId: string, shot: MarkerMeasurement, language: Language): Promise<Taken | null> {
  const measured = await findMeasurement(tx, shot.id);
  const waiting = await findHeldShot(tx, shot.id);
  const earlier = measured ?? waiting;
  if (earlier === null) return null;
  if (earlier.roundId !== roundId) throw new AppError('beyond-flight');
  requireSame(earlier, shot, roundId);
  if (waiting !== null) return heldFor(shot, waiting.cause as HeldCause, language);
  return { outcome: { id: shot.id, outcome: 'repeated', code: null, message: null } };
}

const causeOfStatus = (status: string): HeldCause | null =>
  status === 'cut' ? 'player-missed-cut' : status === 'DNS' ? 'player-did-not-start' : null;
