import { hash, randomBytes } from 'node:crypto';
import { canonical, type LineContent, type ScoreLine } from '@fairway/facts';
import { foldCard, MOST_HOLES, stateOn } from '@fairway/golf';
import { golfEntry, type StoredEntry, toGolf } from '../competition/golf-entry.ts';

/** What hides a line until it is opened, and what it commits to. */
export type Sealed = { salt: Buffer; commit: Buffer };

const SALT_BYTES = 16;

/** Seals what lines say, each with a new salt. Node hashes three times as fast as the library of `facts`, and a stroke waits for it. */
export function sealed(contents: readonly LineContent[]): Sealed[] {
  const salts = randomBytes(SALT_BYTES * contents.length);
  return contents.map((content, nth) => {
    const salt = salts.subarray(SALT_BYTES * nth, SALT_BYTES * (nth + 1));
    return { salt, commit: hash('sha256', Buffer.concat([salt, Buffer.from(textOf(content))]), 'buffer') };
  });
}

/** As canonical JSON: the keys of a score are written in their order. */
const textOf = (content: LineContent): string => (content.kind === 'score' ? JSON.stringify(content) : canonical(content));

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

type Known = StoredEntry & { seq: number; serial: number | null };

/** The ledger as an entry finds it: how many lines it has, and the entries that were received for these cards. */
export type KnownLedger = { lines: number; entries: readonly Known[] };

/**
 * The lines of new entries, in their order. Whether each of them stands is worked out as the card is: by those before it on its hole. `replaces`:
 * an entry of before the ledger is in its first line.
 */
export function scoreLines({ lines, entries }: KnownLedger, write: readonly StoredEntry[], at: Date): ScoreLine[] {
  const serialOf = new Map(entries.map(({ id, serial }) => [id, serial ?? 1]));
  const before = [...entries];
  let seq = entries.reduce((last, entry) => Math.max(last, entry.seq), 0);
  return write.map((entry, nth) => {
    serialOf.set(entry.id, lines + nth + 1);
    seq += 1;
    before.push({ ...entry, seq, serial: null });
    const replaces = entry.replaces === null ? null : (serialOf.get(entry.replaces) ?? null);
    return scoreLine(entry, { at: at.toISOString(), replaces, stands: standsAfter(before, entry) });
  });
}

/** Whether the hole of an entry says what the entry says, once it is received. */
export function standsAfter(entries: readonly (StoredEntry & { seq: number })[], entry: StoredEntry): boolean {
  const here = entries.filter(
    ({ playerId, roundId, hole }) => playerId === entry.playerId && roundId === entry.roundId && hole === entry.hole,
  );
  return here.length === 1 || stateOn(foldCard(here.map(toGolf), MOST_HOLES), entry.hole).shown?.score === golfEntry(entry).score;
}

type Received = StoredEntry & { seq: number; serial: number | null; receivedAt: string };

/** What the lines of a tournament's entries say, made again from the entries in the order of receipt; each has its number. */
export function entryLines<Of extends Received>(entries: readonly Of[]): { entry: Of; line: ScoreLine }[] {
  const serialOf = new Map(entries.map(({ id, serial }) => [id, serial]));
  const perHole = Map.groupBy(entries, ({ playerId, roundId, hole }) => `${playerId} ${roundId} ${hole}`);
  return [...perHole.values()].flatMap((here) =>
    here.map((entry, nth) => {
      const replaces = entry.replaces === null ? null : (serialOf.get(entry.replaces) ?? null);
      return { entry, line: scoreLine(entry, { at: entry.receivedAt, replaces, stands: standsAfter(here.slice(0, nth + 1), entry) }) };
    }),
  );
}
