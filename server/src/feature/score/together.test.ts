import { expect, test } from 'vitest';
import { createTogether } from './together.ts';

/** Calls that a test ends by itself. */
function heldCalls() {
  const calls: { items: readonly string[]; end: PromiseWithResolvers<void> }[] = [];
  const write = async (items: readonly string[]): Promise<string[]> => {
    const end = Promise.withResolvers<void>();
    calls.push({ items, end });
    await end.promise;
    return items.map((item) => item.toUpperCase());
  };
  return { calls, write };
}

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

test('what waits at the same time is written by one call, and each hears its own result', async () => {
  const { calls, write } = heldCalls();
  const together = createTogether({ calls: 1, items: 2 }, write);
  const answers = Promise.all(['a', 'b', 'c'].map(together));
  await turnOfTheLoop();
  expect(calls.map(({ items }) => items)).toEqual([['a', 'b']]);
  calls[0]?.end.resolve();
  await turnOfTheLoop();
  await turnOfTheLoop();
  expect(calls.map(({ items }) => items)).toEqual([['a', 'b'], ['c']]);
  calls[1]?.end.resolve();
  expect(await answers).toEqual(['A', 'B', 'C']);
});

test('a call that fails has failed for its own items only', async () => {
  const { calls, write } = heldCalls();
  const together = createTogether({ calls: 2, items: 2 }, write);
  const answers = Promise.allSettled([together('a'), together('b')]);
  await turnOfTheLoop();
  const later = together('c');
  await turnOfTheLoop();
  calls[0]?.end.reject(new Error('no connection'));
  calls[1]?.end.resolve();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await later).toBe('C');
});
