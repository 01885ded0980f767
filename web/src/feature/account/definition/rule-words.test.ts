import { expect, test } from 'vitest';
import { readHoles, readSegment } from './rule-words.ts';

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

test.each<[Parameters<typeof readSegment>, ReturnType<typeof readSegment>]>([
  [['last', '9', ''], { last: 9 }],
  [['holes', '9, 18', ''], { holes: [9, 18] }],
  [['nine', '6', ' Hồ '], { nine: 'Hồ', last: 6 }],
  [['nine', '10', 'Hồ'], null],
  [['nine', '9', ' '], null],
  [['hardest', '3, 4', ''], null],
])('a set of holes typed as %j is %j', (typed, segment) => {
  expect(readSegment(...typed)).toEqual(segment);
});
