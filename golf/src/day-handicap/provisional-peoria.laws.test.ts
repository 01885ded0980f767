import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCourse } from '../../test-kit/arbitrary.ts';
import { dayHandicap, prepareDay } from './day-handicap.ts';
import { peoriaHandicap, provisionalPeoria } from './peoria.ts';
import { isPeoria, PEORIA_RULES, type PeoriaName } from './peoria-rule.ts';

const EIGHTEEN = Object.keys(PEORIA_RULES).filter((name): name is PeoriaName => isPeoria(name) && !name.startsWith('nine-hole'));

/** A course, a card on it, a system and a list of its holes in order. */
const revealed = fc
  .tuple(anyCourse, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 18, maxLength: 18 }), fc.constantFrom(...EIGHTEEN))
  .chain(([course, card, system]) => {
    const count = PEORIA_RULES[system].holeCount;
    const holes = course.par.map((_, at) => at + 1);
    return fc
      .shuffledSubarray(holes, { minLength: count, maxLength: count })
      .map((list) => ({ course, card, system, list: list.toSorted((a, b) => a - b) }));
  });

test('with its last hole revealed, a provisional handicap is the handicap', () => {
  fc.assert(
    fc.property(revealed, ({ course, card, system, list }) => {
      const [told, whole] = ([{ provisional: true }, {}] as const).map((field) =>
        dayHandicap(prepareDay({ system, countedHoles: [list], ...field }, 0, course.par), course.par, card, 'm'),
      );
      expect(told).toBe(whole);
    }),
  );
});

test('after k holes each counts as holes-of-course / k: a card over par by the same on every hole of par 4 stays where it is', () => {
  const par = Array(18).fill(4);
  fc.assert(
    fc.property(
      fc.constantFrom('peoria' as const, 'double-peoria' as const),
      fc.integer({ min: 0, max: 4 }),
      fc.nat(11),
      (system, over, extra) => {
        const rule = { ...PEORIA_RULES[system], ceiling: null };
        const holes = Array.from({ length: 1 + (extra % rule.holeCount) }, (_, at) => at + 1);
        const handicap = peoriaHandicap(provisionalPeoria(rule, holes, par), Array(18).fill(4 + over), 'm');
        expect(handicap).toBe(Math.round(18 * over * 10 * 0.8));
      },
    ),
  );
});

test('a stroke more on a revealed hole never lowers it, and one on any other hole changes nothing', () => {
  fc.assert(
    fc.property(revealed, fc.nat(17), fc.nat(11), ({ course, card, system, list }, at, k) => {
      const holes = list.slice(0, 1 + (k % list.length));
      const prepared = provisionalPeoria(PEORIA_RULES[system], holes, course.par);
      const before = peoriaHandicap(prepared, card, 'm') as number;
      const after = peoriaHandicap(
        prepared,
        card.map((strokes, nth) => (nth === at ? strokes + 1 : strokes)),
        'm',
      ) as number;
      if (holes.includes(at + 1)) expect(after).toBeGreaterThanOrEqual(before);
      else expect(after).toBe(before);
    }),
  );
});

test.each([
  ['peoria', {}, [1, 2], [5, 6], 'pars of 4 and 4: 11 × 9 − 72 = 27, × 0.8', 216],
  ['peoria', { rounding: 'stroke' }, [1, 2], [5, 6], 'the same, in whole strokes', 220],
  ['double-peoria', {}, [1, 2, 3, 4, 5], [5, 5, 5, 5, 6], '26 × 18/5 − 72 = 21.6, × 0.8 = 17.28', 173],
  ['modified-peoria', {}, [1, 2], [5, 6], 'over the counted par: 3 × 2.8 × 6/2 = 25.2', 252],
] as const)('%s %j after the holes %j of %j: %s', (system, own, holes, strokes, _, tenths) => {
  const par = Array(18).fill(4);
  const card = par.map((of, at) => strokes[at] ?? of);
  expect(peoriaHandicap(provisionalPeoria({ ...PEORIA_RULES[system], ...own }, holes, par), card, 'm')).toBe(tenths);
});
