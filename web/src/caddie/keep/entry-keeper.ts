import type { MarkerEntry } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import type { Keeper } from '../../outbox/keeper.ts';
import type { Unsent } from '../../outbox/outbox.ts';
import type { Besides } from '../phone/admission.ts';
import { database } from './database.ts';

/** Keeps the strokes of one flight on this phone. */
export const entryKeeper = (admission: string): Keeper<MarkerEntry> => keeperOf<MarkerEntry>(admission);

/** Keeps its measured shots, and what is said of its matches. */
export const shotKeeper = (admission: string): Keeper<Besides> => keeperOf<Besides>(`${admission} shots`);

/** What is sent counts as kept when the disk has it, and not only the browser. */
function keeperOf<Entry extends MarkerEntry | Besides>(admission: string): Keeper<Entry> {
  /** The order typed, which the phone's clock alone does not give. */
  let latest = 0;
  const next = () => {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  };
  return {
    read: async () => {
      const entries = (await (await database()).getAllFromIndex('entry', 'admission', admission)).sort((one, other) => one.at - other.at);
      latest = Math.max(latest, lastOf(entries)?.at ?? 0);
      return entries.map(({ entry, refused }) => ({ entry, refused }) as Unsent<Entry>);
    },
    keep: async (changed, gone) => {
      const rows = changed.map(({ entry, refused }) => ({ id: entry.id, admission, at: next(), entry, refused }));
      const change = (await database()).transaction('entry', 'readwrite', { durability: 'strict' });
      await Promise.all([...rows.map((row) => change.store.put(row)), ...gone.map((id) => change.store.delete(id)), change.done]);
    },
  };
}
