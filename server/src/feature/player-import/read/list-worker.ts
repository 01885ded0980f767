import { parentPort } from 'node:worker_threads';
import { readListOf } from './list-of.ts';
import { ListRefused, type RefusalCode } from './refused.ts';
import type { ListSource, ReadList } from './source.ts';

/** The result: the list, or why there is none. */
export type ReaderAnswer = { list: ReadList } | { refused: RefusalCode };

/**
 * Reads a list in a thread of its own: a large one would block the server for too long, and a malicious one crashes only this thread,
 * which loads nothing of the server.
 */
async function answer(source: ListSource): Promise<ReaderAnswer> {
  try {
    return { list: await readListOf(source) };
  } catch (error) {
    return { refused: error instanceof ListRefused ? error.code : 'import-not-a-workbook' };
  }
}

parentPort?.on('message', async (source: ListSource) => parentPort?.postMessage(await answer(source)));
