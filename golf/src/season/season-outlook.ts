import { lastOf } from '../list.ts';
import type { ChampionshipRule } from './championship/championship-rule.ts';
import type { EclecticRule } from './eclectic/eclectic-rule.ts';
import { roleOf } from './event-points.ts';
import type { Exact } from './exact.ts';
import { compareExact, exact, minus, NOUGHT, plus, sumOf, times } from './exact.ts';
import { pointsOfPlace } from './place-points.ts';
import { eventsOf } from './scored-event.ts';
import type { SeasonEvent, SeasonFacts } from './season-fact.ts';
import type { PointsRule, SeasonBonus } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';
import type { AnySeasonLine, AnySeasonTable, SeasonRule } from './season-table.ts';
import { seasonTable } from './season-table.ts';

/**
 * Why nobody can say whether somebody can still win: a result has no bound, or one may cost points; an earlier event is still to come that may move a
 * win or a division; the newest division is that of the table; or one round may make any hole better.
 */
export type OpenReason = 'no-bound' | 'may-cost' | 'earlier-event' | 'last-division' | 'any-hole';

/** What a golfer of the table can still bring about. */
export type SeasonOutlook = {
  readonly person: string;
  readonly canWin: boolean | OpenReason;
  /**
   * What brings them level with the total of the leader as it stands, if nobody else earned anything: points of the next event beside those
   * for attendance, or strokes where the fewest lead; and the last place, alone, that gives as many. null: they lead, nothing is to come, or one
   * event is not enough.
   */
  readonly next: { readonly event: string; readonly points: Exact; readonly place: number | null } | null;
};

/**
 * What is open in a season: who can still win, and of points what they need of the next event. `players`: how many will take part in an event at
 * most; null: nobody knows. The table is worked out where it is not there yet.
 *
 * @example seasonOutlook(rule, facts, 40) // [{ person: 'an', canWin: true, next: { event: 'june', points: 380, place: 4 } }, …]
 */
export function seasonOutlook(
  rule: SeasonRule,
  facts: SeasonFacts,
  players: number | null,
  { lines }: AnySeasonTable = seasonTable(rule, facts),
): readonly SeasonOutlook[] {
  const events = eventsOf(rule, facts.events);
  const toCome = events.filter(({ isOver }) => !isOver);
  // what an event gave may still change with an earlier one
  const isInOrder = events.slice(0, events.length - toCome.length).every(({ isOver }) => isOver);
  const isOpen = !isInOrder && ((rule.kind === 'points' && rule.winnerOnce) || rule.division?.at === 'first');
  if (rule.kind !== 'points')
    return lines.map((line) => ({
      person: line.person,
      canWin: isOpen ? 'earlier-event' : canWinOther(rule, line, toCome.length),
      next: null,
    }));
  const most = toCome.map((event) => mostOf(rule, event, players));
  const next = toCome.find((event) => roleOf(rule, event).role !== 'bonus');
  const leader = lines.find(({ rank }) => rank === 1);
  return lines.map((line) => ({
    person: line.person,
    canWin: isOpen ? 'earlier-event' : canWin(rule, line, lines, most),
    next: next === undefined || leader === undefined ? null : needOf(rule, line, leader, next, players),
  }));
}

/** The most that an event to come may give: as a result, and beside it. null: no bound. */
type Most = { readonly role: 'regular' | 'final' | 'bonus'; readonly points: Exact | null; readonly beside: Exact };

function mostOf(rule: PointsRule, event: SeasonEvent, players: number | null): Most {
  const { role, weight } = roleOf(rule, event);
  const bonus = (dropped: boolean) => sumOf(rule.bonuses.filter((one) => one.dropped === dropped && one.points > 0).map(worthOf));
  const worths = [rule.missing, rule.withoutList, ...Object.values(rule.unplaced)].flatMap((worth) =>
    worth === null ? [] : exact(worth, 100),
  );
  const ofPlay = mostOfPlay(rule, players);
  const most = ofPlay && times(highest([ofPlay, ...worths]), weight, 1000);
  return { role, points: most && plus(most, bonus(true)), beside: bonus(false) };
}

const worthOf = ({ points }: SeasonBonus): Exact => exact(points, 100);

const highest = (all: readonly Exact[]): Exact => all.reduce((most, one) => (compareExact(one, most) > 0 ? one : most));

/** What places, or a comparison with a standard, give at most; null: no bound. */
function mostOfPlay({ points }: PointsRule, players: number | null): Exact | null {
  if (points.kind === 'outcome') return exact(Math.max(points.beaten, points.level, points.missed), 100);
  if (points.kind === 'table') return exact(Math.max(points.beyond, ...points.points), 100);
  if (points.kind === 'difference' || points.kind === 'score' || players === null) return null;
  const alone = Array.from({ length: players }, (_, at) => ({ place: at + 1, sharedBy: 1, nth: at + 1 }));
  return alone.length === 0 ? NOUGHT : highest(alone.map((group) => pointsOfPlace(points, group, { placed: players, players })));
}

/** Whether a total may fall with an event that is still to come. */
function mayCost({ points, missing, withoutList, unplaced, bonuses }: PointsRule): boolean {
  const given = [
    missing,
    withoutList,
    ...Object.values(unplaced),
    ...bonuses.map((bonus) => bonus.points),
    ...Object.values(points).flat(),
  ];
  return (points.kind === 'difference' && points.least === null) || given.some((worth) => typeof worth === 'number' && worth < 0);
}

/** Of days that are to come anyone may have the worst score, or none; who missed one is out for good. */
function canWinOther({ kind, division }: EclecticRule | ChampionshipRule, line: AnySeasonLine, toCome: number): SeasonOutlook['canWin'] {
  if (toCome === 0) return line.rank === 1;
  if (!line.canReach) return division?.at === 'last' ? 'last-division' : false;
  return kind === 'championship' ? true : 'any-hole';
}

function canWin(rule: PointsRule, line: AnySeasonLine, lines: readonly AnySeasonLine[], most: readonly Most[]): SeasonOutlook['canWin'] {
  if (!line.canReach) return false;
  if (most.length === 0) return line.rank === 1;
  if (rule.division?.at === 'last') return 'last-division';
  if (mayCost(rule)) return 'may-cost';
  const best = leadingEnd(rule) === 'lower' ? null : mostWith(rule, line, most);
  if (best === null) return 'no-bound';
  return lines.every((other) => other.rank === null || compareExact(other.total, best) <= 0);
}

const countingOf = (entries: AnySeasonLine['entries']): readonly Exact[] =>
  entries.flatMap(({ use, points }) => (use === 'counts' && points !== null ? points : []));

/** The total with the most of every event to come; null: no bound. */
function mostWith(rule: PointsRule, { entries, total }: AnySeasonLine, most: readonly Most[]): Exact | null {
  if (most.some(({ role, points }) => role !== 'bonus' && points === null)) return null;
  const won = (role: Most['role']) => most.flatMap((one) => (one.role === role ? (one.points ?? []) : []));
  const counting = countingOf(entries);
  const sorted = [...counting, ...won('regular')].sort((a, b) => compareExact(b, a));
  const beside = minus(total, sumOf(counting));
  return sumOf([beside, ...sorted.slice(0, rule.best ?? sorted.length), ...won('final'), ...most.map((one) => one.beside)]);
}

function needOf(
  rule: PointsRule,
  line: AnySeasonLine,
  leader: AnySeasonLine,
  event: SeasonEvent,
  players: number | null,
): SeasonOutlook['next'] {
  const { role, weight } = roleOf(rule, event);
  const isRegular = role === 'regular';
  const counting = countingOf(line.entries);
  const isFull = isRegular && rule.best !== null && counting.length >= rule.best;
  const fewest = leadingEnd(rule) === 'lower';
  if (line.rank === 1 || line.lacking > Number(isRegular) || (fewest && !isFull)) return null;
  const better = (a: Exact, b: Exact) => (fewest ? compareExact(a, b) : compareExact(b, a));
  const gone = isFull ? (lastOf([...counting].sort(better)) ?? NOUGHT) : NOUGHT;
  const attendance = sumOf(rule.bonuses.filter((bonus) => bonus.for === 'attendance').map(worthOf));
  const points = minus(minus(leader.total, minus(line.total, gone)), attendance);
  return { event: event.id, points, place: lastPlaceWith(rule, points, weight, players) };
}

/** The last place, alone in it, that gives so many points; null: none does, or points do not go by places. */
function lastPlaceWith({ points: by }: PointsRule, points: Exact, weight: number, players: number | null): number | null {
  if (by.kind !== 'table' && (players === null || (by.kind !== 'pool' && by.kind !== 'from-last'))) return null;
  const size = { placed: players ?? 0, players: players ?? 0 };
  const places = players ?? (by.kind === 'table' ? by.points.length : 0);
  for (let place = places; place > 0; place--) {
    const worth = times(pointsOfPlace(by, { place, sharedBy: 1, nth: place }, size), weight, 1000);
    if (compareExact(worth, points) >= 0) return place;
  }
  return null;
}
