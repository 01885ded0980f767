import type { Status } from '../competitor.ts';
import { perMille } from '../handicap/fraction.ts';
import type { Tenths } from '../handicap/tenths.ts';
import { groupedBy } from '../list.ts';
import type { Exact } from './exact.ts';
import { exact, times } from './exact.ts';
import type { FieldSize, TiedGroup } from './place-points.ts';
import { pointsOfPlace } from './place-points.ts';
import type { SeasonEvent, SeasonResult } from './season-fact.ts';
import type { EventRole, Hundredths, PointsRule, SeasonStandard, Unplaced } from './season-rule.ts';

/** Where the points of an event come from, or why it gives none. */
export type PointReason =
  | { readonly code: 'place' | 'score' | 'without-list' | 'missing' }
  /** So many strokes or points better than the standard, in tenths; below 0: worse. */
  | { readonly code: 'standard'; readonly better: Tenths }
  | { readonly code: 'unplaced'; readonly status: Unplaced }
  | { readonly code: 'guest' | 'other-division' | 'no-score' | 'no-standard' | 'bonus-event' }
  /** A day of a championship that counts for nothing, or a round that an eclectic doesn't take. */
  | { readonly code: Exclude<Unplaced, 'passed-over'> }
  | { readonly code: 'other-course' | 'other-tee' | 'partial' | 'no-handicap' | 'no-stroke-index' };

/** What an event gives to a person, weighted and without bonuses; null: no result. The place is among those whom the rule counts places among. */
export type EventPoints = {
  readonly result: SeasonResult;
  readonly points: Exact | null;
  readonly because: PointReason;
  readonly place: number | null;
  readonly sharedBy: number;
};

/** What of a season an event does not say itself. */
export type SeasonSoFar = {
  /** The division that a result is of, as the rule takes it. */
  readonly divisionOf: (result: SeasonResult) => string | null;
  /** Those who won an event before; a winner is added. */
  readonly winners: Set<string>;
};

/** What an event is to the season, and its weight in thousandths. */
export function roleOf({ events }: PointsRule, { id }: Pick<SeasonEvent, 'id'>): { readonly role: EventRole; readonly weight: number } {
  const own = events[id];
  return { role: own?.role ?? 'regular', weight: perMille(own?.weight ?? 100) };
}

/** Hundredths, times the weight of an event in thousandths. */
export const weighted = (hundredths: Hundredths, weight: number): Exact => times(exact(hundredths, 100), weight, 1000);

/** What everyone who took part in an event has of it. */
export function eventPoints(rule: PointsRule, event: SeasonEvent, season: SeasonSoFar): readonly EventPoints[] {
  const { role, weight } = roleOf(rule, event);
  const present = event.results.filter(({ status }) => status !== 'DNS');
  const none = (result: SeasonResult, because: PointReason): EventPoints => ({ result, points: null, because, place: null, sharedBy: 0 });
  const { within, without } = fieldsOf(rule, present, season);
  const ofFields = within.flatMap((field): readonly EventPoints[] => {
    if (role === 'bonus') return field.map((result) => none(result, { code: 'bonus-event' }));
    const { places, passedOver } = placesIn(rule, event, field, season.winners);
    const size = { placed: places.size, players: field.length };
    return field.map((result): EventPoints => {
      const group = places.get(result) ?? null;
      const worth = passedOver.has(result) ? unplaced(rule, 'passed-over') : worthOf(rule, event, result, group, size);
      const points = worth.points && times(worth.points, weight, 1000);
      return { result, points, because: worth.because, place: group?.place ?? null, sharedBy: group?.sharedBy ?? 0 };
    });
  });
  return [...ofFields.map((one) => withoutPoints(rule, one, season)), ...without.map((result) => none(result, strangerOf(rule, result)))];
}

/** Those among whom places are counted, and those who are taken out before. */
function fieldsOf(rule: PointsRule, present: readonly SeasonResult[], { divisionOf }: SeasonSoFar) {
  const takesPart = (result: SeasonResult) =>
    (result.isMember || rule.guests !== 'taken-out') &&
    (rule.among !== 'table' || rule.division === null || divisionOf(result) === rule.division.id);
  const without = present.filter((result) => !takesPart(result));
  const playing = present.filter(takesPart);
  const within = rule.among === 'division' ? [...groupedBy(playing, ({ division }) => division).values()] : [playing];
  return { within, without };
}

const strangerOf = (rule: PointsRule, { isMember }: SeasonResult): PointReason =>
  isMember || rule.guests === 'count' ? { code: 'other-division' } : { code: 'guest' };

/** Who takes a place in the event and has no part in the table. */
function withoutPoints(rule: PointsRule, one: EventPoints, { divisionOf }: SeasonSoFar): EventPoints {
  const isOther = rule.division !== null && divisionOf(one.result) !== rule.division.id;
  const isGuest = !one.result.isMember && rule.guests !== 'count';
  return isOther || isGuest ? { ...one, points: null, because: strangerOf(rule, one.result) } : one;
}

/** The places of a field: those on the list of the event, or by the strokes over each own par; first places pass down where one a year is enough. */
function placesIn(rule: PointsRule, event: SeasonEvent, field: readonly SeasonResult[], winners: Set<string>) {
  const placed = event.lists.includes(rule.basis) ? field.filter((result) => rankOf(rule, result) !== null) : [];
  const groups = [...groupedBy(placed, (result) => rankOf(rule, result) as number)].sort(([a], [b]) => a - b).map(([, group]) => group);
  const passedOver = rule.winnerOnce ? passedDown(groups, winners) : new Set<SeasonResult>();
  const places = new Map<SeasonResult, TiedGroup>();
  let [place, nth] = [1, 1];
  for (const group of groups) {
    const left = group.filter((result) => !passedOver.has(result));
    for (const result of left) places.set(result, { place, sharedBy: left.length, nth });
    place += left.length;
    nth += Number(left.length > 0);
  }
  if (rule.winnerOnce) for (const [{ person }, of] of places) if (of.place === 1) winners.add(person);
  return { places, passedOver };
}

/** Those with a win who stand before, or beside, the first without one; nobody where all have one. */
function passedDown(groups: readonly (readonly SeasonResult[])[], winners: ReadonlySet<string>): ReadonlySet<SeasonResult> {
  const first = groups.findIndex((group) => group.some(({ person }) => !winners.has(person)));
  return new Set(groups.slice(0, first + 1).flatMap((group) => group.filter(({ person }) => winners.has(person))));
}

/** What places are sorted by, the smallest first; null: no place. */
function rankOf(rule: PointsRule, result: SeasonResult): number | null {
  if (result.status !== 'ok') return null;
  const score = scoreOf(rule, result);
  if (rule.pars === 'own') return score && (rule.basis === 'points' ? -score : score);
  return result.places[rule.basis] ?? null;
}

/** A complete score in tenths, over the own par where the rule says so; null: none. */
function scoreOf({ basis, pars }: Pick<PointsRule, 'basis' | 'pars'>, { totals, par }: SeasonResult): Tenths | null {
  const total = totals[basis] ?? null;
  if (total === null) return null;
  return total * (basis === 'net' ? 1 : 10) - (pars === 'own' && basis !== 'points' ? par * 10 : 0);
}

type Worth = Pick<EventPoints, 'points' | 'because'>;

function worthOf(rule: PointsRule, event: SeasonEvent, result: SeasonResult, group: TiedGroup | null, size: FieldSize): Worth {
  if (isUnplaced(result.status)) return unplaced(rule, result.status);
  if (!event.lists.includes(rule.basis))
    return { points: rule.withoutList === null ? null : exact(rule.withoutList, 100), because: { code: 'without-list' } };
  const { points } = rule;
  if (points.kind === 'difference' || points.kind === 'outcome') return againstStandard(rule, points, event, result);
  if (points.kind === 'score') {
    const score = scoreOf(rule, result);
    return score === null ? NO_SCORE : { points: exact(score, 10), because: { code: 'score' } };
  }
  return group === null ? NO_SCORE : { points: pointsOfPlace(points, group, size), because: { code: 'place' } };
}

const NO_SCORE: Worth = { points: null, because: { code: 'no-score' } };

const isUnplaced = (status: Status): status is Exclude<Status, 'ok' | 'DNS'> => status !== 'ok' && status !== 'DNS';

function unplaced(rule: PointsRule, status: Unplaced): Worth {
  const worth = rule.unplaced[status];
  return { points: worth === null ? null : exact(worth, 100), because: { code: 'unplaced', status } };
}

type StandardPoints = Extract<PointsRule['points'], { readonly against: SeasonStandard }>;

/** A stroke is a whole one of ten tenths; a net score may have tenths, and earns its part of one. */
function againstStandard({ basis }: PointsRule, points: StandardPoints, event: SeasonEvent, result: SeasonResult): Worth {
  const total = scoreOf({ basis, pars: 'list' }, result);
  const standard = points.against === 'event' ? event.standard : points.against === 'par' ? result.par * 10 : points.against.figure;
  if (total === null) return NO_SCORE;
  if (standard === null) return { points: null, because: { code: 'no-standard' } };
  const better = basis === 'points' ? total - standard : standard - total;
  const because = { code: 'standard', better } as const;
  if (points.kind === 'outcome')
    return { points: exact(better > 0 ? points.beaten : better < 0 ? points.missed : points.level, 100), because };
  const tenths = points.level * 10 + points.perStroke * better;
  return { points: exact(points.least === null ? tenths : Math.max(tenths, points.least * 10), 1000), because };
}
