import { textOrder } from '../list.ts';
import type { EventPoints, SeasonSoFar } from './event-points.ts';
import { eventPoints, roleOf } from './event-points.ts';
import type { SeasonEvent, SeasonFacts, SeasonResult } from './season-fact.ts';
import type { EventRole, PointsRule, SeasonSpan } from './season-rule.ts';

/** An event of a season that is over, with what everyone who took part has of it, by person. */
export type ScoredEvent = { readonly event: SeasonEvent; readonly role: EventRole; readonly points: ReadonlyMap<string, EventPoints> };

/** The events that a rule takes, in the order of the days. */
export function eventsOf(
  { from, to, only }: Pick<SeasonSpan, 'from' | 'to' | 'only'>,
  events: readonly SeasonEvent[],
): readonly SeasonEvent[] {
  const taken = events.filter(({ id, day }) => from <= day && day <= to && (only === null || only.includes(id)));
  return taken.sort((a, b) => textOrder(a.day, b.day) || textOrder(a.id, b.id));
}

/**
 * The points of the events that are over, in the order of the days: a win may pass down because of an earlier one. `before`: the points of the first
 * of them.
 */
export function scoredEvents(
  rule: PointsRule,
  over: readonly SeasonEvent[],
  golfers: SeasonFacts['golfers'],
  before: readonly ScoredEvent[],
): readonly ScoredEvent[] {
  const winners = new Set(rule.winnerOnce ? before.flatMap(({ points }) => winnersIn(points)) : []);
  const season: SeasonSoFar = { divisionOf: divisionBy(rule, over, golfers), winners };
  const later = over.slice(before.length).map((event) => ({
    ...{ event, role: roleOf(rule, event).role },
    points: new Map(eventPoints(rule, event, season).map((points) => [points.result.person, points])),
  }));
  return [...before, ...later];
}

/** Who was first, or shared the first place. */
export const winnersIn = (points: ScoredEvent['points']): readonly string[] =>
  [...points].flatMap(([person, { place }]) => (place === 1 ? person : []));

/** Whether a result has a part in a table in which nobody takes a place without one. */
export function hasPart(
  rule: SeasonSpan,
  over: readonly SeasonEvent[],
  golfers: SeasonFacts['golfers'],
): (result: SeasonResult) => boolean {
  const divisionOf = divisionBy(rule, over, golfers);
  return (result) =>
    result.status !== 'DNS' &&
    (result.isMember || rule.guests === 'count') &&
    (rule.division === null || divisionOf(result) === rule.division.id);
}

function divisionBy(
  { division }: Pick<SeasonSpan, 'division'>,
  over: readonly SeasonEvent[],
  golfers: SeasonFacts['golfers'],
): SeasonSoFar['divisionOf'] {
  if (division === null || division.at === 'event') return ({ division: atEvent }) => atEvent;
  const divisions = new Map<string, string | null>();
  if (division.at === 'season') for (const { person, division: own } of golfers) divisions.set(person, own);
  const inOrder = division.at === 'season' ? [] : division.at === 'first' ? [...over].reverse() : over;
  // the one that is met last stays
  for (const { results } of inOrder) for (const one of results) if (one.status !== 'DNS') divisions.set(one.person, one.division);
  return ({ person }: SeasonResult) => divisions.get(person) ?? null;
}
