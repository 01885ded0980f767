import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { SideFormat } from './side.ts';
import { bestRounds, SIDE_FORMATS } from './side.ts';
import { sideBoard } from './side-board.ts';
import type { OwnBalls } from './side-standing.ts';

type OwnFormat = SideFormat & { readonly ball: OwnBalls };
const FOUR_BALL = SIDE_FORMATS['four-ball'] as OwnFormat;
/** Rounds by their score to par on some holes. */
const partner = (id: string, rounds: readonly Record<number, number>[], given: Partial<Competitor> = {}): Competitor => ({
  ...competitor(id, { handicap: 0, cards: rounds.map((toPar) => cardToPar(PLAIN_COURSE, toPar)) }),
  ...given,
});

describe('a board of sides', () => {
  test('has of each list what counts together, and whose balls they are', () => {
    const pair = side('pair', { partners: [partner('an', [{ 1: -1 }]), partner('binh', [{ 2: 1 }], { handicap: 180 })] });
    const [line] = sideBoard(rules({ format: 'stableford' }), FOUR_BALL, [pair]);
    expect(line).toMatchObject({ gross: 71, grossToPar: -1, net: 550, netToPar: -170, points: 53, complete: true, holesPlayed: [18] });
    expect(line?.holes.gross[0]?.slice(0, 2)).toEqual([
      { worth: 3, balls: ['an'] },
      { worth: 4, balls: ['an'] },
    ]);
    expect(line?.holes.net[0]?.[1]).toEqual({ worth: 4, balls: ['an'] });
    expect(line?.holes.net[0]?.[2]).toEqual({ worth: 2, balls: ['binh'] });
  });

  test('has no total before every hole of a round has a score', () => {
    const begun = side('begun', { partners: [partner('an', []), { ...partner('binh', []), cards: [[3, 5]] }] });
    expect(sideBoard(rules(), FOUR_BALL, [begun])[0]).toMatchObject({ gross: null, grossToPar: 0, holesPlayed: [2], complete: false });
  });

  test('of whole rounds adds up the cards that count', () => {
    const three = side('three', { partners: [partner('a', [{ 1: 1 }]), partner('b', [{ 1: 3 }], { handicap: 50 }), partner('c', [{}])] });
    expect(sideBoard(rules(), bestRounds(2, 3) as OwnFormat, [three])[0]).toMatchObject({
      gross: 145,
      net: 1420,
      grossToPar: 1,
      netToPar: -20,
    });
  });
});
