import type { ImportPreview } from '@fairway/api';
import { expect, test } from 'vitest';
import { fitting, sideFill } from './side-fill.ts';

type Row = readonly [row: number, flight?: string, skip?: boolean];
const listOf = (...rows: readonly Row[]) =>
  ({ rows: rows.map(([row, flight = '', skip = false]) => ({ row, cells: { flight }, skip })) }) as unknown as ImportPreview;
const said = (...of: Parameters<typeof sideFill>) => sideFill(...of).map(({ row, edit }) => `${row}:${edit.cells?.side}`);

test('rows without a blank one between them are a side', () => {
  const list = listOf([2], [3], [5], [6], [8]);
  expect(said(list, 'block', 2)).toEqual(['2:1', '3:1', '5:2', '6:2', '8:3']);
  expect(fitting(list, 2)).toEqual(['block', 'order']);
});

test('or as many rows in order as a side has golfers, without those that are left out', () => {
  const list = listOf([2], [3, '', true], [4], [5], [6]);
  expect(said(list, 'order', 2)).toEqual(['2:1', '4:1', '5:2', '6:2']);
});

test('or those of a flight; blocks and flights that are too large are not offered', () => {
  const list = listOf([2, '1'], [3, '1'], [4, '2'], [5, '2'], [6]);
  expect(said(list, 'flight', 2)).toEqual(['2:1', '3:1', '4:2', '5:2', '6:']);
  expect(fitting(list, 2)).toEqual(['order', 'flight']);
});
