import type { EntrySource } from '@fairway/api/choice/play/score';
import type { Entry } from '@fairway/golf';
import type { Principal } from '../../../access/principal.ts';

/** An entry as the database keeps it: for judging others against it, or for appending. */
export type StoredEntry = {
  id: string;
  playerId: string;
  roundId: string;
  hole: number;
  strokes: number | null;
  pickup: boolean;
  /** The partner whose tee shot a side used; null: the entry does not say. */
  driveBy: string | null;
  source: EntrySource;
  /** null: the program wrote it, for its demo. */
  principalKind: Principal['kind'] | null;
  principalId: string | null;
  device: string | null;
  enteredAt: string;
  /** The device's clock could not be right: `enteredAt` is the time of receipt. */
  clockWrong: boolean;
  replaces: string | null;
  reason: string | null;
};

/**
 * Who entered it, as the rules tell authors apart: a principal on a device. Two phones may disagree about a hole just as two people may, and a
 * phone stays the same author when its link is replaced; who looks again at what they entered themselves is a second author.
 */
export function authorOf({
  principalKind,
  principalId,
  device,
  source,
}: Pick<StoredEntry, 'principalKind' | 'principalId' | 'device' | 'source'>): string {
  const second = source === 'check' ? 'check' : null;
  const isPhone = principalKind === 'link' && device !== null;
  return [second, principalKind ?? source, isPhone ? null : principalId, device].filter((part) => part !== null).join(' ');
}

/** The same entry as the rules see it. */
export function golfEntry<E extends StoredEntry>(entry: E): Omit<Entry, 'seq'> {
  return {
    id: entry.id,
    hole: entry.hole,
    score: entry.pickup ? 'pickup' : entry.strokes,
    source: entry.source,
    author: authorOf(entry),
    replaces: entry.replaces,
    ...(entry.reason !== null && { settles: entry.reason }),
  };
}

export const toGolf = (entry: StoredEntry & { seq: number }): Entry => ({ ...golfEntry(entry), seq: entry.seq });
