import { useSyncExternalStore } from 'react';

/** How many requests are under way; drives the loading bar. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

export async function whilePending<T>(request: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await request();
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePending = (): number => useSyncExternalStore(subscribe, () => count);
