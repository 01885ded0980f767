/** Runs the work of a key after all earlier work of the same key. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets writers of one tournament go one after the other, so that they do not block each other. It does not hold back writers of
 * other processes: the board's version shows what they wrote between reading and writing.
 */
export function createTurns(): InTurn {
  /** The end of the last work in the queue, by key. */
  const queues = new Map<string, Promise<void>>();
  return async (key, work) => {
    const mine = (queues.get(key) ?? Promise.resolve()).then(work);
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
