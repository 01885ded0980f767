import { getDocument, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text where it stands on a page. Lengths are points from the left and from the top; `size`: of its letters. */
export type TextBox = { text: string; left: number; right: number; top: number; bottom: number; size: number };
export type PdfPage = {
  width: number;
  height: number;
  texts: TextBox[];
  /** The page as a camera might see it, in shades of grey. */
  picture(dotsPerInch: number): Promise<Picture>;
};
/** Pixels row by row, each one byte for red, green, blue and opacity. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };

/** Of the letters' size: how far most of them reach above and below their line. */
const [ABOVE, BELOW] = [0.75, 0.2];

/** Walks the pages of a PDF one after the other. */
export async function* pdfPages(file: Uint8Array): AsyncGenerator<PdfPage> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  for (let nth = 1; nth <= pdf.numPages; nth++) {
    const page = await pdf.getPage(nth);
    const { width, height } = page.getViewport({ scale: 1 });
    yield { width, height, texts: await textsOf(page), picture: (dotsPerInch) => pictureOf(pdf, page, dotsPerInch) };
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
}

async function textsOf(page: PDFPageProxy): Promise<TextBox[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , slant = 0, upright = 0, left = 0, line = 0] = Util.transform(transform, item.transform) as number[];
    const size = Math.hypot(slant, upright);
    return [{ text: item.str, left, right: left + item.width, top: line - ABOVE * size, bottom: line + BELOW * size, size }];
  });
}

/** What the package draws on, without a browser. */
type Sheet = { canvas: never; context: { getImageData(x: number, y: number, width: number, height: number): Picture } };
type SheetFactory = { create(width: number, height: number): Sheet; destroy(sheet: Sheet): void };

async function pictureOf(pdf: PDFDocumentProxy, page: PDFPageProxy, dotsPerInch: number): Promise<Picture> {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const factory = pdf.canvasFactory as SheetFactory;
  const sheet = factory.create(width, height);
  await page.render({ canvas: sheet.canvas, canvasContext: sheet.context as never, viewport }).promise;
  const picture = sheet.context.getImageData(0, 0, width, height);
  factory.destroy(sheet);
  return picture;
}
