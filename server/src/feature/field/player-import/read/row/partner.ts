import { PLACES } from '@fairway/api/rule/field/import-row';
import { fold } from '../fold.ts';
import type { ListRow } from './list-row.ts';

/**
 * Sides of those who name one another as partners, numbered in the order of the list. A partner who has no row of their own is a player too,
 * with nothing but a name.
 */
export function withPartners(rows: readonly ListRow[]): ListRow[] {
  if (rows.every(({ partners }) => partners.length === 0)) return [...rows];
  const keyOf = ({ cells }: ListRow) => fold(cells.name ?? '');
  const known = new Set(rows.map(keyOf));
  const next = 1 + Math.max(0, ...rows.map(({ row }) => Math.floor(row / PLACES)));
  const all = rows.flatMap((row) => [
    row,
    ...row.partners.flatMap((name, at): ListRow[] => {
      if (known.has(fold(name))) return [];
      known.add(fold(name));
      const number = (next + at) * PLACES + (row.row % PLACES);
      return [{ row: number, cells: { name }, remarks: [], signs: [], partners: [row.cells.name ?? ''], aside: row.aside }];
    }),
  ]);
  const sides = new Map<string, { number: number }>();
  let last = 0;
  for (const row of all) {
    const keys = row.partners.length === 0 ? [] : [keyOf(row), ...row.partners.map(fold)];
    const found = keys.flatMap((key) => sides.get(key) ?? []);
    const side = found[0] ?? { number: 0 };
    if (found.length === 0 && keys.length > 0) side.number = last += 1;
    for (const key of keys) sides.set(key, side);
  }
  return all.map((row) => {
    const side = sides.get(keyOf(row));
    return side === undefined ? row : { ...row, cells: { ...row.cells, side: String(side.number) } };
  });
}
