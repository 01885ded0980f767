import { expect, it } from 'vitest';
import { rowPages } from './table.ts';

const heading = (name: string) => ({ heading: name });
const rows = (count: number) => Array.from({ length: count }, (_, nth) => ({ row: nth }));
/** With room for twenty rows. */
const sizes = (...groups: number[]) =>
  rowPages(
    groups.flatMap((count) => [heading('Lượt'), ...rows(count)]),
    () => 1,
    20,
  ).map(({ length }) => length);

it('a session longer than half a page begins on the page of the one before it, which is not left nearly empty', () => {
  expect(sizes(2, 18)).toEqual([20, 2]);
  expect(sizes(2, 40)).toEqual([20, 20, 4]);
});

it('a shorter one stays together, and a heading never stands alone at the end of a page', () => {
  expect(sizes(14, 6)).toEqual([15, 7]);
  expect(sizes(16, 18)).toEqual([20, 16]);
  expect(sizes(17, 18)).toEqual([18, 19]);
});
