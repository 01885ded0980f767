import { describe, expect, it } from 'vitest';
import { ageOf, isOld } from './age.ts';

const now = new Date('2026-05-16T12:00:00Z');
const last = { name: 'x', made: '2026-05-15T11:00:00Z', bytes: 1 };

describe('the age of a backup', () => {
  it.each([
    ['2026-05-16T11:35:00Z', '25 phút trước', '25 minutes ago'],
    ['2026-05-16T09:00:00Z', '3 giờ trước', '3 hours ago'],
    ['2026-05-14T11:00:00Z', '2 ngày trước', '2 days ago'],
    ['2026-05-16T12:05:00Z', '0 phút trước', '0 minutes ago'],
  ])('of %s is %s', (made, vietnamese, english) => {
    expect([ageOf(made, now, 'vi'), ageOf(made, now, 'en')]).toEqual([vietnamese, english]);
  });

  it.each([
    ['of 25 hours, made every day', { last, everyHours: 24 }, false],
    ['of 25 hours, made twice a day', { last, everyHours: 12 }, true],
    ['of 25 hours, made by hand', { last, everyHours: null }, false],
    ['of nine days, made by hand', { last: { ...last, made: '2026-05-07T11:00:00Z' }, everyHours: null }, true],
    ['that does not exist', { last: null, everyHours: 24 }, false],
  ])('%s: old is %4$s', (_, state, old) => {
    expect(isOld(state, now)).toBe(old);
  });
});
