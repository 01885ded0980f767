import { describe, expect, test } from 'vitest';
import type { MatchState } from '../match/match-play.ts';
import { bergerRounds, dealt, groupRounds } from './berger.ts';
import type { GroupTie, MatchOutcome } from './group-standing.ts';
import { GROUP_TIES, groupStandings, outcomeOf, POINT_A_MATCH } from './group-standing.ts';

describe('a round robin', () => {
  test('of an odd number gives each a bye in turn', () => {
    expect(bergerRounds(3)).toEqual([
      { pairs: [[2, 3]], bye: 1 },
      { pairs: [[1, 2]], bye: 3 },
      { pairs: [[3, 1]], bye: 2 },
    ]);
  });
  test('of two is one match, of one none', () => {
    expect([bergerRounds(2), bergerRounds(1)]).toEqual([[{ pairs: [[1, 2]], bye: null }], []]);
  });
  test('names its matches by group, round and number', () => {
    const { matches, byes } = groupRounds({ id: 'A', entrants: ['an', 'binh', 'chi'] });
    expect(matches).toEqual([
      { id: 'A-1.1', group: 'A', round: 1, sides: ['binh', 'chi'] },
      { id: 'A-2.1', group: 'A', round: 2, sides: ['an', 'binh'] },
      { id: 'A-3.1', group: 'A', round: 3, sides: ['chi', 'an'] },
    ]);
    expect(byes.map(({ round, entrant }) => `${round} ${entrant}`)).toEqual(['1 an', '2 chi', '3 binh']);
  });
  test('deals its groups in a snake', () => {
    const entrants = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(dealt(entrants, ['A', 'B', 'C']).map(({ entrants: of }) => of.join(' '))).toEqual(['1 6 7', '2 5 8', '3 4']);
  });
});

/** "an>binh 3": An beat Binh 3 up; "an=binh": halved. */
const outcomes = (text: string): readonly MatchOutcome[] =>
  text.split(', ').map((one) => {
    const [, a = '', sign, b = '', up = '0'] = /^(\w+)([>=!])(\w+)(?: (\d+))?$/.exec(one) ?? [];
    return { sides: [a, b], winner: sign === '=' ? 'halved' : sign === '!' ? null : 0, up: Number(up) };
  });
const table = (text: string, entrants: readonly string[], ties: readonly GroupTie[] = GROUP_TIES) =>
  groupStandings({ points: POINT_A_MATCH, ties }, entrants, outcomes(text)).map(
    ({ entrant, points, position, tied, decidedBy }) =>
      `${tied ? 'T' : ''}${position} ${entrant} ${points}${decidedBy ? ` ${decidedBy.by}` : ''}`,
  );

describe('the table of a group', () => {
  test('counts matches, points in tenths, and holes', () => {
    const lines = groupStandings({ points: POINT_A_MATCH, ties: [] }, ['an', 'binh', 'chi'], outcomes('an>binh 3, an=chi, chi>binh 1'));
    expect(lines[1]).toEqual({
      entrant: 'chi',
      played: 2,
      won: 1,
      halved: 1,
      lost: 0,
      points: 15,
      holesUp: 1,
      position: 1,
      tied: true,
      decidedBy: null,
    });
    expect(lines[2]).toMatchObject({ entrant: 'binh', lost: 2, points: 0, holesUp: -4, position: 3, tied: false });
  });
  test('goes first by the matches of level entrants against each other', () => {
    expect(table('an>binh 1, chi>an 1, binh>dung 9, chi=dung', ['an', 'binh', 'chi', 'dung'])).toEqual([
      '1 chi 15',
      '2 an 10 direct',
      '3 binh 10',
      '4 dung 5',
    ]);
  });
  test('then by holes where three have beaten each other in a circle', () => {
    const circle = table('an>binh 1, binh>chi 4, chi>an 2', ['an', 'binh', 'chi']);
    expect(circle).toEqual(['1 binh 10 holes-up', '2 an 10 holes-up', '3 chi 10']);
  });
  test('shares what no key separates, and goes by lot where one was drawn', () => {
    expect(table('an=binh', ['an', 'binh'])).toEqual(['T1 an 5', 'T1 binh 5']);
    expect(table('an=binh', ['an', 'binh'], [{ by: 'lot', order: ['binh'] }])).toEqual(['1 binh 5 lot', '2 an 5']);
  });
  test('counts a match won before two halved where the rule says so', () => {
    const text = 'an>chi 1, dung>an 1, binh=chi, binh=dung';
    expect(table(text, ['an', 'binh', 'chi', 'dung'], [{ by: 'matches-won' }])[1]).toBe('2 an 10 matches-won');
  });
  test('gives nothing to either where both withdrew, and passes over matches of others', () => {
    expect(table('an!binh, an>guest 3', ['an', 'binh'])).toEqual(['T1 an 0', 'T1 binh 0']);
  });
  test('takes other points for a match', () => {
    const points = { won: 30, halved: 10, lost: 0 };
    expect(groupStandings({ points, ties: [] }, ['an', 'binh'], outcomes('an=binh, an>binh 1')).map((line) => line.points)).toEqual([
      40, 10,
    ]);
  });
});

test.each<[MatchState, MatchOutcome['winner'] | undefined, number]>([
  [{ code: 'won', by: 'holes', winner: 1, up: 3, left: 2, hole: 16 }, 1, 3],
  [{ code: 'won', by: 'result', winner: 0, up: 2, left: 0 }, 0, 2],
  [{ code: 'won', by: 'conceded', winner: 1, hole: 7 }, 1, 0],
  [{ code: 'halved', by: 'holes' }, 'halved', 0],
  [{ code: 'no-winner', by: 'walk-over' }, null, 0],
  [{ code: 'in-play', leader: 0, up: 1, left: 3, dormie: false }, undefined, 0],
])('%j is an outcome when it is decided', (state, winner, up) => {
  const sides = ['an', 'binh'] as const;
  expect(outcomeOf(sides, state)).toEqual(winner === undefined ? null : { sides, winner, up });
});
