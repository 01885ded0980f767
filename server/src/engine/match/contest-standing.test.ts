import type { ContestRule, MatchWordSaid, StaffContest } from '@fairway/api';
import type { Status } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { CUP_RULE, type MatchDay, matchDay, type PlannedContest } from '../../../test/fixture/match-day.ts';
import { bracketResults, cupRuleOf, groupTies, withdrawnOf } from './contest-standing.ts';
import { playedContests, staffContests } from './contest-state.ts';
import { matchField } from './match-state.ts';

type Words = NonNullable<MatchDay['words']>;
const FOUR = { a: {}, b: {}, c: {}, d: {} };
const won = (winner: 0 | 1 | 'halved', up = 1): MatchWordSaid => ({
  kind: 'result',
  winner,
  score: winner === 'halved' ? null : { up, left: 0 },
});
const committee = (winner: 0 | 1): MatchWordSaid => ({ kind: 'committee', winner, reason: 'Bốc thăm' });
const is = (status: Status) => ({ cards: { r1: { status } } });

function contestOf(rule: ContestRule, given: Omit<PlannedContest, 'rule'> = {}, day: MatchDay = {}): StaffContest {
  const shown = staffContests(matchDay({ golfers: FOUR, ...day, contests: [{ rule, ...given }] }));
  return shown?.items[0] as StaffContest;
}
const troublesOf = ({ sessions }: StaffContest) => sessions.flatMap(({ matches }) => matches.map(({ troubles }) => troubles));

describe('a cup', () => {
  const teams = { x: ['a', 'b'], y: ['c', 'd'] };
  const between = { firstTeamId: 'x', secondTeamId: 'y' };
  const singles = [
    { ...between, firstId: 'a', secondId: 'c' },
    { ...between, firstId: 'b', secondId: 'd' },
  ];
  const cup = (words: Words, rule: object = {}, session: object = {}, day: MatchDay = {}) =>
    contestOf({ ...CUP_RULE, ...rule }, { sessions: [{ matches: singles, ...session }] }, { teams, words, ...day });
  const level: Words = [
    ['m1', won(0, 3)],
    ['m2', won(1)],
  ];
  const outcome = (...given: Parameters<typeof cup>) => {
    const { standing } = cup(...given);
    return standing.kind === 'cup' ? standing.outcome : null;
  };

  it('has the points of its sessions, by team, and of each session for itself', () => {
    const double = { pointsWon: 20, pointsHalved: 12, pointsLost: 4 };
    const words: Words = [
      ['m1', won(0)],
      ['m2', won('halved')],
      ['m3', won(1)],
    ];
    const two = { ...CUP_RULE };
    const { standing } = contestOf(
      two,
      { sessions: [{ matches: singles }, { ...double, matches: singles.slice(0, 1) }] },
      { teams, words },
    );
    expect(standing).toMatchObject({
      teams: [
        { team: 'y', points: 25 },
        { team: 'x', points: 19 },
      ],
      total: { byTeam: { x: 19, y: 25 }, toCome: 0 },
      sessions: [{ byTeam: { x: 15, y: 5 } }, { byTeam: { x: 4, y: 20 } }],
      outcome: { code: 'won', team: 'y', by: 'points' },
    });
    expect(standing.kind === 'cup' && standing.sessions[0]).not.toHaveProperty('id');
  });

  it('counts a Nassau as three matches, each worth the points of one', () => {
    const part = (of: 'front' | 'back', winner: 0 | 1): MatchWordSaid => ({ ...won(winner), part: of }) as MatchWordSaid;
    const words: Words = [
      ['m1', won(0)],
      ['m1', part('front', 0)],
      ['m1', part('back', 1)],
    ];
    const total = (given: object) => cup(words, {}, { matches: singles.slice(0, 1), ...given }).standing;
    expect(total({ nassau: true })).toMatchObject({ total: { byTeam: { x: 20, y: 10 }, atStake: 30, toCome: 0 } });
    expect(total({})).toMatchObject({ total: { byTeam: { x: 10, y: 0 }, atStake: 10 } });
    const open = cup([], {}, { nassau: true, matches: [{ ...between }] });
    expect(open.standing).toMatchObject({ total: { toCome: 30 } });
  });

  it('counts no match between teams that are not known', () => {
    const matches = [
      { ...singles[0], firstTeamId: null },
      { ...singles[1], secondTeamId: null },
    ];
    expect(cup(level, {}, { matches }).standing).toMatchObject({ total: { atStake: 0 } });
  });

  it('that is level stays with its holder where the rule says so, else it is shared', () => {
    expect(outcome(level, { ties: ['holder'], holder: 'y' })).toEqual({ code: 'kept', team: 'y' });
    expect(outcome(level, { holder: 'y' })).toEqual({ code: 'shared', teams: ['x', 'y'] });
    expect(outcome(level, { ties: ['holes-up'] })).toEqual({ code: 'won', team: 'x', by: 'holes-up' });
  });

  it('is decided by the matches of one format where that is the tie, of singles where none is named', () => {
    const matches = [singles[0], { ...singles[1], format: 'four-ball' }];
    const by = (tieFormat: string | null) => outcome(level, { ties: ['format'], tieFormat }, { matches });
    expect([by('singles'), by('four-ball'), by(null)]).toMatchObject([{ team: 'x' }, { team: 'y' }, { team: 'x' }]);
  });

  it('waits for its committee, and is as that decided, with its reason', () => {
    const open = cup(level, { ties: ['committee'] });
    expect(open.troubles).toEqual([{ code: 'committee-decides', teamIds: ['x', 'y'] }]);
    const decision = { team: 'y', reason: 'Đánh thêm một hố' };
    const decided = cup(level, { ties: ['committee'], decision });
    expect(decided.standing).toMatchObject({ outcome: { code: 'won', team: 'y', by: 'committee', reason: decision.reason } });
    expect(decided.troubles).toEqual([]);
    const none = cupRuleOf({ ...CUP_RULE, ties: ['committee'] }, []);
    expect(none).toEqual({ teams: [], holder: null, ties: [{ by: 'committee', winner: null }] });
  });

  it('says what keeps it from being played: too few teams, halves that give more or less than a win', () => {
    expect(cup([], {}, { matches: [] }, { teams: { x: [] } }).troubles).toEqual([{ code: 'too-few-teams', teams: 1 }]);
    expect(cup([], {}, { pointsHalved: 10 }).troubles).toEqual([{ code: 'halves-differ', sessionId: 's1' }]);
    expect(cup([], {}, { pointsHalved: 20 }).troubles).toEqual([]);
  });

  it('and a team that lacks golfers for a session, without its reserves and who is out', () => {
    const short = (day: MatchDay, session: object = {}) => cup([], {}, session, day).troubles;
    const lacks = (teamId: string, count: number) => ({ code: 'team-short', teamId, sessionId: 's1', lacks: count });
    expect(short({ teams: { x: ['a'], y: ['c', 'd'] } })).toEqual([lacks('x', 1)]);
    expect(short({ teams: { x: ['a', 'b'], y: ['c', { playerId: 'd', reserve: true }] } })).toEqual([lacks('y', 1)]);
    expect(short({ golfers: { ...FOUR, b: is('WD') } })).toEqual([lacks('x', 1)]);
    expect(short({}, { matches: singles.map((of) => ({ ...of, format: 'four-ball' })) })).toEqual([lacks('x', 2), lacks('y', 2)]);
    expect(short({ teams: { ...teams, z: [] } })).toEqual([]);
  });

  it('asks who won a match whose side plays no further, until that is said', () => {
    const troubles = (golfers: MatchDay['golfers'], words: Words = []) => troublesOf(cup(words, {}, {}, { golfers }));
    const side = (nth: number) => ({ code: 'side-out', side: nth });
    expect(troubles({ ...FOUR, a: is('WD') })).toEqual([[side(0)], []]);
    expect(troubles({ ...FOUR, d: is('NR') })).toEqual([[], [side(1)]]);
    expect(troubles({ ...FOUR, a: is('WD') }, [['m1', won(1)]])).toEqual([[], []]);
    expect(troubles({ ...FOUR, a: is('DQ'), c: is('DQ') })).toEqual([[side(0), side(1)], []]);
    expect(troubles({ ...FOUR, a: is('DQ'), c: is('DQ') }, [['m1', committee(1)]])).toEqual([[], []]);
    const unknown = cup([], {}, { matches: [{ ...between, firstId: 'a' }] }, { golfers: { ...FOUR, a: is('WD') } });
    expect(troublesOf(unknown)).toEqual([[{ code: 'no-side', side: 1 }, side(0)]]);
  });
});

describe('whoever plays no further', () => {
  const out = (entrants: string[], golfers: MatchDay['golfers'], sides: MatchDay['sides'] = {}) =>
    withdrawnOf(matchField(matchDay({ golfers: { ...FOUR, ...golfers }, sides, rounds: [{}, {}] })), entrants);
  const pair = { ab: ['a', 'b'] };

  it('is a golfer who is out in some round, never came, or was deleted', () => {
    const statuses: Status[] = ['ok', 'WD', 'NR', 'DQ', 'DNS'];
    expect(statuses.map((status) => out(['a'], { a: is(status) }).length)).toEqual([0, 1, 1, 1, 1]);
    expect(out(['a', 'b', 'gone'], { b: { cards: { r2: { status: 'WD' } } } })).toEqual(['b', 'gone']);
  });

  it('is a side once all its partners are, or by its own card, or with one where the committee said so', () => {
    expect([out(['ab'], { a: is('WD') }, pair), out(['ab'], { a: is('WD'), b: is('NR') }, pair)]).toEqual([[], ['ab']]);
    expect(out(['ab'], { ab: is('WD') }, pair)).toEqual(['ab']);
    expect(out(['ab'], {}, { ab: [] })).toEqual([]);
    const sideOut = { ab: [{ playerId: 'a', sideOut: true }, 'b'] };
    expect([out(['ab'], { a: is('DQ') }, sideOut), out(['ab'], { a: is('WD') }, sideOut), out(['ab'], {}, sideOut)]).toEqual([
      ['ab'],
      [],
      [],
    ]);
    expect(out(['ab'], {}, { ab: [{ playerId: 'gone', sideOut: true }, 'b'] })).toEqual([]);
    // out with a partner in the round of the disqualification alone
    const first = { ab: [{ playerId: 'a', sideOut: true, roundId: 'r2' }, 'b'] };
    expect(out(['ab'], { a: is('DQ') }, first)).toEqual([]);
  });
});

describe('a knock-out', () => {
  const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 2, entrants: ['a', 'b', 'c', 'd'] } as const;
  const semifinals = [
    { node: '1.1', firstId: 'a', secondId: 'd' },
    { node: '1.2', firstId: 'b', secondId: 'c' },
  ];
  const final = (firstId: string, secondId: string) => ({ node: '2.1', firstId, secondId });
  const knockOut = (matches: object[], words: Words, day: MatchDay = {}, own: object = {}) =>
    contestOf({ ...rule, entrants: [...rule.entrants], ...own }, { sessions: [{ end: 'extra-holes', matches }] }, { words, ...day });
  const pictureOf = (...given: Parameters<typeof knockOut>) => {
    const { standing } = knockOut(...given);
    if (standing.kind !== 'bracket') throw new Error('a knock-out has a picture');
    return standing;
  };

  it('goes on with who won, to its champion, and says who came where', () => {
    const { rounds, champion, places, matchIds, ...plain } = pictureOf(
      [...semifinals, final('a', 'c')],
      [
        ['m1', won(0)],
        ['m2', won(1)],
        ['m3', won(1)],
      ],
    );
    expect(plain).toEqual({
      ...{ kind: 'bracket', size: 4, seeds: 2 },
      entrants: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase(), partners: [{ playerId: id, name: id.toUpperCase() }] })),
    });
    expect(rounds.map(({ part, round, matches }) => [part, round, matches.map(({ winner }) => winner)])).toEqual([
      ['main', 1, ['a', 'c']],
      ['main', 2, ['c']],
    ]);
    expect([champion, matchIds]).toEqual(['c', { '1.1': 'm1', '1.2': 'm2', '2.1': 'm3' }]);
    expect(places.map(({ entrant, position }) => [entrant, position])).toEqual([
      ['c', 1],
      ['a', 2],
      ['d', 3],
      ['b', 3],
    ]);
  });

  it('plays for third place and a consolation where its rule says so', () => {
    const parts = (own: object) => pictureOf([], [], {}, own).rounds.map(({ part }) => part);
    expect([parts({ thirdPlace: true }), parts({ consolation: true })]).toMatchObject([
      ['main', 'main', 'third-place'],
      ['main', 'main', 'consolation'],
    ]);
  });

  it('counts the result of a match for those who played it, in the place that they played it for', () => {
    const results = (matches: object[], words: Words) => {
      const competition = matchDay({ golfers: FOUR, words, contests: [{ rule: { ...rule, entrants: [] }, sessions: [{ matches }] }] });
      const [contest] = playedContests(competition).contests;
      return contest && bracketResults(contest, competition);
    };
    const words: Words = [
      ['m1', won(1)],
      ['m2', won(0)],
    ];
    expect(results(semifinals, words)).toEqual({ '1.1': { winner: 'd', sides: ['a', 'd'] }, '1.2': { winner: 'b', sides: ['b', 'c'] } });
    expect(results([{ ...semifinals[0], node: null }, semifinals[1] as object], words)).toEqual({ '1.2': expect.anything() });
    expect(results(semifinals, [])).toEqual({});
    expect(
      results(
        [
          { node: '1.1', firstId: 'a' },
          { node: '1.2', secondId: 'c' },
        ],
        words,
      ),
    ).toEqual({});
  });

  it('names a match of others that an earlier correction put out of its place, and shows the one that is played there now', () => {
    const played = knockOut(
      [...semifinals, final('a', 'c'), final('a', 'b')],
      [
        ['m1', won(0)],
        ['m2', won(0)],
        ['m3', won(1)],
      ],
    );
    expect(troublesOf(played)).toEqual([[], [], [{ code: 'not-in-match' }], []]);
    expect(played.standing).toMatchObject({ champion: null, matchIds: { '1.1': 'm1', '1.2': 'm2', '2.1': 'm4' } });
    const early = knockOut([final('a', 'b')], []);
    expect(troublesOf(early)).toEqual([[{ code: 'not-in-match' }]]);
    const half = knockOut([...semifinals, { node: '2.1', firstId: 'a' }], [['m1', won(0)]]);
    expect(troublesOf(half)[2]).toContainEqual({ code: 'not-in-match' });
    const nowhere = knockOut([{ firstId: 'a', secondId: 'd' }], []);
    expect(troublesOf(nowhere)).toEqual([[{ code: 'not-in-match' }]]);
    expect(nowhere.standing.kind === 'bracket' && nowhere.standing.matchIds).toEqual({});
    const back = pictureOf(
      [...semifinals, final('a', 'b'), final('a', 'c')],
      [
        ['m1', won(0)],
        ['m2', won(0)],
      ],
    );
    expect(back.matchIds['2.1']).toBe('m3');
  });

  it('asks who goes on from a match that ended level, and from one both of whose sides are disqualified', () => {
    const halves = Array.from({ length: 18 }, (_, at) => ['m1', { kind: 'hole', hole: at + 1, winner: 'halved' }] as const);
    const halved = (words: Words, matches: object[] = semifinals, settings: object = {}) =>
      troublesOf(contestOf({ ...rule, entrants: [...rule.entrants] }, { sessions: [{ end: 'halved', matches }] }, { words, settings }));
    expect(halved(halves)).toEqual([[{ code: 'level' }], []]);
    expect(halved([...halves, ['m1', committee(0)]])).toEqual([[], []]);
    expect(halved(halves, [{ firstId: 'a', secondId: 'd' }])).toEqual([[{ code: 'not-in-match' }]]);
    expect(halved(halves, semifinals, { edition: 1 })).toEqual([[], []]);
    expect(halved(halves, [{ ...semifinals[0], secondId: 'c' }])).toEqual([[{ code: 'not-in-match' }]]);
    const both = { golfers: { ...FOUR, a: is('DQ'), d: is('DQ') } };
    expect(troublesOf(knockOut(semifinals, [], both))).toEqual([
      [
        { code: 'side-out', side: 0 },
        { code: 'side-out', side: 1 },
      ],
      [],
    ]);
    expect(troublesOf(knockOut(semifinals, [], { golfers: { ...FOUR, a: is('DQ') } }))).toEqual([[], []]);
    const walkOver = (by: 0 | 1): MatchWordSaid => ({ kind: 'withdrawn', by, hole: null });
    expect(
      troublesOf(
        knockOut(semifinals, [
          ['m1', walkOver(0)],
          ['m1', walkOver(1)],
        ]),
      ),
    ).toEqual([[], []]);
  });

  it('gives a walk-over where an entrant is out', () => {
    const { rounds } = pictureOf([], [], { golfers: { ...FOUR, d: is('WD') } });
    expect(rounds[0]?.matches.map(({ by, winner }) => [by, winner])).toEqual([
      ['walk-over', 'a'],
      [null, null],
    ]);
  });

  it('knows who is in it: an entrant who is gone is named, and one alone plays nobody', () => {
    const gone = knockOut([], [], {}, { entrants: ['a', 'gone'] });
    expect([gone.troubles, gone.standing]).toMatchObject([
      [{ code: 'entrant-gone', entrantId: 'gone' }],
      { entrants: [{ id: 'a' }, { id: 'gone', name: '', partners: [] }] },
    ]);
    expect(knockOut([], [], {}, { entrants: ['a'] }).troubles).toEqual([{ code: 'too-few-entrants', entrants: 1 }]);
    expect(knockOut([], [], {}, { entrants: ['gone'] }).troubles.map(({ code }) => code)).toEqual(['too-few-entrants', 'entrant-gone']);
    expect(knockOut([], [], {}, { entrants: ['a', 'b'] }).troubles).toEqual([]);
  });

  it('shows a side with its partners of the first round that it plays in', () => {
    const sides = {
      ab: [
        { playerId: 'a', roundId: 'r2' },
        { playerId: 'b', roundId: 'r3' },
      ],
      cd: [],
    };
    const { entrants } = pictureOf([], [], { sides, rounds: [{}, {}, {}] }, { entrants: ['ab', 'cd'] });
    expect(entrants.map(({ id, partners }) => [id, partners.map(({ playerId }) => playerId)])).toEqual([
      ['ab', ['a']],
      ['cd', []],
    ]);
  });
});

describe('groups', () => {
  const POINTS = { won: 10, halved: 5, lost: 0 };
  const inGroups = (groups: { name: string; entrants: string[] }[], own: object = {}): ContestRule =>
    ({ ...{ kind: 'groups', points: POINTS, ties: [], lot: [], groups }, ...own }) as ContestRule;
  const tables = ({ standing }: StaffContest) =>
    standing.kind === 'groups'
      ? standing.groups.map(({ name, standings, rounds }) => [name, standings.map((of) => [of.entrant, of.position, of.points]), rounds])
      : [];

  it('count the matches of each group for that group alone, and say how many rounds it has', () => {
    const matches = [
      { node: 'A-1.1', firstId: 'a', secondId: 'b' },
      { node: 'AA-1.1', firstId: 'a', secondId: 'b' },
      { node: 'A-1.2', firstId: 'b' },
      { node: 'A-1.3', secondId: 'b' },
      { firstId: 'a', secondId: 'b' },
    ];
    const words: Words = matches.map((_, at) => [`m${at + 1}`, won(1)] as const);
    const rule = inGroups([
      { name: 'A', entrants: ['a', 'b', 'd'] },
      { name: 'AA', entrants: ['a', 'b'] },
    ]);
    expect(tables(contestOf(rule, { sessions: [{ matches }] }, { words }))).toEqual([
      [
        'A',
        [
          ['b', 1, 10],
          ['a', 2, 0],
          ['d', 2, 0],
        ],
        3,
      ],
      [
        'AA',
        [
          ['b', 1, 10],
          ['a', 2, 0],
        ],
        1,
      ],
    ]);
    expect(tables(contestOf(inGroups([{ name: 'A', entrants: [] }])))).toEqual([['A', [], 0]]);
  });

  it('separate who is level by their ties, the lot as it was drawn; else they stand as they were put in', () => {
    const order = (own: object) =>
      tables(contestOf(inGroups([{ name: 'A', entrants: ['d', 'b', 'a'] }], own))).map(([, lines]) =>
        (lines as [string][]).map(([of]) => of),
      );
    expect(order({})).toEqual([['d', 'b', 'a']]);
    const ties = groupTies({ ...{ kind: 'groups', points: POINTS, groups: [] }, ties: ['direct', 'lot'], lot: ['b', 'a'] });
    expect(ties).toEqual([{ by: 'direct' }, { by: 'lot', order: ['b', 'a'] }]);
    expect(order({ ties: ['lot'], lot: ['b', 'a', 'd'] })).toEqual([['b', 'a', 'd']]);
    const matches = [
      { node: 'A-1.1', firstId: 'a', secondId: 'b' },
      { node: 'A-1.2', firstId: 'c', secondId: 'd' },
    ];
    const words: Words = [
      ['m1', won(0)],
      ['m2', won(0, 5)],
    ];
    const rule = inGroups([{ name: 'A', entrants: ['a', 'b', 'c', 'd'] }], { ties: ['holes-up'], points: { ...POINTS, won: 20 } });
    expect(tables(contestOf(rule, { sessions: [{ matches }] }, { words }))).toEqual([
      [
        'A',
        [
          ['c', 1, 20],
          ['a', 2, 20],
          ['b', 3, 0],
          ['d', 4, 0],
        ],
        3,
      ],
    ]);
  });

  it('name who is in them, who is gone, and who plays nobody', () => {
    const { standing, troubles } = contestOf(
      inGroups([
        { name: 'A', entrants: ['a', 'gone'] },
        { name: 'B', entrants: ['b'] },
      ]),
    );
    expect(troubles).toEqual([{ code: 'entrant-gone', entrantId: 'gone' }]);
    expect(standing).toMatchObject({
      kind: 'groups',
      groups: [{ entrants: [{ id: 'a' }, { id: 'gone' }] }, { entrants: [{ name: 'B' }] }],
    });
    expect(contestOf(inGroups([{ name: 'A', entrants: ['a'] }])).troubles).toEqual([{ code: 'too-few-entrants', entrants: 1 }]);
  });

  it('ask who won a match whose side plays no further', () => {
    const rule = inGroups([{ name: 'A', entrants: ['a', 'b'] }]);
    const sessions = [{ matches: [{ node: 'A-1.1', firstId: 'a', secondId: 'b' }] }];
    const shown = contestOf(rule, { sessions }, { golfers: { ...FOUR, b: is('WD') } });
    expect(troublesOf(shown)).toEqual([[{ code: 'side-out', side: 1 }]]);
  });
});
