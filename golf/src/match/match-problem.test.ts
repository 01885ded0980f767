import { describe, expect, test } from 'vitest';
import { card, competitor, PLAIN_COURSE, side } from '../../test-kit/index.ts';
import type { MatchFact, MatchScore, MatchWord } from './match-fact.ts';
import { MATCH_FORMATS } from './match-format.ts';
import type { MatchGiven } from './match-play.ts';
import { isPossibleScore, matchFactRefusal, matchProblems, matchSideProblems, writtenScore } from './match-problem.ts';

const blank = { playingHandicap: 0, card: [] };
const factsOf = (...words: MatchWord[]): readonly MatchFact[] => words.map((word, seq) => ({ id: `f${seq}`, seq, ...word }));
const given = (facts: readonly MatchFact[] = [], more: Partial<MatchGiven> = {}): MatchGiven => ({
  course: PLAIN_COURSE,
  sides: [[blank], [blank]],
  end: 'halved',
  facts,
  ...more,
});
const wins = (count: number): readonly MatchWord[] => Array.from({ length: count }, (_, at) => ({ kind: 'hole', hole: at + 1, winner: 0 }));

describe('two sides', () => {
  const pair = (id: string, ...partners: string[]) => side(id, { partners: partners.map((one) => competitor(one, { handicap: 0 })) });
  test('may meet', () => {
    expect(matchSideProblems(MATCH_FORMATS.foursomes, [pair('a', 'w', 'x'), pair('b', 'y', 'z')], true)).toEqual([]);
  });
  test('are not one and the same', () => {
    const one = pair('a', 'w', 'x');
    expect(matchSideProblems(MATCH_FORMATS.foursomes, [one, one], false)).toEqual([{ side: 'a', problem: { code: 'same-side' } }]);
  });
  test('lack no partner, and nobody plays for both', () => {
    expect(matchSideProblems(MATCH_FORMATS['four-ball'], [pair('a', 'w', 'x'), pair('b', 'x')], true)).toEqual([
      { side: 'b', problem: { code: 'size', partners: 1 } },
      { side: 'b', problem: { code: 'partner-twice', partner: 'x' } },
    ]);
  });
  test('have a handicap each where strokes are given', () => {
    const without = side('b', { partners: [competitor('z')] });
    const byRound = side('b', { partners: [competitor('z', { handicaps: [null, 40] })] });
    const [one, format] = [pair('a', 'w'), MATCH_FORMATS.singles];
    expect(matchSideProblems(format, [one, without], true)).toEqual([{ side: 'b', problem: { code: 'no-handicap', partner: 'z' } }]);
    expect([matchSideProblems(format, [one, without], false), matchSideProblems(format, [one, byRound], true)]).toEqual([[], []]);
  });
});

describe('what is wrong with a match', () => {
  test('is nothing, most often', () => {
    expect(matchProblems(given(factsOf(...wins(3), { kind: 'match-conceded', by: 1, hole: 4 })))).toEqual([]);
  });
  test('is a side without players, or a hole that is none', () => {
    expect(matchProblems(given([], { sides: [[], [blank]], startingHole: 19, extraHoles: [1, 20] }))).toEqual([
      { code: 'no-players', side: 0 },
      { code: 'starting-hole', hole: 19 },
      { code: 'extra-hole', hole: 20 },
    ]);
  });
  test('is a course that does not say where strokes are received', () => {
    const sides = [[{ playingHandicap: 3, card: card('4') }], [{ playingHandicap: 0, card: card('4') }]] as const;
    const without = { sides, course: { ...PLAIN_COURSE, strokeIndex: null } };
    expect(matchProblems(given([], without))).toEqual([{ code: 'no-stroke-index' }]);
    expect(matchProblems(given([], { ...without, startingHole: 19 }))).toEqual([{ code: 'starting-hole', hole: 19 }]);
  });
  test('are facts that may not stand', () => {
    const words: readonly MatchWord[] = [
      { kind: 'hole', hole: 19, winner: 0 },
      { kind: 'committee', winner: 1, reason: ' ' },
      { kind: 'result', winner: 0, score: { up: 5, left: 2 } },
    ];
    expect(matchProblems(given(factsOf(...words))).map((problem) => 'because' in problem && problem.because)).toEqual([
      'no-such-hole',
      'reason-missing',
      'not-a-result',
    ]);
  });
  test('is what was said of a hole or the match against the strokes', () => {
    const sides = [[{ ...blank, card: card('3 4') }], [{ ...blank, card: card('4 4') }]] as const;
    const words: readonly MatchWord[] = [
      { kind: 'hole-conceded', hole: 1, by: 0 },
      { kind: 'hole', hole: 2, winner: 'halved' },
    ];
    expect(matchProblems(given(factsOf(...words), { sides }))).toEqual([{ code: 'hole-differs', hole: 1 }]);
    const result: MatchWord = { kind: 'result', winner: 0, score: { up: 10, left: 8 } };
    expect(matchProblems(given(factsOf(...wins(10), result)))).toEqual([]);
    const level = Array.from({ length: 18 }, (_, at): MatchWord => ({ kind: 'hole', hole: at + 1, winner: 'halved' }));
    expect(matchProblems(given(factsOf(...level, result)))).toEqual([{ code: 'result-differs' }]);
    for (const other of [
      { ...result, score: { up: 9, left: 8 } },
      { ...result, winner: 1 },
      { kind: 'result', winner: 'halved' },
    ] as const)
      expect(matchProblems(given(factsOf(...wins(10), other as MatchWord)))).toEqual([{ code: 'result-differs' }]);
  });
});

describe('a fact is refused', () => {
  const refusal = (word: MatchWord, facts: readonly MatchFact[] = [], more: Partial<MatchGiven> = {}) =>
    matchFactRefusal(given(facts, more), { id: 'new', seq: 99, ...word });
  const level = factsOf(...Array.from({ length: 18 }, (_, at): MatchWord => ({ kind: 'hole', hole: at + 1, winner: 'halved' })));

  test('where it concedes what is decided; the committee may still decide, and a hole be corrected', () => {
    const won = factsOf(...wins(10));
    expect(refusal({ kind: 'hole-conceded', hole: 11, by: 1 }, won)).toBe('decided');
    expect(refusal({ kind: 'match-conceded', hole: null, by: 1 }, won)).toBe('decided');
    expect(refusal({ kind: 'committee', winner: 1, reason: 'protest' }, won)).toBeNull();
    expect(refusal({ kind: 'hole', hole: 1, winner: 1 }, won)).toBeNull();
    expect(refusal({ kind: 'hole-conceded', hole: 10, by: 1 }, factsOf(...wins(9)))).toBeNull();
  });
  test('but not where it is of a hole before the end, such as from a phone without network', () => {
    const over = (hole: number, facts: readonly MatchFact[], more: Partial<MatchGiven> = {}) =>
      refusal({ kind: 'hole-conceded', hole, by: 0 }, facts, more);
    const won = factsOf(...wins(10));
    expect([over(3, won), over(10, won), over(18, level)]).toEqual([null, null, null]);
    const conceded = factsOf(...wins(3), { kind: 'match-conceded', by: 1, hole: 4 });
    expect([over(3, conceded), over(4, conceded)]).toEqual([null, 'decided']);
    // begun on the 7th, the match was over on the 16th: the first hole comes after it
    const shotgun = factsOf(...Array.from({ length: 10 }, (_, at): MatchWord => ({ kind: 'hole', hole: at + 7, winner: 0 })));
    expect([over(8, shotgun, { startingHole: 7 }), over(1, shotgun, { startingHole: 7 })]).toEqual([null, 'decided']);
  });
  test('but the second side may withdraw after the first', () => {
    const gone = factsOf({ kind: 'withdrawn', by: 0, hole: null });
    expect([refusal({ kind: 'withdrawn', by: 1, hole: null }, gone), refusal({ kind: 'withdrawn', by: 0, hole: null }, gone)]).toEqual([
      null,
      'decided',
    ]);
  });
  test('of a hole that the match does not have; the 19th only where it goes on', () => {
    expect([0, 1.5, 19].map((hole) => refusal({ kind: 'hole', hole, winner: 0 }))).toEqual(Array(3).fill('no-such-hole'));
    expect(refusal({ kind: 'hole', hole: 19, winner: 0 }, level, { end: 'extra-holes' })).toBeNull();
  });
  test('where a match that may not be halved would be', () => {
    expect(refusal({ kind: 'result', winner: 'halved' }, [], { end: 'extra-holes' })).toBe('may-not-be-halved');
    expect(refusal({ kind: 'committee', winner: 'halved', reason: 'dark' }, [], { end: 'extra-holes' })).toBe('may-not-be-halved');
    expect(refusal({ kind: 'result', winner: 'halved' })).toBeNull();
  });
  test('where it strikes what is not there', () => {
    expect(refusal({ kind: 'struck', fact: 'f7' }, factsOf(...wins(1)))).toBe('no-such-fact');
    expect(refusal({ kind: 'struck', fact: 'f0' }, factsOf(...wins(1)))).toBeNull();
  });
});

describe('a score of a match', () => {
  test.each<[string, MatchScore | 'halved' | null]>([
    ['3&2', { up: 3, left: 2 }],
    [' 3 & 2 ', { up: 3, left: 2 }],
    ['3/2', { up: 3, left: 2 }],
    ['3 and 2', { up: 3, left: 2 }],
    ['1 up', { up: 1, left: 0 }],
    ['2UP', { up: 2, left: 0 }],
    ['19th', { up: 1, left: 0, extraHole: 1 }],
    ['at the 20th hole', { up: 1, left: 0, extraHole: 2 }],
    ['AS', 'halved'],
    ['½', 'halved'],
    ['17', null],
    ['won', null],
    ['', null],
  ])('written as “%s” is %j', (text, score) => {
    expect(writtenScore(text, 18)).toEqual(score);
  });

  test('is one that a match can end with', () => {
    const possible = (of: readonly [number, number][]) => of.map(([up, left]) => isPossibleScore({ up, left }, 18, 'halved'));
    expect(
      possible([
        [1, 0],
        [2, 0],
        [2, 1],
        [3, 1],
        [3, 2],
        [10, 8],
      ]),
    ).toEqual(Array(6).fill(true));
    expect(
      possible([
        [3, 0],
        [2, 2],
        [5, 2],
        [10, 9],
        [0, 0],
        [1.5, 1],
        [2, -1],
      ]),
    ).toEqual(Array(7).fill(false));
    expect(isPossibleScore({ up: 5, left: 4 }, 9, 'halved')).toBe(true);
    expect(isPossibleScore({ up: 6, left: 4 }, 9, 'halved')).toBe(false);
  });

  test('on an extra hole is 1 up, where the match goes on', () => {
    const extra = { up: 1, left: 0, extraHole: 1 };
    expect((['halved', 'extra-holes'] as const).map((end) => isPossibleScore(extra, 18, end))).toEqual([false, true]);
    expect(
      [
        { ...extra, up: 2 },
        { ...extra, extraHole: 0 },
      ].map((of) => isPossibleScore(of, 18, 'extra-holes')),
    ).toEqual([false, false]);
  });
});
