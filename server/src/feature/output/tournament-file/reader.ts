import { AppError } from '../../../error/app-error.ts';
import { createThread } from '../../../work/thread.ts';
import type { FileAnswer, FileQuestion, ReadFile } from './read-worker.ts';

/** The largest file that there can be takes a few seconds. */
const LIMITS = { memory: { maxOldGenerationSizeMb: 512 }, workMs: 60_000, idleMs: 30_000 };
const thread = createThread<FileQuestion, FileAnswer>(new URL('./read-worker.ts', import.meta.url), LIMITS);

/** A tournament file as rows; an AppError says what is wrong with it. One that needs too much time or memory is none of ours. */
export async function readFile(question: FileQuestion): Promise<ReadFile> {
  const answer = await thread.ask(question).catch((error: unknown) => {
    if (isOutOfMemory(error)) return undefined;
    throw error;
  });
  if (answer === undefined) throw new AppError('tournament-file-unreadable');
  if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.details);
  return answer.file;
}

const isOutOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
