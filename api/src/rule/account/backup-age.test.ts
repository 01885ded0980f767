import { describe, expect, it } from 'vitest';
import { isOldBackup } from './backup-age.ts';

const now = new Date('2026-05-16T12:00:00Z');
const last = { name: 'x', made: '2026-05-15T11:00:00Z', bytes: 1 };

describe('a backup', () => {
  it.each([
    ['of 25 hours, made every day', { last, everyHours: 24 }, false],
    ['of 25 hours, made twice a day', { last, everyHours: 12 }, true],
    ['of 25 hours, made by hand', { last, everyHours: null }, false],
    ['of nine days, made by hand', { last: { ...last, made: '2026-05-07T11:00:00Z' }, everyHours: null }, true],
    ['that does not exist', { last: null, everyHours: 24 }, false],
  ])('%s: old is %4$s', (_, state, old) => {
    expect(isOldBackup(state, now)).toBe(old);
  });
});
