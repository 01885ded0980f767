import { describe, expect, test } from 'vitest';
import { AMATEUR_LIMIT_VND, amateurWorth, amateurWorthAtMost } from './amateur-limit.ts';

const prize = (value: number | null, over: object = {}) => ({ kind: 'best-net', main: true, value, ...over });
const ACE = prize(900_000_000, { kind: 'hole-in-one', main: false });
const PIN = prize(4_000_000, { kind: 'nearest-to-the-pin', main: false });

test('towards the amateur limit counts everything that a player wins, side awards too, but no hole in one', () => {
  expect(amateurWorth([prize(20_000_000), PIN, prize(null), ACE])).toBe(24_000_000);
  expect(amateurWorth([prize(20_000_000), PIN])).toBeGreaterThan(AMATEUR_LIMIT_VND);
});

describe('the most that one player could win of a plan', () => {
  test.each([
    ['has the dearest main prize alone, where each may have one', true, 24_000_000],
    ['has all main prizes, where each may have several', false, 29_000_000],
  ])('%s', (_, oneMainPrizeEach, most) => {
    expect(amateurWorthAtMost([prize(20_000_000), prize(5_000_000), PIN, ACE], oneMainPrizeEach)).toBe(most);
  });
});
