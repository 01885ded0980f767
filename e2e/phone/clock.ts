import { setImmediate as turn } from 'node:timers/promises';

/** Time that passes when the test says so. What is due runs in its order, and what follows from it has ended before the next. */
export type Clock = {
  /** Answers how to take it back. */
  readonly after: (ms: number, work: () => void) => () => void;
  readonly pass: (ms: number) => Promise<void>;
  /** Real work, such as a request, that must have ended before time goes on. */
  readonly during: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Waits until nothing is under way. */
  readonly settle: () => Promise<void>;
};

export function createClock(): Clock {
  const due = new Set<{ readonly at: number; readonly work: () => void }>();
  let now = 0;
  let underWay = 0;
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 2; quiet = underWay === 0 ? quiet + 1 : 0) await turn();
  };
  return {
    settle,
    after: (ms, work) => {
      const timer = { at: now + ms, work };
      due.add(timer);
      return () => void due.delete(timer);
    },
    during: async (work) => {
      underWay++;
      return work.finally(() => void underWay--);
    },
    pass: async (ms) => {
      const end = now + ms;
      for (;;) {
        await settle();
        const [next] = [...due].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        due.delete(next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = end;
    },
  };
}
