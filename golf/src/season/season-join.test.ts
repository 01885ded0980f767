import { expect, test } from 'vitest';
import { seasonEvent, seasonResult, seasonRule } from '../../test-kit/season.ts';
import type { SeasonEvent } from './season-fact.ts';
import { joinMatters } from './season-join.ts';

const played = (nth: number, ...order: readonly string[]): SeasonEvent =>
  seasonEvent(
    nth,
    order.map((person, at) => seasonResult(person, at + 1)),
  );

test.each([
  ['together they would be first', 1, [played(1, 'b', 'x'), played(2, 'c', 'y')], true],
  ['one of them has a rank of their own, which would go', 1, [played(1, 'b', 'x'), played(2, 'y')], true],
  ['together they would have enough results', 2, [played(1, 'b', 'x'), played(2, 'b', 'y')], true],
  ['they lack results, together too', 3, [played(1, 'b', 'x'), played(2, 'b', 'y'), played(3, 'b')], false],
  ['both played one event', 1, [played(1, 'x', 'y'), played(2, 'x')], false],
])('whether x and y are one: %s', (_, least, events, matters) => {
  expect(joinMatters(seasonRule({ least }), { events, golfers: [] }, 'x', 'y')).toBe(matters);
});
