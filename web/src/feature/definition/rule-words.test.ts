import { expect, test } from 'vitest';
import { readHoles } from './rule-words.ts';

test.each([
  ['18', [18]],
  ['1, 9;18', [1, 9, 18]],
  [' 4 5 4 ', [4, 5]],
  ['', null],
  ['0', null],
  ['19', null],
  ['1, x', null],
  ['1.5', null],
])('the holes “%s” are %j', (typed, holes) => {
  expect(readHoles(typed)).toEqual(holes);
});
