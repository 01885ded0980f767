import { expect, it } from 'vitest';
import { typedResult } from './typed-result.ts';

it.each([
  ['3&2', { kind: 'result', winner: 1, score: { up: 3, left: 2 } }],
  ['1 up', { kind: 'result', winner: 1, score: { up: 1, left: 0 } }],
  ['20', { kind: 'result', winner: 1, score: { up: 1, left: 0, extraHole: 2 } }],
  ['AS', { kind: 'result', winner: 'halved', score: null }],
  ['Hòa', { kind: 'result', winner: 'halved', score: null }],
  ['W/O', { kind: 'withdrawn', by: 0, hole: null }],
  ['nhường', { kind: 'match-conceded', by: 0, hole: null }],
  ['ba hai', null],
])('a result beside the winner: %s', (text, word) => {
  expect(typedResult(text, 1, 18)).toEqual(word);
});

it('of a part of a Nassau is of that part', () => {
  expect(typedResult('2&1', 0, 9, 'front')).toEqual({ kind: 'result', part: 'front', winner: 0, score: { up: 2, left: 1 } });
});
