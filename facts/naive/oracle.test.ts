import { expect, test } from 'vitest';
import callaway from '../../golf/oracle/callaway.json' with { type: 'json' };
import countback from '../../golf/oracle/countback.json' with { type: 'json' };
import { casesWith, PAR_FOURS, spread } from '../../golf/oracle/oracle.ts';
import peerCountback from '../../golf/oracle/peer-countback.json' with { type: 'json' };
import peoria from '../../golf/oracle/peoria.json' with { type: 'json' };
import ranking from '../../golf/oracle/ranking.json' with { type: 'json' };
import stableford from '../../golf/oracle/stableford.json' with { type: 'json' };
import system36 from '../../golf/oracle/system-36.json' with { type: 'json' };
import { naiveResult } from './compute.ts';
import type { FullRules, Key } from './list.ts';
import { add, type Course, type Day, type Player, pointsOf, type Rules, roundOf, type Score } from './round.ts';

/** The published cases of golf, by the naive computation. */

type Card = readonly Score[];
const COURSE = PAR_FOURS as unknown as Course;
const player = (id: string, card: Card, playedOff: number | null = null): Player => ({
  ...{ id, division: null, gender: 'm', status: 'ok', playedOff: [playedOff], startingHoles: [], born: null, totals: [] },
  cards: [[...card]],
});
const round = (day: Day, course: Course, card: Card) => {
  const rules: Rules = { rounds: [course], format: 'stroke-play', dayHandicap: day, netFloor: null };
  return roundOf(rules, player('one', card), 0, day);
};

type Worst = { adjusted_gross: number; worst_holes_desc: readonly number[]; course_par: number; max_handicap?: number };
const agreed = { cases: callaway.cases.filter((one) => !('disputed' in one)) };

test.each(casesWith<Worst, { handicap: number }>(agreed, 'worst_holes_desc'))('Callaway: %s', (_, { input, expected }) => {
  const { worst_holes_desc: worst, adjusted_gross: gross, course_par: total, max_handicap: most } = input;
  const par = [...Array<number>(worst.length).fill(5), ...spread(total - 5 * worst.length, 18 - worst.length)];
  const day: Day = { system: 'callaway', ...(most !== undefined && { ceiling: most * 10 }) };
  const card = [...worst, ...spread(gross - add([...worst]), 18 - worst.length)];
  expect(round(day, { par, strokeIndex: null }, card).handicap).toBe(expected.handicap * 10);
});

type Counted = { counted_pars: readonly number[]; counted_scores: readonly number[]; gross: number };
test.each(casesWith<Counted, { handicap: number }>(peoria, 'counted_scores'))('Peoria: %s', (_, { input, expected }) => {
  const { counted_pars: pars, counted_scores: scores, gross } = input;
  const left = 18 - scores.length;
  const course = { par: [...pars, ...spread(72 - add([...pars]), left)], strokeIndex: null };
  const day: Day = { system: 'peoria', countedHoles: [scores.map((__, at) => at + 1)] };
  expect(round(day, course, [...scores, ...spread(gross - add([...scores]), left)]).handicap).toBe(expected.handicap * 10);
});

test.each(casesWith<{ results_to_par: readonly number[] }, { handicap: number }>(system36, 'results_to_par'))(
  'System 36: %s',
  (_, { input, expected }) => {
    const card = input.results_to_par.map((toPar) => 4 + toPar);
    expect(round({ system: 'system-36' }, COURSE, card).handicap).toBe(expected.handicap * 10);
  },
);

type Stableford = { pars: number[]; si: number[]; scores: number[]; handicap: number };
test.each(casesWith<Stableford, { points: number }>(stableford, 'pars'))('Stableford: %s', (_, { input, expected }) => {
  const rules: Rules = {
    rounds: [{ par: input.pars, strokeIndex: input.si }],
    ...{ format: 'stableford', dayHandicap: { system: 'none' }, netFloor: null },
  };
  const own = player('one', input.scores, input.handicap * 10);
  expect(add(pointsOf(rules, roundOf(rules, own, 0, rules.dayHandicap)) ?? [])).toBe(expected.points);
});

const COUNTBACK: Key[] = [
  { by: 'countback', segments: [{ whole: true }, { last: 9 }, { last: 6 }, { last: 3 }, { last: 1 }], score: 'gross' },
];
function positions(players: Player[], keys: Key[], holes = 18): Record<string, string> {
  const course = { par: COURSE.par.slice(0, holes), strokeIndex: COURSE.strokeIndex?.slice(0, holes) ?? null };
  const rules: FullRules = {
    ...{ rounds: [course], format: 'stroke-play', dayHandicap: { system: 'none' }, netFloor: null },
    ties: { gross: keys, net: keys, points: keys },
  };
  const { gross = {} } = naiveResult({ rules, competitors: players, prizes: null, result: { places: { gross: {} } } }).places;
  return Object.fromEntries(Object.entries(gross).map(([id, { field }]) => [id, `${field?.tied ? 'T' : ''}${field?.position}`]));
}

test.each(casesWith<{ a: Card; b: Card }, { winner: string | null }>(countback, 'segments'))('countback: %s', (_, { input, expected }) => {
  const places = positions([player('a', input.a), player('b', input.b)], COUNTBACK, input.a.length);
  const [winner = null] = Object.entries(places).flatMap(([id, place]) => (place === '1' ? [id] : []));
  expect(winner).toBe(expected.winner);
});

type Ladder = { players: readonly { id: string; holes: Card }[] };
test.each(casesWith<Ladder, { ranks: Record<string, number> }>(peerCountback, 'ladder'))('countback: %s', (_, { input, expected }) => {
  const places = positions(
    input.players.map(({ id, holes }) => player(id, holes)),
    COUNTBACK,
  );
  expect(places).toEqual(Object.fromEntries(Object.entries(expected.ranks).map(([id, place]) => [id, String(place)])));
});

function segmentOf(written: string) {
  if (written.startsWith('hardest')) return { hardest: Number(written.split(' ')[1]) };
  const [from = 0, to = from] = written.split('-').map(Number);
  return { holes: Array.from({ length: to - from + 1 }, (_, nth) => from + nth) };
}
type Cards = { cards: Readonly<Record<string, Card>>; ladder: readonly string[] };
test.each(casesWith<Cards, { order: readonly string[] }>(countback, 'cards'))('countback: %s', (_, { input, expected }) => {
  const players = Object.entries(input.cards).map(([id, card]) => player(id, card));
  const places = positions(players, [{ by: 'countback', segments: input.ladder.map(segmentOf), score: 'gross' }]);
  expect(places).toEqual(Object.fromEntries(expected.order.map((id, at) => [id, String(at + 1)])));
});

type Totals = { totals: Readonly<Record<string, number>> };
test.each(casesWith<Totals, { rank: Readonly<Record<string, number>> }>(ranking, 'totals'))('ranking: %s', (_, { input, expected }) => {
  const places = positions(
    Object.entries(input.totals).map(([id, strokes]) => player(id, spread(strokes, 18))),
    [],
  );
  expect(Object.fromEntries(Object.entries(places).map(([id, place]) => [id, Number(place.replace('T', ''))]))).toEqual(expected.rank);
});
