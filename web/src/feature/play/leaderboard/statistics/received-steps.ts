import type { ReceivedQuarter } from '@fairway/api';

const QUARTER_MS = 15 * 60_000;
/** More bars than this nobody reads. */
const MOST_STEPS = 40;

/** `from`: milliseconds since 1970. */
type ReceivedStep = { readonly from: number; readonly holes: number; readonly cards: number };

/** What came in from the first score to the last without a gap: by the quarter of an hour, or by twice as long, until it is few enough steps. */
export function receivedSteps(quarters: readonly ReceivedQuarter[]): { readonly minutes: number; readonly steps: readonly ReceivedStep[] } {
  const times = quarters.map(({ from }) => Date.parse(from));
  const [first = 0, last = 0] = [times[0], times[times.length - 1]];
  let length = QUARTER_MS;
  const stepOf = (time: number) => Math.floor(time / length);
  while (stepOf(last) - stepOf(first) >= MOST_STEPS) length *= 2;
  const steps =
    quarters.length === 0 ? [] : Array.from({ length: stepOf(last) - stepOf(first) + 1 }, (_, nth) => (stepOf(first) + nth) * length);
  return {
    minutes: length / 60_000,
    steps: steps.map((from) => {
      const own = quarters.filter((_, at) => stepOf(times[at] ?? 0) * length === from);
      const sum = (of: 'holes' | 'cards') => own.reduce((all, quarter) => all + quarter[of], 0);
      return { from, holes: sum('holes'), cards: sum('cards') };
    }),
  };
}
