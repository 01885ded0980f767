import type { ClubHandicapChange } from '@fairway/api';
import { expect, test } from 'vitest';
import { sentences } from '../../../../test/words.ts';
import { saySentence } from './change-sentence.ts';

const say = await sentences('club-handicap');
const event = { tournamentId: '1', name: 'Giải mùa thu', day: '2026-11-14' };
const change = (because: ClubHandicapChange['because'], from: number | null = 15): ClubHandicapChange => {
  return { day: '2026-11-14', from, to: 12, because };
};

test.each<[ClubHandicapChange, string, string]>([
  [
    change({ code: 'under-par', event, place: 1, under: 7, atMost: 3 }),
    'thắng Giải mùa thu 14/11/2026, net 7 gậy dưới par, giảm nhiều nhất 3: 15 → 12',
    'won Giải mùa thu 14/11/2026, net 7 under par, at most 3: 15 → 12',
  ],
  [
    change({ code: 'under-par', event, place: null, under: 2.5, atMost: null }),
    'dự Giải mùa thu 14/11/2026, net 2,5 gậy dưới par: 15 → 12',
    'played Giải mùa thu 14/11/2026, net 2.5 under par: 15 → 12',
  ],
  [
    change({ code: 'place', event, place: 2, cut: 3 }, 15.4),
    'hạng 2 Giải mùa thu 14/11/2026, giảm 3: 15,4 → 12',
    'place 2 in Giải mùa thu 14/11/2026, less 3: 15.4 → 12',
  ],
  [
    change({ code: 'mean', of: 'gross', rounds: 3, mean: 84.33, target: 12.3 }),
    'gross trung bình 3 vòng là 84,33, hướng tới 12,3: 15 → 12',
    'mean gross of 3 rounds 84.33, towards 12.3: 15 → 12',
  ],
  [change({ code: 'declared', event }, null), 'đăng ký khi dự Giải mùa thu 14/11/2026: 12', 'declared for Giải mùa thu 14/11/2026: 12'],
  [change({ code: 'declared', event: null }, null), 'đăng ký với CLB: 12', 'declared to the club: 12'],
  [change({ code: 'ceiling' }, -2), 'không cao hơn mức trần: +2 → 12', 'not above the ceiling: +2 → 12'],
])('a change of a club’s handicap says why %#', (of, vi, en) => {
  expect([saySentence(of, say('vi'), 'vi'), saySentence(of, say('en'), 'en')]).toEqual([vi, en]);
});
