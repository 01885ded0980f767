import type { ImportPreview } from '@fairway/api';
import { PLACES } from '@fairway/api/rule/field/import-row';
import type { RowEdit } from '../draft.ts';

/** What makes rows one side where no column says it: no blank row between them, their order, or their flight. */
const FILLS = ['block', 'order', 'flight'] as const;
export type Fill = (typeof FILLS)[number];

/** Numbers the sides of a list without a column for them; a row that is left out has none. `size`: the most golfers of a side. */
export function sideFill({ rows }: ImportPreview, fill: Fill, size: number): readonly RowEdit[] {
  let side = 0;
  let taken = 0;
  let before: string | null = null;
  const taking = rows.filter(({ skip }) => !skip);
  return taking.map(({ row, cells }, at) => {
    const own = cells.flight ?? '';
    const follows = taking[at - 1]?.row === row - 1 && Math.floor((row - 1) / PLACES) === Math.floor(row / PLACES);
    const isSame = fill === 'order' ? taken < size : fill === 'flight' ? own !== '' && own === before : follows;
    if (side === 0 || !isSame) {
      side += 1;
      taken = 0;
    }
    taken += 1;
    before = own;
    return { row, edit: { cells: { side: fill === 'flight' && own === '' ? '' : String(side) } } };
  });
}

/** The ways that give sides of several golfers, and none with too many. */
export const fitting = (preview: ImportPreview, size: number): readonly Fill[] =>
  FILLS.filter((fill) => {
    const sides = Map.groupBy(
      sideFill(preview, fill, size).filter(({ edit }) => edit.cells?.side !== ''),
      ({ edit }) => edit.cells?.side,
    );
    const counts = [...sides.values()].map(({ length }) => length);
    return counts.some((count) => count > 1) && counts.every((count) => count <= size);
  });
