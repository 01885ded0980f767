import { expect, test } from 'vitest';
import { dateProblem, formatClock, formatClockSeconds, formatDate, formatInstant, readDate, readTime, today } from './date.ts';

test('dates are written dd/MM/yyyy', () => {
  expect(formatDate('2026-04-05')).toBe('05/04/2026');
});

test.each([
  ['Asia/Ho_Chi_Minh', '06/04/2026 06:30', '2026-04-06'],
  ['Asia/Tokyo', '06/04/2026 08:30', '2026-04-06'],
  ['Europe/Berlin', '06/04/2026 01:30', '2026-04-06'],
  ['America/Los_Angeles', '05/04/2026 16:30', '2026-04-05'],
])('on the clock and the calendar of a club in %s it is %s', (timeZone, instant, day) => {
  const moment = new Date('2026-04-05T23:30:00Z');
  expect(formatClock(moment, timeZone)).toBe(instant.slice(-5));
  expect(formatClockSeconds(moment, timeZone)).toBe(`${instant.slice(-5)}:00`);
  expect(today(timeZone, moment)).toBe(day);
});

test.each([
  ['25/4/2026', '2026-04-25'],
  ['05.04.26', '2026-04-05'],
  ['5-4-2026', '2026-04-05'],
  ['2026-04-25', '2026-04-25'],
  ['２５／４／２０２６', '2026-04-25'],
  ['31/02/2026', null],
  ['4/25/2026', null],
  ['hôm nay', null],
  ['', null],
])('the date “%s” is read as %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each([
  ['25/4/2026', null],
  ['29/2/2028', null],
  ['31/02/2026', 'noSuchDay'],
  ['2026-02-31', 'noSuchDay'],
  ['30/2', 'noSuchDay'],
  ['32/1', 'noSuchDay'],
  ['4/25/2026', 'noSuchDay'],
  ['29/2', 'notADate'],
  ['25/4', 'notADate'],
  ['hôm nay', 'notADate'],
] as const)('what is wrong with the date “%s”: %s', (typed, problem) => {
  expect(dateProblem(typed)).toBe(problem);
});

test.each([
  ['6h30', '06:30'],
  ['06h30.', '06:30'],
  ['6h', '06:00'],
  ['6:30', '06:30'],
  ['0630', '06:30'],
  ['６：３０', '06:30'],
  ['630', '06:30'],
  ['13', '13:00'],
  ['12.15', '12:15'],
  ['25:00', null],
  ['6:75', null],
  ['sáng', null],
  ['', null],
])('the time “%s” is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

const AT = '2026-04-05T23:30:00Z';

test.each([
  ['Asia/Ho_Chi_Minh', '06/04/2026 06:30', 'GMT+7'],
  ['America/Los_Angeles', '05/04/2026 16:30', 'GMT-7'],
  ['Asia/Tokyo', '06/04/2026 08:30', 'GMT+9'],
])('a moment on the clock of %s is %s, and names the zone where the device has another time', (timeZone, clock, zone) => {
  const here = formatInstant(AT, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(formatInstant(AT, timeZone)).toBe(here === clock ? clock : `${clock} ${zone}`);
});
