import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCard, anyCourse } from '../../test-kit/arbitrary.ts';
import type { MatchState } from './match-play.ts';
import { matchPlay } from './match-play.ts';

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
