import type { MatchWordSaid } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { onlyMatch } from '../../../test/fixture/match-day.ts';
import { cardOver, PAR } from '../../../test/kit/event.ts';
import { ballsOf, matchEntryOf, struckIn } from './match-state.ts';

type Given = Parameters<typeof onlyMatch>[0];
const played = (given: Given) => onlyMatch(given).played;
const strokes = (given: Given) => played(given).match?.strokes;
const state = (given: Given) => played(given).match?.state;
const troubles = (given: Given) => played(given).troubles;
const balls = (given: Given) => {
  const { field, played: of } = onlyMatch(given);
  return ballsOf(field, of);
};

const PAIRS = { golfers: { a: {}, b: {}, c: {}, d: {} }, sides: { ab: ['a', 'b'], cd: ['c', 'd'] } };
const BETWEEN = { firstId: 'ab', secondId: 'cd' };
const FOUR_BALL: Given = { ...PAIRS, match: { ...BETWEEN, format: 'four-ball' } };
const FOURSOMES: Given = { ...PAIRS, match: { ...BETWEEN, format: 'foursomes' } };
const off = (a: number, b: number, own: object = {}) => ({ golfers: { a: { handicapCourse: a }, b: { handicapCourse: b, ...own } } });
const won = (hole: number, winner: 0 | 1 | 'halved' | null = 0): MatchWordSaid => ({ kind: 'hole', hole, winner });
/** A course whose card for women has no stroke index. */
const NO_INDEX_FOR_WOMEN = [{ womenPar: PAR, womenStrokeIndex: null }];

describe('who plays', () => {
  it('counts by the cards of the round that the session is in', () => {
    const cards = { 'a r1': [3], 'b r1': [4], 'a r2': [5], 'b r2': [4] };
    expect(state({ rounds: [{}, {}], session: { roundId: 'r2' }, cards })).toMatchObject({ leader: 1, up: 1 });
  });

  it('is asked for where a side is not known, or is nobody any more, and nothing is worked out', () => {
    const side = (nth: number) => ({ code: 'no-side', side: nth });
    const nothing = { input: null, match: null, nassau: null };
    expect(played({ match: { firstId: null }, session: { nassau: true } })).toMatchObject({ ...nothing, troubles: [side(0)] });
    expect(played({ match: { secondId: 'gone' } })).toMatchObject({ ...nothing, troubles: [side(1)] });
    expect(troubles({ match: { firstId: null, secondId: null } })).toEqual([side(0), side(1)]);
    expect(balls({ match: { firstId: null } })).toEqual([[], []]);
    expect(balls({ match: { secondId: null } })).toEqual([[], []]);
  });

  it('has the card of the side where it plays one ball, and else those of its partners', () => {
    const cards = { 'a r1': [3], 'b r1': [4], 'c r1': [4], 'd r1': [4], 'ab r1': [5], 'cd r1': [4] };
    expect([balls(FOUR_BALL), state({ ...FOUR_BALL, cards })]).toMatchObject([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      { leader: 0, up: 1 },
    ]);
    expect([balls(FOURSOMES), state({ ...FOURSOMES, cards })]).toMatchObject([[['ab'], ['cd']], { leader: 1, up: 1 }]);
    expect(balls({})).toEqual([['a'], ['b']]);
  });

  it('of a side with one ball has no card of another round or another side', () => {
    const day = { ...FOURSOMES, rounds: [{}, {}] };
    expect(state({ ...day, cards: { 'ab r2': [3], 'cd r1': [4] } })).toEqual({ code: 'not-begun' });
    expect(state({ ...day, session: { roundId: 'r2' }, cards: { 'ab r2': [3], 'cd r2': [4] } })).toMatchObject({ leader: 0 });
  });

  it('are the partners of the round alone; who is no golfer any more counts for nothing', () => {
    const sides = { ab: [{ playerId: 'a' }, { playerId: 'b', roundId: 'r2' }], cd: ['c', { playerId: 'gone' }] };
    const { field, played: of } = onlyMatch({ ...FOUR_BALL, sides, rounds: [{}, {}] });
    expect(of.input?.sides.map(({ length }) => length)).toEqual([1, 1]);
    expect(ballsOf(field, of)).toEqual([['a'], ['c']]);
  });
});

describe('strokes', () => {
  it('are the whole difference of singles, as limits and cap of the tournament leave it', () => {
    expect(strokes(off(60, 140))).toEqual([[0], [8]]);
    const handicapLimits = { m: { min: 0, max: 10 }, f: { min: 0, max: 10 } };
    expect(strokes({ ...off(60, 140), settings: { handicapLimits } })).toEqual([[0], [4]]);
    expect(strokes({ ...off(60, 140), settings: { capAbove: 9, capCountsAs: 9 } })).toEqual([[0], [3]]);
  });

  it('are given by the allowance of the match, else by that of its format, and not at all without handicaps', () => {
    const half = { of: 'each', percent: 50, taken: 'handicaps' } as const;
    expect(strokes({ ...off(60, 140), match: { allowance: half } })).toEqual([[0], [4]]);
    expect(strokes({ ...off(60, 140), match: { allowance: half }, session: { handicap: false } })).toEqual([[0], [0]]);
    const golfers = { a: {}, b: {}, c: {}, d: { handicapCourse: 200 } };
    expect(strokes({ ...FOUR_BALL, golfers })).toEqual([
      [0, 0],
      [0, 18],
    ]);
    expect(strokes({ ...FOURSOMES, golfers })).toEqual([[0], [10]]);
  });

  it('that nobody can know leave what was said of the holes: a handicap or an index that is missing', () => {
    const said: Given = { words: [['m1', won(2, 1)]], cards: { 'a r1': [3], 'b r1': [4] } };
    const unknown = { leader: 1, up: 1 };
    const none = { a: {}, b: { handicapCourse: null, handicapIndex: null } };
    expect(played({ ...said, golfers: none })).toMatchObject({
      match: { state: unknown },
      troubles: [{ code: 'no-handicap', playerId: 'b' }],
    });
    const noIndex = { ...said, ...off(0, 10), rounds: [{ strokeIndex: null }] };
    expect(played(noIndex)).toMatchObject({ match: { state: unknown }, troubles: [{ code: 'no-stroke-index' }] });
    expect([balls(noIndex), balls({ ...said, golfers: none })]).toEqual(Array(2).fill([[], []]));
  });

  it('need the index of the card that is received by, and no other', () => {
    const day = { rounds: NO_INDEX_FOR_WOMEN, cards: { 'a r1': [3], 'b r1': [4] } };
    expect(state({ ...day, ...off(0, 10, { gender: 'f' }) })).toEqual({ code: 'not-begun' });
    expect(state({ ...day, ...off(10, 0, { gender: 'f' }) })).toMatchObject({ leader: 0 });
    expect(state({ ...day, rounds: [{ strokeIndex: null }], ...off(10, 10) })).toMatchObject({ leader: 0 });
  });
});

describe('what is wrong', () => {
  it('is one golfer or side against themself, and a golfer who plays for both', () => {
    expect(troubles({ match: { secondId: 'a' } })).toEqual([{ code: 'same-side' }]);
    const sides = { ab: ['a', 'b'], cd: ['a', 'd'] };
    expect(troubles({ ...FOUR_BALL, sides })).toEqual([{ code: 'partner-twice', playerId: 'a' }]);
  });

  it('is a side of a size that the format has not, or not both alike', () => {
    const size = { code: 'size', from: 2, to: 2 };
    const three = { ab: ['a', 'b', 'e'], cd: ['c', 'd'] };
    const golfers = { ...PAIRS.golfers, e: {} };
    expect(troubles({ ...FOURSOMES, sides: { ...PAIRS.sides, cd: ['c'] } })).toEqual([{ ...size, side: 1, partners: 1 }]);
    expect(troubles({ ...FOURSOMES, golfers, sides: three })).toEqual([{ ...size, side: 0, partners: 3 }]);
    const scramble: Given = { ...PAIRS, golfers, sides: three, match: { ...BETWEEN, format: 'scramble' } };
    expect(played(scramble)).toMatchObject({ troubles: [{ code: 'size', side: 1, partners: 2, from: 3, to: 3 }] });
    expect(balls(scramble)).toEqual([[], []]);
    expect(troubles({ ...scramble, session: { handicap: false } })).toEqual([]);
  });

  it('is a hole or a result that is said otherwise than the cards have it, as the card numbers the hole', () => {
    const back = [{ holes: 'back' as const }];
    const cards = { 'a r1': cardOver({ 1: -1 }), 'b r1': PAR };
    expect(troubles({ rounds: back, cards: { 'a r1': [3], 'b r1': [4] }, words: [['m1', won(10, 1)]] })).toEqual([
      { code: 'hole-differs', hole: 10 },
    ]);
    const result = { kind: 'result', winner: 0, score: { up: 3, left: 2 } } as const;
    expect(troubles({ cards, words: [['m1', result]] })).toEqual([{ code: 'result-differs' }]);
    expect(troubles({ cards, words: [['m1', { ...result, score: { up: 1, left: 0 } }]] })).toEqual([]);
    // of what may not stand in itself the match says nothing
    expect(
      troubles({
        words: [
          ['m1', won(99)],
          ['m1', { ...result, score: { up: 9, left: 1 } }],
        ],
      }),
    ).toEqual([]);
  });
});

describe('the start', () => {
  const at = (flight: string | null, startingHole: number | null = null, teeTime: string | null = null) => ({
    cards: { r1: { flight, startingHole, teeTime } },
  });

  it('is that of the flight which both sides go out in, from its hole', () => {
    const given: Given = { golfers: { a: at('3', 10, '07:30'), b: at('3', 10, '07:30') } };
    expect(played(given).start).toEqual({ flight: '3', startingHole: 10, teeTime: '07:30' });
    expect(played(given).match?.holes[0]?.hole).toBe(10);
    expect(played({}).start).toEqual({ flight: null, startingHole: null, teeTime: null });
    expect(played({}).match?.holes[0]?.hole).toBe(1);
  });

  it('in several flights is named; of sides with one ball it is that of their cards', () => {
    expect(played({ golfers: { a: at('3'), b: at('4') } })).toMatchObject({
      start: { flight: undefined },
      troubles: [{ code: 'flights-differ' }],
    });
    expect(troubles({ golfers: { a: at('3'), b: {} } })).toEqual([{ code: 'flights-differ' }]);
    expect(troubles({ golfers: { a: at('3'), b: { cards: { r1: null } } } })).toEqual([{ code: 'flights-differ' }]);
    const golfers = { ...PAIRS.golfers, ab: at('3', 10), cd: at('3', 10) };
    expect(played({ ...FOURSOMES, golfers }).start).toMatchObject({ flight: '3', startingHole: 10 });
    expect(played({ match: { firstId: null }, golfers: { b: at('4', 2) } }).start).toMatchObject({ flight: '4', startingHole: 2 });
  });

  it('is of the round of the match', () => {
    const golfer = { cards: { r1: { flight: '1' }, r2: { flight: '2' } } };
    const given: Given = { rounds: [{}, {}], session: { roundId: 'r2' }, golfers: { a: golfer, b: golfer } };
    expect(played(given).start.flight).toBe('2');
  });
});

describe('the end', () => {
  const level = { cards: { 'a r1': PAR, 'b r1': PAR } };

  it('of a level match is halved, or goes on, as the session has it; up to two rounds of extra holes are looked at', () => {
    expect(state(level)).toEqual({ code: 'halved', by: 'holes' });
    expect(state({ ...level, session: { end: 'extra-holes' } })).toEqual({ code: 'all-square', extraHoles: 0 });
    const said = (hole: number) => played({ session: { end: 'extra-holes' }, words: [['m1', won(hole)]] }).said;
    expect(said(54)).toEqual([{ hole: 54, id: 'e1' }]);
    expect(said(55)).toEqual([]);
  });

  it('of a Nassau is that of three matches, and of no other', () => {
    const cards = { 'a r1': cardOver({ 1: -1, 10: 1, 11: 1 }), 'b r1': PAR };
    const { nassau, match } = played({ cards, session: { nassau: true } });
    expect([nassau?.front.state, nassau?.back.state, match?.state]).toMatchObject([{ winner: 0 }, { winner: 1 }, { winner: 1 }]);
    expect(played({ cards }).nassau).toBeNull();
  });

  it('comes to a side that is disqualified in the round, whatever its card has', () => {
    const golfers = { a: { cards: { r1: { status: 'DQ' as const } } }, b: {} };
    const { input: given, match } = played({ golfers, cards: { 'a r1': [3], 'b r1': [4] } });
    expect([given?.disqualified, match?.state]).toEqual([[0], { code: 'won', winner: 1, by: 'disqualified' }]);
    expect(played({}).input).not.toHaveProperty('disqualified');
  });
});

describe('what is said', () => {
  const by = (principalId: string) => ({ principalId });

  it('of a hole counts as it is shown; who says otherwise disputes it, each with the time of receipt', () => {
    const receivedAt = new Date('2026-04-25T02:03:04Z');
    const { said, disputes, heard, match } = played({
      words: [
        ['m1', won(4)],
        ['m1', won(3), by('one')],
        ['m1', won(3, 1), { ...by('two'), receivedAt }],
      ],
    });
    expect(said).toEqual([
      { hole: 3, id: 'e2' },
      { hole: 4, id: 'e1' },
    ]);
    expect([...heard]).toEqual(['e2', 'e1']);
    expect(disputes).toEqual([
      {
        hole: 3,
        rivals: [
          { id: 'e2', winner: 0, by: 'person one', at: '2026-04-25T01:00:00.000Z' },
          { id: 'e3', winner: 1, by: 'person two', at: '2026-04-25T02:03:04.000Z' },
        ],
      },
    ]);
    expect(match?.state).toMatchObject({ leader: 0, up: 2 });
  });

  it('of another match counts for that alone', () => {
    expect(played({ words: [['m2', won(3)]] })).toMatchObject({ said: [], match: { state: { code: 'not-begun' } } });
  });

  it('and taken back counts no more, also a concession, until that is taken back', () => {
    const struck = (fact: string) => ['m1', { kind: 'struck', fact }] as const;
    const conceded = ['m1', { kind: 'match-conceded', by: 0, hole: null }] as const;
    expect(played({ words: [['m1', won(1)], struck('e1')] })).toMatchObject({ said: [], match: { state: { code: 'not-begun' } } });
    expect(state({ words: [conceded, struck('e1')] })).toEqual({ code: 'not-begun' });
    expect(state({ words: [conceded, struck('e1'), struck('e2')] })).toMatchObject({ code: 'won', winner: 1, by: 'conceded' });
  });

  it('is taken back by its id alone', () => {
    const entry = (id: string, seq: number, fact?: string) => ({
      ...{ id, seq, word: fact === undefined ? won(1) : ({ kind: 'struck', fact } as const) },
    });
    expect([...struckIn([entry('a', 1), entry('b', 2), entry('c', 3, 'a')])]).toEqual(['a']);
    expect([...struckIn([entry('a', 1), entry('c', 2, 'a'), entry('d', 3, 'c')])]).toEqual(['c']);
  });

  it('of a hole is an entry as strokes are, with the reason that settles it; of the match it is none', () => {
    const { round } = played({ rounds: [{ holes: 'back' }] });
    const entry = (word: MatchWordSaid, reason: string | null = null) =>
      ({
        ...{ id: 'e', seq: 1, word, reason, source: 'desk', replaces: 'd' },
        ...{ principalKind: 'person', principalId: 'p', device: null },
      }) as never;
    const plain = { id: 'e', seq: 1, source: 'desk', replaces: 'd', hole: 2, score: 1, author: 'person p' };
    expect(matchEntryOf(entry(won(11, 1)), round)).toEqual(plain);
    expect(matchEntryOf(entry(won(11, 1), 'Trọng tài'), round)).toEqual({ ...plain, settles: 'Trọng tài' });
    expect(matchEntryOf(entry({ kind: 'hole-conceded', hole: 11, by: 0 }), round)).toBeNull();
  });
});
