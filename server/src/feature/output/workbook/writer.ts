import { AppError } from '../../../error/app-error.ts';
import { createQueue } from '../../../work/queue.ts';
import { createThread } from '../../../work/thread.ts';
import type { WorkbookOrder } from './write.ts';

const LIMITS = { memory: { maxOldGenerationSizeMb: 256 }, workMs: 30_000, idleMs: 60_000 };
const TURNS = { atOnce: 1, inAll: 10, ofOne: 3 };

export type Workbooks = { write(order: WorkbookOrder, personId: string): Promise<Buffer>; stop(): Promise<void> };

/** Writes one workbook after another. */
export function createWorkbooks(): Workbooks {
  const turns = createQueue(TURNS, () => new AppError('unavailable', { retryAfterSeconds: 5 }));
  const thread = createThread<WorkbookOrder, Uint8Array>(new URL('./write-worker.ts', import.meta.url), LIMITS);
  return {
    write: async (order, personId) => {
      const bytes = await turns.run(() => thread.ask(order), personId);
      if (bytes === undefined) throw new AppError('workbook-too-slow');
      return Buffer.from(bytes);
    },
    stop: () => thread.end(),
  };
}
