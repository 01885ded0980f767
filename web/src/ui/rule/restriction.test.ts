import { expect, test } from 'vitest';
import { sentences } from '../../../test/words.ts';
import type { RuleWords } from './handicap/day-handicap.ts';
import { allowanceExample, sayLimits } from './restriction.ts';

const t = (await sentences('rule'))('vi') as unknown as RuleWords;
const none = { min: null, max: null };

test.each([
  [null, 'Không giới hạn'],
  [{ m: { min: 0, max: 24 }, f: { min: null, max: 36 } }, 'Nam 0–24, Nữ đến 36'],
  [{ m: { min: -2, max: null }, f: none }, 'Nam từ +2'],
])('the limits %j read “%s”', (limits, words) => {
  expect(sayLimits(limits, t, 'vi')).toBe(words);
});

test.each([
  [100, 20],
  [95, 19],
  [72.5, 15],
])('of 20 with an allowance of %d %% a player plays off %d', (percent, played) => {
  expect(allowanceExample(percent, t, 'vi')).toBe(`Ví dụ: handicap đăng ký 20 → ${played}.`);
});
