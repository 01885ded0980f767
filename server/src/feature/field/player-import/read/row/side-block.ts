import type { ListItem } from './list-row.ts';

/**
 * Gives every player the side that stands in the first of its rows, until the next side, a title or a blank row. If the sheet repeats the
 * side in every row, as merged cells do, an empty cell means none.
 */
export function spreadSides(items: readonly ListItem[]): readonly ListItem[] {
  const sides = items.map((item) => (item !== null && 'row' in item ? (item.cells.side ?? '') : ''));
  if (sides.every((side) => side === '') || sides.some((side, at) => side !== '' && side === sides[at + 1])) return items;
  let lasting = '';
  return items.map((item) => {
    if (item === null) return null;
    if ('begins' in item) {
      lasting = '';
      return item;
    }
    lasting = item.cells.side || lasting;
    return lasting === '' ? item : { ...item, cells: { ...item.cells, side: lasting } };
  });
}
