import type { MatchWordSaid } from '@fairway/api';
import { expect, it } from 'vitest';
import { onlyMatch } from '../../../test/fixture/match-day.ts';
import { cardOver, STROKE_INDEX } from '../../../test/kit/event.ts';
import { shownMatch } from './shown-match.ts';

type Given = Parameters<typeof onlyMatch>[0];
const shown = (given: Given = {}) => {
  const { field, played } = onlyMatch(given);
  return shownMatch(field, played);
};

const TEN = { handicapCourse: 100 };
const WOMAN = { ...TEN, gender: 'f' as const };
/** A par of 74 for women, 72 for men. */
const WOMEN = [{ womenPar: cardOver({ 1: 1, 5: 1 }), womenStrokeIndex: STROKE_INDEX }];
const BACK = [{ holes: 'back' as const }];
const conceded = (hole: number | null): MatchWordSaid => ({ kind: 'match-conceded', by: 0, hole });
const PAIRS: Given = { golfers: { a: WOMAN, b: WOMAN, c: TEN, d: WOMAN }, sides: { ab: ['a', 'b'], cd: ['c', 'd'] } };
const foursomes: Given = { ...PAIRS, match: { firstId: 'ab', secondId: 'cd', format: 'foursomes' } };

it('who plays is named with who plays for them, and nobody where it is not known', () => {
  const a = { id: 'a', name: 'A', partners: [{ playerId: 'a', name: 'A' }] };
  expect(shown({ match: { secondId: null } }).sides).toEqual([a, null]);
  const sides = { ab: ['a', { playerId: 'b', roundId: 'r2' }] };
  const side = { id: 'ab', name: 'AB', partners: [{ playerId: 'a', name: 'A' }] };
  expect(shown({ golfers: { a: {}, b: {} }, sides, match: { firstId: null, secondId: 'ab' } }).sides).toEqual([null, side]);
});

it('what the committee set stands beside it', () => {
  const allowance = { of: 'each', percent: 50, taken: 'handicaps' } as const;
  const match = { allowance, firstTeamId: 'x', secondTeamId: 'y', node: '1.2', version: 3 };
  expect(shown({ match })).toMatchObject({
    ...{ id: 'm1', number: 1, version: 3, sessionId: 's1', format: 'singles', allowance, teamIds: ['x', 'y'], node: '1.2' },
    ...{ flight: null, teeTime: null, startingHole: null, parts: null },
  });
});

it('it begins where its flight does; in several flights it is in none', () => {
  const at = (flight: string) => ({ cards: { r1: { flight, teeTime: '07:30', startingHole: 12 } } });
  const start = { flight: '3', teeTime: '07:30', startingHole: 12 };
  expect(shown({ rounds: BACK, golfers: { a: at('3'), b: at('3') } })).toMatchObject(start);
  expect(shown({ golfers: { a: at('3'), b: at('4') } }).flight).toBeNull();
});

it('strokes are shown where they are given and known', () => {
  const golfers = { a: {}, b: { handicapCourse: 40 } };
  expect(shown({ golfers }).strokes).toEqual([[0], [4]]);
  expect(shown({ golfers, session: { handicap: false } }).strokes).toBeNull();
  expect(shown({ golfers: { a: {}, b: { handicapCourse: null } } }).strokes).toBeNull();
  expect(shown({ match: { firstId: null } }).strokes).toBeNull();
});

it('so are the pars of the cards, where they are not the same and strokes are received for it', () => {
  const golfers = { a: { ...TEN }, b: WOMAN };
  expect(shown({ golfers, rounds: WOMEN })).toMatchObject({ pars: [[72], [74]], strokes: [[0], [2]] });
  expect(shown({ golfers: { a: WOMAN, b: WOMAN }, rounds: WOMEN }).pars).toBeNull();
  expect(shown({ golfers, rounds: WOMEN, session: { handicap: false } }).pars).toBeNull();
  expect(shown({ golfers, rounds: WOMEN, settings: { edition: 1 } }).pars).toBeNull();
  expect(shown({ golfers: { a: TEN, b: { ...WOMAN, handicapCourse: null } }, rounds: WOMEN }).pars).toBeNull();
  expect(shown({ match: { firstId: null }, rounds: WOMEN }).pars).toBeNull();
});

it('and of sides with one ball, whose own card has another par than the one they play', () => {
  expect(shown({ ...foursomes, rounds: WOMEN }).parDifferences).toEqual([
    [0, 0],
    [0, 2],
  ]);
  expect(shown(foursomes).parDifferences).toBeNull();
  expect(shown({ ...foursomes, rounds: WOMEN, session: { handicap: false } }).parDifferences).toBeNull();
  expect(shown({ ...foursomes, rounds: WOMEN, settings: { edition: 1 } }).parDifferences).toBeNull();
  expect(shown({ ...foursomes, rounds: WOMEN, match: { ...foursomes.match, format: 'four-ball' } }).parDifferences).toBeNull();
  const unknown = { ...PAIRS.golfers, d: { ...WOMAN, handicapCourse: null } };
  expect(shown({ ...foursomes, golfers: unknown, rounds: WOMEN }).parDifferences).toBeNull();
  expect(shown({ ...foursomes, rounds: WOMEN, match: { ...foursomes.match, firstId: null } }).parDifferences).toBeNull();
  const other = { ...foursomes.match, firstId: 'cd', secondId: 'ab' };
  expect(shown({ ...foursomes, rounds: WOMEN, match: other }).parDifferences).toEqual([
    [0, 2],
    [0, 0],
  ]);
});

it('holes are numbered as the course’s card has them, of a state too', () => {
  const given: Given = { rounds: BACK, cards: { 'a r1': [3], 'b r1': [4] } };
  const { holes, next, state } = shown(given);
  expect([holes[0], holes.length, next]).toEqual([{ hole: 10, on: 10, winner: 0, by: 'strokes', nets: [3, 4], lead: 1 }, 9, 11]);
  expect(state).toMatchObject({ code: 'in-play', leader: 0 });
  expect(shown({ rounds: BACK, words: [['m1', conceded(12)]] }).state).toMatchObject({ by: 'conceded', hole: 12 });
  expect(shown({ rounds: BACK, words: [['m1', conceded(null)]] })).toMatchObject({ state: { by: 'conceded', hole: null }, next: null });
});

it('a Nassau shows its nines, and the holes that are played after the end of the whole', () => {
  const words = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((hole) => ['m1', { kind: 'hole', hole, winner: 0 }] as const);
  const { parts, holes, next, state } = shown({
    session: { nassau: true },
    words: [...words, ['m1', { kind: 'hole', hole: 11, winner: 1 }]],
  });
  expect([state, parts?.front, parts?.back]).toMatchObject([
    { code: 'won', up: 10, left: 8 },
    { code: 'won', up: 5, left: 4 },
    { code: 'in-play', up: 0 },
  ]);
  expect([holes[10], next]).toMatchObject([{ hole: 11, winner: 1, lead: null }, 12]);
});

it('a match whose sides are not known has not begun, and has no holes', () => {
  expect(shown({ match: { firstId: null }, session: { nassau: true } })).toMatchObject({
    ...{ state: { code: 'not-begun' }, holes: [], next: null, parts: null, hasScores: false },
  });
});

it('it has scores once a stroke was played or something was said, also what was taken back or is in dispute', () => {
  const hole = (winner: 0 | 1): MatchWordSaid => ({ kind: 'hole', hole: 1, winner });
  const cleared: MatchWordSaid = { kind: 'hole', hole: 1, winner: null };
  expect(shown().hasScores).toBe(false);
  expect(shown({ cards: { 'a r1': [3], 'b r1': [4] } }).hasScores).toBe(true);
  expect(
    shown({
      words: [
        ['m1', conceded(null)],
        ['m1', { kind: 'struck', fact: 'e1' }],
      ],
    }).hasScores,
  ).toBe(true);
  expect(shown({ match: { firstId: null }, words: [['m1', hole(0)]] }).hasScores).toBe(true);
  const disputed = shown({
    words: [
      ['m1', hole(0)],
      ['m1', hole(1), { principalId: 'other' }],
    ],
  });
  expect([disputed.hasScores, disputed.disputes.length, disputed.said]).toEqual([true, 1, [{ hole: 1, id: 'e1' }]]);
  expect(shown({ words: [['m2', cleared]] }).hasScores).toBe(false);
});
