/** Runs work of one key after all work of the same key that was given before. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets writers of one tournament go one after the other, so that they do not get in each other's way. Those of other processes
 * it does not hold off: what they write between reading and writing is noticed by the board's version.
 */
export function createTurns(): InTurn {
  /** The last of those who wait, by key. */
  const queues = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = queues.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    queues.set(key, mine);
    try {
      return await mine;
    } finally {
      if (queues.get(key) === mine) queues.delete(key);
    }
  };
}
