import { setTimeout as wait } from 'node:timers/promises';
import { cardOver, type EntryBody, type Event, wholeCard } from '../server/test/event.ts';
import type { Filled } from '../server/test/filled.ts';
import { BATCH, createOutbox } from '../server/test/outbox.ts';

/**
 * Desks that enter whole fields, one desk a tournament, and send again what was not answered. Beside each, somebody asks for the
 * tournament's board again and again.
 */
export type Load = {
  name: string;
  start(): void;
  stop(): Promise<void>;
  /** The ids of all entries that a server has acknowledged. */
  acknowledged(): Set<string>;
  /** How long each request that was kept took. */
  answeredMs(): number[];
  /** The milliseconds from a moment (`performance.now()`) until entries sent after it are acknowledged. */
  backAfter(moment: number): Promise<number>;
};

const ENTRIES_OF_A_FIELD = 144 * 18;
const ANSWER_LIMIT_MS = 20_000;
const BACK_LIMIT_MS = 60_000;
/** A desk whose request failed waits a moment, as the pages do. */
const PAUSE_MS = 100;
/** Boards are read so often in all, however many there are. */
const READS_PER_SECOND = 20;

/** How many tournaments last for so long, with at least one for each of a few desks. */
export const tournamentsFor = (perSecond: number, seconds: number): number =>
  Math.max(4, Math.ceil((perSecond * seconds * 1.2) / ENTRIES_OF_A_FIELD));

export function createLoad({ token, events }: Filled, perSecond: number, url: () => string): Load {
  let lastSentAndKept = Number.NEGATIVE_INFINITY;
  const answered: number[] = [];
  const postTo = (event: Event) => async (entries: EntryBody[]) => {
    const sentAt = performance.now();
    const answer = await postEntries(url(), event, token, entries).catch(() => null);
    if (answer?.ok) {
      lastSentAndKept = Math.max(lastSentAndKept, sentAt);
      answered.push(performance.now() - sentAt);
    } else await wait(PAUSE_MS);
    return answer ?? Response.error();
  };
  const desks = events.map((event) => {
    const entries = event.playerIds.flatMap((id) => wholeCard(id, cardOver()));
    return createOutbox(entries, perSecond / events.length, postTo(event));
  });
  let isStopped = false;
  const watch = async ({ id }: Event): Promise<void> => {
    for (; !isStopped; await wait((1000 * events.length) / READS_PER_SECOND)) await readBoard(url(), id).catch(() => null);
  };
  /** One desk after the other, so that not all send at the same moment. */
  let beginning: NodeJS.Timeout[] = [];
  let watching: Promise<unknown> = Promise.resolve();
  return {
    name: `${events.length} desks and boards, ${perSecond} entries/s`,
    start: () => {
      beginning = desks.map((desk, nth) => setTimeout(desk.start, (nth * 1000 * BATCH) / perSecond));
      watching = Promise.all(events.map(watch));
    },
    stop: async () => {
      isStopped = true;
      for (const timer of beginning) clearTimeout(timer);
      await Promise.all(desks.map((desk) => desk.stop()));
      await watching;
    },
    acknowledged: () => new Set(desks.flatMap((desk) => [...desk.acknowledged])),
    answeredMs: () => answered,
    backAfter: async (moment) => {
      while (lastSentAndKept <= moment) {
        if (performance.now() - moment > BACK_LIMIT_MS) throw new Error(`nothing was acknowledged for ${BACK_LIMIT_MS / 1000} s`);
        await wait(5);
      }
      return performance.now() - moment;
    },
  };
}

const postEntries = (url: string, { roundPath }: Event, token: string, entries: EntryBody[]): Promise<Response> =>
  fetch(`${url}${roundPath}/entries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });

const readBoard = async (url: string, tournamentId: string): Promise<void> => {
  const answer = await fetch(`${url}/api/live/tournaments/${tournamentId}`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  await answer.arrayBuffer();
};
