import type { EntryOutcome, NewEntry } from '@fairway/api';
import { createStore, type ReadableStore } from '../../../lib/store.ts';
import {
  answered,
  begun,
  dropped,
  EMPTY_OUTBOX,
  entered,
  type Outbox,
  postponed,
  refusedAll,
  retried,
  retryAfterMs,
  toSend,
  type Unsent,
} from './outbox.ts';

/** The result of sending a batch: an answer, a refusal of all of it, or no clear result. */
export type Sent = { readonly outcomes: readonly EntryOutcome[] } | { readonly refused: string } | 'postponed';

export type OutboxStore = ReadableStore<Outbox> & {
  readonly enter: (entries: readonly NewEntry[]) => void;
  readonly retry: (ids: readonly string[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  /** Sends at once the entries that wait for the next try. */
  readonly sendNow: () => void;
};

type Deps = {
  /** Where unsent entries survive a reload: one item per entry, so that two tabs never overwrite each other. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** The key prefix of every item: the round and the author. */
  readonly prefix: string;
  readonly send: (batch: readonly NewEntry[]) => Promise<Sent>;
  readonly now: () => number;
};

/** So that a digit typed right after another is sent with it. */
const GATHER_MS = 300;

/** Keeps entries until they are answered, and sends them in small batches, one at a time, for as long as it takes. */
export function createOutboxStore({ storage, prefix, send, now }: Deps): OutboxStore {
  const store = createStore<Outbox>(() => ({ ...EMPTY_OUTBOX, unsent: storedUnsent(storage, prefix) }));
  const { getState: outbox, setState } = store;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const become = (next: Outbox) => {
    keep(storage, prefix, outbox(), next);
    setState(next, true);
  };
  const later = (ms: number) => {
    if (timer !== null) return;
    timer = setTimeout(sendNow, ms);
  };
  const sendNow = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const started = begun(outbox());
    if (started === null) return;
    become(started.outbox);
    send(started.batch).then(settle, () => settle('postponed'));
  };
  const settle = (sent: Sent) => {
    if (sent === 'postponed') become(postponed(outbox()));
    else if ('refused' in sent) become(refusedAll(outbox(), sent.refused));
    else become(answered(outbox(), sent.outcomes, now()));
    if (toSend(outbox()).length > 0) later(outbox().failures > 0 ? retryAfterMs(outbox().failures) : 0);
  };

  if (toSend(outbox()).length > 0) later(0);
  return {
    ...store,
    enter: (entries) => {
      become(entered(outbox(), entries));
      later(GATHER_MS);
    },
    retry: (ids) => {
      become(retried(outbox(), ids));
      sendNow();
    },
    drop: (ids) => become(dropped(outbox(), ids)),
    sendNow,
  };
}

const keyOf = (prefix: string, id: string): string => `${prefix}:${id}`;

function keep(storage: Deps['storage'], prefix: string, before: Outbox, after: Outbox): void {
  const kept = new Set(after.unsent);
  const ids = new Set(after.unsent.map(({ entry }) => entry.id));
  for (const old of before.unsent) kept.delete(old);
  for (const { entry } of before.unsent) if (!ids.has(entry.id)) storage.removeItem(keyOf(prefix, entry.id));
  try {
    for (const unsent of kept) storage.setItem(keyOf(prefix, unsent.entry.id), JSON.stringify(unsent));
  } catch {
    // A full or forbidden storage: the entries stay in memory and are sent from there; leaving the page asks.
  }
}

/** The entries that an earlier page left, oldest first. */
function storedUnsent(storage: Deps['storage'], prefix: string): readonly Unsent[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(`${prefix}:`));
  return keys
    .flatMap((key) => readUnsent(storage.getItem(key)))
    .toSorted((one, other) => one.entry.enteredAt.localeCompare(other.entry.enteredAt));
}

function readUnsent(text: string | null): Unsent[] {
  try {
    return text === null ? [] : [JSON.parse(text) as Unsent];
  } catch {
    return [];
  }
}
