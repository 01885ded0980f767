import type { MatchWordSaid } from '@fairway/api';
import { expect, it } from 'vitest';
import { CUP_RULE, type MatchDay, matchDay } from '../../../../test/fixture/match-day.ts';
import { contestPlaces } from './contest-place.ts';

const won = (winner: 0 | 1): MatchWordSaid => ({ kind: 'result', winner, score: { up: 1, left: 0 } });
const match = { firstId: 'a', secondId: 'b', firstTeamId: 'x', secondTeamId: 'y' };
const DAY: MatchDay = {
  golfers: { a: {}, b: {} },
  teams: { x: ['a'], y: ['b'] },
  contests: [
    { rule: CUP_RULE, sessions: [{ matches: [match] }] },
    {
      rule: { ...{ kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0 }, entrants: ['a', 'b'] },
      sessions: [{ end: 'extra-holes', matches: [{ ...match, node: '1.1' }] }],
    },
    {
      rule: {
        ...{ kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], lot: [] },
        groups: [
          { name: 'A', entrants: ['a', 'b'] },
          { name: 'B', entrants: [] },
        ],
      },
      sessions: [{ matches: [{ ...match, node: 'A-1.1' }] }],
    },
  ],
  words: [
    ['m1', won(1)],
    ['m2', won(0)],
    ['m3', won(1)],
  ],
};

it('whoever came where in a cup, a knock-out and a group is asked of each, as prizes take it', () => {
  const places = contestPlaces(matchDay({ ...DAY, prizeKinds: ['best-gross', 'contest'] }));
  expect(places.map(({ contest, group, entrant, position }) => [contest, group, entrant, position])).toEqual([
    ['c1', null, 'y', 1],
    ['c1', null, 'x', 2],
    ['c2', null, 'a', 1],
    ['c2', null, 'b', 2],
    ['c3', 'A', 'b', 1],
    ['c3', 'A', 'a', 2],
  ]);
});

it('where no prize asks for it, or strokes are counted, there are no places', () => {
  expect([contestPlaces(matchDay({ ...DAY, prizeKinds: ['best-gross'] })), contestPlaces(matchDay(DAY))]).toEqual([[], []]);
  expect(contestPlaces({ ...matchDay({ ...DAY, prizeKinds: ['contest'] }), matchPlay: null })).toEqual([]);
});
