import { expect, it } from 'vitest';
import { CUP_RULE, type MatchDay, onlyMatch } from '../../../test/fixture/match-day.ts';
import { comparesStrokes } from './match-state.ts';

type Golfer = NonNullable<MatchDay['golfers']>[string];

/** Singles of a cup, each golfer of group A of the one team against one of the other without a group; their strokes; null: nobody knows them. */
function strokes(own: Golfer, other: Golfer, given: Parameters<typeof onlyMatch>[0] = {}) {
  const { played } = onlyMatch({
    settings: { useHandicapCourse: false },
    golfers: { a: { handicapCourse: null, ...own }, b: { handicapCourse: null, ...other } },
    teams: { x: [{ playerId: 'a', group: 'A' }], y: ['b'] },
    rule: {
      ...CUP_RULE,
      groupLimits: [
        { group: 'B', most: 0 },
        { group: 'A', most: 10.4 },
      ],
    },
    ...given,
  });
  return comparesStrokes(played.input) ? played.match?.strokes : null;
}
const index = (handicapIndex: number, handicapCourse: number | null = null): Golfer => ({ handicapIndex, handicapCourse });
const COURSE = { settings: { useHandicapCourse: true } };

it('an index above the highest handicap of a team’s group plays off that: 12.8 in group A off 10.4', () => {
  expect(strokes(index(128), index(20))).toEqual([[8], [0]]);
  expect(strokes(index(20), index(128))).toEqual([[0], [11]]);
});

it('whoever is within their group’s limit plays off what they have, also off a course handicap above it', () => {
  expect(strokes(index(104, 120), index(0, 0), COURSE)).toEqual([[12], [0]]);
  expect(strokes(index(105, 120), index(0, 0), COURSE)).toEqual([[10], [0]]);
  expect(strokes({ handicapIndex: null, handicapCourse: 120 }, index(0, 0), COURSE)).toEqual([[10], [0]]);
  expect(strokes({ handicapIndex: null, handicapCourse: 100 }, index(0, 0), COURSE)).toEqual([[10], [0]]);
});

it('whoever comes with nothing has nothing, though there is a limit', () => {
  expect(strokes({ handicapIndex: null }, index(0))).toBeNull();
  expect(strokes({ handicapIndex: 128, handicapCourse: null }, index(0, 0), COURSE)).toBeNull();
});

it('a limit holds golfers of its group in its own cup, and nobody else', () => {
  expect(strokes(index(128), index(20), { teams: { x: ['a'], y: ['b'] } })).toEqual([[11], [0]]);
  expect(strokes(index(128), index(20), { teams: {} })).toEqual([[11], [0]]);
  expect(strokes(index(128), index(20), { rule: CUP_RULE })).toEqual([[11], [0]]);
  const other = { rule: CUP_RULE, sessions: [{ matches: [{ firstId: 'a', secondId: 'b' }] }] };
  const limited = { rule: { ...CUP_RULE, groupLimits: [{ group: 'A', most: 10.4 }] } };
  expect(strokes(index(128), index(20), { contests: [limited, other] })).toEqual([[11], [0]]);
  const knockOut = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: ['a', 'b'] } as const;
  expect(strokes(index(128), index(20), { rule: { ...knockOut, entrants: ['a', 'b'] } })).toEqual([[11], [0]]);
});
