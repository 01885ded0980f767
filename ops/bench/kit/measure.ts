/** The figures of a subject and its control (milliseconds a call, or a rate): medians of many rounds that alternate. */
export type Compared = { subject: number; control: number; ratio: number };

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const compared = (pairs: readonly { subject: number; control: number }[]): Compared => ({
  subject: median(pairs.map((pair) => pair.subject)),
  control: median(pairs.map((pair) => pair.control)),
  ratio: median(pairs.map((pair) => pair.subject / pair.control)),
});

/** A round has as many calls as it takes to be timed well. */
const ROUND_MS = 20;

/** Times two functions in the same run. The ratio is the median of the rounds' own ratios: two neighbouring rounds find the machine equally busy. */
export function compare(subject: () => unknown, control: () => unknown, rounds = 41): Compared {
  const [subjectCalls, controlCalls] = [callsOf(subject), callsOf(control)];
  const pairs = Array.from({ length: rounds }, () => ({ subject: timeOf(subject, subjectCalls), control: timeOf(control, controlCalls) }));
  return compared(pairs);
}

/** The same for work in other processes; each function returns its own figure for a round, a time or a rate. */
export async function alternate(subject: () => Promise<number>, control: () => Promise<number>, rounds: number): Promise<Compared> {
  await subject();
  await control();
  const pairs: { subject: number; control: number }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ subject: await subject(), control: await control() });
  return compared(pairs);
}

/** Warms a function up and returns how many calls fill a round. */
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
