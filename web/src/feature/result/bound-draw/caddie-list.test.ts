import { expect, it } from 'vitest';
import { caddieList } from './caddie-list.ts';

it.each([
  ['12, 7;30\n9', ['12', '7', '30', '9']],
  ['1-4 8', ['1', '2', '3', '4', '8']],
  ['7, 5–7', ['7', '5', '6']],
  ['A12 9-3 1-99999', ['A12', '9-3', '1-99999']],
  ['Á, 山', ['A1', '山']],
  ['  ', []],
])('reads caddie numbers, ranges too, each once: %j', (typed, numbers) => {
  expect(caddieList(typed)).toEqual(numbers);
});
