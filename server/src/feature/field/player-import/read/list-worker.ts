import { parentPort } from 'node:worker_threads';
import { sheetsOfCells, sheetsOfFile } from './list-file.ts';
import { readListOf } from './list-of.ts';
import { ListRefused, type RefusalCode } from './refused.ts';
import type { Sheet } from './sheet.ts';
import type { CellSource, ListSource, ReadList } from './source.ts';

/** The result: the list, or the cells of every sheet, or why there is neither. */
export type ReaderAnswer = { list: ReadList } | { sheets: Sheet[] } | { refused: RefusalCode };

/**
 * Reads a list in a thread of its own: a large one would block the server for too long, and a malicious one crashes only this thread,
 * which loads nothing of the server.
 */
async function answer(source: ListSource | CellSource): Promise<ReaderAnswer> {
  try {
    if (!('cellsOf' in source)) return { list: await readListOf(source) };
    const { cellsOf, headings } = source;
    if (typeof cellsOf === 'string') return { sheets: sheetsOfCells(cellsOf, headings) };
    return { sheets: await sheetsOfFile(Buffer.from(cellsOf.buffer, cellsOf.byteOffset, cellsOf.length), headings) };
  } catch (error) {
    return { refused: error instanceof ListRefused ? error.code : 'import-not-a-workbook' };
  }
}

parentPort?.on('message', async (source: ListSource | CellSource) => parentPort?.postMessage(await answer(source)));
