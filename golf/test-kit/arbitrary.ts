import fc from 'fast-check';
import type {
  Allocation,
  AwardRule,
  Card,
  Competitor,
  Course,
  CourseCard,
  DayHandicap,
  DeclaredHandicap,
  FormatChoice,
  MeasuredKind,
  Measurement,
  Rules,
  Side,
  Status,
  TieKey,
} from '../src/index.ts';
import { COUNTBACKS, FORMATS, fraction, MODIFIED_STABLEFORD, STABLEFORD, TIEBREAKS, ties } from '../src/index.ts';
import { side } from './index.ts';

const anyCourseCard: fc.Arbitrary<CourseCard> = fc.record({
  par: fc.array(fc.constantFrom(3, 4, 4, 5), { minLength: 18, maxLength: 18 }),
  strokeIndex: fc.option(
    fc.shuffledSubarray(
      Array.from({ length: 18 }, (_, at) => at + 1),
      { minLength: 18 },
    ),
    { freq: 4 },
  ),
});

/** Any course of 18 holes, with a stroke index or without, some with a card for women. */
export const anyCourse: fc.Arbitrary<Course & CourseCard> = fc.oneof(
  { weight: 3, arbitrary: anyCourseCard },
  { weight: 1, arbitrary: fc.tuple(anyCourseCard, anyCourseCard).map(([card, women]) => ({ ...card, women })) },
);

const anyDayHandicap: fc.Arbitrary<DayHandicap> = fc.oneof(
  fc.constant<DayHandicap>({ system: 'none' }),
  fc.constant<DayHandicap>({ system: 'system-36' }),
  fc.constant<DayHandicap>({ system: 'double-peoria', countedHoles: [[1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15], null] }),
  fc.constant<DayHandicap>({ system: 'peoria', countedHoles: [null, [1, 2, 3, 10, 11, 12]] }),
  fc.constantFrom<DayHandicap>(
    { system: 'modified-system-36' },
    { system: 'callaway' },
    { system: 'callaway', firstHoles: 15, holeCapOn: 'gross' },
    {
      system: 'new-new-peoria',
      countedHoles: [[1, 3, 5, 7, 9, 11, 13, 15, 17], null],
      floor: { m: 0, f: null },
      ceiling: { m: 60, f: 90 },
    },
    { system: 'new-new-peoria-taiwan', countedHoles: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], rounding: 'stroke' },
    { system: 'double-peoria', countedHoles: [null], holeCap: { 3: 4, 4: 4, 5: 6 }, holeCapOn: 'gross' },
  ),
);

/** Any individual format, the plain ones most often. */
export const anyFormat: fc.Arbitrary<FormatChoice> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...keysOf(FORMATS)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<FormatChoice>(
      { points: { ...STABLEFORD, holeInOne: 1, albatross: 1 } },
      { points: { ...MODIFIED_STABLEFORD, by: 'gross' } },
      { maximum: { kind: 'double-par' }, basis: 'net' },
      { maximum: { kind: 'fixed', strokes: 5 }, basis: 'gross' },
      { maximum: { kind: 'net-double-bogey' }, basis: 'net' },
    ),
  },
);

/** Keys of every kind: a new kind does not compile before the laws have it. */
const KEYS: { readonly [By in TieKey['by']]: readonly Extract<TieKey, { by: By }>[] } = {
  gross: [{ by: 'gross' }],
  age: [{ by: 'age', wins: 'older' }],
  gender: [{ by: 'gender', wins: 'f' }],
  manual: [{ by: 'manual', order: ['p05', 'p02', 'p03'] }],
  handicap: [{ by: 'handicap', wins: 'higher' }],
  countback: [
    { by: 'countback', segments: COUNTBACKS['9-6-3-1'], score: 'gross', order: 'play' },
    { by: 'countback', segments: COUNTBACKS.hardest, score: 'points' },
  ],
  'last-round': [{ by: 'last-round', score: 'gross' }],
  'last-rounds': [{ by: 'last-rounds', score: 'net' }],
};

/** Any ordered list of keys; none stands for the plain ones. */
const anyKeys: fc.Arbitrary<readonly TieKey[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.shuffledSubarray<TieKey>(Object.values(KEYS).flat()) },
);

/** Any rules of one to three rounds, most of one or two. */
export const anyRules: fc.Arbitrary<Rules> = fc.record({
  rounds: fc.oneof(
    { weight: 4, arbitrary: fc.array(anyCourse, { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(anyCourse, { minLength: 3, maxLength: 3 }) },
  ),
  roundsOver: fc.constantFrom(0, 0, 1, 2),
  format: anyFormat,
  dayHandicap: anyDayHandicap,
  divisionDayHandicap: fc.option(
    anyDayHandicap.map((day) => ({ B: day })),
    { nil: undefined },
  ),
  divisionRestrictions: fc.constantFrom<Rules['divisionRestrictions']>(
    undefined,
    { B: { cap: { above: 18, countsAs: 18 }, allowance: 87.5 } },
    { A: { handicapLimits: { m: { min: 0, max: 10 }, f: { min: 0, max: 20 } } } },
  ),
  cap: fc.constantFrom(null, { above: 36, countsAs: 36 }, { above: 36, countsAs: 35 }),
  netFloor: fc.constantFrom(null, -1, -3),
  allowance: fc.constantFrom(100, 100, 95, 87.5),
  handicapLimits: fc.constantFrom(
    null,
    { m: { min: null, max: null }, f: { min: 5, max: 12 } },
    { m: { min: 0, max: 9 }, f: { min: null, max: 30 } },
  ),
  ties: fc
    .tuple(fc.constantFrom(...keysOf(TIEBREAKS)), fc.constantFrom(...keysOf(COUNTBACKS)))
    .map(([tiebreak, countback]) => ties(tiebreak, countback))
    .chain((plain) => anyKeys.map((keys) => (keys.length === 0 ? plain : { gross: keys, net: keys, points: keys }))),
});

/** Cards with few different scores, so that ties are common: most complete, some begun, some with a pick-up. */
export const anyCard: fc.Arbitrary<Card> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.integer({ min: 4, max: 5 }), { minLength: 18, maxLength: 18 }) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: 4, max: 5 }), { maxLength: 17 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<Card[number]>(4, 5, 'pickup', null), { maxLength: 18 }) },
);

/** Tenths, exact, or from a tee of another par. */
const anyHandicap = fc.option(
  fc.constantFrom<DeclaredHandicap>(-15, 0, 95, 104, fraction(269, 20), { exact: fraction(269, 20), added: 1 }, 180, 370),
  { freq: 8 },
);

const anyCompetitor = fc.record({
  division: fc.constantFrom('A', 'B', null),
  gender: fc.constantFrom('m' as const, 'f' as const),
  handicap: anyHandicap,
  handicaps: fc.option(fc.array(anyHandicap, { maxLength: 2 }), { freq: 2 }),
  status: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Status>('ok') },
    { weight: 1, arbitrary: fc.constantFrom<Status>('NR', 'WD', 'DQ', 'DNS', 'cut') },
  ),
  cards: fc.array(anyCard, { maxLength: 3 }),
  totals: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(null, 76, 80), { maxLength: 2 }) },
  ),
  born: fc.constantFrom(null, 19650430, 19801231),
  startingHoles: fc.array(fc.constantFrom(null, 1, 10), { maxLength: 2 }),
});

/** The ids of the largest of any field, in the order of the list. */
export const FIELD_IDS: readonly string[] = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);

/** Any field, ids in the order of the list. */
export const anyField: fc.Arbitrary<readonly Competitor[]> = fc
  .array(anyCompetitor, { maxLength: FIELD_IDS.length })
  .map((players) => players.map((player, at) => ({ ...player, id: FIELD_IDS[at] ?? '' })));

/** Any field whose cards are all known hole by hole, as sides need them where each partner plays a ball. */
export const anyFieldByHole = anyField.map((field) => field.map(({ totals: _, ...player }): Competitor => player));

/** Partners two by two in the order of the list, in the division of the first; who is left over plays with nobody. */
export function pairs(field: readonly Competitor[]): readonly Side[] {
  return Array.from({ length: Math.floor(field.length / 2) }, (_, nth) => {
    const partners = field.slice(2 * nth, 2 * nth + 2);
    return side(`s${nth + 1}`, { partners, division: partners[0]?.division ?? null });
  });
}

/** Any allotting of these awards to players or sides of these ids, with shots of few lengths, so that level ones are common. */
export function anyAllocation(awards: readonly AwardRule[], ids: readonly string[]): fc.Arbitrary<Allocation> {
  const measured: readonly string[] = ['longest-drive', 'nearest-pin', 'nearest-line'] satisfies MeasuredKind[];
  const shots = awards
    .filter(({ kind }) => measured.includes(kind))
    .map(
      ({ kind, hole = 1 }): fc.Arbitrary<Measurement> =>
        fc.record({
          id: fc.constantFrom(...ids),
          kind: fc.constant(kind as MeasuredKind),
          hole: fc.constant(hole),
          centimetres: fc.integer({ min: 1, max: 4 }),
          driveCentimetres: fc.constantFrom(20_000, 21_000),
          onTarget: fc.constantFrom(true, true, true, false),
        }),
    );
  return fc.record({
    oneMainPrizeEach: fc.boolean(),
    members: fc.subarray([...ids]).map((of) => new Set(of)),
    absentAtPrizeGiving: fc.subarray([...ids], { maxLength: 3 }).map((of) => new Set(of)),
    decisions: fc.dictionary(fc.constantFrom(...awards.map(({ id }) => id)), fc.constantFrom(...ids)),
    byHand: fc.dictionary(fc.constantFrom(...awards.map(({ id }) => id)), fc.option(fc.constantFrom(...ids)), { maxKeys: 3 }),
    backups: fc.nat(2),
    measurements: shots.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...shots)),
  });
}

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of) as Key[];
}
