import { isDeepStrictEqual } from 'node:util';
import type { Stored, StoredStroke } from './flight.ts';
import { cardsOn, type TestPhone, type Typed } from './phone.ts';

/** What the caddie’s page promises. */
const PROMISES = {
  received: 'a stroke that the phone showed as received is on the server, once',
  onPhone: 'a stroke that was on this phone is still in its store, or on the server',
  shown: 'what a page shows as received is what the server has on that hole’s card',
  held: 'what a page shows as held waits for the committee',
  typed: 'the server has no stroke that nobody typed',
  sent: 'with network and time, everything that was on a phone has been sent, or is shown as refused',
} as const;

const broken = (promise: keyof typeof PROMISES, about: unknown): never => {
  throw new Error(`Broken promise: ${PROMISES[promise]}.\n${JSON.stringify(about)}`);
};
const scoreOf = ({ strokes, pickup }: StoredStroke) => (pickup ? 'pickup' : strokes);
function isThat({ entry }: Typed, stored: StoredStroke): boolean {
  if ('word' in entry) return isDeepStrictEqual(stored.word, entry.word);
  const isPlace = stored.playerId === entry.playerId && stored.hole === entry.hole;
  return isPlace && ('score' in entry ? scoreOf(stored) === entry.score : stored.centimetres === entry.centimetres);
}

/** Writes down what the pages of a phone say now. */
export function watch({ pages, typed: ledger }: TestPhone): void {
  for (const page of pages) {
    const { outbox, shots, older } = page.phone.getState();
    const boxes = [outbox, shots, ...older].flatMap((one) => one?.getState() ?? []);
    const here = new Set(boxes.flatMap(({ unsent }) => unsent.map(({ entry }) => entry.id)));
    for (const { unsent, unkept } of boxes) {
      for (const { entry } of unsent) {
        const typed = ledger.get(entry.id) ?? { entry, wasOnPhone: false, wasReceived: false };
        if (!unkept.includes(entry.id)) typed.wasOnPhone = true;
        ledger.set(entry.id, typed);
        page.seen.add(entry.id);
      }
    }
    for (const id of page.seen) {
      const typed = ledger.get(id);
      if (typed && !here.has(id)) typed.wasReceived = true;
    }
  }
}

/** Fails with the name of the promise that is not kept. */
export function judge(phone: TestPhone, { applied, held }: Stored): void {
  for (const [id, typed] of phone.typed) {
    const there = [applied.get(id), held.get(id)].filter((one) => one !== undefined);
    if (typed.wasReceived && !(there.length === 1 && there.every((one) => isThat(typed, one)))) broken('received', { typed, there });
    if (typed.wasOnPhone && there.length === 0 && !phone.disk.entry.has(id)) broken('onPhone', typed);
  }
  for (const page of phone.pages) {
    for (const { playerId, holes } of cardsOn(page)) {
      for (const { hole, where, score, head } of holes) {
        const stored = applied.get(head ?? '');
        const isShown = stored !== undefined && stored.playerId === playerId && stored.hole === hole && scoreOf(stored) === score;
        if (where === 'received' && !isShown) broken('shown', { playerId, hole, score, head, stored });
        const isHeld = [...held.values()].some((one) => one.playerId === playerId && one.hole === hole && scoreOf(one) === score);
        if (where === 'held' && !isHeld) broken('held', { playerId, hole, score });
      }
    }
  }
}

/** After the day, with network on every phone. */
export function judgeEnd(phones: readonly TestPhone[], { applied, held }: Stored): void {
  const all = new Map([...applied, ...held]);
  for (const { typed: ledger, disk } of phones) {
    for (const [id, typed] of ledger) {
      const row = disk.entry.get(id);
      const isRefused = row !== undefined && 'refused' in row && row.refused !== null;
      if (typed.wasOnPhone && !all.has(id) && !isRefused) broken('sent', typed);
    }
  }
  const foreign = [...all].filter(([id, { source }]) => source !== 'desk' && !phones.some(({ typed }) => typed.has(id)));
  if (foreign.length > 0) broken('typed', foreign);
}
