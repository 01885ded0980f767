import type { MatchWordSaid } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { CUP_RULE, type MatchDay, matchDay, type PlannedContest } from '../../../test/fixture/match-day.ts';
import { matchPlayFacts, matchPlayResult } from './match-facts.ts';

const WOMAN = { gender: 'f' as const };
const GOLFERS = { a: {}, b: { handicapCourse: 60 }, c: {}, d: {} };
const SIDES = { z: ['a', 'b'], y: ['c', 'd'] };
const KNOCK_OUT = { kind: 'bracket', thirdPlace: true, consolation: false, seeds: 1, entrants: ['a', 'b'] } as const;
const GROUPS = { kind: 'groups', points: { won: 20, halved: 10, lost: 0 }, ties: ['lot'], lot: ['b', 'a'] } as const;
const committee: MatchWordSaid = { kind: 'committee', winner: 1, reason: 'Sai bóng' };

const factsOf = (contest: PlannedContest, day: MatchDay = {}) =>
  matchPlayFacts(matchDay({ golfers: GOLFERS, ...day, contests: [contest] }));
const resultOf = (contest: PlannedContest, day: MatchDay = {}) =>
  matchPlayResult(matchDay({ golfers: GOLFERS, ...day, contests: [contest] }));
/** The only match of a cup, as the facts have it. */
const matchOf = (match: object, day: MatchDay = {}, session: object = {}) =>
  factsOf({ rule: CUP_RULE, sessions: [{ ...session, matches: [{ firstId: 'a', secondId: 'b', ...match }] }] }, day)?.contests[0]
    ?.sessions[0]?.matches[0];

it('where strokes are counted nothing is told of matches', () => {
  const competition = { ...matchDay({ golfers: GOLFERS }), matchPlay: null };
  expect([matchPlayFacts(competition), matchPlayResult(competition)]).toEqual([undefined, undefined]);
});

describe('the facts', () => {
  it('have each contest with its rule, its sessions and their matches', () => {
    const session = { roundId: 'r2', pointsWon: 20, pointsHalved: 12, pointsLost: 4, end: 'extra-holes', nassau: true } as const;
    const match = { firstId: 'a', secondId: 'b', firstTeamId: 'x', secondTeamId: 'y', node: '1.1' };
    const rule = { ...CUP_RULE, ties: ['holder' as const], holder: 'y' };
    const rounds = [{}, {}];
    expect(factsOf({ rule, sessions: [{ ...session, matches: [match] }] }, { rounds, teams: { x: [], y: [] } })).toEqual({
      cards: [],
      contests: [
        {
          id: 'c1',
          rule: { kind: 'cup', teams: ['x', 'y'], holder: 'y', ties: [{ by: 'holder' }] },
          sessions: [
            {
              ...{ id: 's1', round: 2, points: { won: 20, halved: 12, lost: 4 }, end: 'extra-holes', nassau: true },
              matches: [
                {
                  ...{ id: 'm1', format: 'singles', teams: ['x', 'y'], node: '1.1', sides: ['a', 'b'], startingHole: null, words: [] },
                  balls: [[{ id: 'a', strokes: 0 }], [{ id: 'b', strokes: 6 }]],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('have the rule of a knock-out with who is out, and of groups with their lot', () => {
    const golfers = { ...GOLFERS, b: { cards: { r1: { status: 'WD' as const } } } };
    expect(factsOf({ rule: { ...KNOCK_OUT, entrants: ['a', 'b'] } }, { golfers })?.contests[0]?.rule).toEqual({
      ...{ kind: 'bracket', thirdPlace: true, consolation: false, entrants: ['a', 'b'], withdrawn: ['b'] },
    });
    const groups = [{ name: 'A', entrants: ['a', 'b'] }];
    expect(factsOf({ rule: { ...GROUPS, ties: ['lot'], lot: ['b', 'a'], groups } })?.contests[0]?.rule).toEqual({
      ...{ kind: 'groups', points: GROUPS.points, groups: [{ id: 'A', entrants: ['a', 'b'] }] },
      ties: [{ by: 'lot', order: ['b', 'a'] }],
    });
  });

  it('have the cards of sides that play one ball, round by round, and of no others', () => {
    const cards = { 'z r2': [5, 'pickup' as const], 'y r1': [4], 'x r1': [3, 4], 'a r1': [3] };
    const sides = { y: SIDES.y, z: SIDES.z, x: ['a'], w: ['a'] };
    const rounds = [0, 1].map(() => ({ par: [4, 4], strokeIndex: [1, 2] }));
    expect(factsOf({ rule: CUP_RULE }, { sides, cards, rounds })?.cards).toEqual([
      { id: 'x', cards: [[3, 4], []] },
      { id: 'y', cards: [[4, null], []] },
      { id: 'z', cards: [[], [5, 'pickup']] },
    ]);
  });

  it('have the strokes of each ball, partner by partner', () => {
    const golfers = { a: { handicapCourse: 100 }, b: { handicapCourse: 200 }, c: {}, d: { handicapCourse: 50 } };
    const four = { firstId: 'z', secondId: 'y', format: 'four-ball' };
    const strokes = (match: object) =>
      matchOf(match, { golfers, sides: SIDES })?.balls.map((of) => of.map(({ id, strokes: own }) => [id, own]));
    expect(strokes(four)).toEqual([
      [
        ['a', 9],
        ['b', 18],
      ],
      [
        ['c', 0],
        ['d', 5],
      ],
    ]);
    expect(strokes({ ...four, format: 'foursomes' })).toEqual([[['z', 12]], [['y', 0]]]);
    expect(matchOf({ ...four, firstId: null })?.balls).toEqual([[], []]);
    expect(matchOf({}, { golfers: { ...golfers, a: { handicapCourse: null } } })?.balls).toEqual([[], []]);
  });

  it('say whose card a side with one ball plays by; a golfer’s gender is their own', () => {
    const golfers = { a: WOMAN, b: WOMAN, c: WOMAN, d: {} };
    const foursomes = { firstId: 'z', secondId: 'y', format: 'foursomes' };
    const genders = (match: object) => matchOf(match, { golfers, sides: SIDES })?.balls.map((of) => of.map(({ gender }) => gender));
    expect([genders(foursomes), genders({ ...foursomes, format: 'four-ball' }), genders({ secondId: 'd' })]).toEqual([
      [['f'], [undefined]],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
      [[undefined], [undefined]],
    ]);
  });

  it('say who is disqualified in the round, of balls and of sides, and on which hole it begins', () => {
    const dq = { cards: { r1: { status: 'DQ' as const, startingHole: 10 } } };
    const golfers = { a: dq, b: { cards: { r1: { startingHole: 10 } } } };
    expect(matchOf({}, { golfers })).toMatchObject({
      startingHole: 10,
      disqualified: [0],
      balls: [[{ id: 'a', strokes: 0, disqualified: true }], [{ id: 'b', strokes: 0 }]],
    });
    const none = matchOf({});
    expect(none).not.toHaveProperty('disqualified');
    expect(none?.balls.flat().filter((ball) => 'disqualified' in ball)).toEqual([]);
    const later = { a: { cards: { r2: { status: 'DQ' as const } } }, b: {} };
    expect(matchOf({}, { golfers: later, rounds: [{}, {}] })?.balls[0]).toEqual([{ id: 'a', strokes: 0 }]);
  });

  it('have the words with holes from 1, of two who differ the one that counts, and no reason but in the first edition', () => {
    const back = [{ holes: 'back' as const }];
    const hole = (winner: 0 | 1): MatchWordSaid => ({ kind: 'hole', hole: 12, winner });
    const words: MatchDay['words'] = [
      ['m1', hole(0)],
      ['m1', hole(1), { principalId: 'other' }],
      ['m1', committee],
      ['m2', committee],
    ];
    expect(matchOf({}, { rounds: back, words })?.words).toEqual([
      { id: 'e1', word: { kind: 'hole', hole: 3, winner: 0 } },
      { id: 'e3', word: { ...committee, reason: '' } },
    ]);
    expect(matchOf({}, { words: [['m1', committee]], settings: { edition: 1 } })?.words).toEqual([{ id: 'e1', word: committee }]);
  });

  it('have the committee’s decision of a cup without its reason', () => {
    const rule = { ...CUP_RULE, ties: ['committee' as const], decision: { team: 'x', reason: 'Bốc thăm' } };
    const ties = (settings: object) => factsOf({ rule }, { settings })?.contests.map((of) => of.rule.kind === 'cup' && of.rule.ties);
    expect([ties({}), ties({ edition: 1 })]).toEqual([
      [[{ by: 'committee', winner: 'x', reason: '' }]],
      [[{ by: 'committee', winner: 'x', reason: 'Bốc thăm' }]],
    ]);
  });
});

describe('the result', () => {
  it('has the state of each match, of a Nassau those of its nines', () => {
    const matches = [{ firstId: 'a', secondId: 'b' }, { firstId: 'c' }];
    const words: MatchDay['words'] = [['m1', committee]];
    expect(resultOf({ rule: CUP_RULE, sessions: [{ matches }] }, { words })?.matches).toEqual({
      m1: { whole: { code: 'won', winner: 1, by: 'committee', reason: '' } },
      m2: { whole: { code: 'not-begun' } },
    });
    const parts = resultOf({ rule: CUP_RULE, sessions: [{ nassau: true, matches }] }, { words: [['m1', { ...committee, part: 'back' }]] });
    expect(parts?.matches.m1).toMatchObject({
      whole: { code: 'not-begun' },
      front: { code: 'not-begun' },
      back: { code: 'won', winner: 1 },
    });
  });

  it('has the points and the winner of a cup, the places of a knock-out and of groups', () => {
    const teams = { x: ['a'], y: ['b'] };
    const match = { firstId: 'a', secondId: 'b', firstTeamId: 'x', secondTeamId: 'y' };
    const words: MatchDay['words'] = [['m1', committee]];
    const standing = (rule: PlannedContest['rule'], node: string | null = null) =>
      resultOf({ rule, sessions: [{ end: 'extra-holes', matches: [{ ...match, node }] }] }, { teams, words })?.contests.c1;
    const places = { b: { position: 1, tied: false }, a: { position: 2, tied: false } };
    expect(standing(CUP_RULE)).toEqual({ kind: 'cup', points: { x: 0, y: 10 }, winner: 'y' });
    expect(standing({ ...KNOCK_OUT, entrants: ['a', 'b'] }, '1.1')).toEqual({ kind: 'bracket', champion: 'b', places });
    const groups = [
      { name: 'A', entrants: ['a', 'b'] },
      { name: 'B', entrants: ['c'] },
    ];
    expect(standing({ ...GROUPS, ties: [], lot: [], groups }, 'A-1.1')).toEqual({
      ...{ kind: 'groups', places: { ...places, c: { position: 1, tied: false } } },
    });
  });
});
