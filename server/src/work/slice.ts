import { setImmediate as others } from 'node:timers/promises';

/** Others wait no longer than this for their turn. */
const SLICE_MS = 10;

/** `map` for a long list: a little at a time, so that the requests of others are answered in between. */
export async function mapInSlices<Item, Result>(list: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of list) {
    results.push(map(item));
    if (performance.now() - begun < SLICE_MS) continue;
    await others();
    begun = performance.now();
  }
  return results;
}
