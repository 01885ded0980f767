/** Runs the work of a key after all earlier work of the same key, and gives it the result of the work before it. */
export type InTurn<Result> = <Own extends Result>(key: string, work: (before: Result | null) => Promise<Own>) => Promise<Own>;

/**
 * Lets writers of one tournament go one after the other, so that they do not block each other. It does not hold back writers of
 * other processes: the board's version shows what they wrote between reading and writing.
 */
export function createTurns<Result>(): InTurn<Result> {
  /** The last work in the queue, by key; it resolves to null after a failure. */
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
