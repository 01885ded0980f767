import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCourse } from '../../test-kit/arbitrary.ts';
import type { CourseCard } from '../course.ts';
import { CALLAWAY, callaway, prepareCallaway } from './callaway.ts';
import { drawCountedHoles } from './counted-holes-draw.ts';
import { peoria, peoriaHandicap } from './peoria.ts';
import type { PeoriaRule } from './peoria-rule.ts';
import { PEORIA_RULES } from './peoria-rule.ts';
import { system36 } from './system-36.ts';

/** A course and a card of it, from two under to six over on every hole. */
const played = anyCourse.chain((course) =>
  fc
    .array(fc.integer({ min: -2, max: 6 }), { minLength: 18, maxLength: 18 })
    .map((toPar) => ({ course, card: course.par.map((par, at) => Math.max(1, par + (toPar[at] ?? 0))) })),
);
const hole = fc.integer({ min: 0, max: 17 });
const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
const byCallaway = (course: CourseCard, card: readonly number[], rule = CALLAWAY) => {
  const found = callaway(prepareCallaway(rule, course.par), card);
  if (found === null) throw new Error('eighteen holes have a Callaway handicap');
  return found;
};

test('Callaway is a whole number of strokes from 0 to 50, and its own figures recompute it', () => {
  fc.assert(
    fc.property(played, ({ course, card }) => {
      const { worst, halfHoles, adjustment, handicap } = byCallaway(course, card);
      expect(handicap % 10).toBe(0);
      expect(handicap).toBeGreaterThanOrEqual(0);
      expect(handicap).toBe(Math.min(500, 10 * (sum(worst.map(({ deducted }) => deducted)) + adjustment)));
      expect(worst).toHaveLength(Math.ceil(halfHoles / 2));
      const halved = worst.filter(({ counts, deducted }) => deducted !== counts);
      expect(halved.map(({ hole: at }) => at)).toEqual(halfHoles % 2 === 1 ? [worst.at(-1)?.hole] : []);
    }),
  );
});

test('Callaway deducts no hole while a higher one of the first sixteen stays, and none of the last two', () => {
  fc.assert(
    fc.property(played, fc.constantFrom(15 as const, 16 as const), ({ course, card }, firstHoles) => {
      const { worst } = byCallaway(course, card, { ...CALLAWAY, firstHoles });
      const holes = worst.map(({ hole: at }) => at);
      const left = card
        .slice(0, firstHoles)
        .flatMap((score, at) => (holes.includes(at + 1) ? [] : [Math.min(score, 2 * (course.par[at] ?? 0))]));
      expect(Math.max(...holes, 0)).toBeLessThanOrEqual(firstHoles);
      for (const { counts } of worst) expect(counts).toBeGreaterThanOrEqual(Math.max(0, ...left));
    }),
  );
});

test('from four over a stroke more on a hole that Callaway never deducts does not lower its adjusted net', () => {
  fc.assert(
    fc.property(played, fc.constantFrom(16, 17), ({ course, card }, at) => {
      const one = byCallaway(course, card, { ...CALLAWAY, ceiling: null });
      const more = byCallaway(course, card.with(at, (card[at] ?? 0) + 1), { ...CALLAWAY, ceiling: null });
      fc.pre(one.tableScore >= 76);
      expect(10 * more.adjustedGross - more.handicap).toBeGreaterThanOrEqual(10 * one.adjustedGross - one.handicap);
    }),
  );
});

test('Callaway goes by the score over par: a hole of one par more, played in one stroke more, reads the same row', () => {
  fc.assert(
    fc.property(played, ({ course, card }) => {
      const at = course.par.findIndex((par) => par < 5);
      fc.pre(at !== -1);
      const harder = { ...course, par: course.par.with(at, (course.par[at] ?? 0) + 1) };
      const one = byCallaway(course, card.with(at, course.par[at] ?? 0));
      const other = byCallaway(harder, card.with(at, harder.par[at] ?? 0));
      expect([other.tableScore, other.halfHoles, other.adjustment]).toEqual([one.tableScore, one.halfHoles, one.adjustment]);
    }),
  );
});

const anyRule: fc.Arbitrary<PeoriaRule> = fc.record({
  holeCount: fc.constant(12),
  composition: fc.constant(null),
  multiplier: fc.constantFrom(15, 20, 28, 30, 47),
  factor: fc.constantFrom(7, 8, 10),
  base: fc.constantFrom('course-par' as const, 'counted-par' as const),
  holeCap: fc.constantFrom<PeoriaRule['holeCap']>(null, 'double-par', 'par+2', 'par+3', '5-7-9', { 3: 7, 4: 9, 5: 10 }),
  holeCapOn: fc.constant('handicap' as const),
  floor: fc.constantFrom<PeoriaRule['floor']>(null, 0, { m: 0, f: null }),
  ceiling: fc.constantFrom<PeoriaRule['ceiling']>(null, 240, { m: 240, f: 360 }),
  rounding: fc.constantFrom('tenth' as const, 'stroke' as const),
});
const gender = fc.constantFrom('m' as const, 'f' as const);
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a stroke more on a counted hole never lowers a Peoria, and on another one it changes nothing', () => {
  fc.assert(
    fc.property(played, anyRule, gender, random, hole, ({ course, card }, rule, of, drawn, at) => {
      const holes = drawCountedHoles(rule, course, drawn) ?? [];
      const prepared = peoria(rule, holes, course.par);
      const one = peoriaHandicap(prepared, card, of) ?? 0;
      const more = peoriaHandicap(prepared, card.with(at, (card[at] ?? 0) + 1), of) ?? 0;
      if (holes.includes(at + 1)) expect(more).toBeGreaterThanOrEqual(one);
      else expect(more).toBe(one);
    }),
  );
});

test('a Peoria is within its ends, whole strokes where it is rounded to them, and within half a unit of the exact figure', () => {
  fc.assert(
    fc.property(played, anyRule, gender, random, ({ course, card }, rule, of, drawn) => {
      const holes = drawCountedHoles(rule, course, drawn) ?? [];
      const prepared = peoria({ ...rule, holeCap: null, floor: null, ceiling: null }, holes, course.par);
      const handicap = peoriaHandicap(prepared, card, of) ?? 0;
      const strokes = sum(holes.map((at) => card[at - 1] ?? 0));
      const base = sum(rule.base === 'course-par' ? course.par : holes.map((at) => course.par[at - 1] ?? 0));
      const hundredths = (strokes * rule.multiplier - base * (rule.base === 'course-par' ? 10 : rule.multiplier)) * rule.factor;
      const unit = rule.rounding === 'stroke' ? 100 : 10;
      expect((handicap * 10) % unit === 0).toBe(true);
      expect(2 * (handicap * 10 - hundredths)).toBeGreaterThan(-unit);
      expect(2 * (handicap * 10 - hundredths)).toBeLessThanOrEqual(unit);
      const held = peoriaHandicap(peoria({ ...rule, holeCap: null }, holes, course.par), card, of) ?? 0;
      const [least, most] = [rule.floor, rule.ceiling].map((end) => (typeof end === 'object' && end !== null ? end[of] : end));
      expect(held).toBe(Math.min(Math.max(handicap, least ?? handicap), most ?? Number.POSITIVE_INFINITY));
    }),
  );
});

test('nets by the Peorias of the region are exact tenths: nothing is rounded', () => {
  const names = Object.entries(PEORIA_RULES);
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 3, max: 150 }), fc.integer({ min: 27, max: 75 }), ([, rule], strokes, par) => {
      expect(Math.abs((strokes * rule.multiplier - par * 10) * rule.factor) % (rule.multiplier % 5 === 0 ? 2 : 1)).toBe(0);
    }),
  );
});

test('System 36 is 0 to 36, and a stroke fewer on a hole never raises it', () => {
  fc.assert(
    fc.property(played, hole, ({ course, card }, at) => {
      const { handicap } = system36(course.par, card);
      expect(handicap).toBeGreaterThanOrEqual(0);
      expect(handicap).toBeLessThanOrEqual(360);
      expect(system36(course.par, card.with(at, (card[at] ?? 0) - 1)).handicap).toBeLessThanOrEqual(handicap);
    }),
  );
});
