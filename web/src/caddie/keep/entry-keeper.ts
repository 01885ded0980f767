import type { MarkerEntry } from '@fairway/api';
import type { Keeper } from '../../outbox/keeper.ts';
import { database } from './database.ts';

/** Keeps the strokes of one flight on this phone. A stroke counts as kept when the disk has it, and not only the browser. */
export function entryKeeper(admission: string): Keeper<MarkerEntry> {
  /** The order typed, which the phone's clock alone does not give. */
  let latest = 0;
  const next = () => {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  };
  return {
    read: async () => {
      const kept = (await (await database()).getAllFromIndex('entry', 'admission', admission)).toSorted((one, other) => one.at - other.at);
      latest = Math.max(latest, kept.at(-1)?.at ?? 0);
      return kept.map(({ entry, refused }) => ({ entry, refused }));
    },
    keep: async (changed, gone) => {
      const rows = changed.map(({ entry, refused }) => ({ id: entry.id, admission, at: next(), entry, refused }));
      const change = (await database()).transaction('entry', 'readwrite', { durability: 'strict' });
      await Promise.all([...rows.map((row) => change.store.put(row)), ...gone.map((id) => change.store.delete(id)), change.done]);
    },
  };
}
