import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFieldByHole, anyRules, pairs } from '../../test-kit/arbitrary.ts';
import { allocation, award, card, cardToPar, competitor, course, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import { allocateWithSides } from '../award/allocate.ts';
import type { Competitor } from '../competitor.ts';
import { explainSide } from '../explain/explain-side.ts';
import { strokesPerHole } from '../handicap/strokes-received.ts';
import type { Rules } from '../rules.ts';
import { standings } from '../standing/standing.ts';
import { bestOf, SIDE_FORMATS } from './side.ts';
import { sideBoard } from './side-board.ts';
import { sideStandings } from './side-standing.ts';

/** Her par is one more on holes 1 and 5: 74 against 72. */
const WOMEN = course('5 4 3 5 5 4 3 5 4 4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18');
const COURSE = { ...PLAIN_COURSE, women: WOMEN };
const FOUR_BALL = SIDE_FORMATS['four-ball'] as ReturnType<typeof bestOf> & { ball: { kind: 'own'; counting: number } };

const toHandicap = ({ par, strokeIndex }: typeof PLAIN_COURSE) =>
  par.map((of, at) => of + (strokesPerHole(10, strokeIndex as readonly number[])[at] ?? 0));
const golfer = (id: string, gender: 'm' | 'f', isToHandicap = true) =>
  competitor(id, {
    gender,
    handicap: 100,
    cards: [isToHandicap ? toHandicap(gender === 'f' ? WOMEN : PLAIN_COURSE) : card('x x x x x x x x x x x x x x x x x x')],
  });
const men = side('men', { partners: [golfer('an', 'm'), golfer('binh', 'm', false)] });
const mixed = side('mixed', { partners: [golfer('chi', 'm', false), golfer('lan', 'f')] });
const women = side('women', { partners: [golfer('mai', 'f', false), golfer('nga', 'f')] });
const board = (sides: readonly (typeof men)[], given: Partial<Rules> = {}) =>
  sideBoard(rules({ rounds: [COURSE], ties: { gross: [], net: [], points: [] }, ...given }), FOUR_BALL, sides)
    .map(({ id, gross, net, netToPar, places }) => [id, gross, net, netToPar, places.net?.position] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));

describe('balls that are compared across different pars (Rules of Handicapping 6.2b)', () => {
  test('two men, one to handicap, and a mixed side where the woman alone is to handicap: 72 and 72, level', () => {
    expect(board([men, mixed])).toEqual([
      ['men', 82, 720, 0, 1],
      ['mixed', 84, 720, 0, 1],
    ]);
    expect(board([men, mixed], { edition: 1 }).map(([, , net]) => net)).toEqual([720, 740]);
  });

  test('women who play together receive the difference too, and all nets are compared by one par', () => {
    expect(board([men, mixed, women]).map(([, , net, toPar]) => [net, toPar])).toEqual(Array(3).fill([720, 0]));
  });

  test('with nobody on a lower par nothing is added: a field of women by their par, one of men where women have a lower one', () => {
    expect(board([women])).toEqual([['women', 84, 740, 0, 1]]);
    expect(board([men], { rounds: [{ ...PLAIN_COURSE, women: course('3 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4') }] })[0]?.[2]).toBe(720);
  });

  test('gross and points are to each partner’s own par: nothing is added', () => {
    const of = (edition: 1 | 2, basis: 'gross' | 'points') =>
      sideStandings(rules({ rounds: [COURSE], edition, format: 'stableford' }), FOUR_BALL, [men, mixed, women], basis);
    for (const basis of ['gross', 'points'] as const) expect(of(2, basis)).toEqual(of(1, basis));
  });

  test('the prize goes by it, and why says who receives how much for which par', () => {
    const given = rules({ rounds: [COURSE], ties: { gross: [], net: [], points: [] } });
    const better = side('better', {
      partners: [golfer('hoa', 'f'), { ...golfer('quy', 'm'), cards: [cardToPar(PLAIN_COURSE, { 18: -1 })] }],
    });
    const sides = [men, better];
    const plan = [award('net', { of: 'sides' })];
    const everyone = sides.flatMap(({ partners }) => partners);
    expect(allocateWithSides(given, everyone, { format: FOUR_BALL, sides }, plan, allocation())[0]?.winner).toBe('better');
    expect(explainSide(given, FOUR_BALL, [men, mixed], 'mixed', 'net', 'field')[0]).toEqual({
      code: 'side-par',
      round: 1,
      par: 72,
      partners: [{ id: 'lan', par: 74, received: 2 }],
    });
    expect(explainSide(given, FOUR_BALL, [men, mixed], 'men', 'net', 'field')[0]?.code).toBe('side-round');
  });
});

const wholeDeclared = (given: Rules): Rules => ({ ...given, dayHandicap: { system: 'none' }, divisionDayHandicap: {}, netFloor: null });

test('a side of one, with all holes played, is as far from par by net as its player is from their own', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, (given, field) => {
      const whole = wholeDeclared(given);
      const own = new Map(standings(whole, field, 'net').map(({ id, value, complete }) => [id, complete ? value : null]));
      const sides = field.map((player) => side(player.id, { ...player, handicap: null, cards: [], partners: [player] }));
      for (const { id, value, complete } of sideStandings(whole, bestOf(1, 1), sides, 'net'))
        if (complete && value !== null) expect(value).toBe(own.get(id));
    }),
  );
});

test('sides of one gender, none of them disqualified, are what they were by the first edition', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, fc.constantFrom('m' as const, 'f' as const), (given, field, gender) => {
      const sides = pairs(field.filter(({ status }) => status !== 'DQ').map((one) => ({ ...one, gender })));
      const of = (edition: 1 | 2) => sideStandings({ ...given, edition }, FOUR_BALL, sides, 'net');
      expect(of(2)).toEqual(of(1));
    }),
  );
});

describe('a disqualified partner (Rule 23.9b)', () => {
  const pars = cardToPar(PLAIN_COURSE);
  const a = competitor('a', { handicap: 0, cards: [pars] });
  const b = competitor('b', { handicap: 0, status: 'DQ', cards: [pars.map((par) => Number(par) - 1)] });
  const c = competitor('c', { handicap: 0, cards: [cardToPar(PLAIN_COURSE, { 1: -1 })] });
  const [s, t] = [side('S', { partners: [a, b] }), side('T', { partners: [c, { ...c, id: 'd' }] })];

  test('has no ball on any hole: S has 72 with the pars of a, and T is first with 71', () => {
    const of = (edition: 1 | 2) => sideBoard(rules({ edition }), FOUR_BALL, [s, t]).map(({ id, gross }) => [id, gross]);
    expect(of(2)).toEqual([
      ['T', 71],
      ['S', 72],
    ]);
    expect(of(1)).toEqual([
      ['S', 54],
      ['T', 71],
    ]);
  });

  test('is not one who withdrew: that one keeps the holes that they finished', () => {
    const left = side('S', { partners: [a, { ...b, status: 'WD' }] });
    expect(sideBoard(rules(), FOUR_BALL, [left])[0]?.gross).toBe(54);
  });

  test('leaves the side without a score where two balls count', () => {
    const line = sideBoard(rules(), bestOf(2, 2) as typeof FOUR_BALL, [s])[0];
    expect([line?.gross, line?.places.gross]).toEqual([null, null]);
  });

  test('and the side is what it would be without them', () => {
    fc.assert(
      fc.property(anyRules, anyFieldByHole, fc.constantFrom('gross' as const, 'net' as const, 'points' as const), (given, field, basis) => {
        const [one, other] = field.map((of): Competitor => ({ ...of, gender: 'm' }));
        if (one === undefined || other === undefined) return;
        const value = (partners: readonly Competitor[]) =>
          sideStandings(given, bestOf(1, 2), [side('x', { partners })], basis).map((standing) => standing.value);
        expect(value([one, { ...other, status: 'DQ' }])).toEqual(value([one]));
      }),
    );
  });
});
