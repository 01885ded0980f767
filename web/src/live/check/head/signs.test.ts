import { expect, test } from 'vitest';
import { readSigns } from './signs.ts';

test.each([
  ['0123-4567-89AB-CDEF', '0123-4567-89AB-CDEF'],
  [' 0123 4567 89ab cdef ', '0123-4567-89AB-CDEF'],
  ['oil0456789ABCDEF', '0110-4567-89AB-CDEF'],
  ['0123-4567-89AB', null],
  ['0123-4567-89AB-CDEU', null],
])('a code typed as %s is %s', (typed, signs) => {
  expect(readSigns(typed)).toBe(signs);
});
