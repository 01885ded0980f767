import { describe, expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { MatchFact, MatchWord } from './match-fact.ts';
import type { MatchGiven } from './match-play.ts';
import { matchPlay } from './match-play.ts';
import { nassau } from './nassau.ts';

const par = cardToPar(PLAIN_COURSE);
const blank = { playingHandicap: 0, card: [] };
/** Facts in the order of receipt. */
const factsOf = (...words: MatchWord[]): readonly MatchFact[] => words.map((word, seq) => ({ id: `f${seq}`, seq, ...word }));
const holes = (results: string): readonly MatchWord[] =>
  [...results].map((result, at) => ({ kind: 'hole', hole: at + 1, winner: result === 'W' ? 0 : result === 'L' ? 1 : 'halved' }));
const match = (facts: readonly MatchFact[], given: Partial<MatchGiven> = {}) =>
  matchPlay({ course: PLAIN_COURSE, sides: [[blank], [blank]], end: 'halved', facts, ...given });
const state = (...words: MatchWord[]) => match(factsOf(...words))?.state;

describe('holes as W, ½ and L, where nobody writes strokes', () => {
  test('make a match, without a stroke index too', () => {
    const facts = factsOf(...holes('WWW½½½½½½½½½½½½½'));
    const without = { course: { ...PLAIN_COURSE, strokeIndex: null }, sides: [[{ ...blank, playingHandicap: 9 }], [blank]] } as const;
    expect(match(facts, without)?.state).toEqual({ code: 'won', by: 'holes', winner: 0, up: 3, left: 2, hole: 16 });
  });
  test('the last word on a hole counts, and may clear it', () => {
    const corrected = factsOf(...holes('WW'), { kind: 'hole', hole: 2, winner: 1 }, { kind: 'hole', hole: 1, winner: null });
    expect(match(corrected)).toMatchObject({ state: { leader: 1, up: 1, left: 17 }, missing: [1], next: 3 });
  });
  test('stand before strokes that say another thing', () => {
    const sides = [[{ ...blank, card: card('4') }], [{ ...blank, card: card('5') }]] as const;
    expect(match(factsOf(...holes('½')), { sides })?.holes[0]).toMatchObject({ winner: 'halved', by: 'agreed', nets: [4, 5] });
  });
  test('go on to the 19th where the match is not halved; after nine holes to the 10th', () => {
    const extra = (hole: number): MatchWord => ({ kind: 'hole', hole, winner: 1 });
    const given = { end: 'extra-holes' } as const;
    expect(match(factsOf(...holes('½'.repeat(18)), extra(19)), given)?.state).toMatchObject({ winner: 1, hole: 19, extraHole: 1 });
    const nine = { ...given, course: course('4 4 3 5 4 4 3 5 4') };
    expect(match(factsOf(...holes('½'.repeat(9)), extra(10)), nine)?.state).toMatchObject({ winner: 1, hole: 10, extraHole: 1 });
  });
});

describe('a conceded hole', () => {
  test('is lost by who concedes it, whatever is written on it', () => {
    const sides = [[{ ...blank, card: card('3') }], [{ ...blank, card: card('9') }]] as const;
    const facts = factsOf({ kind: 'hole-conceded', hole: 1, by: 0 }, { kind: 'hole', hole: 1, winner: 0 });
    expect(match(facts, { sides })?.holes[0]).toMatchObject({ winner: 1, by: 'conceded', lead: -1 });
  });
  test('is conceded once: the first stands (Rule 3.2b), in whatever order the facts come', () => {
    const facts = factsOf({ kind: 'hole-conceded', hole: 1, by: 0 }, { kind: 'hole-conceded', hole: 1, by: 1 });
    expect([match(facts), match([...facts].reverse())].map((of) => of?.holes[0]?.winner)).toEqual([1, 1]);
  });
  test('is given back when it was said in error', () => {
    expect(state({ kind: 'hole-conceded', hole: 1, by: 0 }, { kind: 'struck', fact: 'f0' })).toEqual({ code: 'not-begun' });
    const again = factsOf({ kind: 'hole-conceded', hole: 1, by: 0 }, { kind: 'struck', fact: 'f0' }, { kind: 'struck', fact: 'f1' });
    expect(match(again)?.state).toMatchObject({ leader: 1 });
  });
});

describe('a conceded match', () => {
  test('is won by the other side, on the hole where it was conceded', () => {
    expect(state(...holes('WW½'), { kind: 'match-conceded', by: 0, hole: 4 })).toEqual({
      code: 'won',
      by: 'conceded',
      winner: 1,
      hole: 4,
    });
  });
  test('is not won by holes that are played on for fun', () => {
    const concession: MatchWord = { kind: 'match-conceded', by: 1, hole: 3 };
    const conceded = match(factsOf(...holes('LL'), concession, ...holes('LLLLLLLLLLLL')));
    expect([conceded?.state, conceded?.holes[2]?.winner]).toEqual([{ code: 'won', by: 'conceded', winner: 0, hole: 3 }, null]);
  });
  test('was decided before when the holes decided it before', () => {
    expect(state(...holes('W'.repeat(10)), { kind: 'match-conceded', by: 0, hole: 12 })).toMatchObject({
      by: 'holes',
      winner: 0,
      hole: 10,
    });
    expect(state(...holes('½'.repeat(18)), { kind: 'match-conceded', by: 0, hole: null })).toEqual({ code: 'halved', by: 'holes' });
  });
  test('is conceded once', () => {
    expect(state({ kind: 'match-conceded', by: 0, hole: null }, { kind: 'match-conceded', by: 1, hole: null })).toMatchObject({
      winner: 1,
    });
  });
  test('may be conceded on an extra hole', () => {
    const facts = factsOf(...holes('½'.repeat(18)), { kind: 'match-conceded', by: 0, hole: 19 }, { kind: 'hole', hole: 19, winner: 0 });
    expect(match(facts, { end: 'extra-holes' })?.state).toEqual({ code: 'won', by: 'conceded', winner: 1, hole: 19 });
  });
  test('leaves nothing to play', () => {
    expect(match(factsOf(...holes('W'), { kind: 'match-conceded', by: 1, hole: 2 }))).toMatchObject({ missing: [], next: null });
  });
});

describe('a side that does not play', () => {
  test('gives a walk-over', () => {
    expect(state({ kind: 'withdrawn', by: 1, hole: null })).toEqual({ code: 'won', by: 'walk-over', winner: 0, hole: null });
  });
  test('where the other does not either, nobody wins', () => {
    expect(state({ kind: 'withdrawn', by: 1, hole: null }, { kind: 'withdrawn', by: 0, hole: null })).toEqual({
      code: 'no-winner',
      by: 'walk-over',
    });
  });
});

describe('a match as a score', () => {
  const result: MatchWord = { kind: 'result', winner: 1, score: { up: 3, left: 2 } };
  test('counts where the holes are not known, and while they decide nothing', () => {
    const expected = { code: 'won', by: 'result', winner: 1, up: 3, left: 2 };
    expect([state(result), state(...holes('WW'), result)]).toEqual([expected, expected]);
    expect(state({ kind: 'result', winner: 'halved' })).toEqual({ code: 'halved', by: 'result' });
  });
  test('gives way to holes that decide, and to a later score', () => {
    expect(state(result, ...holes('W'.repeat(10)))).toMatchObject({ by: 'holes', winner: 0 });
    expect(state(result, { kind: 'result', winner: 'halved' })).toEqual({ code: 'halved', by: 'result' });
  });
});

test('the committee decides over everything, the last time for good', () => {
  const decided = (winner: 0 | 'halved', reason: string): MatchWord => ({ kind: 'committee', winner, reason });
  const protest = [...holes('L'.repeat(10)), decided(0, 'wrong handicap')];
  expect(state(...protest)).toEqual({ code: 'won', by: 'committee', winner: 0, reason: 'wrong handicap' });
  expect(state(...protest, decided('halved', 'both played a wrong ball'))).toMatchObject({ code: 'halved', by: 'committee' });
  expect(state(...protest, { kind: 'struck', fact: 'f10' })).toMatchObject({ by: 'holes', winner: 1 });
});

describe('a Nassau', () => {
  const play = (words: readonly MatchWord[], given: Partial<MatchGiven> = {}) => {
    const three = nassau({ course: PLAIN_COURSE, sides: [[blank], [blank]], end: 'halved', facts: factsOf(...words), ...given });
    return three && { front: three.front.state, back: three.back.state, whole: three.whole.state };
  };
  test('is three matches of the same holes: front, back and whole', () => {
    expect(play(holes('WWW½½½½½½LLLLLL½½½'))).toEqual({
      front: { code: 'won', by: 'holes', winner: 0, up: 3, left: 2, hole: 7 },
      back: { code: 'won', by: 'holes', winner: 1, up: 5, left: 4, hole: 14 },
      whole: { code: 'won', by: 'holes', winner: 1, up: 3, left: 2, hole: 16 },
    });
  });
  test('gives strokes as in the round', () => {
    const sides = [[{ playingHandicap: 2, card: par }], [{ playingHandicap: 0, card: par }]] as const;
    expect(play([], { sides })).toMatchObject({ front: { winner: 0, up: 2 }, back: { code: 'halved' }, whole: { winner: 0, up: 2 } });
  });
  test('loses what is open by a concession, not what is decided', () => {
    const words = [...holes('WWWWW½½½½W'), { kind: 'match-conceded', by: 0, hole: 11 } as const];
    expect(play(words)).toMatchObject({
      front: { by: 'holes', winner: 0 },
      back: { by: 'conceded', winner: 1 },
      whole: { by: 'conceded', winner: 1 },
    });
  });
  test('begun on the tenth has no front nine before the back one was conceded', () => {
    const words = [...holes('½'.repeat(9)), { kind: 'match-conceded', by: 0, hole: 12 } as const];
    expect(play(words, { startingHole: 10 })).toMatchObject({ front: { by: 'conceded' }, back: { by: 'conceded' } });
  });
  test('takes a word of one of its matches for that one', () => {
    const words: readonly (MatchWord & Pick<MatchFact, 'part'>)[] = [
      { kind: 'committee', winner: 1, reason: 'protest', part: 'front' },
      { kind: 'result', winner: 'halved' },
    ];
    expect(play(words)).toMatchObject({ front: { by: 'committee' }, back: { code: 'not-begun' }, whole: { code: 'halved' } });
  });
  test('needs eighteen holes', () => {
    expect(play([], { course: course('4 4 3 5 4 4 3 5 4') })).toBeNull();
  });
});
