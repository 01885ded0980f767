/** What a subject and its control took, in milliseconds a call: the medians of many rounds, taken turn and turn about. */
export type Compared = { subject: number; control: number; ratio: number };

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Calls long enough to be timed make up one round. */
const ROUND_MS = 20;

/** Times two functions in the same run. The ratio is the median of the rounds' own ratios: neighbours in time share the machine's mood. */
export function compare(subject: () => unknown, control: () => unknown, rounds = 41): Compared {
  const [subjectCalls, controlCalls] = [callsOf(subject), callsOf(control)];
  const pairs = Array.from({ length: rounds }, () => ({ subject: timeOf(subject, subjectCalls), control: timeOf(control, controlCalls) }));
  return {
    subject: median(pairs.map((pair) => pair.subject)),
    control: median(pairs.map((pair) => pair.control)),
    ratio: median(pairs.map((pair) => pair.subject / pair.control)),
  };
}

/** Warms a function up, and says how many of its calls fill a round. */
function callsOf(run: () => unknown): number {
  const end = performance.now() + 300;
  let calls = 0;
  while (performance.now() < end) {
    run();
    calls++;
  }
  return Math.max(1, Math.round((calls * ROUND_MS) / 300));
}

function timeOf(run: () => unknown, calls: number): number {
  const start = performance.now();
  for (let call = 0; call < calls; call++) run();
  return (performance.now() - start) / calls;
}
