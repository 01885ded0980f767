import timers from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { say } from '../../../text/word.ts';
import { type Fonts, fontShelf, isPrintable, type Shelf } from './page/font.ts';
import { pdfSurface } from './page/pdf.ts';
import { createPen } from './page/pen.ts';
import { pictureSurface } from './page/picture.ts';
import { drawPage, type Sheet } from './page/sheet.ts';
import type { Surface } from './page/surface.ts';
import { TaggedDocument } from './page/tagged-document.ts';
import { paperOf } from './paper-of.ts';
import type { PaperOrder, SeasonOrder } from './source.ts';

/** What the thread is asked for: a paper as PDF, or the first page of each of these as a picture. */
export type DrawMessage = { paper: PaperOrder | SeasonOrder } | { pictures: readonly PaperOrder[] };
export type Picture = { pages: number; svg: string };
/** What the thread says: how much there will be, then the file piece by piece; at last that it is whole, or why it is not. */
export type Drawn =
  | { pages: number; unprinted: string[] }
  | { bytes: Uint8Array }
  | { picture: Picture }
  | { whole: true }
  | { failed: string };

let shelf: Shelf | undefined;
const tell = (drawn: Drawn): void => parentPort?.postMessage(drawn);

function openFonts(folders: readonly string[]): Fonts {
  shelf ??= fontShelf(folders);
  return shelf.open();
}

const sheetOn = (surface: Surface, fonts: Fonts, { head, language, size }: Pick<PaperOrder, 'head' | 'language' | 'size'>): Sheet => ({
  ...{ pen: createPen(surface, fonts), t: say(language), language, size, head },
});

/** Draws in a thread of its own: a sheet of cards takes tens of milliseconds, and the server answers in between. */
async function drawPaper(order: PaperOrder | SeasonOrder): Promise<void> {
  const fonts = openFonts(order.fontFolders);
  const { head, language, names } = order;
  const info = { Title: `${say(language)(`paper:kind.${order.kind}`)} – ${head.tournament}`, Author: head.clubName, Creator: 'Fairway' };
  const doc = new TaggedDocument(info, language);
  doc.on('data', (bytes: Uint8Array) => tell({ bytes }));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  const surface = pdfSurface(doc);
  const sheet = sheetOn(surface, fonts, order);
  const paper = paperOf(sheet, order);
  const unprinted = [...new Set(names)].filter((name) => !isPrintable(fonts, name, 'bold'));
  tell({ pages: paper.pages.length, unprinted });
  for (const nth of paper.pages.keys()) {
    drawPage(sheet, paper, nth);
    await timers.setImmediate(); // what is finished goes out
  }
  surface.end();
  await ended;
}

/** Nothing is written into a document, so these are opened once. */
let pictureFonts: Fonts | undefined;

function drawPictures(orders: readonly PaperOrder[]): void {
  pictureFonts ??= openFonts(orders[0]?.fontFolders ?? []);
  const fonts = pictureFonts;
  for (const order of orders) {
    const surface = pictureSurface();
    const sheet = sheetOn(surface, fonts, order);
    const paper = paperOf(sheet, order);
    if (paper.pages.length > 0) drawPage(sheet, paper, 0);
    tell({ picture: { pages: paper.pages.length, svg: surface.svg() } });
  }
}

const draw = async (question: DrawMessage): Promise<void> =>
  'paper' in question ? drawPaper(question.paper) : drawPictures(question.pictures);

parentPort?.on('message', (question: DrawMessage) =>
  draw(question)
    .then(() => tell({ whole: true }))
    .catch((error) => tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })),
);
