import type { Box, Pen } from './pen.ts';
import type { Page, Sheet } from './sheet.ts';

type Cells = { columns: number; rows: number /** The size that one is designed for. */; design: Pick<Box, 'width' | 'height'> };

/** Things to cut out, each a section: `columns` across and `rows` down a sheet, with dashed lines between. */
export function gridPages<Of>({ pen }: Sheet, items: readonly Of[], cells: Cells, draw: (item: Of) => void): Page[] {
  const each = cells.columns * cells.rows;
  const count = Math.ceil(items.length / each);
  return Array.from({ length: count }, (_, nth) => ({
    draw: (body) => {
      drawCuts(pen, body, cells);
      const [width, height] = [body.width / cells.columns, body.height / cells.rows];
      for (const [at, item] of items.slice(nth * each, (nth + 1) * each).entries()) {
        const box = { x: (at % cells.columns) * width, y: Math.floor(at / cells.columns) * height, width, height };
        pen.scaled(box, cells.design, () => pen.tagged({ role: 'Sect' }, () => draw(item)));
      }
    },
  }));
}

/** The small line at the bottom of the page begins there. */
const ABOVE_LINE = 8;

function drawCuts(pen: Pen, { width, height }: Box, { columns, rows }: Cells): void {
  const look = { dashed: true, width: 0.4 };
  for (let at = 1; at < columns; at++) pen.line((width / columns) * at, 0, (width / columns) * at, height - ABOVE_LINE, look);
  for (let at = 1; at < rows; at++) pen.line(0, (height / rows) * at, width, (height / rows) * at, look);
}
