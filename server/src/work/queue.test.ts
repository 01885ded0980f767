import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../error/app-error.ts';
import { createQueue } from './queue.ts';

/** Work that ends when the test says so. */
function work() {
  let begun = false;
  const { promise, resolve: finish, reject: fail } = Promise.withResolvers<string>();
  const run = () => {
    begun = true;
    return promise;
  };
  return { run, finish, fail, hasBegun: () => begun };
}

const refusal = (isOwn: boolean) => new AppError(isOwn ? 'too-many-attempts' : 'unavailable');
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue', () => {
  it('lets the next wait until there is room, in the order in which they came', async () => {
    const queue = createQueue({ atOnce: 2, inAll: 10 }, refusal);
    const [first, second, third, fourth] = [work(), work(), work(), work()];
    const answers = [first, second, third, fourth].map(({ run }) => queue.run(run));
    await settled();
    expect([first, second, third, fourth].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
    second.finish('second');
    expect(await answers[1]).toBe('second');
    await settled();
    expect([third, fourth].map(({ hasBegun }) => hasBegun())).toEqual([true, false]);
    for (const { finish } of [first, third, fourth]) finish('done');
    expect(await Promise.all(answers)).toEqual(['done', 'second', 'done', 'done']);
  });

  it('refuses at once what is too much in all, or too much of one person', async () => {
    const queue = createQueue({ atOnce: 1, inAll: 3, ofOne: 2 }, refusal);
    const [first, second, third] = [work(), work(), work()];
    const answers = [queue.run(first.run, 'an'), queue.run(second.run, 'an')];
    await expect(queue.run(work().run, 'an')).rejects.toMatchObject({ code: 'too-many-attempts' });
    answers.push(queue.run(third.run, 'binh'));
    await expect(queue.run(work().run, 'chi')).rejects.toMatchObject({ code: 'unavailable' });
    for (const { finish } of [first, second, third]) finish('done');
    await Promise.all(answers);
    expect(await queue.run(async () => 'again', 'an')).toBe('again');
  });

  it('rests between two turns, and answers the first at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const queue = createQueue({ atOnce: 1, inAll: 10, restMs: 30 }, refusal);
    const [first, second] = [work(), work()];
    const answers = [queue.run(first.run), queue.run(second.run)];
    await settled();
    first.finish('first');
    expect(await answers[0]).toBe('first');
    await vi.advanceTimersByTimeAsync(29);
    expect(second.hasBegun()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(second.hasBegun()).toBe(true);
    second.finish('second');
    await answers[1];
    vi.useRealTimers();
  });

  it('goes on after work that failed', async () => {
    const queue = createQueue({ atOnce: 1, inAll: 2, ofOne: 2 }, refusal);
    const failing = work();
    const answers = [queue.run(failing.run), queue.run(async () => 'next')];
    failing.fail(new Error('broken'));
    await expect(answers[0]).rejects.toThrow('broken');
    expect(await answers[1]).toBe('next');
  });
});
