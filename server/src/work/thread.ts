import { once as on } from 'node:events';
import timers from 'node:timers/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** `workMs` is time of the processor: what others do at the same moment does not count. */
type Limits = { memory: ResourceLimits; workMs: number; idleMs: number };

/** A thread that answers one question after another, asked in turn. */
type AskedThread<Question, Answer> = {
  /** The answer; undefined: it took too much work, and the thread has been ended. An error of the thread ends it too. */
  ask(question: Question): Promise<Answer | undefined>;
  end(): Promise<void>;
};

const LOOK_MS = 250;

/** How long a thread has kept a processor, in milliseconds; 0: it has not begun, or ends. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

/** Starting a thread takes as long as its work, so it is kept for the next question for a while. */
export function createThread<Question, Answer>(file: URL, { memory, workMs, idleMs }: Limits): AskedThread<Question, Answer> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const worker = new Worker(file, { resourceLimits: memory });
    worker.on('error', () => endOf(worker));
    thread = worker;
    return worker;
  };
  const endOf = async (worker: Worker | null): Promise<void> => {
    clearTimeout(idle);
    if (thread === worker) thread = null;
    await worker?.terminate();
  };
  const answerOf = async (worker: Worker, question: Question): Promise<Answer | undefined> => {
    const listeners = new AbortController();
    const once = { signal: listeners.signal };
    worker.ref();
    try {
      const answered = on(worker, 'message', once) as Promise<[Answer]>;
      answered.catch(() => undefined);
      const done = await workOf(worker);
      worker.postMessage(question);
      const [answer] = await Promise.race([answered, tooMuch(worker, done + workMs, listeners.signal)]);
      return answer;
    } finally {
      listeners.abort();
      worker.unref();
    }
  };

  /** Comes when a thread has worked that long. */
  const tooMuch = async (worker: Worker, mostMs: number, signal: AbortSignal): Promise<readonly [undefined]> => {
    while (!signal.aborted && (await workOf(worker)) <= mostMs)
      await timers.setTimeout(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    return [undefined];
  };

  return {
    ask: async (question) => {
      clearTimeout(idle);
      const worker = thread ?? start();
      try {
        const answer = await answerOf(worker, question);
        if (answer === undefined) await endOf(worker);
        else idle = setTimeout(() => endOf(worker), idleMs).unref();
        return answer;
      } catch (error) {
        await endOf(worker);
        throw error;
      }
    },
    end: () => endOf(thread),
  };
}
