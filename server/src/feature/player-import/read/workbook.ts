import { Worker } from 'node:worker_threads';
import { AppError } from '../../../errors.ts';
import type { Sheet } from './sheet.ts';
import type { WorkbookAnswer } from './workbook-worker.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** A list of 2,000 rows takes a fifth of a second. */
const TIME_LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** How many workbooks are read at once; the others wait. */
const PLACES = 2;

let reading = 0;
const waiting: (() => void)[] = [];

/** The visible sheets of an .xlsx file, or an AppError that says why it was refused. */
export async function readWorkbook(file: Buffer): Promise<Sheet[]> {
  if (file.length > MAX_BYTES) throw new AppError('import-too-large');
  if (file.toString('latin1', 0, 2) !== 'PK') throw new AppError('import-not-a-workbook');
  await place();
  try {
    const answer = await inThread(file);
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer.sheets;
  } finally {
    leave();
  }
}

/** A place that becomes free is handed to the first who waits. */
async function place(): Promise<void> {
  if (reading >= PLACES) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else reading -= 1;
}

/** What ends the thread before it answers (its memory, its time) is a file that unfolds to too much. */
function inThread(file: Buffer): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { workerData: file, resourceLimits: MEMORY });
  const answered = new Promise<WorkbookAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ refused: 'import-bomb' }), TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', (error) => (isOutOfMemory(error) ? resolve({ refused: 'import-bomb' }) : reject(error)));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ refused: 'import-bomb' });
    });
  });
  return answered.finally(() => worker.terminate());
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
