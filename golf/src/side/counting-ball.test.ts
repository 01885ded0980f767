import { describe, expect, test } from 'vitest';
import type { HoleScore } from '../card.ts';
import type { BallRule } from './counting-ball.ts';
import { countingBalls } from './counting-ball.ts';

const NET: BallRule = { format: 'stroke-play', basis: 'net', counting: 1 };
const STABLEFORD: BallRule = { format: 'stableford', basis: 'points', counting: 2 };
const ball = (score: HoleScore, received: number | null = 0) => ({ score, par: 4, received });

describe('the balls that count on a hole', () => {
  test.each([
    ['the better net', NET, [ball(5), ball(5, 1)], [1]],
    ['of equal ones that of the partner named first', NET, [ball(4), ball(5, 1)], [0]],
    ['the one that was holed out', NET, [ball('pickup'), ball(9)], [1]],
    ['none before anyone has a score', NET, [ball(null), ball(null)], []],
    ['by net none of a partner without a handicap', NET, [ball(3, null), ball(6)], [1]],
    ['by gross theirs too', { ...NET, basis: 'gross' as const }, [ball(3, null), ball(4)], [0]],
    ['the two with the most points', STABLEFORD, [ball(6), ball(4), ball('pickup'), ball(5, 2)], [3, 1]],
    [
      'under a maximum that strokes received decide, the first of two that reach it',
      { format: { maximum: { kind: 'net-double-bogey' as const }, basis: 'gross' as const }, basis: 'gross' as const, counting: 1 },
      [ball(9, 0), ball(7, 0)],
      [0],
    ],
  ])('are %s', (_, rule, balls, counting) => {
    expect(countingBalls(balls, rule as BallRule)).toEqual(counting);
  });
});
