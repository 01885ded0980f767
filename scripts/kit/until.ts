import { vi } from 'vitest';

/** Shortly before the run ends a test that hangs, so that the failure says what never came. */
const HANGS_AFTER_MS = 590_000;

/** Waits until the expectation holds, however slow the machine is. What never comes fails with what was expected and what was there. */
export const until = <Result>(expectation: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(expectation, { timeout: HANGS_AFTER_MS, interval: 20 });
