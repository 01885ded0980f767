import type { MarkerOutcome, NewEntry } from '@fairway/api';

/** What an outbox sends: a stroke or a measured shot, with the one that its author saw. */
export type Fact = { readonly id: string; readonly replaces: string | null };

/** An entry without an answer, or a refused one, which is kept until a person looks at it. `Entry`: a phone's has no device name. */
export type Unsent<Entry extends Fact = NewEntry> = {
  readonly entry: Entry;
  /** Why it was refused, in the person's language; null: still to be sent. */
  readonly refused: string | null;
};

export type Outbox<Entry extends Fact = NewEntry> = {
  /** In the order typed. */
  readonly unsent: readonly Unsent<Entry>[];
  /** Ids of those that are in memory alone: the storage has not committed them yet, or refused them. */
  readonly unkept: readonly string[];
  /** Whether the storage refused the last time. */
  readonly storageRefuses: boolean;
  /** Ids of the batch under way. */
  readonly sending: readonly string[];
  /** Sends that failed one after the other. */
  readonly failures: number;
  /** When everything was last answered, in ms; null: nothing was sent yet. */
  readonly savedAt: number | null;
};

export const EMPTY_OUTBOX: Outbox<never> = {
  unsent: [],
  unkept: [],
  storageRefuses: false,
  sending: [],
  failures: 0,
  savedAt: null,
};

const BATCH = 100;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

export const toSend = <Entry extends Fact>(outbox: Outbox<Entry>): readonly Entry[] =>
  outbox.unsent.filter(({ refused }) => refused === null).map(({ entry }) => entry);
export const refusedOnes = <Entry extends Fact>(outbox: Outbox<Entry>): readonly Unsent<Entry>[] =>
  outbox.unsent.filter(({ refused }) => refused !== null);

export const entered = <Entry extends Fact>(outbox: Outbox<Entry>, entries: readonly Entry[]): Outbox<Entry> => ({
  ...outbox,
  unsent: [...outbox.unsent, ...entries.map((entry) => ({ entry, refused: null }))],
  unkept: [...outbox.unkept, ...entries.map(({ id }) => id)],
});

/** The storage has committed these. */
export const kept = <Entry extends Fact>(outbox: Outbox<Entry>, ids: readonly string[]): Outbox<Entry> => ({
  ...outbox,
  unkept: outbox.unkept.filter((id) => !ids.includes(id)),
  storageRefuses: outbox.storageRefuses && ids.length === 0,
});

/** The storage takes nothing: entries stay in memory and are sent from there. */
export const notKept = <Entry extends Fact>(outbox: Outbox<Entry>): Outbox<Entry> => ({ ...outbox, storageRefuses: true });

/**
 * What the storage has now: entries of another tab of this page come in. None leaves because the storage does not have it, which a person
 * may have cleared: an entry leaves with its answer alone. `gone`: those that this tab has seen answered.
 */
export function reread<Entry extends Fact>(
  outbox: Outbox<Entry>,
  stored: readonly Unsent<Entry>[],
  gone: ReadonlySet<string>,
): Outbox<Entry> {
  const here = new Set(outbox.unsent.map(({ entry }) => entry.id));
  const others = stored.filter(({ entry }) => !here.has(entry.id) && !gone.has(entry.id));
  if (others.length === 0) return outbox;
  return { ...outbox, unsent: [...others, ...outbox.unsent] };
}

/** The next batch, marked as under way; null when there is none or one is under way. */
export function begun<Entry extends Fact>(outbox: Outbox<Entry>): { outbox: Outbox<Entry>; batch: readonly Entry[] } | null {
  const batch = toSend(outbox).slice(0, BATCH);
  if (outbox.sending.length > 0 || batch.length === 0) return null;
  return { outbox: { ...outbox, sending: batch.map(({ id }) => id) }, batch };
}

/**
 * The server answered: entries that it has, in their cards or held for the desk, leave; refused ones stay with the reason; the ones it did
 * not mention are sent again.
 */
export function answered<Entry extends Fact>(outbox: Outbox<Entry>, outcomes: readonly MarkerOutcome[], now: number): Outbox<Entry> {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const refused = (id: string) => (byId.get(id)?.outcome === 'refused' ? (byId.get(id)?.message ?? '') : null);
  const stay = outbox.unsent.filter(({ entry }) => !byId.has(entry.id) || refused(entry.id) !== null);
  const unsent = stay.map((one) => ({ ...one, refused: refused(one.entry.id) ?? one.refused }));
  const next = { ...left(outbox, unsent), sending: [], failures: 0 };
  return { ...next, savedAt: toSend(next).length === 0 ? now : outbox.savedAt };
}

/** No answer came, or no clear one: everything stays and is sent again later. */
export const postponed = <Entry extends Fact>(outbox: Outbox<Entry>): Outbox<Entry> => ({
  ...outbox,
  sending: [],
  failures: outbox.failures + 1,
});

/** The server refused the whole batch: each entry stays with the reason. */
export function refusedAll<Entry extends Fact>(outbox: Outbox<Entry>, reason: string): Outbox<Entry> {
  const batch = new Set(outbox.sending);
  const unsent = outbox.unsent.map((one) => (batch.has(one.entry.id) ? { ...one, refused: reason } : one));
  return { ...left(outbox, unsent), sending: [], failures: 0 };
}

/** A refused entry is sent once more. */
export const retried = <Entry extends Fact>(outbox: Outbox<Entry>, ids: readonly string[]): Outbox<Entry> => ({
  ...outbox,
  unsent: outbox.unsent.map((one) => (ids.includes(one.entry.id) ? { ...one, refused: null } : one)),
});

/** The person who typed a refused entry discards it. */
export const dropped = <Entry extends Fact>(outbox: Outbox<Entry>, ids: readonly string[]): Outbox<Entry> =>
  left(
    outbox,
    outbox.unsent.filter(({ entry, refused }) => refused === null || !ids.includes(entry.id)),
  );

/**
 * How long to wait before the next try: a second, doubled each time, half a minute at most. By chance up to half less, so that phones that
 * lost a server do not all come back at once.
 */
export const retryAfterMs = (failures: number, chance: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1)) * (1 - chance / 2);

/** Of the outbox, only these are left. */
function left<Entry extends Fact>(outbox: Outbox<Entry>, unsent: readonly Unsent<Entry>[]): Outbox<Entry> {
  const ids = new Set(unsent.map(({ entry }) => entry.id));
  return { ...outbox, unsent: bridged(unsent), unkept: outbox.unkept.filter((id) => ids.has(id)) };
}

/** A correction of a refused entry replaces what that entry would have replaced: the server does not have it. */
function bridged<Entry extends Fact>(unsent: readonly Unsent<Entry>[]): readonly Unsent<Entry>[] {
  const behind = new Map(unsent.filter(({ refused }) => refused !== null).map(({ entry }) => [entry.id, entry.replaces]));
  const seen = (id: string | null): string | null => (id !== null && behind.has(id) ? seen(behind.get(id) ?? null) : id);
  return unsent.map((one) =>
    one.refused === null && one.entry.replaces !== null && behind.has(one.entry.replaces)
      ? { ...one, entry: { ...one.entry, replaces: seen(one.entry.replaces) } }
      : one,
  );
}
