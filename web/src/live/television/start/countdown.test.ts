import { expect, test } from 'vitest';
import { durationIn, minutesUntil } from './countdown.ts';

test('the first tee time is counted down on the club’s clock, wherever the television was set up', () => {
  const now = Date.parse('2026-05-09T22:30:40Z');
  expect(minutesUntil('2026-05-10', '07:00', 'Asia/Ho_Chi_Minh', now)).toBe(90);
  expect(minutesUntil('2026-05-10', '07:00', 'Asia/Seoul', now)).toBe(-30);
});

test.each([
  [1, '1 phút', '1 minute'],
  [59, '59 phút', '59 minutes'],
  [120, '2 giờ', '2 hours'],
  [125, '2 giờ 5 phút', '2 hours 5 minutes'],
  [3 * 1440 + 59, '3 ngày', '3 days'],
  [3 * 1440 + 125, '3 ngày 2 giờ', '3 days 2 hours'],
])('%i minutes are said in at most two units', (minutes, vi, en) => {
  expect([durationIn('vi', minutes), durationIn('en', minutes)]).toEqual([vi, en]);
});
