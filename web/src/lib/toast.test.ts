import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, holdToast, readToasts, releaseToast, showToast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.useRealTimers();
});

const headers = () => readToasts().map(({ header }) => header);
const show = (): number => {
  showToast('warning', 'Bad request', 'Tournament not found.');
  return readToasts().at(-1)?.id ?? 0;
};

describe('a toast', () => {
  test('stays for ten seconds', () => {
    show();
    vi.advanceTimersByTime(9_999);
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(1);
    expect(headers()).toEqual([]);
  });

  test('is held while somebody reads it, for a minute at most', () => {
    const id = show();
    holdToast(id);
    vi.advanceTimersByTime(59_999);
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(1);
    expect(headers()).toEqual([]);
  });

  test('has ten seconds more once it is let go, within the minute', () => {
    const id = show();
    holdToast(id);
    vi.advanceTimersByTime(30_000);
    releaseToast(id);
    vi.advanceTimersByTime(9_999);
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(1);
    expect(headers()).toEqual([]);
  });

  test('let go late disappears when its minute is over', () => {
    const id = show();
    holdToast(id);
    vi.advanceTimersByTime(55_000);
    releaseToast(id);
    vi.advanceTimersByTime(5_000);
    expect(headers()).toEqual([]);
  });

  test('that says what another one says takes its place', () => {
    show();
    vi.advanceTimersByTime(8_000);
    show();
    expect(headers()).toEqual(['Bad request']);
    vi.advanceTimersByTime(8_000);
    expect(headers()).toEqual(['Bad request']);
  });
});
