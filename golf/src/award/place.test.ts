import { describe, expect, test } from 'vitest';
import { allocation, award, card, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardRule } from './award.ts';

const GROSS = award('gross', { kind: 'best-gross', basis: 'gross' });
const place = (nth: number, given: Partial<AwardRule> = {}) =>
  award(`A${nth}`, { kind: 'division-place', division: 'A', place: nth, ...given });
const player = (id: string, over: number, hole = 1) =>
  competitor(id, { division: 'A', handicap: 0, cards: [cardToPar(PLAIN_COURSE, { [hole]: over })] });
const FIVE = ['a', 'b', 'c', 'd', 'e'].map((id, over) => player(id, over));
const won = (awards: readonly AwardRule[], given: Partial<Allocation> = {}, players: readonly Competitor[] = FIVE) =>
  Object.fromEntries(
    allocate(rules(), players, awards, allocation(given)).map(({ award: id, winner, open, waitsFor }) => [
      id,
      winner ?? (open.length > 0 ? open.join(' or ') : waitsFor && `after ${waitsFor}`),
    ]),
  );

describe('the places of a division', () => {
  test.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]], [[2, 1, 3]]])('go by the place, though they are listed %j', (listed) => {
    const places = listed.map((nth) => place(nth));
    expect(won(places)).toEqual({ A1: 'a', A2: 'b', A3: 'c' });
    expect(won(places, { oneMainPrizeEach: false })).toEqual({ A1: 'a', A2: 'b', A3: 'c' });
    expect(allocate(rules(), FIVE, places, allocation()).map((result) => result.award)).toEqual(places.map(({ id }) => id));
  });

  test('without an award for the first leave the leader without one, and nothing is to be explained', () => {
    expect(won([place(2), place(3)])).toEqual({ A2: 'b', A3: 'c' });
    expect(won([place(3)])).toEqual({ A3: 'c' });
    expect(won([place(3), place(1)])).toEqual({ A3: 'c', A1: 'a' });
    expect(allocate(rules(), FIVE, [place(2)], allocation())[0]?.passedOver).toEqual([]);
  });

  test('given twice leave no more of the better ones without an award', () => {
    expect(won([place(2), { ...place(2), id: 'again' }, place(3)])).toEqual({ A2: 'b', again: 'c', A3: 'd' });
  });

  test('move up where who leads without an award is given another prize by hand', () => {
    const given = [place(2), { ...GROSS, id: 'last' }];
    expect(won(given)).toEqual({ A2: 'b', last: 'a' });
    expect(won(given, { byHand: { last: 'a' } })).toEqual({ A2: 'c', last: 'a' });
  });

  test('move up where the leader holds a better prize or is absent: the champion is the best who may be', () => {
    expect(won([GROSS, place(3), place(2), place(1)])).toEqual({ gross: 'a', A1: 'b', A2: 'c', A3: 'd' });
    expect(won([GROSS, place(2)])).toEqual({ gross: 'a', A2: 'c' });
    expect(won([place(2)], { absentAtPrizeGiving: new Set(['a']) })).toEqual({ A2: 'c' });
  });

  test('come after the better one in priority too: who leads wins the prize that is listed before it', () => {
    expect(won([place(2), GROSS, place(1)])).toEqual({ A2: 'c', gross: 'a', A1: 'b' });
    expect(won([place(1), GROSS, place(2)])).toEqual({ A1: 'a', gross: 'b', A2: 'c' });
  });

  test('given twice have their turn where each is listed', () => {
    expect(won([place(1), GROSS, { ...place(1), id: 'again' }])).toEqual({ A1: 'a', gross: 'b', again: 'c' });
  });

  test('of another division, basis or gender are a series of their own', () => {
    const others = [place(1, { division: 'B' }), place(1, { basis: 'gross' }), place(1, { gender: 'f' })];
    for (const other of others) expect(won([place(2), { ...other, id: 'other', main: false }])).toMatchObject({ A2: 'b' });
  });

  test('level for the place of the second where the first has no award leave it open', () => {
    const level = [player('a', 0), player('b', 0), ...FIVE.slice(2)];
    expect(won([place(2)], {}, level)).toEqual({ A2: 'a or b' });
    expect(won([place(2), place(3)], { decisions: { A2: 'b' } }, level)).toEqual({ A2: 'b', A3: 'c' });
    const three = [player('a', 0), player('b', 0), player('c', 0), ...FIVE.slice(3)];
    expect(won([place(2), place(3), place(4)], {}, three)).toMatchObject({ A2: 'a or b or c', A3: 'after A2' });
    expect(won([place(2), place(3)], { decisions: { A2: 'b' } }, three)).toEqual({ A2: 'b', A3: 'a or c' });
    expect(won([place(2)], {}, [...FIVE.slice(0, 1), player('x', 1), player('y', 1)])).toEqual({ A2: 'x or y' });
  });

  test('wait for an open prize that may take away a leader without one, too', () => {
    const level = [player('a', 0), competitor('z', { division: 'B', cards: [cardToPar(PLAIN_COURSE)] }), ...FIVE.slice(1)];
    expect(won([GROSS, place(2)], {}, level)).toEqual({ gross: 'a or z', A2: 'after gross' });
    expect(won([GROSS, place(2)], { decisions: { gross: 'a' } }, level)).toMatchObject({ A2: 'c' });
    expect(won([GROSS, place(2)], { decisions: { gross: 'z' } }, level)).toMatchObject({ A2: 'b' });
  });

  test('have no winner where there are fewer players', () => {
    expect(won([place(2), place(6)])).toEqual({ A2: 'b', A6: null });
    expect(won([place(2)], {}, FIVE.slice(0, 1))).toEqual({ A2: null });
  });
});

test('the second best gross is the second, listed alone or first', () => {
  const second = award('second', { kind: 'best-gross', basis: 'gross', place: 2 });
  expect(won([second])).toEqual({ second: 'b' });
  expect(won([second, GROSS])).toEqual({ second: 'b', gross: 'a' });
});

test('an unfinished card level with complete ones does not keep the keys from parting them', () => {
  const players = [player('back', 1, 10), player('front', 1, 2), competitor('thru', { division: 'A', cards: [card('5')] })];
  for (const one of [GROSS, place(1, { basis: 'gross' }), award('first', { kind: 'place', basis: 'gross', place: 1 })]) {
    const [result] = allocate(rules(), players, [one], allocation());
    expect(result).toMatchObject({ winner: 'front', decidedBy: { by: 'tie-step', over: 'back', own: 36, other: 37 } });
  }
});
