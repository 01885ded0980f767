import { expect, test } from 'vitest';
import { sentences } from '../../../test/words.ts';
import { signWords } from './sign-words.ts';

const say = await sentences('leaderboard');

test.each([
  ['T4', 'đồng hạng 4', 'tied 4'],
  ['+3', '3 trên par', '3 over par'],
  ['−27', '27 dưới par', '27 under par'],
  ['−2,5', '2,5 dưới par', '2,5 under par'],
  ['E', 'bằng par', 'even par'],
  ['–', 'chưa có điểm', 'no score yet'],
])('who hears %s hears “%s”, in English “%s”', (sign, vi, en) => {
  expect([signWords(sign, say('vi')), signWords(sign, say('en'))]).toEqual([vi, en]);
});

test('a place of one player and a total read as they stand', () => {
  expect([signWords('4', say('vi')), signWords('70,6', say('vi'))]).toEqual([null, null]);
});
