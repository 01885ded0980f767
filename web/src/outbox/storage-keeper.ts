import type { Keeper } from './keeper.ts';
import type { Unsent } from './outbox.ts';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Keeps entries in the browser's local storage, which answers at once. `prefix`: of the keys of all that belong together. */
export function storageKeeper(storage: BrowserStorage, prefix: string): Keeper {
  const keyOf = (id: string) => `${prefix}:${id}`;
  return {
    read: () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((key) => key.startsWith(`${prefix}:`))
        .flatMap((key) => readUnsent(storage.getItem(key)))
        .toSorted((one, other) => one.entry.enteredAt.localeCompare(other.entry.enteredAt)),
    keep: (changed, gone) => {
      for (const id of gone) storage.removeItem(keyOf(id));
      for (const unsent of changed) storage.setItem(keyOf(unsent.entry.id), JSON.stringify(unsent));
    },
  };
}

function readUnsent(text: string | null): Unsent[] {
  try {
    return text === null ? [] : [JSON.parse(text) as Unsent];
  } catch {
    return [];
  }
}
