import type { ContestRule, MatchWordSaid } from '@fairway/api';
import type { Status } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { CUP_RULE, type MatchDay, matchDay } from '../../../../test/fixture/match-day.ts';
import type { ContestRow, MatchFacts } from '../../../engine/competition/match-store.ts';
import { AppError } from '../../../error/app-error.ts';
import { slotsOf } from './session.ts';

type Wanted = Parameters<typeof slotsOf>[1];
const FOUR = { a: {}, b: {}, c: {}, d: {} };
const won = (winner: 0 | 1): MatchWordSaid => ({ kind: 'result', winner, score: { up: 1, left: 0 } });
const is = (status: Status) => ({ cards: { r1: { status } } });

/** The matches that a session of the second contest would have; the first one is another of the same kind. */
function slots(
  rule: ContestRule,
  wanted: Partial<Wanted> = {},
  matches: object[] = [],
  day: MatchDay = {},
  format: ContestRow['format'] = 'singles',
) {
  const other = { rule, sessions: [{ matches: [] }] };
  const competition = matchDay({
    golfers: FOUR,
    ...day,
    contests: [{ ...other }, { rule, format, sessions: matches.length > 0 ? [{ end: 'extra-holes', matches }] : [] }],
  });
  const facts = competition.matchPlay?.facts as MatchFacts;
  return slotsOf(facts.contests[1] as ContestRow, { roundId: 'r1', name: null, plan: [], ...wanted }, competition, facts);
}
const refused = (...given: Parameters<typeof slots>) => {
  try {
    return slots(...given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.entries(error.details.errors ?? {}).map(([field, [problem]]) => `${field} ${problem?.key}`)[0];
  }
};

describe('of a cup', () => {
  const singles = { plan: [{ format: 'singles' as const, matches: 1 }] };
  const teams = (...ids: string[]): MatchDay => ({ teams: Object.fromEntries(ids.map((id) => [id, []])) });
  const pairs = (...given: Parameters<typeof slots>) => slots(...given).map(({ firstTeamId, secondTeamId }) => [firstTeamId, secondTeamId]);

  it('as many of each format as the plan has, for each two teams, without players', () => {
    const plan = [
      { format: 'four-ball' as const, matches: 2 },
      { format: 'singles' as const, matches: 1 },
    ];
    const empty = { firstTeamId: 'x', secondTeamId: 'y', firstId: null, secondId: null, node: null };
    expect(slots(CUP_RULE, { plan }, [], teams('x', 'y'))).toEqual([
      { format: 'four-ball', ...empty },
      { format: 'four-ball', ...empty },
      { format: 'singles', ...empty },
    ]);
  });

  it('of more than two teams by Berger’s rounds, the next one for the next session of the cup', () => {
    const four = teams('x', 'y', 'z', 'w');
    expect(pairs(CUP_RULE, singles, [], four)).toEqual([
      ['x', 'w'],
      ['y', 'z'],
    ]);
    const [next] = pairs(CUP_RULE, singles, [{}], four);
    expect(next).not.toEqual(['x', 'w']);
    const three = pairs(CUP_RULE, singles, [], teams('x', 'y', 'z'));
    expect(three).toHaveLength(1);
    // after the last round the first comes again
    const two = teams('x', 'y');
    expect([pairs(CUP_RULE, singles, [], two), pairs(CUP_RULE, singles, [{}], two)]).toEqual([[['x', 'y']], [['x', 'y']]]);
  });

  it('of the teams that are said to meet, each known and once', () => {
    const meet = (...meetings: [string, string][]) => refused(CUP_RULE, { ...singles, meetings }, [], teams('x', 'y', 'z', 'w'));
    expect(meet(['z', 'x'])).toMatchObject([{ firstTeamId: 'z', secondTeamId: 'x' }]);
    expect([meet(['x', 'q']), meet(['x', 'y'], ['z', 'x']), meet(['x', 'x'])]).toEqual([
      ...['meetings.0 team-unknown', 'meetings.1 team-twice', 'meetings.0 team-twice'],
    ]);
  });

  it('none without a plan, or with one team', () => {
    expect(refused(CUP_RULE, singles, [], teams('x'))).toBe('meetings too-few-teams');
    expect(refused(CUP_RULE, {}, [], teams('x', 'y'))).toBe('plan required');
  });
});

describe('of a knock-out', () => {
  const rule: ContestRule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: ['a', 'b', 'c', 'd'] };
  const semifinals = [
    { node: '1.1', firstId: 'a', secondId: 'd' },
    { node: '1.2', firstId: 'b', secondId: 'c' },
  ];
  const nodes = (...given: Parameters<typeof slots>) =>
    slots(...given).map(({ node, firstId, secondId }) => `${node} ${firstId}-${secondId}`);

  it('every one whose players are known and that was not made, as the contest is played', () => {
    const teams = { firstTeamId: null, secondTeamId: null };
    expect(slots(rule, {}, [], {}, 'four-ball')).toEqual(semifinals.map((of) => ({ ...of, ...teams, format: 'four-ball' })));
    expect(nodes(rule, {}, semifinals.slice(0, 1))).toEqual(['1.2 b-c']);
    expect(nodes(rule, {}, [{ node: '1.1', firstId: 'd', secondId: 'a' }])).toEqual(['1.2 b-c']);
    const words: MatchDay['words'] = [
      ['m1', won(0)],
      ['m2', won(1)],
    ];
    expect(nodes(rule, {}, semifinals, { words })).toEqual(['2.1 a-c']);
    expect(nodes(rule, {}, [...semifinals, { node: '2.1', firstId: 'a', secondId: 'c' }], { words })).toEqual([]);
  });

  it('also where others met before an earlier result was corrected, or the same two elsewhere', () => {
    const words: MatchDay['words'] = [
      ['m1', won(0)],
      ['m2', won(1)],
    ];
    expect(nodes(rule, {}, [...semifinals, { node: '2.1', firstId: 'a', secondId: 'b' }], { words })).toEqual(['2.1 a-c']);
    expect(nodes(rule, {}, [...semifinals, { node: '2.2', firstId: 'a', secondId: 'c' }], { words })).toEqual(['2.1 a-c']);
  });

  it('none against who plays no further', () => {
    expect(nodes(rule, {}, [], { golfers: { ...FOUR, d: is('WD') } })).toEqual(['1.2 b-c']);
  });
});

describe('of groups', () => {
  const groups = (...entrants: string[][]): ContestRule => ({
    ...{ kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], lot: [] },
    groups: entrants.map((of, at) => ({ name: ['A', 'B'][at] ?? '', entrants: of })),
  });
  const rule = groups(['a', 'b', 'c', 'd']);
  const nodes = (...given: Parameters<typeof slots>) => slots(...given).map(({ node }) => node);
  const made = (of: readonly { node: string | null }[]) => of.map(({ node }) => ({ node }));

  it('the next round of each that was not made, as the contest is played', () => {
    const first = slots(rule, {}, [], {}, 'four-ball');
    expect(first.map(({ node }) => node)).toEqual(['A-1.1', 'A-1.2']);
    expect(first[0]).toEqual({
      ...{ firstTeamId: null, secondTeamId: null, format: 'four-ball' },
      firstId: 'a',
      secondId: 'd',
      node: 'A-1.1',
    });
    expect(nodes(rule, {}, made(first))).toEqual(['A-2.1', 'A-2.2']);
    expect(nodes(rule, {}, made(first.slice(1)))).toEqual(['A-1.1']);
    expect(nodes(groups(['a', 'b'], ['c', 'd']))).toEqual(['A-1.1', 'B-1.1']);
  });

  it('or the rounds that are asked for', () => {
    expect(nodes(rule, { groupRounds: [2, 3] })).toEqual(['A-2.1', 'A-2.2', 'A-3.1', 'A-3.2']);
    expect(nodes(rule, { groupRounds: [1, 2] }, [{ node: 'A-1.1' }, { node: 'A-1.2' }])).toEqual(['A-2.1', 'A-2.2']);
    expect(nodes(rule, { groupRounds: [1] }, [{ node: 'A-1.1' }, { node: 'A-1.2' }])).toEqual([]);
  });

  it('none against who plays no further', () => {
    const sides = slots(rule, { groupRounds: [1, 2, 3] }, [], { golfers: { ...FOUR, b: is('WD') } });
    expect(sides).toHaveLength(3);
    expect(sides.flatMap(({ firstId, secondId }) => [firstId, secondId])).not.toContain('b');
  });
});
