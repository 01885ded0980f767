import { AppError } from './errors.ts';

/** Runs the work of a key after all earlier work of the same key; work that waits for too long is refused with 503. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** As long as one of them may wait for the database: so nobody waits for everyone before them. */
const PATIENCE_MS = 5_000;

/**
 * Lets writers of one tournament go one after the other, so that they do not block each other. It does not hold back writers of
 * other processes: the board's version shows what they wrote between reading and writing.
 */
export function createTurns(now = Date.now): InTurn {
  /** The end of the last work in the queue, by key. */
  const queues = new Map<string, Promise<void>>();
  return async (key, work) => {
    const askedAt = now();
    const mine = (queues.get(key) ?? Promise.resolve()).then(() => {
      if (now() - askedAt > PATIENCE_MS) throw new AppError('unavailable', { retryAfterSeconds: 1 });
      return work();
    });
    const ended = mine.then(
      () => undefined,
      () => undefined,
    );
    queues.set(key, ended);
    try {
      return await mine;
    } finally {
      if (queues.get(key) === ended) queues.delete(key);
    }
  };
}
