import { hash, randomBytes } from 'node:crypto';
import type { ScoreLine } from '@fairway/facts';
import { type HoleFold, holeAfter } from '@fairway/golf';
import { type StoredEntry, toGolf } from '../competition/entry/golf-entry.ts';

/** What hides a line until it is opened, and what it commits to. */
export type Sealed = { salt: Buffer; commit: Buffer };

const SALT_BYTES = 16;

/** Seals what lines say as canonical JSON, each with a new salt. Node hashes three times as fast as the library of `facts`, and a stroke waits for it. */
export function sealed(texts: readonly string[]): Sealed[] {
  const salts = randomBytes(SALT_BYTES * texts.length);
  return texts.map((text, nth) => {
    const salt = salts.subarray(SALT_BYTES * nth, SALT_BYTES * (nth + 1));
    return { salt, commit: hash('sha256', Buffer.concat([salt, Buffer.from(text)]), 'buffer') };
  });
}

/** The keys of a score are in their order. */
export const sealedScores = (lines: readonly ScoreLine[]): Sealed[] => sealed(lines.map((line) => JSON.stringify(line)));

type Entered = Omit<StoredEntry, 'principalKind' | 'principalId' | 'device' | 'clockWrong' | 'id' | 'replaces'>;

/** What the line of an entry says: no person, no device. The same when it is appended and whenever it is read. */
export const scoreLine = (of: Entered, { at, replaces, stands }: Pick<ScoreLine, 'at' | 'replaces' | 'stands'>): ScoreLine => ({
  at,
  entered: of.enteredAt,
  hole: of.hole,
  kind: 'score',
  player: of.playerId,
  replaces,
  round: of.roundId,
  settles: of.reason !== null,
  source: of.source,
  stands,
  value: of.pickup ? 'pickup' : of.strokes,
});

type EntryOfLine = StoredEntry & { seq: number; serial: number | null };

/** The ledger as an entry finds it: how many lines it has, and the entries that were received for these cards. */
export type KnownLedger = { lines: number; entries: readonly EntryOfLine[] };

/**
 * The lines of new entries, in their order. Whether each of them stands is worked out as the card is: by those before it on its hole. `replaces`:
 * an entry of before the ledger is in its first line.
 */
export function scoreLines({ lines, entries }: KnownLedger, write: readonly StoredEntry[], at: Date): ScoreLine[] {
  const lineOf = entryLines();
  const receivedAt = at.toISOString();
  const before = [...entries].sort((one, other) => one.seq - other.seq);
  for (const entry of before) lineOf({ ...entry, receivedAt, serial: entry.serial ?? 1 });
  const last = before.at(-1)?.seq ?? 0;
  return write.map((entry, nth) => lineOf({ ...entry, receivedAt, seq: last + nth + 1, serial: lines + nth + 1 }));
}

type Received = EntryOfLine & { receivedAt: string };

/**
 * Makes the lines of entries, as they come or again from the database: it is called with one after the other in the order of receipt. It keeps
 * what stands on each hole, so that a long history costs each entry once. What an entry replaces is on its own card.
 */
export function entryLines(): (entry: Received) => ScoreLine {
  const serialOf = new Map<string, number | null>();
  const folds = new Map<string, HoleFold>();
  return (entry) => {
    const card = `${entry.playerId} ${entry.roundId}`;
    const golfEntry = toGolf(entry);
    const fold = holeAfter(folds.get(`${card} ${entry.hole}`) ?? null, golfEntry);
    folds.set(`${card} ${entry.hole}`, fold);
    serialOf.set(`${card} ${entry.id}`, entry.serial);
    const replaces = entry.replaces === null ? null : (serialOf.get(`${card} ${entry.replaces}`) ?? null);
    return scoreLine(entry, { at: entry.receivedAt, replaces, stands: fold.shown?.score === golfEntry.score });
  };
}
