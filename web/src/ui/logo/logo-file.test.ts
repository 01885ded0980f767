import { expect, test } from 'vitest';
import { logoProblem } from './logo-file.ts';

test.each([
  ['a PNG of 2 MB', 'image/png', 2 * 1024 * 1024, null],
  ['a WebP', 'image/webp', 1000, null],
  ['one byte more', 'image/jpeg', 2 * 1024 * 1024 + 1, 'tooLarge'],
  ['an SVG', 'image/svg+xml', 1000, 'wrongKind'],
])('a logo: %s', (_, type, size, problem) => {
  expect(logoProblem({ type, size })).toBe(problem);
});
