/** Runs work of one key after all work of the same key that was given before; it is told what the one before it came to. */
export type InTurn<Result> = <Own extends Result>(key: string, work: (before: Result | null) => Promise<Own>) => Promise<Own>;

/**
 * Lets writers of one tournament go one after the other, so that they do not get in each other's way. Those of other processes
 * it does not hold off: what they write between reading and writing is noticed by the board's version.
 */
export function createTurns<Result>(): InTurn<Result> {
  /** The last of those who wait, by key; null after one that failed. */
  const queues = new Map<string, Promise<Result | null>>();
  return async (key, work) => {
    const mine = (queues.get(key) ?? Promise.resolve(null)).then(work);
    const settled = mine.catch(() => null);
    queues.set(key, settled);
    try {
      return await mine;
    } finally {
      if (queues.get(key) === settled) queues.delete(key);
    }
  };
}
