import { expect, test } from 'vitest';
import { card, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { MatchGiven } from './match-play.ts';
import { nassau, nassauLine } from './nassau.ts';

/** The first side wins eleven holes in a row, the second the one after; nobody has played the others. */
const lineOf = (more: Partial<MatchGiven> = {}) => {
  const scores = (mine: number[]) => card(mine.join(' '));
  const [won, lost] = [scores([...Array(11).fill(3), 5]), scores([...Array(11).fill(4), 4])];
  const sides = [[{ playingHandicap: 0, card: won }], [{ playingHandicap: 0, card: lost }]] as const;
  const played = nassau({ course: PLAIN_COURSE, sides, end: 'halved', ...more });
  if (played === null) throw new Error('eighteen holes have two nines');
  return { whole: played.whole.state, ...nassauLine(played) };
};

test('the line of a Nassau goes on after the end of the whole with the holes of the nine, which change the whole no more', () => {
  const { whole, holes, next } = lineOf();
  expect(whole).toMatchObject({ code: 'won', up: 10, left: 8, hole: 10 });
  expect(holes.slice(8, 13).map(({ hole, winner, by, nets, lead }) => [hole, winner, by, nets, lead])).toEqual([
    [9, 0, 'strokes', [3, 4], 9],
    [10, 0, 'strokes', [3, 4], 10],
    [11, 0, 'strokes', [3, 4], null],
    [12, 1, 'strokes', [5, 4], null],
    [13, null, null, [null, null], null],
  ]);
  expect(next).toBe(13);
});

test('nothing comes next once both nines are decided too', () => {
  const conceded = { id: 'f', seq: 0, kind: 'match-conceded', by: 1, hole: 12 } as const;
  expect(lineOf({ facts: [conceded] }).next).toBeNull();
});
