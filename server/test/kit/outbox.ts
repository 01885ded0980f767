import { setTimeout as wait } from 'node:timers/promises';
import type { EntryBody } from './event.ts';

/** A desk that sends entries at a steady rate and keeps each until the server has answered for it, as the pages do. */
export type Outbox = {
  /** Entries that the server has acknowledged, by id: they are never sent again. */
  acknowledged: Set<string>;
  /** Sends at the rate, whether or not earlier answers have come. */
  start(): void;
  /** Sends no more, and waits for what was sent to be answered or lost. */
  stop(): Promise<void>;
  /** Sends what is left, batch after batch, until everything is acknowledged. */
  drain(): Promise<void>;
};

/** So many entries go in one request, where nothing else is said. */
export const BATCH = 10;
type Post = (batch: EntryBody[]) => Promise<Response>;

export function createOutbox(entries: readonly EntryBody[], perSecond: number, post: Post, together = BATCH): Outbox {
  const waiting = [...entries];
  const acknowledged = new Set<string>();
  let sending: Promise<void> | undefined;
  let isStopped = false;

  /** Entries without an answer, for whatever reason, go back to the front of the queue. */
  const sendBatch = async (): Promise<void> => {
    const batch = waiting.splice(0, together);
    for (const id of await keptOf(batch, post).catch(() => [])) acknowledged.add(id);
    waiting.unshift(...batch.filter(({ id }) => !acknowledged.has(id)));
  };
  const sendSteadily = async (): Promise<void> => {
    const sends: Promise<void>[] = [];
    for (; !isStopped && waiting.length > 0; await wait((1000 * together) / perSecond)) sends.push(sendBatch());
    await Promise.all(sends);
  };

  return {
    acknowledged,
    start: () => {
      isStopped = false;
      sending = sendSteadily();
    },
    stop: async () => {
      isStopped = true;
      await sending;
    },
    drain: async () => {
      while (waiting.length > 0) await sendBatch();
    },
  };
}

async function keptOf(batch: EntryBody[], post: Post): Promise<string[]> {
  const response = await post(batch);
  if (!response.ok) return [];
  const { outcomes } = (await response.json()) as { outcomes: { id: string; outcome: string }[] };
  return outcomes.filter(({ outcome }) => outcome !== 'refused').map(({ id }) => id);
}
