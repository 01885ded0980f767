import { expect, test } from 'vitest';
import { readHoles } from './counted-holes.ts';

const par = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];

test('six holes of a Peoria, one of each par per nine, are the usual choice', () => {
  expect(readHoles('1, 3, 4, 10, 11, 12', 6, 'peoria', par)).toEqual({
    holes: [1, 3, 4, 10, 11, 12],
    unreadable: false,
    problems: [],
    warnings: [],
  });
});

test('too few holes, a hole given twice and a hole that the course does not have are reported', () => {
  expect(readHoles('1,1,19', 6, 'peoria', par).problems).toEqual([
    { code: 'count', needed: 6, given: 3 },
    { code: 'repeated', hole: 1 },
    { code: 'not-a-hole', hole: 19 },
  ]);
});

test('an unusual composition is a warning only', () => {
  const { problems, warnings } = readHoles('1 2 5 10 13 14', 6, 'peoria', par);
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual({ code: 'composition', nine: 1, par: 3, usual: 1, given: 0 });
});

test('anything but numbers is unreadable', () => {
  expect(readHoles('1, hai', 6, 'peoria', par).unreadable).toBe(true);
});
