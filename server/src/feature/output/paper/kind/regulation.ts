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
  const pages = pagesOf(paragraphs, Math.floor(height / step)).map((parts) => ({
    title: t('paper:kind.regulation'),
    detail: roundless(sheet),
    draw: ({ x, y }: { x: number; y: number }) => {
      let top = y;
      for (const lines of parts) {
        pen.writeLines(lines.join(' '), lines, { x, y: top, width, height: step }, { size: SIZE });
        top += lines.length * step;
      }
    },
  }));
  return { frame: 'head', pages };
}

/** The paragraphs of each page, and what goes on of them on the next. */
function pagesOf(paragraphs: readonly string[][], most: number): string[][][] {
  const pages: string[][][] = [[]];
  let room = most;
  const next = (): void => {
    pages.push([]);
    room = most;
  };
  for (const lines of paragraphs) {
    if (lines.length <= most && lines.length > room) next();
    for (let from = 0; from < lines.length; ) {
      if (room === 0) next();
      const part = lines.slice(from, from + room);
      pages.at(-1)?.push(part);
      from += part.length;
      room -= part.length;
    }
  }
  return pages;
}
