import { AppError } from '../../../../error/app-error.ts';
import { createQueue } from '../../../../work/queue.ts';
import { createThread } from '../../../../work/thread.ts';
import type { ReaderAnswer } from './list-worker.ts';
import type { Sheet } from './sheet.ts';
import type { CellSource, ListSource, ReadList } from './source.ts';

/** Of the processor; a list of 2,000 rows takes a fifth of a second. */
const MOST_WORK_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 };
const IDLE_MS = 30_000;
/** A person previews one list, and perhaps another in a second window; ten people wait at most. */
const TURNS = { atOnce: 1, inAll: 10, ofOne: 2 };
const BUSY_SECONDS = 5;

const turns = createQueue(
  TURNS,
  (isOwn) => new AppError(isOwn ? 'import-own-waiting' : 'import-all-waiting', { retryAfterSeconds: BUSY_SECONDS }),
);
const LIMITS = { memory: MEMORY, workMs: MOST_WORK_MS, idleMs: IDLE_MS };
const thread = createThread<ListSource | CellSource, ReaderAnswer>(new URL('./list-worker.ts', import.meta.url), LIMITS);

/** What a list says, read in a thread of its own when its turn comes; an AppError says why it was refused. */
export async function readInTurn(source: ListSource, personId: string): Promise<ReadList> {
  const answer = await inTurn(source, personId);
  if (!('list' in answer)) throw new Error('the reader answered something else');
  return answer.list;
}

/** The sheets of a file, or the one that was pasted, with their cells as texts, read in the same way. */
export async function readCellsInTurn(source: CellSource, personId: string): Promise<Sheet[]> {
  const answer = await inTurn(source, personId);
  if (!('sheets' in answer)) throw new Error('the reader answered something else');
  return answer.sheets;
}

async function inTurn(source: ListSource | CellSource, personId: string): Promise<Exclude<ReaderAnswer, { refused: unknown }>> {
  const answer = await turns.run(() => answerOf(source), personId);
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer;
}

/** A thread that refused a list is not used again. One that runs out of memory had a list that unpacks to too much. */
async function answerOf(source: ListSource | CellSource): Promise<ReaderAnswer> {
  try {
    const answer = (await thread.ask(source)) ?? TOO_SLOW;
    if ('refused' in answer) await thread.end();
    return answer;
  } catch (error) {
    if (isOutOfMemory(error)) return BOMB;
    throw error;
  }
}

const BOMB: ReaderAnswer = { refused: 'import-bomb' };
const TOO_SLOW: ReaderAnswer = { refused: 'import-too-slow' };

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
