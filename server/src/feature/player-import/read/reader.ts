import { once as on } from 'node:events';
import timers from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../errors.ts';
import { createQueue } from '../../../queue.ts';
import type { ReaderAnswer } from './list-worker.ts';
import type { ListSource, ReadList } from './source.ts';

/** A list of 2,000 rows takes a fifth of a second. */
const TIME_LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 };
/** Starting a thread takes as long as reading a list, so it is kept for the next one. */
const IDLE_MS = 30_000;
/** A person previews one list, and perhaps another in a second window; ten people wait at most. */
const TURNS = { atOnce: 1, inAll: 10, ofOne: 2 };
const BUSY_SECONDS = 5;

const turns = createQueue(
  TURNS,
  (isOwn) => new AppError(isOwn ? 'import-own-waiting' : 'import-all-waiting', { retryAfterSeconds: BUSY_SECONDS }),
);
let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;

/** What a list says, read in a thread of its own when its turn comes; an AppError says why it was refused. */
export async function readInTurn(source: ListSource, personId: string): Promise<ReadList> {
  const answer = await turns.run(() => answerOf(source), personId);
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer.list;
}

/** A thread that refused a list is not used again. */
async function answerOf(source: ListSource): Promise<ReaderAnswer> {
  clearTimeout(idle);
  const worker = thread ?? start();
  const answer = await ask(worker, source).catch((error) => ({ error }));
  if ('list' in answer) idle = setTimeout(() => end(worker), IDLE_MS).unref();
  else await end(worker);
  if ('error' in answer) throw answer.error;
  return answer;
}

function start(): Worker {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { resourceLimits: MEMORY });
  worker.on('error', () => end(worker));
  thread = worker;
  return worker;
}

async function end(worker: Worker): Promise<void> {
  if (thread === worker) thread = null;
  await worker.terminate();
}

/** A thread that runs out of memory before it answers had a list that unpacks to too much. */
async function ask(worker: Worker, source: ListSource): Promise<ReaderAnswer> {
  const listeners = new AbortController();
  const once = { signal: listeners.signal };
  worker.ref();
  worker.postMessage(source);
  try {
    const answered = on(worker, 'message', once) as Promise<[ReaderAnswer]>;
    const [answer] = await Promise.race([answered, timers.setTimeout(TIME_LIMIT_MS, [TOO_SLOW] as const, { ...once, ref: false })]);
    return answer;
  } catch (error) {
    if (isOutOfMemory(error)) return BOMB;
    throw error;
  } finally {
    listeners.abort();
    worker.unref();
  }
}

const BOMB: ReaderAnswer = { refused: 'import-bomb' };
const TOO_SLOW: ReaderAnswer = { refused: 'import-too-slow' };

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
