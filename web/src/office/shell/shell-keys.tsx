import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '../../i18n/words.ts';
import { isField } from '../../lib/keyboard.ts';
import { oneKeysWork } from '../../lib/session.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { showUnopened } from '../../ui/toast/toast.tsx';

/** What stands over the screen: nothing, the palette, or the list of keys. Both are loaded when they first open. */
type Over = 'palette' | 'keys';
export type OverProps = { readonly onClose: () => void };
const LOADS: Readonly<Record<Over, () => Promise<ComponentType<OverProps>>>> = {
  palette: async () => (await Promise.all([import('./palette.tsx'), loadWords(['palette', 'tournament'])]))[0].Palette,
  keys: async () => (await Promise.all([import('./key-dialog.tsx'), loadWords(['palette'])]))[0].KeyDialog,
};

const store = createStore<Over | null>(() => null);
export const openPalette = (): void => store.setState('palette', true);
export const openKeys = (): void => store.setState('keys', true);

/** Ctrl-K opens the palette from everywhere, `?` the keys of the screen from everywhere but a field. */
export function ShellKeys() {
  const open = useStore(store);
  const [loaded, setLoaded] = useState<Partial<Record<Over, ComponentType<OverProps>>>>({});
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (open === null || loaded[open]) return;
    LOADS[open]().then(
      (Component) => setLoaded((known) => ({ ...known, [open]: Component })),
      () => {
        store.setState(null, true);
        showUnopened();
      },
    );
  }, [open, loaded]);
  const Component = open === null ? undefined : loaded[open];
  return Component === undefined ? null : <Component onClose={() => store.setState(null, true)} />;
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    store.setState(store.getState() === 'palette' ? null : 'palette', true);
  } else if (key === '?' && oneKeysWork() && !ctrlKey && !metaKey && !isField(target)) {
    event.preventDefault();
    store.setState('keys', true);
  }
}
