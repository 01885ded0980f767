import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { standings } from '../standing/standing.ts';
import { tieSteps } from './tie-step.ts';
import { tieKey, tieValue } from './tie-value.ts';
import type { Segment, TieKey } from './tiebreak.ts';

/** What each key compares of each player, by key. */
function valuesOf(keys: readonly TieKey[], field: readonly Competitor[], given: Partial<Rules> = {}): (number | null)[][] {
  const prepared = prepareRules(rules(given));
  const players = field.map((player) => scorePlayer(prepared, player));
  return tieSteps(keys, prepared.rules.rounds).map((step) => players.map((player) => tieValue(step, player)));
}

/** The winner by these segments alone, each on the gross; null where they share. */
function winner(segments: readonly Segment[], one: Competitor, other: Competitor): string | null {
  const keys: readonly TieKey[] = [{ by: 'countback', segments, score: 'gross' }];
  const [first] = standings(rules({ ties: { gross: keys, net: keys, points: keys } }), [one, other], 'gross');
  return first?.place?.tied ? null : (first?.id ?? null);
}

const toPar = (id: string, holes: Readonly<Record<number, number>>) => competitor(id, { cards: [cardToPar(PLAIN_COURSE, holes)] });

describe('the value of a player', () => {
  const last3: TieKey = { by: 'countback', segments: [{ last: 3 }], score: 'gross' };
  const first3: TieKey = { by: 'countback', segments: [{ first: 3 }], score: 'net' };
  const field = [
    competitor('an', { handicap: 180, cards: [cardToPar(PLAIN_COURSE, { 18: 2 })] }),
    competitor('binh', { handicap: null, cards: [cardToPar(PLAIN_COURSE, { 1: 1 })] }),
    competitor('chi', { handicap: 0, cards: [card('x 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4')] }),
  ];

  test('is read from their own holes', () => {
    expect(valuesOf([last3], field)).toEqual([[14, 12, 12]]);
  });
  test('each kind of countback reads the holes of a round as its own', () => {
    const of = (score: Basis, how: { order?: 'play'; share?: 'received' } = {}): TieKey => ({
      by: 'countback',
      segments: [{ last: 3 }],
      score,
      ...how,
    });
    const keys = [of('points'), of('gross'), of('gross', { order: 'play' }), of('net', { share: 'received' }), of('net')];
    const an = competitor('an', { handicap: 20, startingHoles: [4], cards: [cardToPar(PLAIN_COURSE, { 1: 1, 18: 2 })] });
    for (const order of [keys, keys.toReversed()]) {
      const values = valuesOf(order, [an]).flat();
      expect(order === keys ? values : values.toReversed()).toEqual([4, 14, 12, 14 * 180, 14 * 180 - 3 * 20]);
    }
  });
  test('strokes received hole by hole are unknown without a stroke index, and with a pick-up', () => {
    const received: TieKey = { by: 'countback', segments: [{ last: 3 }], score: 'net', share: 'received' };
    const an = competitor('an', { handicap: 20, cards: [cardToPar(PLAIN_COURSE)] });
    const unknown = valuesOf([received], [an], { rounds: [{ ...PLAIN_COURSE, strokeIndex: null }] });
    const pickedUp = valuesOf([received], [competitor('an', { handicap: 20, cards: [card('4 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 x 4')] })]);
    expect([unknown, pickedUp]).toEqual([[[null]], [[null]]]);
  });
  test('by net an 18 handicap takes three strokes off three holes; without a handicap, and with a pick-up, there is no value', () => {
    expect(valuesOf([first3], field)).toEqual([[(11 - 3) * 180, null, null]]);
  });
  test('the smaller key is the better, and a player without a value comes behind all', () => {
    const keys = field.map((player) => tieKey({ by: 'handicap', wins: 'higher' }, scorePlayer(prepareRules(rules()), player)));
    expect([keys[0], keys[2]]).toEqual([-180, 0]);
    expect(keys[1]).toBeGreaterThan(1_000_000);
  });
});

describe('keys of the clubs', () => {
  test('by hole index starting at 1: the hardest hole on which two differ decides', () => {
    const byIndex = Array.from({ length: 17 }, (_, at): Segment => ({ hardest: at + 1 }));
    expect(winner(byIndex, toPar('an', { 2: 1, 3: -1 }), toPar('binh', { 2: -1, 3: 1 }))).toBe('binh');
    expect(winner(byIndex, toPar('an', {}), toPar('binh', {}))).toBe(null);
  });
  test('the first nine, six and three holes', () => {
    const first: readonly Segment[] = [{ first: 9 }, { first: 6 }, { first: 3 }];
    expect(winner(first, toPar('an', { 9: -1, 10: 1 }), toPar('binh', { 1: -1, 10: 1 }))).toBe('binh');
    expect(winner(first, toPar('an', { 1: -1, 18: 1 }), toPar('binh', { 10: -1, 18: 1 }))).toBe('an');
  });
  test('from hole 18 backwards the later hole decides, whatever came before', () => {
    const backwards = Array.from({ length: 18 }, (_, at): Segment => ({ holes: [18 - at] }));
    expect(winner(backwards, toPar('an', { 1: -2, 17: 2 }), toPar('binh', { 17: -1, 1: 1 }))).toBe('binh');
  });

  test('all nine holes of the last of two rounds are that round as a whole, and come before its last six', () => {
    const nine = { par: PLAIN_COURSE.par.slice(0, 9), strokeIndex: null };
    const keys: readonly TieKey[] = [{ by: 'countback', segments: [{ whole: true }, { last: 9 }, { last: 6 }], score: 'gross' }];
    const cards = (one: Readonly<Record<number, number>>, other: Readonly<Record<number, number>>) => [
      cardToPar(nine, one),
      cardToPar(nine, other),
    ];
    const an = competitor('an', { cards: cards({ 1: 1 }, { 1: -1, 9: 1 }) });
    const binh = competitor('binh', { cards: cards({}, { 1: 1 }) });
    for (const given of [keys, keys.map((key) => ({ ...key, segments: [{ last: 9 }, { last: 6 }] }))] as (readonly TieKey[])[]) {
      const [first] = standings(rules({ rounds: [nine, nine], ties: { gross: given, net: given, points: given } }), [an, binh], 'gross');
      expect([first?.id, first?.place?.decidedBy]).toEqual(['an', { by: 'round', round: 2, score: 'gross' }]);
    }
  });

  test('who has no points in the last round is not counted back by it', () => {
    const keys: readonly TieKey[] = [{ by: 'countback', segments: [{ last: 9 }], score: 'points' }];
    const both = { rounds: [PLAIN_COURSE, PLAIN_COURSE], format: 'par-bogey', ties: { gross: keys, net: keys, points: keys } } as const;
    const par = cardToPar(PLAIN_COURSE);
    const an = competitor('an', { handicaps: [0, 0], cards: [cardToPar(PLAIN_COURSE, { 1: -1 }), cardToPar(PLAIN_COURSE, { 18: 1 })] });
    const binh = competitor('binh', { handicaps: [0, null], cards: [par, par] });
    expect(standings(rules(both), [binh, an], 'points').map(({ id, value }) => [id, value])).toEqual([
      ['an', 0],
      ['binh', 0],
    ]);
  });

  test('of several rounds the holes of the last come first', () => {
    const keys: readonly TieKey[] = [{ by: 'countback', segments: [{ last: 9 }], score: 'gross' }];
    const two = { rounds: [PLAIN_COURSE, PLAIN_COURSE], ties: { gross: keys, net: keys, points: keys } };
    const par = cardToPar(PLAIN_COURSE);
    const an = competitor('an', { cards: [cardToPar(PLAIN_COURSE, { 18: -1 }), par] });
    const binh = competitor('binh', { cards: [par, cardToPar(PLAIN_COURSE, { 10: -1 })] });
    const [first] = standings(rules(two), [an, binh], 'gross');
    expect([first?.id, first?.place?.decidedBy]).toMatchObject(['binh', { by: 'countback', round: 2 }]);
  });
});
