import { expect, test } from 'vitest';
import type { Competitor, Standing } from '../src/index.ts';
import { standings, ties } from '../src/index.ts';
import { competitor, rules } from '../test-kit/index.ts';
import { casesWith, PAR_FOURS, player, spread } from './oracle.ts';
import published from './ranking.json' with { type: 'json' };

type Totals = Readonly<Record<string, number>>;
type Ranks = Readonly<Record<string, number>>;

const SHARED = ties('shared', 'none');

/** Four rounds on par 4s, as the tables have, whose gross adds up to a score to par. */
function fourRounds(id: string, toPar: number): Competitor {
  return competitor(id, { handicap: 0, cards: spread(toPar, 4).map((over) => spread(72 + over, 18)) });
}

function ranksOf(lines: readonly Standing[]): Ranks {
  return Object.fromEntries(lines.map(({ id, place }) => [id, place?.position ?? 0]));
}

const fourRules = rules({ rounds: Array(4).fill(PAR_FOURS), ties: SHARED });
const byGross = (totals: Totals) =>
  standings(
    fourRules,
    Object.entries(totals).map(([id, toPar]) => fourRounds(id, toPar)),
    'gross',
  );
/** Off scratch on par 4s no hole beyond a bogey: every stroke over par is a point less than 36 a round. */
const byPoints = (totals: Totals) =>
  standings(
    fourRules,
    Object.entries(totals).map(([id, points]) => fourRounds(id, 144 - points)),
    'points',
  );

test.each(casesWith<{ gross_to_par_totals: Totals }, { gross_rank: Ranks }>(published, 'gross_to_par_totals'))(
  'gross: %s',
  (_, { input, expected }) => {
    expect(ranksOf(byGross(input.gross_to_par_totals))).toEqual(expected.gross_rank);
  },
);

const ranked = { cases: published.cases.filter(({ expected }) => 'stableford_rank' in expected) };

test.each(casesWith<{ stableford_totals: Totals }, { stableford_rank: Ranks }>(ranked, 'stableford_totals'))(
  'points: %s',
  (_, { input, expected }) => {
    const lines = byPoints(input.stableford_totals);
    expect(ranksOf(lines)).toEqual(expected.stableford_rank);
    expect(Object.fromEntries(lines.map(({ id, value }) => [id, (value ?? 0) + 144]))).toEqual(input.stableford_totals);
  },
);

const displayed = { cases: published.cases.filter(({ expected }) => 'display' in expected) };

test.each(casesWith<{ stableford_totals: Totals }, { display: Readonly<Record<string, string>> }>(displayed, 'stableford_totals'))(
  'shown: %s',
  (_, { input, expected }) => {
    const placed = byPoints(input.stableford_totals).map(({ id, place }) => [id, `${place?.tied ? 'T' : ''}${place?.position}`]);
    expect(Object.fromEntries(placed)).toEqual(expected.display);
  },
);

test.each(casesWith<{ totals: Totals }, { rank: Ranks }>(published, 'totals'))('%s', (_, { input, expected }) => {
  const players = Object.entries(input.totals).map(([id, strokes]) => player(id, spread(strokes, 18)));
  expect(ranksOf(standings(rules({ rounds: [PAR_FOURS], ties: SHARED }), players, 'gross'))).toEqual(expected.rank);
});

type Row = { points: number; handicap: number; countback_label: string };
type Table = { rows: readonly Row[]; not_ranked_rows: readonly unknown[] };
type Positions = { positions: readonly number[]; rows_separated_by_countback: readonly number[]; unranked: readonly unknown[] };

/** Each label of the tables; a hole of its segment that no shorter one holds, and one outside it but inside the next longer. */
const SEGMENTS: Readonly<Record<string, readonly [hole: number, outside: number]>> = {
  'Last Nine Holes': [10, 1],
  'Last Six Holes': [13, 10],
  'Last Three Holes': [16, 13],
  'Last Hole': [18, 16],
  'Last Six Holes - Front 9': [4, 1],
};

/** Points by hole that part the rows of a table where its labels say so: each row has one more on that segment than the next. */
function pointsByHole(rows: readonly Row[]): readonly (readonly number[])[] {
  const made: (readonly number[])[] = [];
  for (const { points, countback_label } of rows.toReversed()) {
    const behind = made[0];
    const moved = SEGMENTS[countback_label];
    made.unshift(moved === undefined || behind === undefined ? spreadPoints(points) : onePointMoved(behind, moved));
  }
  return made;
}

/** Some points on each hole that gives one away to a shorter segment, the others on the first three holes. */
function spreadPoints(points: number): readonly number[] {
  const holes = Array<number>(18).fill(0);
  let left = points;
  for (const [hole, most] of [
    [1, 8],
    [10, 6],
    [13, 4],
    [16, 2],
    [2, 15],
    [3, 15],
  ] as const) {
    holes[hole - 1] = Math.min(left, most);
    left -= Math.min(left, most);
  }
  return holes;
}

function onePointMoved(points: readonly number[], [hole, outside]: readonly [number, number]): readonly number[] {
  return points.map((of, at) => of + (at + 1 === hole ? 1 : 0) - (at + 1 === outside ? 1 : 0));
}

/** Ten strokes received on every hole, so that a hole may have any points from 0 to 15. */
const OFF_180 = { handicap: 1800, strokes: (points: number) => 16 - points };

test.each(casesWith<Table, Positions>(published, 'rows'))('%s', (_, { input, expected }) => {
  const ids = input.rows.map((__, at) => `row${String(at + 1).padStart(3, '0')}`);
  const cards = pointsByHole(input.rows).map((points) => points.map(OFF_180.strokes));
  const field = cards.map((card, at) => competitor(ids[at] ?? '', { handicap: OFF_180.handicap, cards: [card] }));
  const lines = standings(rules({ rounds: [PAR_FOURS], cap: null, ties: ties('countback', 'official') }), field, 'points');
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect(lines.map(({ value }) => (value ?? 0) + 36)).toEqual(input.rows.map(({ points }) => points));
  expect(lines.map(({ place }) => place?.position)).toEqual(expected.positions);
  expect(lines.flatMap(({ place }) => (place?.decidedBy === null ? [] : (place?.position ?? 0)))).toEqual(
    expected.rows_separated_by_countback,
  );
});
