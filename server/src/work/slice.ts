import { setImmediate as others } from 'node:timers/promises';

/** Others wait no longer than this for their turn. */
const SLICE_MS = 10;

/** Since when this thread works without a turn of others; null: not since their last one. */
let begun: number | null = null;

/** Work that can stop here does when it has lasted for a slice, whatever of it was whose: requests of others are answered in between. */
export async function pause(): Promise<void> {
  if (isOver()) await giveTurn();
}

/** The next slice begins right after it. */
async function giveTurn(): Promise<void> {
  await others();
  isOver();
}

function isOver(): boolean {
  if (begun !== null) return performance.now() - begun >= SLICE_MS;
  begun = performance.now();
  setImmediate(() => {
    begun = null;
  });
  return false;
}

/** `map` for a long list: a little at a time. */
export async function mapInSlices<Item, Result>(list: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of list) {
    if (isOver()) await giveTurn();
    results.push(map(item));
  }
  return results;
}
