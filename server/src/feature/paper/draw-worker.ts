import timers from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { say } from '../../text/word.ts';
import { fontShelf, isPrintable, type Shelf } from './page/font.ts';
import { createPen } from './page/pen.ts';
import { drawPage, type Sheet } from './page/sheet.ts';
import { paperOf } from './paper-of.ts';
import type { PaperOrder } from './source.ts';

/** What the thread says: how much there will be, then the file piece by piece; at last that it is whole, or why it is not. */
export type Drawn = { pages: number; unprinted: string[] } | { bytes: Uint8Array } | { whole: true } | { failed: string };

let shelf: Shelf | undefined;
const tell = (drawn: Drawn): void => parentPort?.postMessage(drawn);

/** Draws in a thread of its own: a sheet of cards takes tens of milliseconds, and the server answers in between. */
async function draw(order: PaperOrder): Promise<void> {
  shelf ??= fontShelf(order.fontFolders);
  const fonts = shelf.open();
  const { head, language, size, names } = order;
  const t = say(language);
  const info = { Title: `${t(`paper:kind.${order.kind}`)} – ${head.tournament}`, Author: head.clubName, Creator: 'Fairway' };
  const doc = new PDFDocument({ autoFirstPage: false, lang: language, info });
  doc.on('data', (bytes: Uint8Array) => tell({ bytes }));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  const sheet: Sheet = { pen: createPen(doc, fonts), t, language, size, head };
  const paper = paperOf(sheet, order);
  const unprinted = [...new Set(names)].filter((name) => !isPrintable(fonts, name, 'bold'));
  tell({ pages: paper.pages.length, unprinted });
  for (const nth of paper.pages.keys()) {
    drawPage(sheet, paper, nth);
    await timers.setImmediate(); // what is finished goes out
  }
  doc.end();
  await ended;
  tell({ whole: true });
}

parentPort?.on('message', (order: PaperOrder) =>
  draw(order).catch((error) => tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })),
);
