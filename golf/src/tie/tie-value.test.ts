import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { CountbackStep, TieStep } from './tie-step.ts';
import { tieShares } from './tie-value.ts';

const last = (holes: number, given: Partial<CountbackStep> = {}): CountbackStep => ({
  by: 'countback',
  round: 1,
  segment: { last: holes },
  holes: Array.from({ length: holes }, (_, at) => 19 - holes + at),
  score: 'gross',
  ...given,
});
const HANDICAP: TieStep = { by: 'handicap', wins: 'lower' };

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
