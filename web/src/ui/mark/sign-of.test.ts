import { expect, test } from 'vitest';
import { sentences } from '../../../test/words.ts';
import { signOf } from './sign-of.ts';

const say = await sentences('leaderboard');
const heard = (sign: string, language: 'vi' | 'en') => {
  const label = signOf(sign);
  return label && say(language)(`sign.${label.key}`, label.values);
};

test.each([
  ['T4', 'đồng hạng 4', 'tied 4'],
  ['+3', '3 trên par', '3 over par'],
  ['−27', '27 dưới par', '27 under par'],
  ['−2,5', '2,5 dưới par', '2,5 under par'],
  ['E', 'bằng par', 'even par'],
  ['–', 'chưa có điểm', 'no score yet'],
])('who hears %s hears “%s”, in English “%s”', (sign, vi, en) => {
  expect([heard(sign, 'vi'), heard(sign, 'en')]).toEqual([vi, en]);
});

test('a place of one player and a total read as they stand', () => {
  expect([signOf('4'), signOf('70,6')]).toEqual([null, null]);
});
