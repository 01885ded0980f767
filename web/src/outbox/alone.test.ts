import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone } from './alone.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The locks of a browser in which another tab has the turn until `release`. */
function otherTab() {
  const waiting: (() => void)[] = [];
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(() => void work().then(resolve, reject));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { locks: { request } as unknown as LockManager, release: () => waiting.splice(0).forEach((next) => void next()) };
}

test('a tab works when it has its turn', async () => {
  const { locks, release } = otherTab();
  const work = vi.fn(async () => {});
  const done = alone('round', locks)(work);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(work).not.toHaveBeenCalled();
  release();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a tab that waits for another one too long works all the same, once', async () => {
  const work = vi.fn(async () => {});
  const done = alone('round', otherTab().locks)(work);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

test('where the browser has no locks, a tab works at once', async () => {
  const work = vi.fn(async () => {});
  await alone('round', undefined)(work);
  expect(work).toHaveBeenCalledTimes(1);
});
