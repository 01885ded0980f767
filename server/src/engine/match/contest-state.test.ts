import { expect, it } from 'vitest';
import { CUP_RULE, type MatchDay, matchDay } from '../../../test/fixture/match-day.ts';
import { meetingsOf, playedContests, staffContests } from './contest-state.ts';

const GOLFERS = { a: {}, b: {}, c: {}, d: {} };
const KNOCK_OUT = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: ['a', 'b'] } as const;
const between = (firstTeamId: string | null, secondTeamId: string | null) => ({ firstTeamId, secondTeamId });
const shown = (given: MatchDay) => staffContests(matchDay({ golfers: GOLFERS, ...given }));

it('where strokes are counted there are no contests', () => {
  const competition = { ...matchDay({ golfers: GOLFERS }), matchPlay: null };
  expect([staffContests(competition), playedContests(competition).contests]).toEqual([null, []]);
});

it('each contest has its own sessions, and each session its own matches', () => {
  const match = (firstId: string, secondId: string) => ({ firstId, secondId });
  const contests = [
    { rule: CUP_RULE, sessions: [{ matches: [match('a', 'b')] }, { matches: [match('c', 'd')] }] },
    { rule: { ...KNOCK_OUT, entrants: ['c', 'd'] }, name: 'Nhánh B', sessions: [{ matches: [match('c', 'd')] }] },
  ];
  const { items = [] } = shown({ contests }) ?? {};
  expect(items.map(({ name, sessions }) => [name, sessions.map(({ id, matches }) => [id, matches.map((of) => of.id)])])).toEqual([
    [
      'Giải 1',
      [
        ['s1', ['m1']],
        ['s2', ['m2']],
      ],
    ],
    ['Nhánh B', [['s3', ['m3']]]],
  ]);
});

it('a team is shown by its name and look; a session with its round, its points and how it is played', () => {
  const session = { roundId: 'r2', name: 'Sáng', pointsWon: 20, pointsHalved: 12, pointsLost: 4, nassau: true, version: 3 };
  const rounds = [{}, {}];
  const { teams, items } =
    shown({ rounds, teams: { x: [] }, contests: [{ rule: CUP_RULE, sessions: [session, { roundId: 'gone' }] }] }) ?? {};
  expect(teams).toEqual([{ id: 'x', name: 'Đội x', short: 'x', colour: '#1c5d99', logo: null }]);
  expect(items?.[0]).toMatchObject({
    id: 'c1',
    version: 1,
    name: 'Giải 1',
    kind: 'cup',
    format: 'singles',
    handicap: true,
    rule: CUP_RULE,
  });
  expect(items?.[0]?.sessions).toEqual([
    {
      ...{ id: 's1', version: 3, name: 'Sáng', roundId: 'r2', round: 2, end: 'halved', handicap: true, nassau: true, lineUp: 'staff' },
      ...{ points: { won: 20, halved: 12, lost: 4 }, matches: [], orders: [] },
    },
    expect.objectContaining({ round: 1 }),
  ]);
});

it('what nobody could choose today is named as to be mended, beside what is wrong with the contest', () => {
  const { items } = shown({ contests: [{ rule: { ...KNOCK_OUT, entrants: ['a'] }, sessions: [{ end: 'halved' }] }] }) ?? {};
  expect(items?.[0]?.troubles).toEqual([
    { code: 'too-few-entrants', entrants: 1 },
    { code: 'to-mend', sessionId: 's1', field: 'end' },
  ]);
});

it('a match has what is wrong with it by itself, and then what is by its contest', () => {
  const golfers = { ...GOLFERS, a: { handicapCourse: null, handicapIndex: null, cards: { r1: { status: 'WD' as const } } } };
  const matches = [
    { firstId: 'a', secondId: 'b' },
    { firstId: 'c', secondId: 'd' },
  ];
  const { items } = shown({ golfers, contests: [{ rule: CUP_RULE, sessions: [{ matches }] }] }) ?? {};
  expect(items?.[0]?.sessions[0]?.matches.map(({ troubles }) => troubles)).toEqual([
    [
      { code: 'no-handicap', playerId: 'a' },
      { code: 'side-out', side: 0 },
    ],
    [],
  ]);
});

it('two teams meet once in a session, whatever they play; who is not known meets nobody', () => {
  const pairs = [between('x', 'y'), between('x', 'y'), between('z', 'w'), between(null, 'y'), between('x', null)];
  expect(meetingsOf(pairs.map((row) => ({ row })) as never)).toEqual([
    ['x', 'y'],
    ['z', 'w'],
  ]);
});

it('of captains it is said who has handed in, against whom, and whether it is open, for the session alone', () => {
  const [first, again] = [new Date('2026-04-24T09:00:00Z'), new Date('2026-04-24T10:00:00Z')];
  const by = (sessionId: string, teamId: string, own: object = {}) => ({
    ...{ sessionId, teamId, handedInAt: first, openedAt: null, askedAgainAt: null, ...own },
  });
  const orders = (handedIn: MatchDay['handedIn'], lineUp: 'captains' | 'staff' = 'captains') =>
    shown({
      ...{ teams: { x: [], y: [] }, handedIn: handedIn ?? [] },
      contests: [{ rule: CUP_RULE, sessions: [{ lineUp, matches: [between('x', 'y')] }] }],
    })?.items[0]?.sessions[0]?.orders;
  const none = { at: null, opened: false, askedAgainAt: null };
  expect(orders([by('s1', 'x', { openedAt: first }), by('s2', 'y')])).toEqual([
    { teamId: 'x', against: 'y', at: first.toISOString(), opened: true, askedAgainAt: null },
    { teamId: 'y', against: 'x', ...none },
  ]);
  expect(orders([by('s1', 'y', { askedAgainAt: again })])?.[1]).toEqual({
    ...{ teamId: 'y', against: 'x', at: null, opened: false, askedAgainAt: again.toISOString() },
  });
  expect(orders([by('s1', 'x')], 'staff')).toEqual([]);
});
