import type { Day } from '../calendar.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { textOrder } from '../list.ts';
import type { EventPoints, PointReason } from './event-points.ts';
import { roleOf, weighted } from './event-points.ts';
import type { Exact } from './exact.ts';
import { compareExact, exact, NOUGHT, sumOf } from './exact.ts';
import type { ScoredEvent } from './scored-event.ts';
import type { EventRole, SeasonBonus, SeasonRule } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';

/** What a golfer has of one event, and what becomes of it: it counts, counts as a final, is dropped for better ones, or is no result. */
export type SeasonEntry = {
  readonly event: string;
  readonly day: Day;
  /** With the bonuses that are dropped with it; null: no result. */
  readonly points: Exact | null;
  readonly because: PointReason;
  readonly place: number | null;
  readonly sharedBy: number;
  readonly bonuses: readonly SeasonBonus[];
  readonly handicap: Tenths | null;
  readonly use: 'counts' | 'final' | 'dropped' | 'none';
};

/** A golfer's entries in the order of the days, which count, and their sum. */
export type SeasonSum = {
  readonly entries: readonly SeasonEntry[];
  /** What counts however the results are. */
  readonly bonus: Exact;
  readonly total: Exact;
  /** Results of regular events, without what stands for a missed one. */
  readonly results: number;
};

/** What a golfer has of every event: the best count, of equal ones the newest. */
export function seasonSum(rule: SeasonRule, person: string, events: readonly ScoredEvent[]): SeasonSum {
  const all = events.flatMap((event) => entryOf(rule, person, event) ?? []);
  const counting = bestOf(rule, all);
  const entries = all.map(({ role, ...entry }): SeasonEntry => ({ ...entry, use: useOf(role, entry, counting) }));
  const bonus = sumOf(all.flatMap(({ bonuses }) => bonusesOf(bonuses, false)));
  const counted = entries.flatMap(({ use, points }) => (points !== null && (use === 'counts' || use === 'final') ? [points] : []));
  const results = all.filter(({ role, points, because }) => role === 'regular' && points !== null && because.code !== 'missing').length;
  return { entries, bonus, total: sumOf([...counted, bonus]), results };
}

/** Whether somebody has a part in the table by what they have of an event. */
export const isOfTable = ({ because }: EventPoints): boolean => because.code !== 'guest' && because.code !== 'other-division';

type OpenEntry = Omit<SeasonEntry, 'use'> & { readonly role: EventRole };

function entryOf(rule: SeasonRule, person: string, { event, role, points }: ScoredEvent): OpenEntry | null {
  const own = points.get(person) ?? null;
  const head = { event: event.id, day: event.day, role, handicap: own?.result.handicap ?? null };
  const bonuses = own === null || !isOfTable(own) ? [] : bonusesWon(rule, own, role);
  if (own !== null && own.points !== null) {
    const { because, place, sharedBy } = own;
    return { ...head, points: sumOf([own.points, ...bonusesOf(bonuses, true)]), because, place, sharedBy, bonuses };
  }
  // What belongs to a result goes where there is none.
  const left = bonuses.filter(({ dropped }) => !dropped);
  if (rule.missing !== null && role === 'regular') {
    const points = weighted(rule.missing, roleOf(rule, event).weight);
    return { ...head, points, because: { code: 'missing' }, place: null, sharedBy: 0, bonuses: left };
  }
  return own && { ...head, points: null, because: own.because, place: own.place, sharedBy: own.sharedBy, bonuses: left };
}

function bonusesWon({ bonuses }: SeasonRule, { result }: EventPoints, role: EventRole): readonly SeasonBonus[] {
  return bonuses.filter((bonus) => (bonus.for === 'attendance' ? role !== 'bonus' : result.prizes.includes(bonus.for.prize)));
}

const bonusesOf = (bonuses: readonly SeasonBonus[], dropped: boolean): readonly Exact[] =>
  bonuses.filter((bonus) => bonus.dropped === dropped).map(({ points }) => exact(points, 100));

/** The regular entries that count. */
function bestOf(rule: SeasonRule, all: readonly OpenEntry[]): ReadonlySet<string> {
  const regular = all.filter(({ role, points }) => role === 'regular' && points !== null);
  if (rule.best === null || regular.length <= rule.best) return new Set(regular.map(({ event }) => event));
  const direction = leadingEnd(rule) === 'higher' ? -1 : 1;
  const isMissing = ({ because }: OpenEntry) => Number(because.code === 'missing');
  const sorted = [...regular].sort(
    (a, b) =>
      direction * compareExact(a.points ?? NOUGHT, b.points ?? NOUGHT) ||
      isMissing(a) - isMissing(b) ||
      textOrder(b.day, a.day) ||
      textOrder(b.event, a.event),
  );
  return new Set(sorted.slice(0, rule.best).map(({ event }) => event));
}

function useOf(role: EventRole, { event, points }: Omit<SeasonEntry, 'use'>, counting: ReadonlySet<string>): SeasonEntry['use'] {
  if (points === null || role === 'bonus') return 'none';
  return role === 'final' ? 'final' : counting.has(event) ? 'counts' : 'dropped';
}
