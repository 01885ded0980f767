import { once as on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../errors.ts';
import type { Sheet } from './sheet.ts';
import type { WorkbookAnswer } from './workbook-worker.ts';

/** A list of 2,000 rows takes a fifth of a second. */
const TIME_LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** Starting a thread takes as long as reading a list, so it is kept for the next one. */
const IDLE_MS = 30_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The visible sheets of a workbook, or an AppError that says why it was refused. One workbook is read at a time. */
export async function readWorkbook(file: Buffer): Promise<Sheet[]> {
  const turn = last.then(() => answerOf(file));
  last = turn.catch(() => {});
  const answer = await turn;
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer.sheets;
}

/** A thread that refused a file is not used again. */
async function answerOf(file: Buffer): Promise<WorkbookAnswer> {
  clearTimeout(idle);
  const worker = thread ?? start();
  const answer = await ask(worker, file).catch((error) => ({ error }));
  if ('sheets' in answer) idle = setTimeout(() => end(worker), IDLE_MS).unref();
  else await end(worker);
  if ('error' in answer) throw answer.error;
  return answer;
}

function start(): Worker {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { resourceLimits: MEMORY });
  worker.on('error', () => end(worker));
  thread = worker;
  return worker;
}

async function end(worker: Worker): Promise<void> {
  if (thread === worker) thread = null;
  await worker.terminate();
}

/** A thread that runs out of memory or time before it answers had a file that unpacks to too much. */
async function ask(worker: Worker, file: Buffer): Promise<WorkbookAnswer> {
  const listeners = new AbortController();
  const once = { signal: listeners.signal };
  worker.ref();
  worker.postMessage(file);
  try {
    const answered = on(worker, 'message', once) as Promise<[WorkbookAnswer]>;
    const [answer] = await Promise.race([answered, wait(TIME_LIMIT_MS, [BOMB] as const, { ...once, ref: false })]);
    return answer;
  } catch (error) {
    if (isOutOfMemory(error)) return BOMB;
    throw error;
  } finally {
    listeners.abort();
    worker.unref();
  }
}

const BOMB: WorkbookAnswer = { refused: 'import-bomb' };

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
