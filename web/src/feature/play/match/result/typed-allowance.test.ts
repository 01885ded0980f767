import { expect, it } from 'vitest';
import { sayAllowanceOf, typedAllowance } from './typed-allowance.ts';

it.each([
  ['', 'four-ball', null],
  ['85', 'four-ball', { of: 'each', percent: 85, taken: 'handicaps' }],
  ['87,5 %', 'singles', { of: 'each', percent: 87.5, taken: 'handicaps' }],
  ['60 + 40', 'greensomes', { of: 'side', weights: [60, 40], taken: 'handicaps' }],
  ['50', 'foursomes', undefined],
  ['60+40', 'singles', undefined],
  ['300', 'singles', undefined],
  ['nửa', 'singles', undefined],
] as const)('“%s” of a match of %s', (text, format, allowance) => {
  expect(typedAllowance(text, format)).toEqual(allowance);
});

it('is read as it is typed', () => {
  expect(sayAllowanceOf({ of: 'side', weights: [60, 40], taken: 'handicaps' }, 'vi')).toBe('60 + 40 %');
});
