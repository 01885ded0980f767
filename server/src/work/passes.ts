/** Work for keys that many ask for at any moment, after they were answered. */
type Passes = {
  /** Begins a pass for the key, or lets one wait behind what runs now. */
  soon(key: string): void;
  /** Until nothing runs and nothing waits. */
  settled(): Promise<void>;
};

/**
 * One pass after the other, and one of each key waits at most, however often it is asked for: what comes while a pass runs is seen by the next. So
 * all of them together take one connection of the database. A pass that fails is reported, and the next one goes on.
 */
export function createPasses(work: (key: string) => Promise<unknown>, report: (error: unknown) => void): Passes {
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    // a key that is added meanwhile is gone through too
    for (const key of waiting) {
      waiting.delete(key);
      await work(key).catch(report);
    }
    running = null;
  };
  return {
    soon: (key) => {
      waiting.add(key);
      running ??= run();
    },
    settled: async () => {
      await running;
    },
  };
}
