import { expect, it } from 'vitest';
import { isPlausible } from './plausible.ts';

it('a time is believed from the year 2000 to a day from now', () => {
  const now = new Date('2026-04-25T01:00:00Z');
  const believed = (time: string) => isPlausible(Date.parse(time), now);
  expect(['2000-01-01T00:00:00Z', '2026-04-25T01:00:00Z', '2026-04-26T01:00:00Z'].map(believed)).toEqual([true, true, true]);
  expect(['1999-12-31T23:59:59Z', '2026-04-26T01:00:01Z'].map(believed)).toEqual([false, false]);
});
