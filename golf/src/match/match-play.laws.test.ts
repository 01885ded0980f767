import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCard, anyCourse } from '../../test-kit/arbitrary.ts';
import type { Card } from '../card.ts';
import type { MatchState } from './match-play.ts';
import { fourBallMatch, matchPlay } from './match-play.ts';

const anyOpponent = fc.record({ playingHandicap: fc.integer({ min: -4, max: 54 }), card: anyCard });
const mirrored = (state: MatchState): MatchState => {
  if (state.code === 'won') return { ...state, winner: state.winner === 0 ? 1 : 0 };
  return state.code === 'in-play' && state.leader !== null ? { ...state, leader: state.leader === 0 ? 1 : 0 } : state;
};

test('a match is the same seen from the other side', () => {
  fc.assert(
    fc.property(anyCourse, anyOpponent, anyOpponent, (course, one, other) => {
      const [match, back] = [matchPlay(course, [one, other]), matchPlay(course, [other, one])];
      expect(match && mirrored(match.state)).toEqual(back?.state ?? null);
    }),
  );
});

test('the state is what the holes come to, and a match is won only by more than the holes left', () => {
  fc.assert(
    fc.property(anyCourse, anyOpponent, anyOpponent, (course, one, other) => {
      const match = matchPlay(course, [one, other]);
      if (match === null) return;
      const won = (by: 0 | 1) => match.holes.filter((result) => result === by).length;
      const left = match.holes.filter((result) => result === null).length;
      const up = Math.abs(won(0) - won(1));
      if (match.state.code === 'won' || match.state.code === 'in-play') expect(match.state).toMatchObject({ up, left });
      expect(match.state.code === 'won').toBe(up > left);
    }),
  );
});

test('a four-ball whose partners play alike is the singles match of two of them', () => {
  fc.assert(
    fc.property(anyCourse, anyOpponent, anyOpponent, fc.integer({ min: 1, max: 18 }), (course, one, other, from) => {
      const [match, four] = [
        matchPlay(course, [one, other], from),
        fourBallMatch(
          course,
          [
            [one, one],
            [other, other],
          ],
          from,
        ),
      ];
      expect(four && [four.holes, four.state]).toEqual(match && [match.holes, match.state]);
    }),
  );
});

test('extra holes decide only a match that is all square, and one hole more decides at most', () => {
  const anyExtra = fc.array(fc.constantFrom<Card[number]>(3, 4, 'pickup'), { maxLength: 4 });
  fc.assert(
    fc.property(anyCourse, anyOpponent, anyOpponent, anyExtra, anyExtra, (course, one, other, extra, others) => {
      const plain = matchPlay(course, [one, other]);
      const match = matchPlay(course, [
        { ...one, extraHoles: extra },
        { ...other, extraHoles: others },
      ]);
      if (plain?.state.code !== 'all-square') expect(match).toEqual(plain);
      expect(match?.extraHoles.slice(0, -1).every((won) => won === 'halved') ?? true).toBe(true);
      expect(match?.state.code === 'won' && match.state.extraHole !== undefined).toBe((match?.extraHoles.at(-1) ?? 'halved') !== 'halved');
    }),
  );
});
