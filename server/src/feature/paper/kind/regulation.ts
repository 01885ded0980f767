import { bodyOf, type Paper, type Sheet } from '../page/sheet.ts';
import { roundless } from './detail.ts';

const SIZE = 10;

/** The regulations as they are written, paragraph by paragraph. */
export function regulations(sheet: Sheet, text: string): Paper {
  const { pen, t } = sheet;
  const { width, height } = bodyOf(sheet.size, { frame: 'head' });
  const lines = text.split(/\r?\n/).flatMap((paragraph) => (paragraph.trim() === '' ? [''] : pen.lines(paragraph, width, { size: SIZE })));
  const step = pen.leading(SIZE) + 1;
  const most = Math.floor(height / step);
  const count = Math.max(1, Math.ceil(lines.length / most));
  const pages = Array.from({ length: count }, (_, nth) => ({
    title: t('paper:kind.regulation'),
    detail: roundless(sheet),
    draw: ({ x, y }: { x: number; y: number }) => {
      for (const [at, line] of lines.slice(nth * most, (nth + 1) * most).entries())
        pen.write(line, { x, y: y + at * step, width, height: step }, { size: SIZE });
    },
  }));
  return { frame: 'head', pages };
}
