import { expect, test } from 'vitest';
import { deskRate } from './desk-rate.ts';

const minutes = (...at: number[]): number[] => at.map((minute) => minute * 60_000);

test('a card a minute, and ten left: done in ten minutes', () => {
  expect(deskRate(minutes(0, 1, 2, 3), 10, 3 * 60_000)).toEqual({ cardsPerMinute: 1, doneAt: 13 * 60_000 });
});

test('the clock runs on while nothing comes', () => {
  expect(deskRate(minutes(0, 1, 2, 3), 10, 6 * 60_000)?.cardsPerMinute).toBe(0.5);
});

test('what happened more than a quarter of an hour ago does not count', () => {
  expect(deskRate(minutes(0, 20, 21, 22, 23), 6, 23 * 60_000)?.cardsPerMinute).toBe(1);
});

test.each([
  ['nothing is left', minutes(0, 1, 2, 3), 0, 3],
  ['there are only three cards', minutes(0, 1, 2), 10, 3],
  ['no card for more than five minutes', minutes(0, 1, 2, 3), 10, 9],
  ['all of them came in one instant', minutes(3, 3, 3, 3), 10, 3],
])('nothing is said when %s', (_, completed, left, now) => {
  expect(deskRate(completed, left, now * 60_000)).toBeNull();
});
