import { lastOf } from '@fairway/golf';

/** How fast cards get complete at the desk, and when the last of them would. */
type DeskRate = { readonly cardsPerMinute: number; readonly doneAt: number };

/** What happened longer ago says nothing of the pace now. */
export const RATE_WINDOW_MS = 15 * 60_000;
/** With fewer cards, or none for so long, nothing honest can be said. */
const FEWEST_CARDS = 4;
const IDLE_MS = 5 * 60_000;

/**
 * From the moments at which cards got complete; null: too little to go on, or nothing left. The first card only begins the clock, which
 * runs until now: a desk that pauses gets slower.
 *
 * @example deskRate([0, 60_000, 120_000, 180_000], 10, 180_000) // { cardsPerMinute: 1, doneAt: 780_000 }
 */
export function deskRate(completedAtMs: readonly number[], left: number, nowMs: number): DeskRate | null {
  const recent = completedAtMs.filter((at) => nowMs - at <= RATE_WINDOW_MS).sort((a, b) => a - b);
  const [first] = recent;
  const last = lastOf(recent);
  if (left === 0 || first === undefined || last === undefined) return null;
  if (recent.length < FEWEST_CARDS || nowMs - last > IDLE_MS || nowMs === first) return null;
  const cardsPerMinute = ((recent.length - 1) * 60_000) / (nowMs - first);
  return { cardsPerMinute, doneAt: nowMs + (left * 60_000) / cardsPerMinute };
}
