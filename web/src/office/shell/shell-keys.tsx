import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '../../i18n/words.ts';
import { isField } from '../../lib/page/keyboard.ts';
import { oneKeysWork } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { showUnopened } from '../../ui/toast/toast.tsx';
import type { OverProps } from './key-dialog.tsx';
import { type Over, over } from './over.ts';

/** Both are loaded when they first open. */
const LOADS: Readonly<Record<Over, () => Promise<ComponentType<OverProps>>>> = {
  palette: async () => (await Promise.all([import('./palette.tsx'), loadWords(['palette', 'tournament'])]))[0].Palette,
  keys: async () => (await Promise.all([import('./key-dialog.tsx'), loadWords(['palette'])]))[0].KeyDialog,
};

/** Ctrl-K opens the palette from everywhere, `?` the keys of the screen from everywhere but a field. */
export function ShellKeys() {
  const open = useStore(over);
  const [loaded, setLoaded] = useState<Partial<Record<Over, ComponentType<OverProps>>>>({});
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (open === null || loaded[open]) return;
    LOADS[open]().then(
      (Component) => setLoaded((current) => ({ ...current, [open]: Component })),
      () => {
        over.setState(null, true);
        showUnopened();
      },
    );
  }, [open, loaded]);
  const Component = open === null ? undefined : loaded[open];
  return Component === undefined ? null : <Component onClose={() => over.setState(null, true)} />;
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
    event.preventDefault();
    over.setState(over.getState() === 'palette' ? null : 'palette', true);
  } else if (key === '?' && oneKeysWork() && !ctrlKey && !metaKey && !isField(target)) {
    event.preventDefault();
    over.setState('keys', true);
  }
}
