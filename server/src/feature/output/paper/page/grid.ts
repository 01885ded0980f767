import type { Box, Pen } from './pen.ts';
import type { Page, Sheet } from './sheet.ts';

type Cells = { columns: number; rows: number /** The size that one is designed for. */; design: Pick<Box, 'width' | 'height'> };

/** What is designed for A4 keeps 5 mm from the edge; made smaller for A5 it needs this much more. */
const WHITE = { a4: 0, a5: 5 } as const;

/** Things to cut out, each a section: `columns` across and `rows` down a sheet, with dashed lines between. */
export function gridPages<Of>({ pen, size }: Sheet, items: readonly Of[], cells: Cells, draw: (item: Of) => void): Page[] {
  const each = cells.columns * cells.rows;
  const count = Math.ceil(items.length / each);
  return Array.from({ length: count }, (_, nth) => ({
    draw: (whole) => {
      const white = WHITE[size];
      const body = { x: white, y: white, width: whole.width - 2 * white, height: whole.height - white };
      drawCuts(pen, body, cells);
      const [width, height] = [body.width / cells.columns, body.height / cells.rows];
      for (const [at, item] of items.slice(nth * each, (nth + 1) * each).entries()) {
        const [column, row] = [at % cells.columns, Math.floor(at / cells.columns)];
        const box = { x: body.x + column * width, y: body.y + row * height, width, height };
        pen.scaled(box, cells.design, () => pen.tagged({ role: 'Sect' }, () => draw(item)));
      }
    },
  }));
}

/** The small line at the bottom of the page begins there. */
const ABOVE_LINE = 8;

function drawCuts(pen: Pen, { x, y, width, height }: Box, { columns, rows }: Cells): void {
  const look = { dashed: true, width: 0.4 };
  for (let at = 1; at < columns; at++) pen.line(x + (width / columns) * at, y, x + (width / columns) * at, y + height - ABOVE_LINE, look);
  for (let at = 1; at < rows; at++) pen.line(x, y + (height / rows) * at, x + width, y + (height / rows) * at, look);
}
