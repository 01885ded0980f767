import { expect, test } from 'vitest';
import { createClock } from './server-clock.ts';

const SEVEN = Date.parse('2026-04-25T07:00:00Z');
const BOOT = Date.parse('2017-01-01T00:00:00Z');

/** A television whose clock was this when its page was opened, and what the server said then. */
function television(date: number, Age = '0') {
  const device = { date, elapsed: 0 };
  const clock = createClock(
    () => device.date,
    () => device.elapsed,
  );
  clock.read(new Response(null, { headers: { Date: new Date(SEVEN).toUTCString(), Age } }));
  return { device, clock };
}

test('a difference of some seconds is none', () => {
  expect(television(SEVEN + 20_000).clock.now()).toBe(SEVEN + 20_000);
});

test('a television without a battery shows the server’s time, and when the board was confirmed by it too', () => {
  const { device, clock } = television(BOOT);
  device.date += 90_000;
  device.elapsed += 90_000;
  expect([clock.now(), clock.at(BOOT)]).toEqual([SEVEN + 90_000, SEVEN]);
});

test('once it has put its own clock right that counts', () => {
  const { device, clock } = television(BOOT);
  device.date = SEVEN + 60_000;
  device.elapsed = 60_000;
  expect(clock.now()).toBe(SEVEN + 60_000);
});

test('an answer out of a cache is as old as the cache says', () => {
  expect(television(BOOT, '60').clock.now()).toBe(SEVEN + 60_000);
});
