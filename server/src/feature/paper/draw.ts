import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../http/errors.ts';
import { createQueue } from '../../work/queue.ts';
import type { Drawn } from './draw-worker.ts';
import type { PaperOrder } from './source.ts';

/** Four sheets of cards take a tenth of a second; the largest event takes a few. */
const TIME_LIMIT_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** Starting the thread with its fonts and words takes as long as drawing, so it is kept for the next paper. */
const IDLE_MS = 60_000;
const TURNS = { atOnce: 1, inAll: 10, ofOne: 3 };

export type DrawnPaper = { pages: number; unprinted: string[]; file: Readable };
export type Papers = {
  /** The paper begins to come when its turn is there; the next one is drawn when it is whole. */
  draw(order: PaperOrder, personId: string): Promise<DrawnPaper>;
  stop(): Promise<void>;
};

export function createPapers(): Papers {
  const turns = createQueue(TURNS, () => new AppError('unavailable', { retryAfterSeconds: 5 }));
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    thread = worker;
    return worker;
  };
  const end = async (worker: Worker): Promise<void> => {
    if (thread === worker) thread = null;
    await worker.terminate();
  };
  const drawWith = async (worker: Worker, order: PaperOrder, begin: (drawn: DrawnPaper) => void): Promise<void> => {
    const file = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
    try {
      await follow(worker, order, file, begin);
      idle = setTimeout(() => end(worker), IDLE_MS).unref();
    } catch (error) {
      file.destroy(error as Error);
      await end(worker);
      throw error;
    }
  };

  return {
    draw: (order, personId) =>
      new Promise((begin, fail) => {
        const work = () => {
          clearTimeout(idle);
          return drawWith(thread ?? start(), order, begin);
        };
        turns.run(work, personId).catch(fail);
      }),
    stop: async () => {
      clearTimeout(idle);
      if (thread) await end(thread);
    },
  };
}

/** Passes on what the thread says until the file is whole. */
async function follow(worker: Worker, order: PaperOrder, file: PassThrough, begin: (drawn: DrawnPaper) => void): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const whole = Promise.withResolvers<void>();
  const listen = (drawn: Drawn): void => {
    if ('bytes' in drawn) file.write(drawn.bytes);
    else if ('pages' in drawn) begin({ ...drawn, file });
    else if ('whole' in drawn) whole.resolve();
    else whole.reject(new Error(drawn.failed));
  };
  const broken = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread that draws ended');
  });
  worker.on('message', listen);
  worker.postMessage(order);
  try {
    await Promise.race([whole.promise, broken]);
    file.end();
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? new AppError('paper-too-slow') : error;
  } finally {
    worker.off('message', listen);
    over.abort();
    broken.catch(() => undefined);
  }
}
