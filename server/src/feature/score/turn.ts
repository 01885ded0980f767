/** The last of those who wait, by key. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the work after all work of the same key that this process was given before. Writers of other processes are not held
 * off: this only spares writers of one tournament from getting in each other's way.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(key, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}
