import { performance } from 'node:perf_hooks';

const FIRST_SECONDS = 3;
/** Up to this number of pages the first interval holds; each 900 more add a second. So 3,000 ask 500 times a second. */
const FEW = 300;
const MORE_A_SECOND = 900;
/** The share of its time that the thread may be busy before everybody asks more rarely. */
const BUSY = 0.5;
/** As often as a page with a stream asks. */
const LAST_SECONDS = 60;
/** Over this time requests and the thread's work are looked at. */
const WINDOW_MS = 5000;

/** How many seconds a page without a stream waits before it asks again, by the number of such pages and the share of its time that the thread is busy. */
export function pollSeconds(pages: number, busy: number): number {
  const idle = FIRST_SECONDS + Math.max(0, pages - FEW) / MORE_A_SECOND;
  const slower = busy > BUSY ? (1 - BUSY) / Math.max(0.01, 1 - busy) : 1;
  return Math.min(LAST_SECONDS, Math.round(idle * slower));
}

export type Polls = {
  /** Counts a request for a board, and says in how many seconds its page may ask again. */
  next(): string;
};

/** How often pages ask that hear no stream, because something in between holds it back: as often as the process bears. */
export function createPolls(now = () => performance.now(), busySince = createBusy()): Polls {
  let since = now();
  let count = 0;
  let seconds = FIRST_SECONDS;
  let text = String(seconds);
  return {
    next: () => {
      count += 1;
      const passedMs = now() - since;
      if (passedMs >= WINDOW_MS) {
        seconds = pollSeconds((count * seconds * 1000) / passedMs, busySince());
        text = String(seconds);
        [since, count] = [now(), 0];
      }
      return text;
    },
  };
}

/** The share of its time that this thread has worked since it was asked last. */
function createBusy(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization;
  };
}
