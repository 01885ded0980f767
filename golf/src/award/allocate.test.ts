import { describe, expect, test } from 'vitest';
import { allocation, award, card, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardResult, AwardRule } from './award.ts';

const round = (over: number, hole = 1) => [cardToPar(PLAIN_COURSE, { [hole]: over })];
const BEST_GROSS = award('gross', { kind: 'best-gross', basis: 'gross' });
const BEST_NET = award('net');
const place = (division: string, nth: number): AwardRule => award(`${division}${nth}`, { kind: 'division-place', division, place: nth });
const PLACES_A = [place('A', 1), place('A', 2), place('A', 3)];

/** Scratch players of division A: p1 is the best by one stroke, and so on. */
const FIVE = [1, 2, 3, 4, 5].map((over) => competitor(`p${over}`, { division: 'A', handicap: 0, cards: round(over) }));

const allotted = (players: readonly Competitor[], awards: readonly AwardRule[], given: Partial<Allocation> = {}) =>
  allocate(rules(), players, awards, allocation(given));
const winners = (results: readonly AwardResult[]) => Object.fromEntries(results.map((result) => [result.award, result.winner]));

describe('one main prize each', () => {
  test('who wins best gross is passed over for best net, and it is said why', () => {
    const [gross, net] = allotted(FIVE, [BEST_GROSS, BEST_NET]);
    expect(gross).toMatchObject({ winner: 'p1', value: 1, passedOver: [] });
    expect(net).toMatchObject({
      winner: 'p2',
      value: 20,
      passedOver: [{ id: 'p1', value: 10, reason: { code: 'holds-main-prize', award: 'gross' } }],
    });
  });

  test('the order of the awards is the order of priority', () => {
    expect(winners(allotted(FIVE, [BEST_NET, BEST_GROSS]))).toEqual({ net: 'p1', gross: 'p2' });
  });

  test('division places go to the next who hold nothing', () => {
    expect(winners(allotted(FIVE, [BEST_GROSS, BEST_NET, ...PLACES_A]))).toEqual({ gross: 'p1', net: 'p2', A1: 'p3', A2: 'p4', A3: 'p5' });
  });

  test('switched off, one player may win several, but never two places of one division', () => {
    const off = { oneMainPrizeEach: false };
    expect(winners(allotted(FIVE, [BEST_GROSS, BEST_NET, ...PLACES_A], off))).toEqual({
      gross: 'p1',
      net: 'p1',
      A1: 'p1',
      A2: 'p2',
      A3: 'p3',
    });
  });

  test('a better place of the same division is nothing to explain', () => {
    expect(allotted(FIVE, PLACES_A).map(({ passedOver }) => passedOver)).toEqual([[], [], []]);
  });

  test('but the same place twice is', () => {
    const [, again] = allotted(FIVE, [place('A', 1), { ...place('A', 1), id: 'again' }], { oneMainPrizeEach: false });
    expect(again).toMatchObject({ winner: 'p2', passedOver: [{ id: 'p1', value: 10, reason: { code: 'holds-place', award: 'A1' } }] });
  });

  test('an award outside the main ones goes to the best player', () => {
    expect(winners(allotted(FIVE, [BEST_GROSS, { ...BEST_NET, main: false }]))).toEqual({ gross: 'p1', net: 'p1' });
  });
});

describe('who may win', () => {
  test('guests are skipped where an award is for members', () => {
    const [net] = allotted(FIVE, [{ ...BEST_NET, membersOnly: true }], { members: new Set(['p3', 'p4']) });
    expect(net?.winner).toBe('p3');
    expect(net?.passedOver.map(({ id, reason }) => [id, reason.code])).toEqual([
      ['p1', 'not-a-member'],
      ['p2', 'not-a-member'],
    ]);
  });

  test('who is absent is skipped, and everybody behind moves up', () => {
    const awards = [BEST_GROSS, BEST_NET, ...PLACES_A];
    const results = allotted(FIVE, awards, { absentAtPrizeGiving: new Set(['p1']) });
    expect(winners(results)).toEqual({ gross: 'p2', net: 'p3', A1: 'p4', A2: 'p5', A3: null });
    expect(results[0]?.passedOver).toEqual([{ id: 'p1', value: 1, reason: { code: 'absent' } }]);
  });

  test('an unfinished card never wins', () => {
    expect(winners(allotted([...FIVE, competitor('thru1', { handicap: 0, cards: [card('3')] })], [BEST_GROSS]))).toEqual({ gross: 'p1' });
  });

  test('an award of one gender ranks that gender', () => {
    const women = [competitor('w1', { gender: 'f', cards: round(8) }), competitor('w2', { gender: 'f', cards: round(7) })];
    const [result] = allotted([...FIVE, ...women], [{ ...BEST_GROSS, gender: 'f' }]);
    expect(result).toMatchObject({ winner: 'w2', passedOver: [] });
  });

  test('only the players of a division win its places', () => {
    const players = [competitor('other', { division: 'B', handicap: 0, cards: round(0) }), ...FIVE];
    expect(winners(allotted(players, [place('A', 1), place('B', 1), place('C', 1)]))).toEqual({ A1: 'p1', B1: 'other', C1: null });
  });

  test('nobody wins where nobody has played', () => {
    expect(allotted([], [BEST_GROSS])).toEqual([
      { award: 'gross', winner: null, value: null, open: [], waitsFor: null, passedOver: [], backups: [], decidedBy: null },
    ]);
  });
});

describe('by hand', () => {
  test('a player has the prize before all else is allotted, and no other main one; it is said who has it by the rules', () => {
    const [gross, net] = allotted(FIVE, [BEST_GROSS, BEST_NET], { byHand: { net: 'p1' } });
    expect(net).toMatchObject({ winner: 'p1', value: 10, passedOver: [], decidedBy: { by: 'hand', instead: 'p2' } });
    expect(gross).toMatchObject({ winner: 'p2', passedOver: [{ id: 'p1', reason: { code: 'holds-main-prize', award: 'net' } }] });
  });

  test('who has it by the rules is said with the other choices by hand standing', () => {
    const [gross, net] = allotted(FIVE, [BEST_GROSS, BEST_NET], { byHand: { gross: 'p2', net: 'p3' } });
    expect([gross?.decidedBy, net?.decidedBy]).toEqual([
      { by: 'hand', instead: 'p1' },
      { by: 'hand', instead: 'p1' },
    ]);
  });

  test('a player of the division has a place of it', () => {
    expect(winners(allotted(FIVE, PLACES_A, { byHand: { A2: 'p5' } }))).toEqual({ A1: 'p1', A2: 'p5', A3: 'p2' });
  });

  test('nobody has it: the better place stays empty, and the next ones have theirs', () => {
    const results = allotted(FIVE, PLACES_A, { byHand: { A1: null } });
    expect(winners(results)).toEqual({ A1: null, A2: 'p2', A3: 'p3' });
    expect(results[0]).toMatchObject({ open: [], waitsFor: null, decidedBy: { by: 'hand', instead: 'p1' } });
  });

  test.each<[string, string, Partial<Allocation>]>([
    ['who is absent', 'p5', { absentAtPrizeGiving: new Set(['p5']) }],
    ['of another division', 'other', {}],
    ['who holds another main prize by hand', 'p4', { byHand: { A1: 'p4', A2: 'p4' } }],
    ['nobody knows', 'nobody', {}],
  ])('a player %s cannot have it: the rules decide', (_, id, given) => {
    const players = [competitor('other', { division: 'B', handicap: 0, cards: round(0) }), ...FIVE];
    const [, second] = allotted(players, PLACES_A, { byHand: { A2: id }, ...given });
    expect(second?.decidedBy?.by).not.toBe('hand');
  });

  test('when such a winner is absent the prize moves on by the rules', () => {
    const [gross] = allotted(FIVE, [BEST_GROSS], { byHand: { gross: 'p3' }, backups: 2 });
    expect(gross).toMatchObject({ winner: 'p3', backups: ['p1', 'p2'] });
  });

  test('one of tied players ends the tie', () => {
    const level = ['a', 'b'].map((id) => competitor(id, { division: 'A', handicap: 0, cards: round(0) }));
    expect(allotted(level, [BEST_GROSS], { byHand: { gross: 'b' } })[0]).toMatchObject({
      winner: 'b',
      open: [],
      decidedBy: { by: 'hand', instead: null },
    });
  });
});

describe('ties', () => {
  const twin = (id: string) => competitor(id, { division: 'A', handicap: 0, cards: round(0) });

  test('a prize won on a tie key says which one and with what values', () => {
    const [result] = allotted([competitor('back', { cards: round(1, 10) }), competitor('front', { cards: round(1, 2) })], [BEST_GROSS]);
    expect(result).toMatchObject({
      winner: 'front',
      decidedBy: { by: 'tie-step', over: 'back', own: 36, other: 37, step: { segment: { last: 9 } } },
    });
  });

  test('a prize won on the score says nothing of ties', () => {
    expect(allotted(FIVE, [BEST_GROSS])[0]?.decidedBy).toBeNull();
  });

  test('players that no key separates leave it open', () => {
    const [result] = allotted([twin('a'), twin('b'), ...FIVE], [BEST_GROSS]);
    expect(result).toMatchObject({ winner: null, value: 0, open: ['a', 'b'], waitsFor: null, decidedBy: null });
  });

  test('the committee decides among them', () => {
    const [result] = allotted([twin('a'), twin('b'), ...FIVE], [BEST_GROSS], { decisions: { gross: 'b' } });
    expect(result).toMatchObject({ winner: 'b', open: [], decidedBy: { by: 'committee', among: ['a', 'b'] } });
  });

  test('but not for a player who is not tied', () => {
    expect(allotted([twin('a'), twin('b'), ...FIVE], [BEST_GROSS], { decisions: { gross: 'p1' } })[0]).toMatchObject({
      winner: null,
      open: ['a', 'b'],
    });
    expect(allotted(FIVE, [BEST_GROSS], { decisions: { gross: 'p2' } })[0]).toMatchObject({ winner: 'p1', decidedBy: null });
  });

  test('second place waits for the first while that is open, and the third does not', () => {
    const [first, second, third] = allotted([twin('a'), twin('b'), ...FIVE], PLACES_A);
    expect(first?.open).toEqual(['a', 'b']);
    expect(second).toMatchObject({ winner: null, open: [], waitsFor: 'A1' });
    expect(third).toMatchObject({ winner: 'p1', waitsFor: null, passedOver: [] });
  });

  test('what the committee has chosen for a place that waits is not used before it is open', () => {
    const [, second] = allotted([twin('a'), twin('b'), twin('c')], PLACES_A, { decisions: { A2: 'b' } });
    expect(second).toMatchObject({ winner: null, waitsFor: 'A1', decidedBy: null });
  });

  test('once the first is decided, the second follows', () => {
    expect(winners(allotted([twin('a'), twin('b'), ...FIVE], PLACES_A, { decisions: { A1: 'b' } }))).toEqual({
      A1: 'b',
      A2: 'a',
      A3: 'p1',
    });
  });

  test('of three level for the first place the second stays open after the first decision', () => {
    const [first, second, third] = allotted([twin('a'), twin('b'), twin('c')], PLACES_A, { decisions: { A1: 'b' } });
    expect([first?.winner, second?.open, third?.waitsFor]).toEqual(['b', ['a', 'c'], 'A2']);
  });

  test('best net waits for an open best gross when one of the tied would be next', () => {
    const [, net, champion] = allotted(
      [twin('a'), competitor('b', { division: 'B', handicap: 0, cards: round(0) }), ...FIVE],
      [BEST_GROSS, BEST_NET, place('A', 1)],
    );
    expect(net).toMatchObject({ winner: null, waitsFor: 'gross' });
    expect(champion).toMatchObject({ winner: 'p1', passedOver: [{ id: 'a' }] });
  });

  test('an award that none of the tied can win does not wait', () => {
    const players = [twin('a'), twin('b'), competitor('c', { division: 'B', handicap: 0, cards: round(3) })];
    expect(winners(allotted(players, [BEST_GROSS, place('B', 1)]))).toEqual({ gross: null, B1: 'c' });
  });
});

describe('backups', () => {
  test('are those who get the award when its winner is absent, who may hold a lower one now', () => {
    const [gross, net, first] = allotted(FIVE, [BEST_GROSS, BEST_NET, place('A', 1)], { backups: 2 });
    expect([gross?.backups, net?.backups, first?.backups]).toEqual([
      ['p2', 'p3'],
      ['p3', 'p4'],
      ['p4', 'p5'],
    ]);
  });

  test('are the fourth of a division whose three places are taken', () => {
    expect(allotted(FIVE, PLACES_A, { backups: 2 })[2]?.backups).toEqual(['p4', 'p5']);
  });

  test('leave out those who are absent already', () => {
    const [gross] = allotted(FIVE, [BEST_GROSS], { backups: 3, absentAtPrizeGiving: new Set(['p2', 'p4']) });
    expect(gross).toMatchObject({ winner: 'p1', backups: ['p3', 'p5'] });
  });

  test('are not told of an award that is open or waits, and end where two are level', () => {
    const twins = ['a', 'b'].map((id) => competitor(id, { division: 'A', handicap: 0, cards: round(2) }));
    const [gross, net, first] = allotted([...twins, ...FIVE.slice(2)], [BEST_GROSS, BEST_NET, place('A', 1)], { backups: 1 });
    expect([gross?.open, net?.waitsFor, first?.winner]).toEqual([['a', 'b'], 'gross', 'p3']);
    expect([gross?.backups, net?.backups, first?.backups]).toEqual([[], [], ['p4']]);
    expect(allotted([...FIVE.slice(0, 1), ...twins], [BEST_GROSS], { backups: 3 })[0]).toMatchObject({ winner: 'p1', backups: [] });
  });

  test('of a winner that the committee chose are the other', () => {
    const twins = ['a', 'b'].map((id) => competitor(id, { handicap: 0, cards: round(0) }));
    const [gross] = allotted([...twins, ...FIVE], [BEST_GROSS], { backups: 2, decisions: { gross: 'b' } });
    expect(gross).toMatchObject({ winner: 'b', backups: ['a', 'p1'] });
  });

  test('go by what the committee has decided of the other awards', () => {
    const level = ['a', 'b'].map((id) => competitor(id, { handicap: 0, cards: round(0) }));
    const players = [...level, competitor('x', { handicap: 200, cards: round(9) })];
    const [gross, net] = allotted(players, [BEST_GROSS, BEST_NET], { backups: 1, decisions: { gross: 'a' } });
    expect([gross?.winner, net?.winner]).toEqual(['a', 'x']);
    expect(net?.backups).toEqual(['b']);
  });

  test('of an award outside the main ones may hold a main prize', () => {
    const [, net] = allotted(FIVE, [BEST_GROSS, { ...BEST_NET, main: false }, place('A', 1)], { backups: 1 });
    expect(net).toMatchObject({ winner: 'p1', backups: ['p2'] });
  });
});
