import { afterEach, expect, it, vi } from 'vitest';
import { mapInSlices } from './slice.ts';

afterEach(() => vi.restoreAllMocks());

it('a long list is worked through in its order, and others have their turn in between', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  setImmediate(() => done.push('another'));
  const work = mapInSlices([1, 2, 3, 4], (item) => {
    now += 6;
    done.push(`item ${item}`);
    return item * item;
  });
  expect(await work).toEqual([1, 4, 9, 16]);
  expect(done).toEqual(['item 1', 'item 2', 'another', 'item 3', 'item 4']);
});
