import fc from 'fast-check';
import {
  type AwardRule,
  BASES,
  type Competitor,
  type Course,
  type CourseCard,
  courseCard,
  courseHoles,
  type DayHandicap,
  NAMED_AWARDS,
  type OwnBalls,
  playedOffOf,
  type Rules,
  type Segment,
  type Side,
  STABLEFORD,
  type TieKey,
} from '../../golf/src/index.ts';
import { anyAllocation, anyField, anyRules, FIELD_IDS } from '../../golf/test-kit/arbitrary.ts';
import { award, holeAward, namedAward } from '../../golf/test-kit/index.ts';
import type { PlayedDay } from './index.ts';

const OLDER: TieKey = { by: 'age', wins: 'older' };
const PRIZE_HOLES = [[2, 4, 6, 11, 13, 15], null, [1, 2, 3, 4, 5, 6]];

/** An award of every kind, some of a series. */
const AWARDS: readonly AwardRule[] = [
  award('gross', { kind: 'best-gross', basis: 'gross' }),
  award('net', { membersOnly: true }),
  award('third-net', { place: 3, tieKeys: [OLDER] }),
  award('points', { kind: 'best-net', basis: 'points', gender: 'f' }),
  ...[1, 2, 3].map((place) => award(`A${place}`, { kind: 'division-place', division: 'A', place })),
  award('B1', { kind: 'division-place', division: 'B', basis: 'gross', membersOnly: true }),
  award('tobi', { kind: 'place', place: 4, main: false }),
  award('peoria', { kind: 'peoria', peoria: { system: 'peoria', countedHoles: PRIZE_HOLES }, place: 1 }),
  award('peoria-2', { kind: 'peoria', peoria: { system: 'peoria', countedHoles: PRIZE_HOLES }, place: 2, main: false }),
  ...(Object.keys(NAMED_AWARDS) as (keyof typeof NAMED_AWARDS)[]).map((name) => namedAward(name)),
  namedAward('onami', { id: 'onami-better', secondNineBetter: true, main: true }),
  holeAward('nearest-pin', 3, { membersOnly: true }),
  holeAward('nearest-pin', 12),
  holeAward('longest-drive', 5, { main: true }),
  holeAward('nearest-line', 7, { gender: 'f' }),
  { ...holeAward('hole-in-one', 3), id: 'ace', hole: undefined } as unknown as AwardRule,
  { ...holeAward('hole-in-one', 2), kind: 'gift', player: 'p02', round: 1 },
];
/** Awards that sides with a ball each win, in one plan with those of players. */
const SIDE_AWARDS = [
  award('side-gross', { kind: 'best-gross', basis: 'gross' }),
  award('side-net', { membersOnly: true }),
  award('side-second', { place: 2 }),
  award('side-third', { place: 3, tieKeys: [OLDER, { by: 'handicap', wins: 'lower' }], main: false }),
  award('side-women', { kind: 'best-net', basis: 'points', gender: 'f' }),
  ...[1, 2].map((place) => award(`side-A${place}`, { kind: 'division-place', division: 'A', basis: 'gross', place })),
  award('side-tobi', { kind: 'place', basis: 'gross', place: 2 }),
  award('side-peoria', { kind: 'peoria', peoria: { system: 'peoria', countedHoles: PRIZE_HOLES } }),
  namedAward('booby', { id: 'side-booby', main: true }),
  namedAward('worst', { id: 'side-worst' }),
].map((one): AwardRule => ({ ...one, of: 'sides' }));
/** Awards that the partners of sides of one ball win. */
const PARTNER_AWARDS = [
  holeAward('nearest-pin', 3, { membersOnly: true, main: true }),
  holeAward('nearest-pin', 12),
  holeAward('longest-drive', 5, { main: true }),
  holeAward('nearest-line', 7, { gender: 'f', main: true }),
].map((one): AwardRule => ({ ...one, of: 'partners' }));

const SEGMENTS: readonly Segment[] = [
  { last: 9 },
  { whole: true },
  { first: 6 },
  { nine: 'B', last: 5 },
  { holes: [18, 9, 4] },
  { hardest: 4 },
  { last: 1 },
];
/** Keys beside those of the laws of golf. */
const KEYS: readonly TieKey[] = [
  OLDER,
  ...BASES.map((score): TieKey => ({ by: 'countback', segments: SEGMENTS, score })),
  { by: 'countback', segments: SEGMENTS, score: 'net', share: 'rounded', order: 'play' },
  { by: 'countback', segments: SEGMENTS, score: 'net', share: 'received' },
  { by: 'countback', segments: [{ hardest: 3 }, { nine: 'A', last: 4 }, { first: 5 }], score: 'gross', order: 'play' },
  { by: 'last-round', score: 'net' },
  { by: 'last-rounds', score: 'points' },
  { by: 'handicap', wins: 'lower' },
];
const COUNTED = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], null];
/** Handicaps of the day beside those of the laws of golf. */
const DAYS: readonly DayHandicap[] = [
  { system: 'modified-peoria', countedHoles: COUNTED },
  { system: 'peoria', countedHoles: COUNTED, holeCap: null, rounding: 'stroke', floor: null, ceiling: null },
  { system: 'nine-hole-double-peoria', countedHoles: COUNTED, holeCapOn: 'gross', base: 'counted-par', factor: 10, multiplier: 25 },
  { system: 'new-new-peoria', countedHoles: COUNTED, holeCap: 'par+2', holeCapOn: 'gross' },
  { system: 'callaway', ceiling: null },
  { system: 'callaway', ceiling: 30, holeCapOn: 'gross' },
];
const FORMATS: readonly Rules['format'][] = [
  { points: { ...STABLEFORD, holeInOne: 3, albatross: 2 } },
  { maximum: { kind: 'net-double-bogey' }, basis: 'gross' },
  { maximum: { kind: 'over-par', strokes: 1 }, basis: 'net' },
  { points: { ...STABLEFORD, from: -1, points: [4, 2, 1, -1], eachBetter: 2 } },
  'par-bogey',
];

const seldom = <Of>(of: readonly Of[]): fc.Arbitrary<Of | null> => fc.option(fc.constantFrom(...of), { freq: 2 });

/** Rules of every kind: also rounds of nine holes and of named nines. */
const anyDayRules: fc.Arbitrary<Rules> = fc
  .record({ rules: anyRules, day: seldom(DAYS), format: seldom(FORMATS), nine: fc.nat(5), keys: fc.option(fc.shuffledSubarray([...KEYS])) })
  .map(({ rules, day, format, nine, keys }) => {
    const rounds = rules.rounds.map((course, nth) => ({ ...(nth === nine ? firstNine(course) : course), nines: ['A', 'B'] }));
    const ties = keys === null ? rules.ties : { gross: keys, net: keys, points: keys };
    const { divisionDayHandicap: own } = rules;
    return {
      ...{ ...rules, rounds, ties, format: format ?? rules.format, dayHandicap: onCourses(day ?? rules.dayHandicap, rounds) },
      ...(own && { divisionDayHandicap: Object.fromEntries(Object.entries(own).map(([id, of]) => [id, onCourses(of, rounds)])) }),
    };
  });

function firstNine(course: Course): Course {
  const nine = (of: CourseCard) => ({ par: of.par.slice(0, 9), strokeIndex: of.strokeIndex?.slice(0, 9) ?? null });
  return { ...nine(courseCard(course, null)), ...(course.women && { women: nine(courseCard(course, 'f')) }) };
}

/** Counted holes are on the course. */
function onCourses<Of extends DayHandicap>(day: Of, rounds: readonly Course[]): Of {
  if (!('countedHoles' in day)) return day;
  const holesOf = (nth: number): number => rounds[nth]?.par.length ?? 0;
  return { ...day, countedHoles: day.countedHoles.map((list, nth) => list?.filter((hole) => hole <= holesOf(nth)) ?? null) };
}

const onCoursesOf = (one: AwardRule, { rounds }: Rules): AwardRule =>
  one.peoria ? { ...one, peoria: onCourses(one.peoria, rounds) } : one;

/** A hole in one, an albatross, and a very high score: cards of few different scores have none of them. */
const anyRarity = fc.option(fc.record({ at: fc.nat(17), score: fc.constantFrom(1, 2, 2, 3, 12, 15) }), { freq: 2 });
/** What is seldom in a field: such scores, a very high handicap, and that nothing separates anybody. */
const anyRarities = fc.record({
  scores: fc.array(anyRarity, { minLength: FIELD_IDS.length, maxLength: FIELD_IDS.length }),
  handicap: fc.option(fc.constantFrom(720, 450), { freq: 2 }),
  isLevel: fc.constantFrom(false, false, true),
});
type Rarities = typeof anyRarities extends fc.Arbitrary<infer Of> ? Of : never;

function withRarities(field: readonly Competitor[], { scores, handicap, isLevel }: Rarities): Competitor[] {
  const [first] = field;
  return field.map((one, nth) => {
    const rarity = isLevel ? scores[0] : scores[nth];
    const cards = isLevel && first && nth % 5 > 0 ? first.cards : one.cards;
    const rare = rarity ? cards.map((card) => card.map((score, at) => (at === rarity.at && score !== null ? rarity.score : score))) : cards;
    return {
      ...one,
      cards: rare,
      ...(isLevel && { totals: undefined }),
      ...(handicap !== null && nth % 3 === 0 && { handicap, handicaps: null }),
    };
  });
}

/** Any day: rules, players, prizes and what the committee decided. No card and no start is beyond its course. */
export const anyPlayedDay: fc.Arbitrary<PlayedDay> = fc
  .record({
    rules: anyDayRules,
    field: anyField,
    rarities: anyRarities,
    awards: fc.shuffledSubarray([...AWARDS]),
    allocation: anyAllocation(AWARDS, FIELD_IDS),
  })
  .map(({ rules, field, rarities, awards, allocation }) => ({
    ...{ rules, allocation },
    awards: awards.map((one) => onCoursesOf(one, rules)),
    competitors: withRarities(field, rarities).map((one) => ({
      ...one,
      cards: one.cards.slice(0, rules.rounds.length).map((card, nth) => card.slice(0, rules.rounds[nth]?.par.length)),
      startingHoles: (one.startingHoles ?? []).map((hole, nth) =>
        hole !== null && hole > (rules.rounds[nth]?.par.length ?? 0) ? null : hole,
      ),
    })),
  }));

const anyBalls: fc.Arbitrary<OwnBalls> = fc.record({ kind: fc.constantFrom('own', 'rounds'), counting: fc.constantFrom(1, 1, 2, 2, 3) });
/** Of each round, which holes a partner plays: all, none, or those from the first to one, or from it. */
const anySpan = seldom([
  { from: 7, to: 18 },
  { from: 1, to: 6 },
  { from: 1, to: 0 },
]);
const anyPartner = fc.record({ spans: fc.array(anySpan, { minLength: 3, maxLength: 3 }), status: seldom(['WD', 'DQ', 'cut'] as const) });

/** Sides that have played as the first one, each with two holes of one par exchanged: level by gross, and told apart by the keys. */
function levelSides(field: readonly Competitor[], size: number, { rounds }: Rules): Competitor[] {
  const swapped = (card: Competitor['cards'][number], par: readonly number[], nth: number) => {
    const other = par.findIndex((of, at) => at > nth && of === par[nth]);
    const [one, its] = [card[nth] ?? null, card[other] ?? null];
    return other === -1 ? card : card.map((score, at) => (at === nth ? its : at === other ? one : score));
  };
  return FIELD_IDS.flatMap((id, nth) => {
    const [own, like] = [field[nth % field.length], field[nth % size]];
    if (!own || !like) return [];
    const cards = rounds.map((course, round) => {
      const { par } = courseCard(course, null);
      const full = par.map((of, at) => like.cards[round]?.[at] ?? of + ((at + nth) % 2));
      return swapped(full, par, Math.floor(nth / size));
    });
    return { ...own, id, status: 'ok' as const, cards, totals: undefined };
  });
}

const SIDE_IDS = FIELD_IDS.map((_, nth) => `s${nth}`);
/** Awards of players and of sides in any order of priority. */
const anyPlanOfBoth = fc.shuffledSubarray([...AWARDS.slice(0, 12), ...SIDE_AWARDS], { minLength: 4 });

/** Any day with sides of two or three whose partners play a ball each, some of them on some holes alone. */
export const anyDayOfSides: fc.Arbitrary<PlayedDay> = fc
  .record({
    day: anyPlayedDay,
    awards: anyPlanOfBoth,
    allocation: anyAllocation([...AWARDS, ...SIDE_AWARDS], [...FIELD_IDS, ...SIDE_IDS.slice(0, 6)]),
    ball: anyBalls,
    size: fc.constantFrom(2, 3),
    allowance: fc.constantFrom(100, 85),
    partners: fc.array(anyPartner, { minLength: FIELD_IDS.length, maxLength: FIELD_IDS.length }),
    status: seldom(['WD', 'DNS'] as const),
    isLevel: fc.boolean(),
    hasKeys: fc.boolean(),
    areWomen: fc.boolean(),
  })
  .map(({ day: given, awards, allocation, ball, size, allowance, partners, status, isLevel, hasKeys, areWomen }) => {
    const rules = hasKeys ? given.rules : { ...given.rules, ties: { gross: [], net: [], points: [] } };
    const ofSides = given.competitors.map((one, nth) => ({ ...one, gender: areWomen && nth < size ? ('f' as const) : one.gender }));
    const competitors = isLevel ? levelSides(ofSides, size, rules) : ofSides;
    const day = { ...given, rules, awards: awards.map((one) => onCoursesOf(one, rules)), allocation, competitors };
    const playedOff = playedOffOf({ ...rules, allowance }, competitors);
    const own = competitors.map((one, nth) => ({
      ...one,
      playedOff: playedOff[nth] ?? null,
      status: isLevel ? one.status : (partners[nth]?.status ?? one.status),
    }));
    const list = Array.from({ length: Math.floor(own.length / size) }, (_, nth): Side => {
      const mates = own.slice(nth * size, nth * size + size);
      const inRound = (round: number) =>
        mates.flatMap(({ id }, at) => {
          const span = (isLevel ? partners[at] : partners[nth * size + at])?.spans[round] ?? null;
          if (span === null) return { partner: id };
          const holes = courseHoles(rules.rounds[round] ?? { par: [] }).filter((hole) => hole >= span.from && hole <= span.to);
          return holes.length === 0 ? [] : { partner: id, holes };
        });
      return {
        ...{
          id: SIDE_IDS[nth] ?? '',
          division: mates[0]?.division ?? null,
          status: (nth === 0 && status) || 'ok',
          handicap: null,
          cards: [],
        },
        partners: mates,
        inRounds: rules.rounds.map((_, round) => inRound(round)),
      };
    });
    return { ...day, sides: { ball, list } };
  });

const mateIds = (side: string): readonly string[] => [`${side}-1`, `${side}-2`];

/** Any day of sides of one ball, where their partners win the shots. */
export const anyDayOfPartners: fc.Arbitrary<PlayedDay> = fc
  .record({
    day: anyPlayedDay,
    awards: fc.shuffledSubarray([...AWARDS.filter(({ id }) => !PARTNER_AWARDS.some((one) => one.id === id)), ...PARTNER_AWARDS]),
    allocation: anyAllocation([...AWARDS, ...PARTNER_AWARDS], [...FIELD_IDS, ...FIELD_IDS.flatMap(mateIds)]),
    genders: fc.array(fc.constantFrom('m' as const, 'f' as const), { minLength: FIELD_IDS.length, maxLength: FIELD_IDS.length }),
  })
  .map(({ day, awards, allocation, genders }) => ({
    ...day,
    awards: awards.map((one) => onCoursesOf(one, day.rules)),
    allocation,
    partners: Object.fromEntries(
      day.competitors.map((side, nth) => [
        side.id,
        mateIds(side.id).map((id, at) => ({ id, gender: at === 0 ? 'f' : (genders[nth] ?? 'm') })),
      ]),
    ),
  }));
