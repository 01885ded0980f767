import type { DivisionMember, NamedDivision } from '@fairway/api/rule/field/division-warning';
import {
  comparedHandicap,
  divisionFor,
  type Eligibility,
  type Gender,
  HANDICAP_STEP,
  type HandicapRange,
  type Measure,
  type Tenths,
} from '@fairway/golf';

/** The divisions with their ranges as they would be; handicaps are whole tenths, as everywhere in golf. */
export type Ranges = readonly NamedDivision[];

const FIELD = { course: 'handicapCourse', index: 'handicapIndex' } as const;
const OPEN: HandicapRange = { from: null, to: null };

/** The range of a division by the handicap that decides; an open end is null. */
export const endsOf = (division: NamedDivision, measure: Measure): HandicapRange => division[FIELD[measure]] ?? OPEN;

/** The divisions with another range for one of them. */
export const withEnds = (divisions: Ranges, id: string, measure: Measure, ends: HandicapRange): Ranges =>
  divisions.map((division) =>
    division.id === id ? { ...division, [FIELD[measure]]: ends.from === null && ends.to === null ? null : ends } : division,
  );

/** The handicaps that are drawn, both ends in, in whole strokes. */
export type Axis = { readonly from: Tenths; readonly to: Tenths };

/** From scratch, or the best handicap that someone has or a division names, to the cap, or what a division names above it. */
export function axisOf(divisions: Ranges, people: readonly DivisionMember[], eligibility: Eligibility): Axis {
  const ends = divisions.flatMap((division) => Object.values(endsOf(division, eligibility.measure))).filter((end) => end !== null);
  const all = [...people.flatMap((person) => comparedHandicap(person, eligibility) ?? []), ...ends];
  return { from: strokeOf(Math.min(0, ...all)), to: strokeOf(Math.max((eligibility.cap?.above ?? 0) * 10, ...all)) };
}

/** The whole stroke that a handicap is drawn at: an index of 15.4 at 15. */
const strokeOf = (handicap: Tenths): Tenths => Math.floor(handicap / 10) * 10;

/** Two divisions that are neighbours, and the last handicap of the lower one: the upper one begins right after it. */
export type Border = {
  readonly lower: NamedDivision;
  readonly upper: NamedDivision;
  readonly at: Tenths;
  /** How far it may move: either division keeps at least one handicap. */
  readonly least: Tenths;
  readonly most: Tenths;
};
/** The field that divisions part: men and women of their own if one of the divisions is of one gender, else everyone. */
export type Lane = { readonly gender: Gender | 'a'; readonly divisions: Ranges; readonly borders: readonly Border[] };

export function lanesOf(divisions: Ranges, measure: Measure, axis: Axis): readonly Lane[] {
  const genders = divisions.some(({ gender }) => gender !== 'a') ? (['m', 'f'] as const) : (['a'] as const);
  return genders.map((gender) => {
    const open = divisions.filter((division) => division.gender === 'a' || division.gender === gender);
    const sorted = open.toSorted((one, other) => order(endsOf(one, measure), endsOf(other, measure)));
    const borders = sorted.slice(1).flatMap((upper, at) => borderOf(sorted[at], upper, measure, axis) ?? []);
    return { gender, divisions: sorted, borders };
  });
}

const order = (one: HandicapRange, other: HandicapRange): number =>
  compare(one.from ?? Number.NEGATIVE_INFINITY, other.from ?? Number.NEGATIVE_INFINITY) ||
  compare(one.to ?? Number.POSITIVE_INFINITY, other.to ?? Number.POSITIVE_INFINITY);
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** None where one range lies in the other, or the end between them is open: nothing says where one begins and the other ends. */
function borderOf(lower: NamedDivision | undefined, upper: NamedDivision, measure: Measure, axis: Axis): Border | null {
  if (lower === undefined) return null;
  const [below, above] = [endsOf(lower, measure), endsOf(upper, measure)];
  const [low, high] = [below.from ?? axis.from, above.to ?? axis.to];
  if (below.to === null || above.from === null || above.from <= low || below.to >= high) return null;
  return { lower, upper, at: below.to, least: low, most: high - HANDICAP_STEP[measure] };
}

/** The divisions with a border elsewhere: where there was a gap or an overlap, there is none any more. Beyond its bounds it stops there. */
export function moveBorder(divisions: Ranges, { lower, upper, least, most }: Border, to: Tenths, measure: Measure): Ranges {
  const step = HANDICAP_STEP[measure];
  const at = Math.min(Math.max(least + Math.round((to - least) / step) * step, least), most);
  const lowered = withEnds(divisions, lower.id, measure, { ...endsOf(lower, measure), to: at });
  return withEnds(lowered, upper.id, measure, { ...endsOf(upper, measure), from: at + step });
}

/** A typed end: a neighbour that was right beside it goes with it, so that no gap and no overlap comes of a typed number. */
export function typeEnd(divisions: Ranges, id: string, end: 'from' | 'to', to: Tenths | null, measure: Measure, axis: Axis): Ranges {
  const own = divisions.find((division) => division.id === id);
  if (own === undefined) return divisions;
  const before = endsOf(own, measure);
  const typed = withEnds(divisions, id, measure, { ...before, [end]: to });
  if (to === null) return typed;
  const side = end === 'to' ? ('lower' as const) : ('upper' as const);
  const step = HANDICAP_STEP[measure];
  const beside = lanesOf(divisions, measure, axis).flatMap(({ borders }) =>
    borders.filter((border) => border[side].id === id && endsOf(border.upper, measure).from === border.at + step),
  );
  return beside.reduce((changed, { lower, upper }) => {
    const other = side === 'lower' ? upper : lower;
    const moved = side === 'lower' ? { from: to + step } : { to: to - step };
    return withEnds(changed, other.id, measure, { ...endsOf(other, measure), ...moved });
  }, typed);
}

/** A player at the handicap that decides (null: none), in the division that takes them (null: none). */
export type Placed = { readonly person: DivisionMember; readonly handicap: Tenths | null; readonly divisionId: string | null };

/** Where every player would be, by the function that assigns them. */
export const placeAll = (divisions: Ranges, people: readonly DivisionMember[], eligibility: Eligibility): readonly Placed[] =>
  people.map((person) => ({
    person,
    handicap: comparedHandicap(person, eligibility),
    divisionId: divisionFor(divisions, person, eligibility),
  }));

/** How many players have one whole stroke of handicap, by the division that takes them, in the order of the lane; none comes last. */
export type Bar = {
  readonly at: Tenths;
  readonly count: number;
  readonly parts: readonly { readonly divisionId: string | null; readonly count: number }[];
};

export function barsOf({ gender, divisions }: Lane, placed: readonly Placed[]): readonly Bar[] {
  const own = placed.filter(({ person, handicap }) => handicap !== null && (gender === 'a' || person.gender === gender));
  const byStroke = Map.groupBy(own, ({ handicap }) => strokeOf(handicap ?? 0));
  const ids = [...divisions.map(({ id }) => id), null];
  return [...byStroke]
    .map(([at, people]) => ({
      at,
      count: people.length,
      parts: ids
        .map((divisionId) => ({ divisionId, count: people.filter((one) => one.divisionId === divisionId).length }))
        .filter(({ count }) => count > 0),
    }))
    .sort((one, other) => one.at - other.at);
}
