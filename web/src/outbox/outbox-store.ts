import type { MarkerOutcome, NewEntry } from '@fairway/api';
import { createStore, type ReadableStore } from '../lib/store.ts';
import type { Keeper } from './keeper.ts';
import {
  answered,
  begun,
  dropped,
  EMPTY_OUTBOX,
  entered,
  type Fact,
  kept,
  notKept,
  type Outbox,
  postponed,
  refusedAll,
  reread,
  retried,
  retryAfterMs,
  toSend,
  type Unsent,
} from './outbox.ts';

/** The result of sending a batch: an answer, a refusal of all of it, or no clear result. */
export type Sent = { readonly outcomes: readonly MarkerOutcome[] } | { readonly refused: string } | 'postponed';

export type OutboxStore<Entry extends Fact = NewEntry> = ReadableStore<Outbox<Entry>> & {
  readonly enter: (entries: readonly Entry[]) => void;
  readonly retry: (ids: readonly string[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  /** Ends when what an earlier page left has been read. */
  readonly ready: Promise<void>;
  /** Sends at once the entries that wait for the next try. */
  readonly sendNow: () => void;
};

type Deps<Entry extends Fact> = {
  readonly keeper: Keeper<Entry>;
  /** Does the work when it is this tab's turn: of several tabs one sends at a time. */
  readonly turn: (work: () => Promise<void>) => Promise<void>;
  readonly send: (batch: readonly Entry[]) => Promise<Sent>;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
};

/** So that a digit typed right after another is sent with it. */
const GATHER_MS = 300;

/** Keeps entries until they are answered, and sends them in small batches, one at a time, for as long as it takes. */
export function createOutboxStore<Entry extends Fact = NewEntry>({ keeper, turn, send, now, chance }: Deps<Entry>): OutboxStore<Entry> {
  const store = createStore<Outbox<Entry>>(() => EMPTY_OUTBOX);
  const { getState: outbox, setState } = store;
  const change = (next: Outbox<Entry>) => setState(next, true);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let busy = false;
  const gone = new Set<string>();

  const become = (next: Outbox<Entry>) => {
    const { write, forget } = difference(outbox(), next);
    change(next);
    for (const id of forget) gone.add(id);
    if (write.length + forget.length === 0) return;
    const refused = () => change(notKept(outbox()));
    const reread = (stored: readonly Unsent<Entry>[]) => {
      const ids = new Set(idsOf(stored));
      const lost = outbox().unsent.some((unsent) => write.includes(unsent) && !ids.has(unsent.entry.id));
      change(lost ? notKept(outbox()) : kept(outbox(), idsOf(write)));
    };
    const keep = () => keeper.keep(write, forget);
    // what could not be read after a reload is not kept
    attempt(keep, () => void (write.length === 0 ? change(kept(outbox(), [])) : attempt(keeper.read, reread, refused)), refused);
  };
  const refresh = () =>
    attempt(
      keeper.read,
      (stored) => change(reread(outbox(), stored, gone)),
      () => change(notKept(outbox())),
    );
  const later = (ms: number) => {
    timer ??= setTimeout(sendNow, ms);
  };
  const sendNow = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (busy) return;
    busy = true;
    void turn(sendBatch).finally(() => {
      busy = false;
      if (toSend(outbox()).length > 0) later(outbox().failures > 0 ? retryAfterMs(outbox().failures, chance()) : 0);
    });
  };
  const sendBatch = async () => {
    await refresh();
    const started = begun(outbox());
    if (started === null) return;
    change(started.outbox);
    const sent = await send(started.batch).catch((): Sent => 'postponed');
    if (sent === 'postponed') become(postponed(outbox()));
    else if ('refused' in sent) become(refusedAll(outbox(), sent.refused));
    else become(answered(outbox(), sent.outcomes, now()));
  };

  const begin = () => {
    if (toSend(outbox()).length > 0) later(0);
  };
  const ready = Promise.resolve(refresh()).then(begin);
  return {
    ...store,
    ready,
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

const idsOf = <Entry extends Fact>(unsent: readonly Unsent<Entry>[]): readonly string[] => unsent.map(({ entry }) => entry.id);

/** What the storage must write, and what it may forget. What it refused before is tried again. */
function difference<Entry extends Fact>(before: Outbox<Entry>, after: Outbox<Entry>) {
  const old = new Set<Unsent<Entry>>(before.unsent);
  const again = new Set(before.storageRefuses ? before.unkept : []);
  const ids = new Set(idsOf(after.unsent));
  return {
    write: after.unsent.filter((unsent) => !old.has(unsent) || again.has(unsent.entry.id)),
    forget: idsOf(before.unsent).filter((id) => !ids.has(id)),
  };
}

/** Does something that answers at once or by a promise, and may fail either way. What answers at once is reported at once. */
function attempt<Result>(
  work: () => Result | Promise<Result>,
  done: (result: Result) => void,
  failed: () => void,
): undefined | Promise<void> {
  try {
    const result = work();
    if (result instanceof Promise) return result.then(done, failed);
    done(result);
  } catch {
    failed();
  }
  return undefined;
}
