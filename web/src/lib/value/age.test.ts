import { describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';

const now = new Date('2026-05-16T12:00:00Z');

describe('the age of something', () => {
  it.each([
    ['2026-05-16T11:35:00Z', '25 phút trước', '25 minutes ago'],
    ['2026-05-16T09:00:00Z', '3 giờ trước', '3 hours ago'],
    ['2026-05-14T11:00:00Z', '2 ngày trước', '2 days ago'],
    ['2026-05-16T12:05:00Z', '0 phút trước', '0 minutes ago'],
  ])('of %s is %s', (made, vietnamese, english) => {
    expect([ageOf(made, now, 'vi'), ageOf(made, now, 'en')]).toEqual([vietnamese, english]);
  });
});
