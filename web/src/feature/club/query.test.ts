import type { Course } from '@fairway/api';
import { expect, test } from 'vitest';
import { playableCourses } from './query.ts';

test('a round is offered only the courses of 18 holes: a nine alone is none', () => {
  const course = (name: string, holes: number) => ({ name, par: Array(holes).fill(4) }) as Course;
  const offered = playableCourses('c').select?.({ items: [course('A', 9), course('Champion', 18), course('B', 9)] });
  expect(offered?.map(({ name }) => name)).toEqual(['Champion']);
});
