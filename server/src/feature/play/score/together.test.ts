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

test('an item that cannot be written fails alone', async () => {
  const write = async (items: readonly string[]) => {
    if (items.includes('b')) throw new Error('no such letter');
    return items.map((item) => item.toUpperCase());
  };
  const together = createTogether({ calls: 1, items: 3 }, write);
  const answers = await Promise.allSettled(['a', 'b', 'c'].map(together));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null))).toEqual(['A', null, 'C']);
});
