import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSchedule } from './schedule.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('work on a schedule is done a while after the start and again and again, also after a failure, until the server stops', async () => {
  const reported: unknown[] = [];
  const work = vi.fn(async () => {
    if (work.mock.calls.length === 1) throw new Error('away');
  });
  const schedule = createSchedule(work, { firstAfterMs: 100, everyMs: 1000 }, (error) => reported.push(error));
  await schedule.start();
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2001);
  expect(work).toHaveBeenCalledTimes(3);
  expect(reported).toHaveLength(1);
  await schedule.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});
