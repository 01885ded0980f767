import { createStore } from '../../lib/store.ts';

/** What stands over the screen: the palette, or the list of keys; null: nothing. */
export type Over = 'palette' | 'keys';

export const over = createStore<Over | null>(() => null);
export const openPalette = (): void => over.setState('palette', true);
export const openKeys = (): void => over.setState('keys', true);
