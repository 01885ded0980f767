import { AppError } from '../error/app-error.ts';
import { createWaitingLine, type Source, type WaitingLine } from './waiting-line.ts';

/** Runs the work of a key one piece at a time, as the waiting line has it; work that waits for too long is refused with 503. */
export type InTurn = <Result>(key: string, source: Source, work: () => Promise<Result>) => Promise<Result>;

/** As long as one of them may wait for the database: so nobody waits for everyone before them. */
const PATIENCE_MS = 5_000;

/**
 * Lets writers of one tournament go one after the other, so that they do not block each other: the desk before the phones, and one source after
 * the other. It does not hold back writers of other processes: the board's version shows what they wrote between reading and writing.
 */
export function createTurns(now = Date.now): InTurn {
  /** Who waits for whoever is writing, by key; without a line nobody writes. */
  const lines = new Map<string, WaitingLine<() => void>>();

  const begin = async (key: string, source: Source): Promise<void> => {
    const line = lines.get(key);
    if (line) return new Promise((turn) => line.add(turn, source));
    lines.set(key, createWaitingLine());
  };
  const end = (key: string): void => {
    const next = lines.get(key)?.next();
    if (next) next();
    else lines.delete(key);
  };

  return async (key, source, work) => {
    const askedAt = now();
    await begin(key, source);
    try {
      if (now() - askedAt > PATIENCE_MS) throw new AppError('unavailable', { retryAfterSeconds: 1 });
      return await work();
    } finally {
      end(key);
    }
  };
}
