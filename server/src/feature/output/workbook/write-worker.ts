import { parentPort } from 'node:worker_threads';
import { type WorkbookOrder, workbookBytes } from './write.ts';

/** Writes in a thread of its own: the cards of three rounds take a tenth of a second, and the server answers in between. */
parentPort?.on('message', async (order: WorkbookOrder) => parentPort?.postMessage(await workbookBytes(order)));
