import type { Day } from '../calendar.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { EventPoints, PointReason } from './event-points.ts';
import { roleOf, weighted } from './event-points.ts';
import type { Exact } from './exact.ts';
import { exact, sumOf } from './exact.ts';
import type { ScoredEvent } from './scored-event.ts';
import type { EventRole, PointsRule, SeasonBonus } from './season-rule.ts';

/** A hole of an eclectic: the best score, and the rounds that made it, the earliest first; null: none yet. */
export type SeasonHole = {
  readonly hole: number;
  readonly score: number | null;
  readonly from: readonly { readonly event: string; readonly round: number }[];
};

/** What a golfer has of one event, and what becomes of it: it counts, counts as a final, is dropped for better ones, or is no result. */
export type SeasonEntry = {
  readonly event: string;
  readonly day: Day;
  /** Which round of the event, from 1, where each counts for itself; null: all of them together. */
  readonly round: number | null;
  /** With the bonuses that are dropped with it; null: no result. */
  readonly points: Exact | null;
  readonly because: PointReason;
  readonly place: number | null;
  readonly sharedBy: number;
  readonly bonuses: readonly SeasonBonus[];
  readonly handicap: Tenths | null;
  readonly use: 'counts' | 'final' | 'dropped' | 'none';
};

/** Whether somebody has a part in the table by what they have of an event. */
export const isOfTable = ({ because }: EventPoints): boolean => because.code !== 'guest' && because.code !== 'other-division';

/** What somebody has of an event, as if every result counted; null: they missed it, and nothing stands for it. */
export function entryOf(rule: PointsRule, person: string, { event, role, points }: ScoredEvent): SeasonEntry | null {
  const own = points.get(person) ?? null;
  const bonuses = own === null || !isOfTable(own) ? [] : bonusesWon(rule, own, role);
  const head = { event: event.id, day: event.day, round: null, handicap: own?.result.handicap ?? null };
  if (own !== null && own.points !== null) {
    const { because, place, sharedBy } = own;
    const use = role === 'final' ? 'final' : 'counts';
    return { ...head, points: sumOf([own.points, ...bonusesOf(bonuses, true)]), because, place, sharedBy, bonuses, use };
  }
  // What belongs to a result goes where there is none.
  const left = bonuses.filter(({ dropped }) => !dropped);
  if (rule.missing !== null && role === 'regular') {
    const points = weighted(rule.missing, roleOf(rule, event).weight);
    return { ...head, points, because: { code: 'missing' }, place: null, sharedBy: 0, bonuses: left, use: 'counts' };
  }
  return own && { ...head, points: null, because: own.because, place: own.place, sharedBy: own.sharedBy, bonuses: left, use: 'none' };
}

function bonusesWon({ bonuses }: PointsRule, { result }: EventPoints, role: EventRole): readonly SeasonBonus[] {
  return bonuses.filter((bonus) => (bonus.for === 'attendance' ? role !== 'bonus' : result.prizes.includes(bonus.for.prize)));
}

/** The bonuses that are dropped with a result, or those that count beside it. */
export const bonusesOf = (bonuses: readonly SeasonBonus[], dropped: boolean): readonly Exact[] =>
  bonuses.filter((bonus) => bonus.dropped === dropped).map(({ points }) => exact(points, 100));
