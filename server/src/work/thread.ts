import { once as on } from 'node:events';
import timers from 'node:timers/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';

type Limits = { memory: ResourceLimits; timeMs: number; idleMs: number };

/** A thread that answers one question after another, asked in turn. */
export type AskedThread<Question, Answer> = {
  /** The answer; undefined: it took too long, and the thread has been ended. An error of the thread ends it too. */
  ask(question: Question): Promise<Answer | undefined>;
  end(): Promise<void>;
};

/** Starting a thread takes as long as its work, so it is kept for the next question for a while. */
export function createThread<Question, Answer>(file: URL, { memory, timeMs, idleMs }: Limits): AskedThread<Question, Answer> {
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
    worker.postMessage(question);
    try {
      const answered = on(worker, 'message', once) as Promise<[Answer]>;
      const [answer] = await Promise.race([answered, timers.setTimeout(timeMs, [undefined] as const, { ...once, ref: false })]);
      return answer;
    } finally {
      listeners.abort();
      worker.unref();
    }
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
