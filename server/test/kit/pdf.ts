import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, piece by piece as it is drawn: the cells of a table row by row. */
export async function pagesOfPdf(file: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let nth = 1; nth <= pdf.numPages; nth++) {
    const { items } = await (await pdf.getPage(nth)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' | '));
  }
  await pdf.loadingTask.destroy();
  return pages;
}
