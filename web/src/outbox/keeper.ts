import type { NewEntry } from '@fairway/api';
import type { Fact, Unsent } from './outbox.ts';

/**
 * Where unsent entries survive a reload: one item an entry, so that two tabs never overwrite each other. A desk's answers at once, a
 * phone's by promises; either throws when the browser refuses.
 */
export type Keeper<Entry extends Fact = NewEntry> = {
  /** What is kept now, oldest first. */
  readonly read: () => KeptEntries<Entry> | Promise<KeptEntries<Entry>>;
  /** Keeps these and forgets those; a promise ends when that has been committed. */
  readonly keep: (changed: KeptEntries<Entry>, gone: readonly string[]) => void | Promise<void>;
};
type KeptEntries<Entry extends Fact> = readonly Unsent<Entry>[];
