import fc from 'fast-check';
import { expect, test } from 'vitest';
import { competitor, course, rules } from '../../test-kit/index.ts';
import type { Card } from '../card.ts';
import { leaderboard } from './leaderboard.ts';

const NINE = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
const WITH_PARS = course('4 4 3 5 4 4 3 5 4 4 4 4 4 4 4 4 4 4', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18');
const PARS: Card = Array(9).fill(4);
const scores = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 });
const shared = { ties: { gross: [], net: [], points: [] } };

test('a round of nine has the same gross to par and the same places as the same nine followed by nine pars', () => {
  fc.assert(
    fc.property(fc.array(scores, { minLength: 1, maxLength: 12 }), (cards) => {
      const board = (round: typeof NINE, behind: Card) =>
        leaderboard(
          rules({ rounds: [round], ...shared }),
          cards.map((card, nth) => competitor(`p${nth}`, { cards: [[...card, ...behind]] })),
        )
          .map(({ id, gross, grossToPar, places }) => ({ id, gross: (gross ?? 0) - 4 * behind.length, grossToPar, place: places.gross }))
          .sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(board(NINE, [])).toEqual(board(WITH_PARS, PARS));
    }),
  );
});
