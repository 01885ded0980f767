import { textOrder } from '../list.ts';
import type { Exact } from './exact.ts';
import { compareExact, minus, NOUGHT, plus, sumOf } from './exact.ts';
import type { ScoredEvent } from './scored-event.ts';
import type { SeasonEntry } from './season-entry.ts';
import { bonusesOf, entryOf } from './season-entry.ts';
import type { PointsRule } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';

/** A golfer's entries in the order of the days, and their sum. */
export type SeasonSum = {
  readonly entries: readonly SeasonEntry[];
  /** Where the regular entries that count stand among them, the best first; nothing where all count. */
  readonly best: readonly number[];
  /** What counts however the results are. */
  readonly bonus: Exact;
  readonly total: Exact;
  /** Results of regular events, without what stands for a missed one. */
  readonly results: number;
};

const NOTHING: SeasonSum = { entries: [], best: [], bonus: NOUGHT, total: NOUGHT, results: 0 };

/**
 * What a golfer has after some events more, each later than those before. The best count; of equal ones what was played, then the newest. A new
 * result is put where it belongs among those that count, so that a sum is never worked out from the beginning.
 */
export function withEvents(rule: PointsRule, person: string, events: readonly ScoredEvent[], before: SeasonSum = NOTHING): SeasonSum {
  const entries = [...before.entries];
  const best = [...before.best];
  let { bonus, total, results } = before;
  for (const event of events) {
    const entry = entryOf(rule, person, event);
    if (entry === null) continue;
    entries.push(entry);
    const beside = bonusesOf(entry.bonuses, false);
    if (beside.length > 0) [bonus, total] = [sumOf([bonus, ...beside]), sumOf([total, ...beside])];
    if (entry.points === null) continue;
    results += Number(event.role === 'regular' && entry.because.code !== 'missing');
    const dropped = event.role === 'regular' ? takeIn(rule, entries, best) : null;
    if (dropped === entry) continue;
    total = plus(total, entry.points);
    if (dropped !== null) total = minus(total, dropped.points ?? NOUGHT);
  }
  return { entries, best, bonus, total, results };
}

/** Puts the newest entry among those that count, and drops the last of them where there are too many: the one that was dropped comes back. */
function takeIn(rule: PointsRule, entries: SeasonEntry[], best: number[]): SeasonEntry | null {
  if (rule.best === null) return null;
  const newest = entries.length - 1;
  let at = best.length;
  while (at > 0 && isBetter(rule, entries[newest] as SeasonEntry, entries[best[at - 1] as number] as SeasonEntry)) at--;
  best.splice(at, 0, newest);
  if (best.length <= rule.best) return null;
  const dropped = best.pop() as number;
  const entry = entries[dropped] as SeasonEntry;
  entries[dropped] = { ...entry, use: 'dropped' };
  return entry;
}

function isBetter(rule: PointsRule, a: SeasonEntry, b: SeasonEntry): boolean {
  const order = compareExact(a.points ?? NOUGHT, b.points ?? NOUGHT);
  if (order !== 0) return leadingEnd(rule) === 'lower' ? order < 0 : order > 0;
  const missed = Number(a.because.code === 'missing') - Number(b.because.code === 'missing');
  return (missed || textOrder(b.day, a.day) || textOrder(b.event, a.event)) < 0;
}
