import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { tieShares, tieSheet } from './tie-sheet.ts';
import type { CountbackStep, TieStep } from './tie-step.ts';

const last = (holes: number, given: Partial<CountbackStep> = {}): CountbackStep => ({
  by: 'countback',
  round: 1,
  segment: { last: holes },
  holes: Array.from({ length: holes }, (_, at) => 19 - holes + at),
  score: 'gross',
  ...given,
});
const HANDICAP: TieStep = { by: 'handicap', wins: 'lower' };

describe('a row holds the holes of a round once', () => {
  const ROUND = 19;
  test.each<[string, TieStep[], number]>([
    ['for whatever steps add up strokes', [last(9), last(6, { score: 'net' }), last(3, { score: 'net', share: 'rounded' })], ROUND],
    [
      'for steps by the strokes received',
      [last(9, { score: 'net', share: 'received' }), last(6, { score: 'net', share: 'received' })],
      ROUND,
    ],
    ['and again for points', [last(9), last(9, { score: 'points' })], 2 * ROUND],
    ['and again for the order of play', [last(9), last(9, { order: 'play' })], 2 * ROUND],
    ['and again less the strokes received', [last(9, { score: 'net', share: 'received' }), last(9, { score: 'net' })], 2 * ROUND],
    ['each round its own', [last(9), last(9, { round: 2 })], 2 * ROUND],
    ['and one cell for a figure', [HANDICAP, last(9), { by: 'gross' }], ROUND + 2],
  ])('%s', (_, steps, width) => {
    const sheet = tieSheet([steps.slice(0, 1), steps.slice(1)], 3);
    expect([sheet.width, sheet.cells.length]).toEqual([width, 3 * width]);
  });
});

describe('the shares that a countback took off', () => {
  const of = prepareRules(rules({ rounds: [PLAIN_COURSE] }));
  const player = (handicap: number | null) => scorePlayer(of, competitor('an', { handicap, cards: [cardToPar(PLAIN_COURSE)] }));
  test('are those of both players on its holes', () => {
    expect(tieShares(last(9, { score: 'net' }), player(180), player(20))).toEqual({ shares: { own: 9 * 180, other: 180 } });
  });
  test.each<[string, TieStep, number | null, number | null]>([
    ['by gross', last(9), 180, 20],
    ['by another key', HANDICAP, 180, 20],
    ['of a round as a whole', { by: 'round', round: 1, score: 'net' }, 180, 20],
    ['where the one has no net', last(9, { score: 'net' }), null, 20],
    ['nor where the other has none', last(9, { score: 'net' }), 180, null],
  ])('there are none %s', (_, step, own, other) => {
    expect(tieShares(step, player(own), player(other))).toEqual({});
  });
});
