import type { ActivityLine } from '@fairway/api';
import { expect, test } from 'vitest';
import { foldSteps } from './fold.ts';

const line = (id: string, kind: string, name = 'An') =>
  ({ id, kind, subjectId: 't', subjectType: 'tournament', who: { kind: 'person', name } }) as unknown as ActivityLine;

test('steps of a presentation by one person that follow one another are one line', () => {
  const lines = [line('5', 'ceremony-ended'), line('4', 'ceremony-step'), line('3', 'ceremony-step'), line('2', 'ceremony-step', 'Bình')];
  expect(foldSteps(lines).map(({ id, steps }) => [id, steps])).toEqual([
    ['5', 1],
    ['4', 2],
    ['2', 1],
  ]);
});

test('everything else stays line by line', () => {
  expect(foldSteps([line('2', 'score'), line('1', 'score')])).toHaveLength(2);
});
