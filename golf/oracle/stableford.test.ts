import { expect, test } from 'vitest';
import { leaderboard, stablefordPoints, strokesReceived } from '../src/index.ts';
import { rules } from '../test-kit/index.ts';
import { caseOf, casesWith, player } from './oracle.ts';
import published from './stableford.json' with { type: 'json' };

type Played = { playing_handicap: number; par: readonly number[]; stroke_index: readonly number[]; gross: readonly number[] };
type Points = { points: readonly number[] };
type Totals = { strokes_received: readonly number[]; gross_total: number; gross_to_par: number; net_total: number; points_total: number };

test.each(casesWith<Played, Points>(published, 'gross'))('hole by hole: %s', (_, { input, expected }) => {
  const points = input.gross.map((strokes, at) =>
    stablefordPoints(strokes, input.par[at] ?? 0, strokesReceived(input.playing_handicap, input.stroke_index[at] ?? 0)),
  );
  expect(points).toEqual(expected.points);
});

const whole = { cases: published.cases.filter(({ expected }) => !Array.isArray(expected) && 'points_total' in expected) };

test.each(casesWith<Played, Totals>(whole, 'gross'))('on the board: %s', (_, { input, expected }) => {
  const course = { par: input.par, strokeIndex: input.stroke_index };
  const [line] = leaderboard(rules({ rounds: [course], cap: null }), [player('one', input.gross, input.playing_handicap)]);
  expect(line).toMatchObject({
    gross: expected.gross_total,
    grossToPar: expected.gross_to_par,
    net: expected.net_total * 10,
    points: expected.points_total,
  });
  expect(input.stroke_index.map((index) => strokesReceived(input.playing_handicap, index))).toEqual(expected.strokes_received);
});

test.each(casesWith<{ par: number; net: number }, { points: number }>(published, 'net'))('%s', (_, { input, expected }) => {
  expect(stablefordPoints(input.net, input.par, 0)).toBe(expected.points);
});

test('18 bogeys off 18 on par 4s -> 36 points', () => {
  type Card = { pars: readonly number[]; si: readonly number[]; handicap: number; scores: readonly number[] };
  const { input, expected } = caseOf<Card, { points: number; holesPlayed: number }>(published, '18 bogeys off 18 on par 4s -> 36 points');
  const [line] = leaderboard(rules({ rounds: [{ par: input.pars, strokeIndex: input.si }] }), [
    player('one', input.scores, input.handicap),
  ]);
  expect(line).toMatchObject(expected);
});

test('four under net is six points by Rule 21.1b, where one program stops at five', () => {
  const variant = published.cases.find(({ name }) => name.startsWith('VARIANT')) as unknown as {
    input: readonly { net: number; par: number }[];
    ruleExpected: readonly number[];
  };
  expect(variant.input.map(({ net, par }) => stablefordPoints(net, par, 0))).toEqual(variant.ruleExpected);
});
