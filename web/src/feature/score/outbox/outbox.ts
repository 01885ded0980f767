import type { EntryOutcome, NewEntry } from '@fairway/api';

/** An entry without an answer, or a refused one, which is kept until a person looks at it. */
export type Unsent = {
  readonly entry: NewEntry;
  /** Why it was refused, in the person's language; null: still to be sent. */
  readonly refused: string | null;
};

export type Outbox = {
  /** In the order typed. */
  readonly unsent: readonly Unsent[];
  /** Ids of the batch under way. */
  readonly sending: readonly string[];
  /** Sends that failed one after the other. */
  readonly failures: number;
  /** When everything was last answered, in ms; null: nothing was sent yet. */
  readonly savedAt: number | null;
};

export const EMPTY_OUTBOX: Outbox = { unsent: [], sending: [], failures: 0, savedAt: null };

const BATCH = 100;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

export const toSend = (outbox: Outbox): readonly NewEntry[] =>
  outbox.unsent.filter(({ refused }) => refused === null).map(({ entry }) => entry);
export const refusedOnes = (outbox: Outbox): readonly Unsent[] => outbox.unsent.filter(({ refused }) => refused !== null);

export const entered = (outbox: Outbox, entries: readonly NewEntry[]): Outbox => ({
  ...outbox,
  unsent: [...outbox.unsent, ...entries.map((entry) => ({ entry, refused: null }))],
});

/** The next batch, marked as under way; null when there is none or one is under way. */
export function begun(outbox: Outbox): { outbox: Outbox; batch: readonly NewEntry[] } | null {
  const batch = toSend(outbox).slice(0, BATCH);
  if (outbox.sending.length > 0 || batch.length === 0) return null;
  return { outbox: { ...outbox, sending: batch.map(({ id }) => id) }, batch };
}

/** The server answered: accepted entries leave, refused ones stay with the reason, the ones it did not mention are sent again. */
export function answered(outbox: Outbox, outcomes: readonly EntryOutcome[], now: number): Outbox {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const refused = (id: string) => (byId.get(id)?.outcome === 'refused' ? (byId.get(id)?.message ?? '') : null);
  const kept = outbox.unsent.filter(({ entry }) => !byId.has(entry.id) || refused(entry.id) !== null);
  const unsent = kept.map((one) => ({ ...one, refused: refused(one.entry.id) ?? one.refused }));
  const next = { ...outbox, unsent: bridged(unsent), sending: [], failures: 0 };
  return { ...next, savedAt: toSend(next).length === 0 ? now : outbox.savedAt };
}

/** No answer came, or no clear one: everything stays and is sent again later. */
export const postponed = (outbox: Outbox): Outbox => ({ ...outbox, sending: [], failures: outbox.failures + 1 });

/** The server refused the whole batch: each entry stays with the reason. */
export function refusedAll(outbox: Outbox, reason: string): Outbox {
  const batch = new Set(outbox.sending);
  const unsent = outbox.unsent.map((one) => (batch.has(one.entry.id) ? { ...one, refused: reason } : one));
  return { ...outbox, unsent: bridged(unsent), sending: [], failures: 0 };
}

/** A refused entry is sent once more. */
export const retried = (outbox: Outbox, ids: readonly string[]): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.map((one) => (ids.includes(one.entry.id) ? { ...one, refused: null } : one)),
});

/** The person who typed a refused entry discards it. */
export const dropped = (outbox: Outbox, ids: readonly string[]): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.filter(({ entry, refused }) => refused === null || !ids.includes(entry.id)),
});

/** How long to wait before the next try: a second, doubled each time, half a minute at most. */
export const retryAfterMs = (failures: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));

/** A correction of a refused entry replaces what that entry would have replaced: the server does not have it. */
function bridged(unsent: readonly Unsent[]): readonly Unsent[] {
  const behind = new Map(unsent.filter(({ refused }) => refused !== null).map(({ entry }) => [entry.id, entry.replaces]));
  const seen = (id: string | null): string | null => (id !== null && behind.has(id) ? seen(behind.get(id) ?? null) : id);
  return unsent.map((one) =>
    one.refused === null && one.entry.replaces !== null && behind.has(one.entry.replaces)
      ? { ...one, entry: { ...one.entry, replaces: seen(one.entry.replaces) } }
      : one,
  );
}
