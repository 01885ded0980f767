import { bodyOf, type Paper, type Sheet } from '../page/sheet.ts';
import { roundless } from './detail.ts';

const SIZE = 10;

/** The regulations as they are written; a paragraph stays on one page if it can. */
export function regulations(sheet: Sheet, text: string): Paper {
  const { pen, t } = sheet;
  const { width, height } = bodyOf(sheet.size, { frame: 'head' });
  const paragraphs = text.split(/\r?\n/).map((paragraph) => {
    const lines = pen.lines(paragraph, width, { size: SIZE });
    return lines.length === 0 ? [''] : lines;
  });
  const step = pen.leading(SIZE) + 1;
  const pages = pagesOf(paragraphs, Math.floor(height / step)).map((lines) => ({
    title: t('paper:kind.regulation'),
    detail: roundless(sheet),
    draw: ({ x, y }: { x: number; y: number }) => {
      for (const [at, line] of lines.entries()) pen.write(line, { x, y: y + at * step, width, height: step }, { size: SIZE });
    },
  }));
  return { frame: 'head', pages };
}

function pagesOf(paragraphs: readonly string[][], most: number): string[][] {
  const pages: string[][] = [[]];
  for (const lines of paragraphs) {
    if (lines.length <= most && (pages.at(-1)?.length ?? 0) + lines.length > most) pages.push([]);
    for (const line of lines) {
      if (pages.at(-1)?.length === most) pages.push([]);
      pages.at(-1)?.push(line);
    }
  }
  return pages;
}
