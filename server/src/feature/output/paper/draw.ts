import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../error/app-error.ts';
import { createQueue } from '../../../work/queue.ts';
import type { DrawMessage, Drawn, Picture } from './draw-worker.ts';
import type { PaperOrder, SeasonOrder } from './source.ts';

/** Four sheets of cards take a tenth of a second; the largest event takes a few. */
const TIME_LIMIT_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** Starting the thread with its fonts and words takes as long as drawing, so it is kept for the next paper. */
const IDLE_MS = 60_000;
const TURNS = { atOnce: 1, inAll: 10, ofOne: 3 };

export type DrawnPaper = { pages: number; unprinted: string[]; file: Readable };
export type Papers = {
  /** The paper begins to come when its turn is there; the next one is drawn when it is whole. */
  draw(order: PaperOrder | SeasonOrder, personId: string): Promise<DrawnPaper>;
  /** The first page of each as a picture, and how many pages it has. */
  pictures(orders: readonly PaperOrder[], personId: string): Promise<Picture[]>;
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
  /** Hears what the thread says of one order; one that failed or took too long is its last. */
  const ask = async (question: DrawMessage, hear: (drawn: Drawn) => void): Promise<void> => {
    clearTimeout(idle);
    const worker = thread ?? start();
    try {
      await follow(worker, question, hear);
      idle = setTimeout(() => end(worker), IDLE_MS).unref();
    } catch (error) {
      await end(worker);
      throw error;
    }
  };
  const drawInto = async (file: PassThrough, order: PaperOrder | SeasonOrder, begin: (drawn: DrawnPaper) => void): Promise<void> => {
    try {
      await ask({ paper: order }, (drawn) => {
        if ('bytes' in drawn) file.write(drawn.bytes);
        else if ('unprinted' in drawn) begin({ ...drawn, file });
      });
      file.end();
    } catch (error) {
      file.destroy(error as Error);
      throw error;
    }
  };

  return {
    draw: (order, personId) =>
      new Promise((begin, fail) => {
        const file = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
        turns.run(() => drawInto(file, order, begin), personId).catch(fail);
      }),
    pictures: async (orders, personId) => {
      const pictures: Picture[] = [];
      const hear = (drawn: Drawn): void => void ('picture' in drawn && pictures.push(drawn.picture));
      await turns.run(() => ask({ pictures: orders }, hear), personId);
      return pictures;
    },
    stop: async () => {
      clearTimeout(idle);
      if (thread) await end(thread);
    },
  };
}

/** Passes on what the thread says until it has done what was asked. */
async function follow(worker: Worker, question: DrawMessage, hear: (drawn: Drawn) => void): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const whole = Promise.withResolvers<void>();
  const listen = (drawn: Drawn): void => {
    if ('whole' in drawn) whole.resolve();
    else if ('failed' in drawn) whole.reject(new Error(drawn.failed));
    else hear(drawn);
  };
  const broken = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread that draws ended');
  });
  worker.on('message', listen);
  worker.postMessage(question);
  try {
    await Promise.race([whole.promise, broken]);
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? new AppError('paper-too-slow') : error;
  } finally {
    worker.off('message', listen);
    over.abort();
    broken.catch(() => undefined);
  }
}
