/** A tab that the phone put to sleep may hold its turn for ever. */
const PATIENCE_MS = 10_000;

/**
 * Does the work while no other tab of this browser does work of that name. Where the browser cannot tell (plain http), or another tab keeps
 * its turn for too long, it is done all the same: an entry sent twice is taken once.
 */
export const alone =
  (name: string, locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks) =>
  async (work: () => Promise<void>): Promise<void> => {
    if (locks === undefined) return work();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    let begun = false;
    const turn = () => {
      begun = true;
      clearTimeout(timer);
      return work();
    };
    try {
      await locks.request(`outbox ${name}`, { signal: patience.signal }, turn);
    } catch (error) {
      if (begun) throw error;
      await work();
    } finally {
      clearTimeout(timer);
    }
  };
