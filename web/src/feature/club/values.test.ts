import { expect, test } from 'vitest';
import { blankClub } from './fields.tsx';
import { fieldsOf, logoProblem, valuesOf } from './values.ts';

const club = { ...blankClub, name: 'Đồi Thông', city: 'Đà Lạt', website: 'https://doithong.vn' };

test('a record that is opened and saved without a change stays the same', () => {
  expect(fieldsOf(valuesOf(club))).toEqual(club);
});

test('an emptied field is null, not an empty text', () => {
  expect(fieldsOf({ ...valuesOf(club), city: ' ' }).city).toBeNull();
});

test.each([
  ['a PNG of 2 MB', 'image/png', 2 * 1024 * 1024, null],
  ['a WebP', 'image/webp', 1000, null],
  ['one byte more', 'image/jpeg', 2 * 1024 * 1024 + 1, 'logoTooLarge'],
  ['an SVG', 'image/svg+xml', 1000, 'logoWrongKind'],
])('a logo: %s', (_, type, size, problem) => {
  expect(logoProblem({ type, size })).toBe(problem);
});
