import { describe, expect, test } from 'vitest';
import { allocation, award, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardRule } from './award.ts';

const GROSS = award('gross', { kind: 'best-gross', basis: 'gross' });
const NET = award('net');
const place = (division: string, nth: number, given: Partial<AwardRule> = {}) =>
  award(`${division}${nth}`, { kind: 'division-place', division, place: nth, ...given });

/** A player some strokes over par, all on the first hole, off a handicap in strokes. */
const player = (id: string, over: number, given: { division?: string; handicap?: number } = {}) =>
  competitor(id, {
    division: given.division ?? 'A',
    handicap: (given.handicap ?? 0) * 10,
    cards: [cardToPar(PLAIN_COURSE, { 1: over })],
  });
const allotted = (players: readonly Competitor[], awards: readonly AwardRule[], given: Partial<Allocation> = {}) =>
  allocate(rules(), players, awards, allocation(given));

describe('while an award is open', () => {
  test('an award that nobody may win takes nobody away from the others', () => {
    const members = award('members', { membersOnly: true });
    const results = allotted([player('a', 0), player('b', 0), player('c', 1)], [members, GROSS, NET]);
    expect(results.map(({ winner, open, waitsFor }) => [winner, open, waitsFor])).toEqual([
      [null, [], null],
      [null, ['a', 'b'], null],
      [null, [], 'gross'],
    ]);
  });

  test('nor does an award for which nobody is ranked', () => {
    const ace = award('ace', { kind: 'hole-in-one', basis: 'gross' });
    const results = allotted([player('a', 0), player('b', 0), player('c', 1)], [ace, GROSS, NET]);
    expect(results.map(({ open, waitsFor }) => [open, waitsFor])).toEqual([
      [[], null],
      [['a', 'b'], null],
      [[], 'gross'],
    ]);
  });

  test('an award that may be left without a winner is not counted upon', () => {
    // Either a or b wins best gross; if a does, nobody is left in A, and b is free for best net.
    const players = [player('a', 0), player('b', 0, { division: 'B' }), player('c', 1, { division: 'B' })];
    const results = allotted(players, [GROSS, place('A', 1), NET]);
    expect(results.map(({ winner, waitsFor }) => [winner, waitsFor])).toEqual([
      [null, null],
      [null, 'gross'],
      [null, 'gross'],
    ]);
    expect(allotted(players, [GROSS, place('A', 1), NET], { decisions: { gross: 'a' } })[2]?.winner).toBe('b');
  });

  test('two players who will surely share two open awards are passed over, and the award goes on', () => {
    const players = [player('a', 0), player('b', 0), player('c', 1)];
    const [, net, first] = allotted(players, [GROSS, NET, place('A', 1)]);
    expect(net?.waitsFor).toBe('gross');
    expect(first).toMatchObject({
      winner: 'c',
      passedOver: [
        { id: 'a', reason: { code: 'holds-main-prize', award: 'gross' } },
        { id: 'b', reason: { code: 'holds-main-prize', award: 'gross' } },
      ],
    });
  });

  test('three level players with two awards to share may each be left', () => {
    const players = [player('a', 0), player('b', 0), player('c', 0), player('d', 1)];
    expect(allotted(players, [GROSS, NET, place('A', 1)])[2]).toMatchObject({ winner: null, waitsFor: 'gross', passedOver: [] });
  });

  test('places of a division share its players also where a player may have several main prizes', () => {
    const players = [player('a', 0), player('b', 0), player('c', 1)];
    const places = [1, 2, 3].map((nth) => place('A', nth, { main: false }));
    const results = allotted(players, places, { oneMainPrizeEach: false });
    expect(results.map(({ winner, waitsFor }) => [winner, waitsFor])).toEqual([
      [null, null],
      [null, 'A1'],
      ['c', null],
    ]);
  });

  test('of awards of one series a player holds one, whichever was listed first, and it is said', () => {
    const players = [player('a', 0), player('b', 1)];
    const passedOver = (awards: readonly AwardRule[]) => allotted(players, awards, { oneMainPrizeEach: false })[1]?.passedOver;
    expect(passedOver([NET, award('again')])).toEqual([{ id: 'a', value: 0, reason: { code: 'holds-place', award: 'net' } }]);
    const twice = { ...place('A', 3), id: 'again' };
    const three = [...players, player('c', 2), player('d', 3)];
    expect(allotted(three, [twice, place('A', 3)])[1]?.passedOver).toEqual([
      { id: 'c', value: 20, reason: { code: 'holds-place', award: 'again' } },
    ]);
  });

  test('two awards that one player may both have do not share two players', () => {
    // A1 is no main prize: who wins best gross may win it too, and the other is free for A2.
    const players = [player('a', 0), player('b', 0), player('c', 1)];
    const results = allotted(players, [GROSS, place('A', 1, { main: false }), place('A', 2)]);
    expect(results.map(({ winner, open, waitsFor }) => [winner, open, waitsFor])).toEqual([
      [null, ['a', 'b'], null],
      [null, ['a', 'b'], null],
      [null, [], 'gross'],
    ]);
    const both = { gross: 'a', A1: 'a' };
    expect(allotted(players, [GROSS, place('A', 1, { main: false }), place('A', 2)], { decisions: both })[2]?.winner).toBe('b');
  });

  test('an award that reaches beyond two players does not share just these', () => {
    // Best gross is open between a and b. Best net is a's, else it is open between b and c, who are tied behind a.
    const players = [player('a', 0, { handicap: 5 }), player('b', 0, { handicap: 3 }), player('c', 3, { handicap: 6 }), player('d', 9)];
    const level = { ties: { gross: [], net: [], points: [] } };
    const results = allocate(rules(level), players, [GROSS, NET, place('A', 1)], allocation());
    expect(results[0]?.open).toEqual(['a', 'b']);
    expect(results[1]?.waitsFor).toBe('gross');
    expect(results[2]).toMatchObject({ winner: null, passedOver: [] });
  });

  test('an award that waits tells no value yet', () => {
    expect(allotted([player('a', 0), player('b', 0), player('c', 1)], [GROSS, NET])[1]).toMatchObject({
      value: null,
      open: [],
      winner: null,
    });
  });

  test('what none of the contenders may lose does not wait for other open awards', () => {
    const players = [player('a', 0), player('b', 0), player('x', 3, { division: 'B' }), player('y', 3, { division: 'B' })];
    const results = allotted(players, [GROSS, place('B', 1)]);
    expect(results.map(({ open, waitsFor }) => [open, waitsFor])).toEqual([
      [['a', 'b'], null],
      [['x', 'y'], null],
    ]);
  });

  test('an award before it may have a backup who may yet win the open one', () => {
    const players = [player('x', 9, { handicap: 20 }), player('c', 1, { handicap: 5 }), player('a', 1), player('b', 1)];
    const [net, gross] = allotted(players, [NET, GROSS], { backups: 2 });
    expect(net).toMatchObject({ winner: 'x', backups: ['c'] });
    expect(gross).toMatchObject({ winner: null, backups: [] });
  });
});

describe('what decided', () => {
  const back = (id: string, hole: number) =>
    competitor(id, { division: 'A', handicap: 0, cards: [cardToPar(PLAIN_COURSE, { [hole]: 1 })] });

  test('is told against the next eligible player, not one who is absent or holds a better place', () => {
    const players = [back('first', 1), back('second', 10), back('third', 16), back('fourth', 18)];
    const places = [place('A', 1), place('A', 2)];
    const [, second] = allotted(players, places);
    expect(second).toMatchObject({ winner: 'second', decidedBy: { by: 'tie-step', over: 'third' } });
    const [first] = allotted([...players, back('twin', 1)], places, { absentAtPrizeGiving: new Set(['twin']) });
    expect(first).toMatchObject({ winner: 'first', decidedBy: { by: 'tie-step', over: 'second' } });
  });

  test('nor a guest where it is for members, nor who has another prize instead', () => {
    const players = [back('first', 1), back('second', 10), back('third', 16)];
    const [net] = allotted(players, [award('net', { membersOnly: true })], { members: new Set(['first', 'third']) });
    expect(net).toMatchObject({ winner: 'first', decidedBy: { by: 'tie-step', over: 'third' } });
    const runnerUp = award('runner-up', { kind: 'place', basis: 'gross', place: 2 });
    const [gross, best] = allotted(players, [runnerUp, NET]);
    expect(gross?.winner).toBe('second');
    expect(best).toMatchObject({ winner: 'first', decidedBy: { by: 'tie-step', over: 'third' } });
  });

  test('is the score where the next player is on another', () => {
    expect(allotted([player('a', 0), player('b', 1)], [GROSS])[0]?.decidedBy).toBeNull();
  });

  test('is not the committee where nobody was tied', () => {
    const results = allotted([player('a', 0), player('b', 1)], [GROSS], { decisions: { gross: 'a' } });
    expect(results[0]).toMatchObject({ winner: 'a', decidedBy: null });
  });
});
