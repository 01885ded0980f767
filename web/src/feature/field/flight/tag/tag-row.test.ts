import { expect, test } from 'vitest';
import { arrangement, flight } from '../arrangement/sample.ts';
import { askedBy, stillSeen, tagRows, tagText } from './tag-row.ts';

const rows = tagRows(arrangement([flight('1', '06:30 1 ab', { cart: '12' }), flight('2', '06:38 1 c')], 'd'));
const edit = (rowId: string, columnId: string, after: string, before = '') => ({ rowId, columnId, before, after });

test('golfers stand in starting order, those without a flight last; a cart is that of the flight', () => {
  expect(rows.map((row) => `${row.flight?.number ?? '-'} ${row.player.playerId} ${tagText(row, 'cart')}`)).toEqual([
    '1 a 12',
    '1 b 12',
    '2 c ',
    '- d ',
  ]);
});

test('pasted cells are one change a golfer, an empty one takes the tag away', () => {
  const { tags } = askedBy([edit('a', 'bagTag', ' T7 '), edit('a', 'caddieNumber', '34'), edit('b', 'bagTag', '')], rows);
  expect(tags).toEqual([
    ['a', { bagTag: 'T7', caddieNumber: '34' }],
    ['b', { bagTag: null }],
  ]);
});

test('a cart is written once for its flight, as its last row says; without a flight there is none', () => {
  const { carts } = askedBy([edit('a', 'cart', '3'), edit('b', 'cart', '4'), edit('d', 'cart', '9')], rows);
  expect(carts).toEqual([['1', '4']]);
});

test('nothing is taken back that another person has written since', () => {
  const back = (rowId: string, columnId: string, written: string) => edit(rowId, columnId, '', written);
  const of = (edits: readonly ReturnType<typeof back>[]) => stillSeen(edits, rows, tagText).map(({ rowId }) => rowId);
  expect(of([back('a', 'cart', ' 12 '), back('b', 'cart', '11')])).toEqual(['a', 'b']);
  expect(of([back('a', 'cart', '10'), back('b', 'cart', '11')])).toEqual([]);
  expect(of([back('c', 'bagTag', 'T7'), back('d', 'bagTag', '')])).toEqual(['d']);
});
