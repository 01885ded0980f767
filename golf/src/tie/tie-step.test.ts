import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { Course } from '../course.ts';
import type { Rules } from '../rules.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { ties } from './tie-keys.ts';
import { tieUnit } from './tie-rule.ts';
import type { TieStep } from './tie-step.ts';
import { tieSteps } from './tie-step.ts';
import { decidingStep, tieKey, tieValue } from './tie-value.ts';
import type { CountbackId, Segment, TieKey } from './tiebreak.ts';
import { COUNTBACKS } from './tiebreak.ts';

const NINE = course('4 4 3 5 4 4 3 5 4', '9 8 7 6 5 4 3 2 1');
const ODD = { ...NINE, strokeIndex: [17, 15, 13, 11, 9, 7, 5, 3, 1] };
const countback = (id: CountbackId): readonly TieKey[] => ties('countback', id).gross;
const spelt = (steps: readonly TieStep[]) =>
  steps.map((step) =>
    step.by === 'countback' ? `${step.round}: ${step.holes.join(' ')}` : step.by === 'round' ? roundsOf(step) : step.by,
  );
const roundsOf = ({ round, through }: { round: number; through?: number }) => (through === undefined ? `${round}` : `${round}–${through}`);

describe('the steps of a countback', () => {
  test.each<[string, CountbackId, Course[], string[]]>([
    [
      'are holes 10–18, 13–18, 16–18 and 18 of one round',
      '9-6-3-1',
      [PLAIN_COURSE],
      ['1: 10 11 12 13 14 15 16 17 18', '1: 13 14 15 16 17 18', '1: 16 17 18', '1: 18'],
    ],
    ['are the last 6, 3 and 1 of nine holes', '9-6-3-1', [NINE], ['1: 4 5 6 7 8 9', '1: 7 8 9', '1: 9']],
    [
      'begin with the last round of several, and go on with the one before',
      '9-6-3-1',
      [NINE, NINE],
      ['2', '2: 4 5 6 7 8 9', '2: 7 8 9', '2: 9', '1: 4 5 6 7 8 9', '1: 7 8 9', '1: 9'],
    ],
    [
      'go on with the last 6, 3 and 1 of the first nine by the Committee Procedures',
      'official',
      [PLAIN_COURSE],
      ['1: 10 11 12 13 14 15 16 17 18', '1: 13 14 15 16 17 18', '1: 16 17 18', '1: 18', '1: 4 5 6 7 8 9', '1: 7 8 9', '1: 9'],
    ],
    ['of the hardest holes go by stroke index', 'hardest', [NINE], ['1: 9', '1: 7 8 9', '1: 4 5 6 7 8 9']],
    ['of the hardest holes of a nine go by the order of its indexes of eighteen', 'hardest', [ODD], ['1: 9', '1: 7 8 9', '1: 4 5 6 7 8 9']],
    ['of the hardest holes are none without a stroke index', 'hardest', [{ ...NINE, strokeIndex: null }], []],
    [
      'go hole by hole from the last to the first',
      '18-to-1',
      [NINE],
      ['1: 9', '1: 8', '1: 7', '1: 6', '1: 5', '1: 4', '1: 3', '1: 2', '1: 1'],
    ],
  ])('%s', (_, id, rounds, steps) => {
    expect(spelt(tieSteps(countback(id), rounds))).toEqual(steps);
  });

  test('compare each of several rounds as a whole before its segments, except the first', () => {
    const last3: Segment = { last: 3 };
    const keys: readonly TieKey[] = [{ by: 'countback', segments: [{ whole: true }, last3], score: 'net' }];
    expect(spelt(tieSteps(keys, [NINE, NINE, NINE]))).toEqual(['3', '3: 7 8 9', '2', '2: 7 8 9', '1: 7 8 9']);
    expect(spelt(tieSteps(countback('9-6-3-1'), [NINE, NINE, NINE]))).toEqual([
      '3',
      '3: 4 5 6 7 8 9',
      '3: 7 8 9',
      '3: 9',
      '2',
      '2: 4 5 6 7 8 9',
      '2: 7 8 9',
      '2: 9',
      '1: 4 5 6 7 8 9',
      '1: 7 8 9',
      '1: 9',
    ]);
  });

  test('may begin with the last 54, 36 and 18 holes of 72', () => {
    const four = [PLAIN_COURSE, PLAIN_COURSE, PLAIN_COURSE, PLAIN_COURSE];
    const of = (count: number) => spelt(tieSteps([{ by: 'last-rounds', score: 'net' }], four.slice(0, count)));
    expect([4, 3, 2, 1].map(of)).toEqual([['2–4', '3–4', '4'], ['2–3', '3'], ['2'], []]);
    expect(spelt(tieSteps([{ by: 'last-round', score: 'net' }], four))).toEqual(['4']);
    expect(tieSteps([{ by: 'last-round', score: 'net' }], [PLAIN_COURSE])).toEqual([]);
  });

  test('name no set of holes twice: hole 18 alone is tried once', () => {
    const steps = spelt(tieSteps(countback('9-6-3-1-18-to-1'), [PLAIN_COURSE]));
    expect(steps.filter((step) => step === '1: 18')).toHaveLength(1);
    expect(steps).toHaveLength(4 + 17);
  });

  test('try every set of holes that is another, also of the same first hole', () => {
    const keys: TieKey = { by: 'countback', segments: [{ holes: [1, 2] }, { holes: [1, 3] }, { holes: [1, 2] }], score: 'gross' };
    expect(spelt(tieSteps([keys], [PLAIN_COURSE]))).toEqual(['1: 1 2', '1: 1 3']);
  });

  test('of the hardest holes end with the nine hardest of eighteen', () => {
    expect(spelt(tieSteps(countback('hardest'), [PLAIN_COURSE])).at(-1)).toBe('1: 1 2 3 4 5 6 7 8 9');
  });

  test('may be named nines, for clubs that tell them apart', () => {
    const front: TieKey = { by: 'countback', segments: [{ first: 9 }], score: 'net' };
    expect(spelt(tieSteps([front], [PLAIN_COURSE]))).toEqual(['1: 1 2 3 4 5 6 7 8 9']);
  });
});

const played = cardToPar(PLAIN_COURSE, { 10: 1, 16: 1, 18: -1 });

const LAST_9 = { by: 'countback', round: 1, segment: { last: 9 }, holes: [10, 11, 12, 13, 14, 15, 16, 17, 18] } as const;

describe('tie values', () => {
  const value = (step: TieStep, given: Partial<Rules> = {}, cards = [played], handicap = 150) =>
    tieValue(step, scorePlayer(prepareRules(rules(given)), competitor('an', { handicap, cards })));
  const last = (count: number, score: 'gross' | 'net' | 'points'): TieStep => {
    const [step] = tieSteps([{ by: 'countback', segments: [{ last: count }], score }], [PLAIN_COURSE]);
    if (step === undefined) throw new Error('no such segment');
    return step;
  };

  test('a gross segment counts its strokes', () => {
    expect(value(last(9, 'gross'))).toBe(37);
  });
  test.each([
    [9, 37 * 180 - 15 * 90],
    [6, 25 * 180 - 15 * 60],
    [3, 12 * 180 - 15 * 30],
    [1, 3 * 180 - 15 * 10],
  ])('a net segment of the last %i takes off its exact share of handicap 15, in 180ths', (count, net) => {
    expect(value(last(count, 'net'))).toBe(net);
  });
  test('a net segment of nine-hole rounds takes the share of nine holes: 6 of them two thirds', () => {
    const [step] = tieSteps([{ by: 'countback', segments: [{ last: 6 }], score: 'net' }], [NINE]);
    expect(step && value(step, { rounds: [NINE] }, [cardToPar(NINE)])).toBe(25 * 180 - 15 * 120);
  });
  test('a segment of points counts the strokes received on its holes', () => {
    expect(value(last(3, 'points'))).toBe(1 + 2 + 3);
    expect(value(last(3, 'points'), {}, [played], 170)).toBe(2 + 3 + 3);
  });
  test('the handicap is the one used for the net, capped', () => {
    expect(value({ by: 'handicap', wins: 'lower' }, { cap: { above: 14, countsAs: 14 } })).toBe(140);
  });
  test('the handicap of two rounds is that of both', () => {
    expect(value({ by: 'handicap', wins: 'lower' }, { rounds: [PLAIN_COURSE, PLAIN_COURSE] }, [played, played])).toBe(300);
  });
  test('a round is compared by its gross, its net or its points', () => {
    const compared = (['gross', 'net', 'points'] as const).map((score) => value({ by: 'round', round: 1, score }));
    expect(compared).toEqual([73, 730 - 150, 36 + 15 - 1]);
  });
  test('a round has no net without a handicap', () => {
    const without = scorePlayer(prepareRules(rules()), competitor('an', { cards: [played] }));
    expect(tieValue({ by: 'round', round: 1, score: 'net' }, without)).toBeNull();
  });
  test('an order made by hand counts from 1', () => {
    expect([value({ by: 'manual', order: ['an', 'binh'] }), value({ by: 'manual', order: ['binh', 'an'] })]).toEqual([1, 2]);
  });
  test('several rounds together are compared by their sum', () => {
    const rounds = [PLAIN_COURSE, PLAIN_COURSE, PLAIN_COURSE];
    const cards = [cardToPar(PLAIN_COURSE, { 1: 5 }), played, cardToPar(PLAIN_COURSE, { 1: 1, 2: 1 })];
    const together = (score: 'gross' | 'net' | 'points') => value({ by: 'round', round: 2, through: 3, score }, { rounds }, cards);
    expect([together('gross'), together('net'), together('points')]).toEqual([73 + 74, 1470 - 300, 50 + 49]);
    const pickedUp = [...cards.slice(0, 2), card('x')];
    expect(value({ by: 'round', round: 2, through: 3, score: 'gross' }, { rounds }, pickedUp)).toBeNull();
  });
  test('a pick-up leaves no strokes to compare', () => {
    const picked = card('x 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 x');
    expect([
      value({ by: 'gross' }, {}, [picked]),
      value(last(9, 'gross'), {}, [picked]),
      value({ by: 'round', round: 1, score: 'net' }, {}, [picked]),
    ]).toEqual([null, null, null]);
  });
  test.each<[TieStep, string]>([
    [{ by: 'handicap', wins: 'lower' }, 'tenths'],
    [{ by: 'gross' }, 'strokes'],
    [{ by: 'round', round: 1, score: 'net' }, 'tenths'],
    [{ by: 'round', round: 1, score: 'points' }, 'points'],
    [{ ...LAST_9, score: 'net' }, '180ths'],
    [{ ...LAST_9, score: 'gross' }, 'strokes'],
    [{ ...LAST_9, score: 'points' }, 'points'],
  ])('%o is in %s', (step, unit) => {
    expect(tieUnit(step)).toBe(unit);
  });
});

describe('keys of the player', () => {
  const of = () => prepareRules(rules());
  const ahead = (key: TieKey, given: Partial<Competitor>, other: Partial<Competitor>) => {
    const [step] = tieSteps([key], [PLAIN_COURSE]);
    const [a, b] = [given, other].map((facts, at) => scorePlayer(of(), competitor(`p${at + 1}`, { cards: [played], ...facts })));
    if (step === undefined || a === undefined || b === undefined) return undefined;
    return Math.sign(tieKey(step, b) - tieKey(step, a));
  };

  test.each<[string, TieKey, Partial<Competitor>, Partial<Competitor>, number]>([
    ['the older is ahead', { by: 'age', wins: 'older' }, { born: 19650430 }, { born: 19650501 }, 1],
    ['who was born on the same day is level', { by: 'age', wins: 'older' }, { born: 19650430 }, { born: 19650430 }, 0],
    ['who gave no birthday is behind', { by: 'age', wins: 'older' }, { born: 20010101 }, {}, 1],
    ['two without a birthday are level', { by: 'age', wins: 'older' }, { born: null }, {}, 0],
    ['a woman is ahead of a man', { by: 'gender', wins: 'f' }, { gender: 'f' }, {}, 1],
    ['two women are level', { by: 'gender', wins: 'f' }, { gender: 'f' }, { gender: 'f' }, 0],
    ['the order made by hand stands', { by: 'manual', order: ['p2', 'p1'] }, {}, {}, -1],
    ['who is in it is ahead of who is not', { by: 'manual', order: ['p1'] }, {}, {}, 1],
    ['and those who are not are level', { by: 'manual', order: ['p9'] }, {}, {}, 0],
    ['the lower gross is ahead', { by: 'gross' }, {}, { cards: [cardToPar(PLAIN_COURSE, { 1: 2 })] }, 1],
  ])('%s', (_, key, given, other, sign) => {
    expect(ahead(key, given, other)).toBe(sign);
  });

  test.each<[TieKey, string]>([
    [{ by: 'age', wins: 'older' }, 'birthday'],
    [{ by: 'gender', wins: 'f' }, 'gender'],
    [{ by: 'manual', order: [] }, 'order'],
  ])('%o is in %s', (key, unit) => {
    expect(tieSteps([key], [PLAIN_COURSE]).map(tieUnit)).toEqual([unit]);
  });
});

describe('a countback in playing order', () => {
  const of = () => prepareRules(rules());
  /** A stroke dropped on hole 5, which who began on hole 8 played sixteenth. */
  const began = (hole: number | null) =>
    scorePlayer(of(), competitor('an', { cards: [cardToPar(PLAIN_COURSE, { 5: 1 })], startingHoles: [hole] }));
  const inPlay: TieKey = { by: 'countback', segments: COUNTBACKS['9-6-3-1'], score: 'gross', order: 'play' };
  const strokes = (key: TieKey, hole: number | null) => tieSteps([key], [PLAIN_COURSE]).map((step) => tieValue(step, began(hole)));
  const onCard: TieKey = { ...inPlay, order: undefined };

  test('takes the last holes that each player played', () => {
    expect(strokes(inPlay, 8)).toEqual([37, 24, 12, 3]);
  });
  test('is that of the card for a start on hole 1, or on an unknown one', () => {
    expect(strokes(inPlay, 1)).toEqual(strokes(onCard, 1));
    expect(strokes(inPlay, null)).toEqual(strokes(onCard, 1));
  });
  test('of several rounds goes in each by the hole on which that round began', () => {
    const rounds = [PLAIN_COURSE, PLAIN_COURSE];
    const cards = rounds.map(() => cardToPar(PLAIN_COURSE, { 5: 1 }));
    const player = scorePlayer(prepareRules(rules({ rounds })), competitor('an', { cards, startingHoles: [1, 8] }));
    const last9 = tieSteps([inPlay], rounds).filter((step) => step.by === 'countback' && step.holes.length === 9);
    expect(last9.map((step) => ['round' in step && step.round, tieValue(step, player)])).toEqual([
      [2, 37],
      [1, 36],
    ]);
  });
  test('and for who has no starting holes at all', () => {
    const nowhere = scorePlayer(of(), competitor('an', { cards: [cardToPar(PLAIN_COURSE, { 5: 1 })] }));
    expect(tieSteps([inPlay], [PLAIN_COURSE]).map((step) => tieValue(step, nowhere))).toEqual(strokes(onCard, 1));
  });
  test('is named on the step, and on no step of the card', () => {
    const orders = (key: TieKey) => tieSteps([key], [PLAIN_COURSE]).map((step) => 'order' in step && step.order);
    expect(orders(inPlay)).toEqual(['play', 'play', 'play', 'play']);
    expect(orders({ by: 'countback', segments: COUNTBACKS['9-6-3-1'], score: 'gross' })).toEqual([false, false, false, false]);
  });
  test('a shotgun start changes nothing where the order is that of the card', () => {
    expect(strokes(onCard, 8)).toEqual(strokes(onCard, 1));
  });

  test('the last nine that were played do not stand for a named nine of the card', () => {
    const both: TieKey = { by: 'countback', segments: [{ last: 9 }, { nine: 'B', last: 9 }], score: 'gross', order: 'play' };
    const orders = tieSteps([both], [{ ...PLAIN_COURSE, nines: ['A', 'B'] }]).map((step) => 'order' in step && step.order);
    expect(orders).toEqual(['play', false]);
  });

  test('without a stroke index no hole is among the hardest', () => {
    const nine = { par: PLAIN_COURSE.par.slice(0, 9), strokeIndex: null };
    expect(tieSteps([{ by: 'countback', segments: [{ hardest: 9 }], score: 'gross' }], [nine, nine])).toEqual([]);
  });

  test('the hardest holes and a named nine are the same in any order', () => {
    const keys: TieKey = { by: 'countback', segments: [{ hardest: 3 }, { nine: 'B', last: 6 }], score: 'gross', order: 'play' };
    const nines = { ...PLAIN_COURSE, nines: ['B', 'A'] };
    expect(tieSteps([keys], [nines])).toEqual(tieSteps([{ ...keys, order: undefined }], [nines]));
  });
});

describe('named nines', () => {
  const key: TieKey = {
    by: 'countback',
    segments: [
      { nine: 'B', last: 9 },
      { nine: 'A', last: 6 },
    ],
    score: 'gross',
  };
  test('are found wherever they were played', () => {
    expect(spelt(tieSteps([key], [{ ...PLAIN_COURSE, nines: ['A', 'B'] }]))).toEqual(['1: 10 11 12 13 14 15 16 17 18', '1: 4 5 6 7 8 9']);
    expect(spelt(tieSteps([key], [{ ...PLAIN_COURSE, nines: ['B', 'C'] }]))).toEqual(['1: 1 2 3 4 5 6 7 8 9']);
  });
  test('are none on a course that has no names for them', () => {
    expect(tieSteps([key], [PLAIN_COURSE])).toEqual([]);
  });
});

describe('the deciding step', () => {
  const steps: TieStep[] = [{ by: 'handicap', wins: 'higher' }, { by: 'gross' }];
  const player = (id: string, handicap: number | null, over = 0) =>
    scorePlayer(prepareRules(rules()), competitor(id, { handicap, cards: [cardToPar(PLAIN_COURSE, { 1: over })] }));
  const an = () => player('an', 100);
  test('is the first on which two players differ', () => {
    expect(decidingStep(steps, an(), player('binh', 100, 1))).toEqual({ by: 'gross' });
  });
  test('is none where they differ on nothing', () => {
    expect(decidingStep(steps, an(), an())).toBeNull();
  });
  test('separates a player with a handicap from one without', () => {
    expect(decidingStep(steps, an(), player('chi', null))).toEqual({ by: 'handicap', wins: 'higher' });
  });
});

describe('what a net segment takes off', () => {
  const of = () => prepareRules(rules());
  const value = (handicap: number | null, share?: 'rounded' | 'received', holes: Readonly<Record<number, number>> = {}) => {
    const [step] = tieSteps(
      [{ by: 'countback', segments: [{ last: 3 }], score: 'net', ...(share === undefined ? {} : { share }) }],
      [PLAIN_COURSE],
    );
    return step === undefined
      ? null
      : tieValue(step, scorePlayer(of(), competitor('an', { handicap, cards: [cardToPar(PLAIN_COURSE, holes)] })));
  };

  test('is the exact share, or rounded half up to a whole stroke', () => {
    expect([value(80), value(80, 'rounded'), value(90, 'rounded'), value(-90, 'rounded')]).toEqual([
      12 * 180 - 240,
      11 * 180,
      10 * 180,
      13 * 180,
    ]);
  });

  test('or the strokes received on these holes by stroke index', () => {
    expect([value(150, 'received'), value(160, 'received'), value(360, 'received'), value(-10, 'received')]).toEqual(
      [12, 11, 6, 13].map((net) => net * 180),
    );
    expect([value(null, 'received'), value(0, 'received', { 18: 2 })]).toEqual([null, 14 * 180]);
  });

  test('of a handicap of the day with a decimal, rounded half up: 17.5 receives as 18', () => {
    const received = (handicap: number) => {
      const [step] = tieSteps([{ by: 'countback', segments: [{ last: 1 }], score: 'net', share: 'received' }], [PLAIN_COURSE]);
      const player = scorePlayer(of(), competitor('an', { handicap: 0, cards: [cardToPar(PLAIN_COURSE)] }));
      return step && tieValue(step, { ...player, rounds: player.rounds.map((round) => ({ ...round, handicap })) });
    };
    expect([received(174), received(175)]).toEqual([4 * 180, 3 * 180]);
  });

  test('is nothing by gross and by points', () => {
    const share = 'rounded' as const;
    for (const score of ['gross', 'points'] as const)
      expect(tieSteps([{ by: 'countback', segments: [{ last: 3 }], score, share }], [PLAIN_COURSE])).toEqual(
        tieSteps([{ by: 'countback', segments: [{ last: 3 }], score }], [PLAIN_COURSE]),
      );
  });
});
