import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Keys with what they do; `–` between two of them means a range. */
export type Key = { readonly keys: readonly string[]; readonly text: string };
/** The keys of a part of the screen. */
type KeyGroup = { readonly label: string; readonly keys: readonly Key[] };

const store = createStore<readonly KeyGroup[]>(() => []);

/** What keys do on the open screen, part by part. */
export const useShownKeys = (): readonly KeyGroup[] => useStore(store);

/** Lists the keys of a part of the screen while it is there. */
export function useScreenKeys(label: string, keys: readonly Key[]): void {
  const text = JSON.stringify(keys);
  useEffect(() => listKeys({ label, keys: JSON.parse(text) }), [label, text]);
}

/** Lists them until the function that it returns is called. */
export function listKeys(group: KeyGroup): () => void {
  store.setState([...store.getState(), group], true);
  return () =>
    store.setState(
      store.getState().filter((one) => one !== group),
      true,
    );
}
