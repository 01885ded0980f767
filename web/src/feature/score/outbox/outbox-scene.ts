import type { NewEntry } from '@fairway/contract';

/** What the tests of the outbox type: four strokes on the first hole, unless told otherwise. */
export const entry = (id: string, over: Partial<NewEntry> = {}): NewEntry => ({
  id,
  playerId: 'an',
  hole: 1,
  score: 4,
  replaces: null,
  enteredAt: '2026-04-25T01:00:00.000Z',
  device: null,
  ...over,
});

/** A browser's storage, in memory. */
export function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

export type Memory = ReturnType<typeof memory>;
