import fc from 'fast-check';
import type {
  ChampionshipRule,
  ChampionshipTieKey,
  EclecticRule,
  EclecticTieKey,
  PointsRule,
  SeasonCard,
  SeasonEvent,
  SeasonFacts,
  SeasonGolfer,
  SeasonPoints,
  SeasonResult,
  SeasonRound,
  SeasonRule,
  SeasonTieKey,
  Status,
} from '../src/index.ts';
import { seasonRule } from './season.ts';

const PEOPLE = ['ann', 'bao', 'chi', 'dan', 'eva', 'fay', 'gia', 'hai'];
/** The first and the last are outside the season. */
const DAYS = [
  '2026-01-31',
  '2026-02-01',
  '2026-04-12',
  '2026-05-20',
  '2026-05-20',
  '2026-07-04',
  '2026-08-02',
  '2026-09-13',
  '2026-11-30',
  '2026-12-01',
];
const EVENTS = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'];

const seldom = <Of>(any: fc.Arbitrary<Of>): fc.Arbitrary<Of | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: any });

const anyWorth = fc.integer({ min: -200, max: 1200 });
const anyTies = fc.constantFrom('shared', 'shared-but-last', 'higher', 'no-gap');
const anyFalling = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.oneof(
    fc.constantFrom<readonly number[]>([300, 200, 100], [1000], [500, 400, 300, 200]),
    fc.array(fc.nat({ max: most }), { maxLength: 6 }).map((all) => all.sort((a, b) => b - a)),
  );
const anyAgainst = fc.constantFrom('event' as const, 'par' as const, { figure: 360 }, { figure: 715 });

/** Points by every kind of line; tables fall. */
export const anySeasonPoints: fc.Arbitrary<SeasonPoints> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ points: anyFalling(3000), beyond: fc.constantFrom(0, 0, 100), ties: anyTies })
      .map(({ points, beyond, ties }) => ({ kind: 'table', points: points.map((of) => of + beyond), beyond, ties }) as const),
  },
  fc.record({ kind: fc.constant('pool' as const), perPlayer: fc.constantFrom(10_000_00, 333), shares: anyFalling(2000), ties: anyTies }),
  fc.record({ kind: fc.constant('from-last' as const), last: fc.constantFrom(0, 100, 250), step: fc.constantFrom(100, 50), ties: anyTies }),
  fc.record({
    ...{ kind: fc.constant('difference' as const), against: anyAgainst, level: fc.constantFrom(1000, 0) },
    ...{ perStroke: fc.constantFrom(100, 50), least: fc.constantFrom(0, 150, null) },
  }),
  fc.record({
    kind: fc.constant('outcome' as const),
    against: anyAgainst,
    beaten: fc.constant(300),
    level: fc.constant(200),
    missed: fc.constant(100),
  }),
  { weight: 2, arbitrary: fc.constant({ kind: 'score' as const }) },
);

const anyDropped = fc.boolean();
/** Keys of every kind: a new kind does not compile before the laws have it. */
const TIE_KEYS: { readonly [By in SeasonTieKey['by']]: fc.Arbitrary<Extract<SeasonTieKey, { readonly by: By }>> } = {
  results: fc.record({ by: fc.constant('results'), first: fc.constantFrom(null, 1, 2), dropped: anyDropped }),
  'next-dropped': fc.record({ by: fc.constant('next-dropped'), nth: fc.constantFrom(1, 2) }),
  last: fc.record({ by: fc.constant('last'), results: fc.constantFrom(1, 2, 3), dropped: anyDropped }),
  events: fc.record({ by: fc.constant('events'), dropped: anyDropped }),
  finishes: fc.record({ by: fc.constant('finishes'), to: fc.constantFrom(1, 3), dropped: anyDropped }),
  'head-to-head': fc.record({ by: fc.constant('head-to-head'), dropped: anyDropped }),
  handicap: fc.constant({ by: 'handicap' }),
  older: fc.constant({ by: 'older' }),
  lot: fc.record({ by: fc.constant('lot'), order: fc.shuffledSubarray(PEOPLE), reason: fc.constant('bốc thăm') }),
};

/** Any rule of a season of some of seven events. */
export const anySeasonRule: fc.Arbitrary<PointsRule> = fc
  .record({
    only: seldom(fc.subarray(EVENTS, { minLength: 3 })),
    events: fc.dictionary(
      fc.constantFrom(...EVENTS),
      fc.record({ role: fc.constantFrom('regular', 'regular', 'final', 'bonus'), weight: fc.constantFrom(100, 150, 200, 87.5, 0) }),
      { maxKeys: 3 },
    ),
    basis: fc.constantFrom('gross', 'net', 'points'),
    pars: fc.constantFrom('list', 'list', 'own'),
    points: anySeasonPoints,
    withoutList: seldom(anyWorth),
    unplaced: fc.record({
      ...{ NR: fc.option(anyWorth), WD: fc.option(anyWorth), DQ: fc.option(anyWorth), cut: fc.option(anyWorth) },
      'passed-over': fc.option(anyWorth),
    }),
    missing: seldom(fc.constantFrom(0, 100, 9000)),
    best: fc.constantFrom(null, 1, 2, 2, 3, 3, 4),
    least: fc.constantFrom(0, 1, 1, 2, 3),
    bonuses: fc.array(
      fc.record({
        for: fc.constantFrom('attendance' as const, { prize: 'longest' }, { prize: 'captain' }),
        points: fc.constantFrom(100, 500, -50),
        dropped: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    guests: fc.constantFrom('count', 'take-a-place', 'taken-out'),
    division: seldom(fc.record({ id: fc.constantFrom('A', 'B'), at: fc.constantFrom('event', 'first', 'last', 'season') })),
    among: fc.constantFrom('field', 'division', 'table'),
    winnerOnce: fc.boolean(),
    ties: fc.array(fc.oneof(...(Object.values(TIE_KEYS) as fc.Arbitrary<SeasonTieKey>[])), { minLength: 1, maxLength: 4 }),
  })
  .map((own) => seasonRule({ from: '2026-02-01', to: '2026-11-30', ...(own as Partial<PointsRule>) }));

const anySpan = {
  only: seldom(fc.subarray(EVENTS, { minLength: 3 })),
  guests: fc.constantFrom('count', 'taken-out'),
  division: seldom(fc.record({ id: fc.constantFrom('A', 'B'), at: fc.constantFrom('event', 'first', 'last', 'season') })),
} as const;
const SPAN = { from: '2026-02-01', to: '2026-11-30' } as const;

const ECLECTIC_KEYS: { readonly [By in EclecticTieKey['by']]: fc.Arbitrary<Extract<EclecticTieKey, { readonly by: By }>> } = {
  'last-holes': fc.record({ by: fc.constant('last-holes'), holes: fc.constantFrom(9, 6, 3, 1) }),
  handicap: fc.constant({ by: 'handicap' }),
  older: fc.constant({ by: 'older' }),
  lot: TIE_KEYS.lot,
};
/** Any rule of an eclectic. */
const anyEclecticRule: fc.Arbitrary<EclecticRule> = fc
  .record({
    ...anySpan,
    basis: fc.constantFrom('gross', 'net', 'points'),
    toPar: fc.boolean(),
    handicap: fc.oneof(
      fc.constantFrom('first', 'each', 'last'),
      fc.record({ offTotal: fc.constantFrom(100, 50, 87.5), of: fc.constantFrom('first', 'last') }),
    ),
    courses: seldom(fc.constant(['lake'])),
    tees: seldom(fc.constant(['white'])),
    without: fc.subarray([1, 9, 11]).map((holes) => holes.map((hole) => ({ hole, reason: 'ngập nước' }))),
    least: fc.constantFrom(0, 1, 1, 2),
    partial: fc.boolean(),
    ties: fc.array(fc.oneof(...(Object.values(ECLECTIC_KEYS) as fc.Arbitrary<EclecticTieKey>[])), { maxLength: 3 }),
  })
  .map((own) => ({ ...own, ...SPAN, kind: 'eclectic' }) as EclecticRule);

const CHAMPIONSHIP_KEYS: {
  readonly [By in ChampionshipTieKey['by']]: fc.Arbitrary<Extract<ChampionshipTieKey, { readonly by: By }>>;
} = {
  'last-days': fc.record({ by: fc.constant('last-days'), days: fc.constantFrom(1, 2) }),
  'play-off': fc.record({ by: fc.constant('play-off'), order: fc.shuffledSubarray(PEOPLE), reason: fc.constant('hố 18') }),
};
/** Any rule of a championship. */
const anyChampionshipRule: fc.Arbitrary<ChampionshipRule> = fc
  .record({
    ...anySpan,
    basis: fc.constantFrom('gross', 'net', 'points'),
    pars: fc.constantFrom('list', 'own'),
    cut: fc.option(
      fc.record({
        after: fc.constantFrom(1, 1, 2),
        keep: fc.constantFrom({ players: 3 }, { players: 20 }, { percent: 50 }, { behindLeader: 1 }),
        ties: fc.constantFrom('in', 'out'),
      }),
    ),
    ties: fc.array(fc.oneof(...(Object.values(CHAMPIONSHIP_KEYS) as fc.Arbitrary<ChampionshipTieKey>[])), { maxLength: 3 }),
  })
  .map((own) => ({ ...own, ...SPAN, kind: 'championship' }) as ChampionshipRule);

/** A rule of any kind of season. */
export const anyKindOfRule: fc.Arbitrary<SeasonRule> = fc.oneof(anySeasonRule, anyEclecticRule, anyChampionshipRule);

const anyStatus = fc.constantFrom<Status>(...Array<Status>(12).fill('ok'), 'WD', 'DQ', 'NR', 'DNS', 'cut');
const anyDivision = fc.constantFrom('A', 'A', 'B', null);
const anyScore = fc.record({
  gross: fc.integer({ min: 70, max: 73 }),
  handicap: fc.constantFrom(null, 0, 10, 10, 20, 15),
  points: fc.integer({ min: 34, max: 37 }),
  countback: fc.nat({ max: 1 }),
});

const INDEX = Array.from({ length: 18 }, (_, at) => ((at * 7) % 18) + 1);
/** A card whose scores follow from a number: most are whole, of eighteen holes. */
const anyCard: fc.Arbitrary<SeasonCard> = fc
  .record({
    course: fc.constantFrom('links', 'links', 'lake'),
    tee: fc.constantFrom('white', 'white', 'red', null),
    from: fc.constantFrom(1, 1, 1, 1, 10),
    hasIndex: fc.constantFrom(true, true, true, false),
    scores: fc.nat({ max: 9999 }),
    lacks: fc.constantFrom<null | 'pickup' | undefined>(undefined, undefined, undefined, null, 'pickup'),
  })
  .map(({ course, tee, from, hasIndex, scores, lacks }) => {
    const par = Array.from({ length: 19 - from }, (_, at) => 3 + ((at + from) % 3));
    const holes = par.map((own, at) => (lacks !== undefined && at === scores % par.length ? lacks : own + ((scores * (at + 3)) % 7) - 2));
    return {
      round: 1,
      course,
      tee,
      firstHole: from,
      holes: holes.map(atLeastOne),
      par,
      strokeIndex: hasIndex ? INDEX.slice(from - 1) : null,
    };
  });
const atLeastOne = (score: SeasonCard['holes'][number]) => (typeof score === 'number' ? Math.max(1, score) : score);

const anySeasonRound: fc.Arbitrary<SeasonRound> = fc.record({
  par: fc.constantFrom(35, 36),
  totals: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        gross: fc.integer({ min: 35, max: 37 }),
        net: fc.constantFrom(345, 350, 360),
        points: fc.constantFrom(17, 18),
      }),
    },
    { weight: 1, arbitrary: fc.constant({}) },
  ),
});

type Row = Omit<SeasonResult, 'places' | 'totals'> & { readonly score: { gross: number; points: number; countback: number } };

const anyRow = (person: string): fc.Arbitrary<Row> =>
  fc
    .record({
      isMember: fc.constantFrom(true, true, true, false),
      division: anyDivision,
      status: anyStatus,
      par: fc.constantFrom(70, 71, 72),
      prizes: fc.subarray(['longest', 'captain']),
      score: anyScore,
      rounds: fc.array(anySeasonRound, { minLength: 2, maxLength: 2 }),
      cards: fc.array(anyCard, { minLength: 1, maxLength: 2 }).map((all) => all.map((card, at) => ({ ...card, round: at + 1 }))),
    })
    .map(({ score, ...own }) => ({ person, ...own, score, handicap: score.handicap }));

/** Places by the scores, shared, or parted by a countback, on the lists of an event. */
function resultsOf(rows: readonly Row[], isCountedBack: boolean): readonly SeasonResult[] {
  const totals = rows.map(({ status, score: { gross, points }, handicap }) => {
    if (status === 'WD') return {};
    return { gross, net: handicap === null ? null : 10 * gross - handicap, points };
  });
  const keyOn = (basis: 'gross' | 'net' | 'points', at: number): number | null => {
    const total = rows[at]?.status === 'ok' ? (totals[at]?.[basis] ?? null) : null;
    return total === null ? null : total * (basis === 'points' ? -2 : 2) + (isCountedBack ? (rows[at]?.score.countback ?? 0) : 0);
  };
  const placeOn = (basis: 'gross' | 'net' | 'points', at: number): number | null => {
    const own = keyOn(basis, at);
    return own === null ? null : 1 + rows.filter((_, other) => (keyOn(basis, other) ?? own) < own).length;
  };
  return rows.map(({ score: _, ...row }, at) => ({
    ...row,
    totals: totals[at] ?? {},
    places: { gross: placeOn('gross', at), net: placeOn('net', at), points: placeOn('points', at) },
  }));
}

const anyEvent = (id: string): fc.Arbitrary<SeasonEvent> =>
  fc
    .record({
      day: fc.constantFrom(...DAYS),
      isOver: fc.constantFrom(true, true, true, true, true, false),
      lists: fc.constantFrom<SeasonEvent['lists']>(...Array<SeasonEvent['lists']>(5).fill(['gross', 'net', 'points']), ['gross']),
      rounds: fc.constantFrom(1, 1, 2),
      standard: fc.constantFrom(null, 700, 715),
      isCountedBack: fc.boolean(),
      rows: fc.subarray(PEOPLE, { minLength: 2 }).chain((people) => fc.tuple(...people.map(anyRow))),
    })
    .map(({ isCountedBack, rows, rounds, ...own }) => ({
      ...{ id, ...own, results: resultsOf(rows, isCountedBack) },
      ...(rounds > 1 && { rounds }),
    }));

const anyGolfer = (person: string): fc.Arbitrary<SeasonGolfer> =>
  fc.record({ division: anyDivision, born: fc.constantFrom(null, 19600101, 19600101, 19751231) }).map((own) => ({ person, ...own }));

/** What any season of up to seven events may rest on. */
export const anySeasonFacts: fc.Arbitrary<SeasonFacts> = fc.record({
  events: fc.subarray(EVENTS, { minLength: 2 }).chain((events) => fc.tuple(...events.map(anyEvent))),
  golfers: fc.subarray(PEOPLE, { minLength: 5 }).chain((people) => fc.tuple(...people.map(anyGolfer))),
});
