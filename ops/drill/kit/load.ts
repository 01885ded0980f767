import { setTimeout as wait } from 'node:timers/promises';
import { cardOver, type EntryBody, type Event, wholeCard } from '../../../server/test/kit/event.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { BATCH, createOutbox } from '../../../server/test/kit/outbox.ts';

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
  /** How long each board took. */
  readMs(): number[];
  /** The milliseconds from a moment (`performance.now()`) until entries sent after it are acknowledged; null if none are for a minute. */
  backAfter(moment: number): Promise<number | null>;
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

/** `together`: the number of entries in a request. */
export function createLoad({ token, events }: Filled, perSecond: number, url: () => string, together = BATCH): Load {
  /** The requests that were kept, in the order of their answers. */
  const times: { sentAt: number; keptAt: number }[] = [];
  const answered: number[] = [];
  const read: number[] = [];
  const postTo = (event: Event) => async (entries: EntryBody[]) => {
    const sentAt = performance.now();
    const answer = await postEntries(url(), event, token, entries).catch(() => null);
    if (answer?.ok) {
      const keptAt = performance.now();
      times.push({ sentAt, keptAt });
      answered.push(keptAt - sentAt);
    } else await wait(PAUSE_MS);
    return answer ?? Response.error();
  };
  const desks = events.map((event) => {
    const entries = event.playerIds.flatMap((id) => wholeCard(id, cardOver()));
    return createOutbox(entries, perSecond / events.length, postTo(event), together);
  });
  let isStopped = false;
  const watch = async ({ id }: Event): Promise<void> => {
    for (; !isStopped; await wait((1000 * events.length) / READS_PER_SECOND)) {
      const begun = performance.now();
      if (await readBoard(url(), id).catch(() => false)) read.push(performance.now() - begun);
    }
  };
  /** One desk after the other, so that not all send at the same moment. */
  let beginning: NodeJS.Timeout[] = [];
  let watching: Promise<unknown> = Promise.resolve();
  return {
    name: `${events.length} desks and boards, ${perSecond} entries/s`,
    start: () => {
      beginning = desks.map((desk, nth) => setTimeout(desk.start, (nth * 1000 * together) / perSecond));
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
    readMs: () => read,
    backAfter: async (moment) => {
      const startedAt = performance.now();
      for (; performance.now() - startedAt < BACK_LIMIT_MS; await wait(5)) {
        const first = times.find(({ sentAt }) => sentAt > moment);
        if (first) return first.keptAt - moment;
      }
      return null;
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

const readBoard = async (url: string, tournamentId: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/live/tournaments/${tournamentId}`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  await answer.arrayBuffer();
  return answer.ok;
};

/** What the slowest hundredth of others may wait longer than without the fault; where the machine is full, twice as long. */
const MOST_DELAY_MS = 100;

/** How long the slowest hundredth of entries and boards took since this was last asked. */
export const slowestSince = ({ answeredMs, readMs }: Load): number =>
  Math.round(quantile([...answeredMs().splice(0), ...readMs().splice(0)], 0.99));

export const othersWait = (alone: number, beside: number): string[] => (beside > 2 * alone + MOST_DELAY_MS ? ['others wait'] : []);

/** The value that a share of all does not exceed: 0.99 for all but the slowest hundredth. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
