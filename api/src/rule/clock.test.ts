import { describe, expect, test } from 'vitest';
import { inPlaceOfSkipped, instantAt } from './clock.ts';

describe('a time of day on a date at a club', () => {
  test.each([
    ['in Vietnam', 'Asia/Ho_Chi_Minh', '2026-04-25', '06:30', '2026-04-24T23:30Z'],
    ['after the clocks went forward in the night', 'America/New_York', '2026-03-08', '06:30', '2026-03-08T10:30Z'],
    ['before they go back at night', 'America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30Z'],
    ['that comes twice is the first', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['that comes twice is the first, in an eastern zone', 'Australia/Sydney', '2026-04-05', '02:30', '2026-04-04T15:30Z'],
    ['that the clocks skip is later, in a western zone', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30Z'],
    ['that the clocks skip is later, in an eastern zone', 'Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30Z'],
    ['that the clocks skip at midnight stays on its day', 'America/Santiago', '2026-09-06', '00:30', '2026-09-06T04:30Z'],
    ['midnight itself, where it is skipped, stays on its day', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00Z'],
    ['that half an hour skips', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45Z'],
  ])('%s', (_, timeZone, date, time, instant) => {
    expect(instantAt(date, time, timeZone)).toEqual(new Date(instant));
  });

  test('that the clocks skip is shown as they have it', () => {
    expect(inPlaceOfSkipped('2026-03-08', '02:30', 'America/New_York')).toBe('03:30');
    expect(inPlaceOfSkipped('2026-09-06', '00:30', 'America/Santiago')).toBe('01:30');
    expect(inPlaceOfSkipped('2026-03-08', '06:30', 'America/New_York')).toBe(null);
  });
});
