import { expect, test } from 'vitest';
import { cardToPar, competitor, course, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import { courseCard } from '../course.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { Rules } from '../rules.ts';
import { SIDE_FORMATS } from '../side/side.ts';
import { sideStandings } from '../side/side-standing.ts';
import { leaderboard } from '../standing/leaderboard.ts';

/** Women have a par 5 on hole 1, where men have a par 4, and their strokes from hole 18 on. */
const women = course('5 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4', '18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1');
const COURSE = { ...PLAIN_COURSE, women };
const card = cardToPar(PLAIN_COURSE, { 1: 1 });
const field = [competitor('an', { handicap: 10, cards: [card] }), competitor('lan', { gender: 'f', handicap: 10, cards: [card] })];
const on = (given: Partial<Rules>) => {
  const lines = leaderboard(rules({ rounds: [COURSE], ...given }), field);
  return ['an', 'lan'].map((id) => lines.find((line) => line.id === id));
};

test('a woman plays by the card for women, and without one by that of the course', () => {
  expect(courseCard(COURSE, 'f')).toBe(women);
  expect(courseCard(COURSE, 'm')).toBe(COURSE);
  expect([null, undefined].map((none) => courseCard({ ...PLAIN_COURSE, women: none }, 'f').par)).toEqual([
    PLAIN_COURSE.par,
    PLAIN_COURSE.par,
  ]);
});

test('73 strokes are one over the par of men and level with that of women', () => {
  expect(on({}).map((line) => [line?.gross, line?.grossToPar, line?.netToPar])).toEqual([
    [73, 1, 0],
    [73, 0, -10],
  ]);
});

test('a stroke received falls on the hole that is the hardest for women', () => {
  const points = (id: string) =>
    explainStanding(rules({ rounds: [COURSE], format: 'stableford' }), field, id, 'points', 'field').flatMap((step) =>
      step.code === 'points' ? step.holes.flatMap(({ hole, received }) => (received > 0 ? [hole] : [])) : [],
    );
  expect([points('an'), points('lan')]).toEqual([[1], [18]]);
  expect(on({ format: 'stableford' }).map((line) => line?.points)).toEqual([36, 37]);
});

test('System 36, Callaway and a Peoria go by the par of women', () => {
  expect(on({ dayHandicap: { system: 'system-36' } }).map((line) => line?.handicap)).toEqual([10, 0]);
  expect(on({ dayHandicap: { system: 'callaway' } }).map((line) => line?.handicap)).toEqual([10, 0]);
  const dayHandicap = { system: 'peoria', countedHoles: [[1, 3, 4, 10, 12, 13]], floor: null } as const;
  expect(on({ dayHandicap }).map((line) => line?.handicap)).toEqual([24, 16]);
});

test('net double bogey too: a maximum of a 10 is 7 for men, 7 for women on a hole without a stroke', () => {
  const long = field.map((player) => ({ ...player, cards: [card.with(0, 10)] }));
  const format = { maximum: { kind: 'net-double-bogey' }, basis: 'gross' } as const;
  const gross = leaderboard(rules({ rounds: [COURSE], format }), long).map(({ gross }) => gross);
  expect(gross).toEqual([75, 75]);
});

test('the explanation adds up by it', () => {
  const steps = explainStanding(rules({ rounds: [COURSE] }), field, 'lan', 'gross', 'field');
  expect(steps[0]).toEqual({ code: 'gross', round: 1, gross: 73, par: 73, toPar: 0 });
});

test('a side of women is compared with their par, a mixed one with that of the course', () => {
  const value = (partners: typeof field) =>
    sideStandings(rules({ rounds: [COURSE] }), SIDE_FORMATS['four-ball'], [side('pair', { partners })], 'gross')[0]?.value;
  const [an, lan] = field as [(typeof field)[0], (typeof field)[0]];
  expect([value([lan, { ...lan, id: 'mai' }]), value([an, lan])]).toEqual([0, 1]);
  const oneBall = (partners: typeof field) =>
    sideStandings(rules({ rounds: [COURSE] }), SIDE_FORMATS.scramble, [side('pair', { partners, cards: [card] })], 'gross')[0]?.value;
  expect([oneBall([lan, { ...lan, id: 'mai' }]), oneBall([an, lan])]).toEqual([0, 1]);
});
