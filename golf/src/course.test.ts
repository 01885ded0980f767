import { expect, test } from 'vitest';
import { course, PLAIN_COURSE } from '../test-kit/index.ts';
import type { Course, CourseProblem } from './course.ts';
import { courseProblems } from './course.ts';

const pars = PLAIN_COURSE.par;
const index = PLAIN_COURSE.strokeIndex ?? [];

const cases: [sentence: string, course: Course, problems: CourseProblem[]][] = [
  ['eighteen holes with every stroke index once may be played', PLAIN_COURSE, []],
  ['a course may have no stroke index', { par: pars, strokeIndex: null }, []],
  ['nine holes have the indexes 1 to 9', course('4 4 3 5 4 4 3 5 4', '9 8 7 6 5 4 3 2 1'), []],
  ['or those of the card of eighteen that they are on', course('4 4 3 5 4 4 3 5 4', '1 3 5 7 9 11 13 15 17'), []],
  ['which end at 18', course('4 4 3 5 4 4 3 5 4', '2 4 6 8 10 12 14 16 19'), [{ code: 'stroke-index', hole: 9, strokeIndex: 19 }]],
  ['a course has eighteen holes or nine', { par: [...pars, 4], strokeIndex: null }, [{ code: 'hole-count', holes: 19 }]],
  [
    'a par is 3, 4 or 5',
    { par: [2, 6, 3.5, ...pars.slice(3)], strokeIndex: null },
    [
      { code: 'par', hole: 1, par: 2 },
      { code: 'par', hole: 2, par: 6 },
      { code: 'par', hole: 3, par: 3.5 },
    ],
  ],
  ['every hole has a stroke index, or none', { par: pars, strokeIndex: index.slice(0, 17) }, [{ code: 'stroke-index-count', count: 17 }]],
  [
    'no two holes have the same stroke index',
    { par: pars, strokeIndex: [2, ...index.slice(1)] },
    [{ code: 'stroke-index-repeated', strokeIndex: 2, holes: [1, 2] }],
  ],
  [
    'a stroke index is a whole number from 1 to 18',
    { par: pars, strokeIndex: [0, 19, 2.5, ...index.slice(3)] },
    [
      { code: 'stroke-index', hole: 1, strokeIndex: 0 },
      { code: 'stroke-index', hole: 2, strokeIndex: 19 },
      { code: 'stroke-index', hole: 3, strokeIndex: 2.5 },
    ],
  ],
  ['a card for women has as many holes', { par: pars, strokeIndex: index, women: { par: pars.map(() => 5), strokeIndex: null } }, []],
  [
    'and is checked by itself',
    { par: pars, strokeIndex: index, women: { par: [6, ...pars.slice(1, 9)], strokeIndex: null } },
    [
      { code: 'hole-count', holes: 9, of: 'women' },
      { code: 'par', hole: 1, par: 6, of: 'women' },
    ],
  ],
];

test.each(cases)('%s', (_, given, problems) => {
  expect(courseProblems(given)).toEqual(problems);
});
