import { describe, expect, test } from 'vitest';
import type { CourseCard, PeoriaRule } from '../src/index.ts';
import { countedHolesAt, countedHolesCount, countedHolesWarnings, drawCountedHoles, PEORIA_RULES } from '../src/index.ts';
import { PLAIN_COURSE } from '../test-kit/index.ts';
import published from './hidden-holes.json' with { type: 'json' };
import { caseOf } from './oracle.ts';
import peers from './peer-peoria.json' with { type: 'json' };

const courseOf = (par: readonly number[]): CourseCard => ({ par, strokeIndex: null });
const parOf = ({ par }: CourseCard, holes: readonly number[]) => holes.reduce((total, hole) => total + (par[hole - 1] ?? 0), 0);
const everyList = (rule: PeoriaRule, course: CourseCard) =>
  Array.from({ length: countedHolesCount(rule, course) }, (_, nth) => countedHolesAt(rule, course, nth) ?? []);

test('Bristol Hill: every par 4 is hidden (https://egolf.jp/life/126475/)', () => {
  type Pars = { front_pars_multiset: readonly number[]; back_pars_multiset: readonly number[]; rule_per_nine: Record<3 | 4 | 5, number> };
  type Expected = { out_par: number; in_par: number; par: number; all_par4_forced: boolean; hidden_par: number };
  const { input, expected } = caseOf<Pars, Expected>(published, 'Bristol Hill: every par 4 is hidden');
  const course = courseOf([...input.front_pars_multiset, ...input.back_pars_multiset]);
  const rule: PeoriaRule = { ...PEORIA_RULES['double-peoria'], composition: { on: 'each-nine', pars: input.rule_per_nine } };
  const nines = [course.par.slice(0, 9), course.par.slice(9)].map((nine) => nine.reduce((total, par) => total + par, 0));
  expect(nines).toEqual([expected.out_par, expected.in_par]);
  const lists = everyList(rule, course);
  expect(lists).toHaveLength(36);
  const fours = course.par.flatMap((par, at) => (par === 4 ? [at + 1] : []));
  expect(lists.every((holes) => fours.every((hole) => holes.includes(hole)))).toBe(expected.all_par4_forced);
  expect(new Set(lists.map((holes) => parOf(course, holes)))).toEqual(new Set([expected.hidden_par]));
});

test('Peoria 6 holes sum 24', () => {
  type Rule = { rule_per_nine: Record<3 | 4 | 5, number> };
  const { input, expected } = caseOf<Rule, { hidden: number; hidden_par: number }>(published, 'Peoria 6 holes sum 24');
  expect(PEORIA_RULES.peoria.composition).toEqual({ on: 'each-nine', pars: input.rule_per_nine });
  for (const holes of everyList(PEORIA_RULES.peoria, PLAIN_COURSE))
    expect([holes.length, parOf(PLAIN_COURSE, holes)]).toEqual([expected.hidden, expected.hidden_par]);
});

test('Modified Peoria 6 holes: one 3, one 5, four 4', () => {
  type Rule = { rule: Record<3 | 4 | 5, number>; par4_per_nine: number };
  const { input, expected } = caseOf<Rule, { hidden: number }>(published, 'Modified Peoria 6 holes: one 3, one 5, four 4');
  const rule = PEORIA_RULES['modified-peoria'];
  expect([rule.composition?.pars, rule.composition?.eachNine, rule.holeCount]).toEqual([
    input.rule,
    { 4: input.par4_per_nine },
    expected.hidden,
  ]);
  for (const holes of everyList(rule, PLAIN_COURSE)) expect([holes.length, parOf(PLAIN_COURSE, holes)]).toEqual([6, 24]);
});

describe('draws of another program', () => {
  test('six a nine, par 24 a nine, one par 3 + four par 4 + one par 5 when the course allows', () => {
    type Expected = { perNine: number; parPerNine: number; composition: Record<3 | 4 | 5, number>; distinct: boolean };
    const name = 'hidden-hole draw: six a nine, par 24 a nine, one par 3 + four par 4 + one par 5 when the course allows';
    const { input, expected } = caseOf<{ pars: readonly number[] }, Expected>(peers, name);
    const course = courseOf(input.pars);
    const rule = PEORIA_RULES['double-peoria'];
    expect(rule.composition?.pars).toEqual(expected.composition);
    for (const random of [0, 0.2, 0.4, 0.6, 0.8, 0.999]) {
      const holes = drawCountedHoles(rule, course, random) ?? [];
      expect(countedHolesWarnings(rule, holes, course)).toEqual([]);
      expect(new Set(holes).size === holes.length).toBe(expected.distinct);
      const nines = [holes.filter((hole) => hole <= 9), holes.filter((hole) => hole > 9)];
      expect(nines.map((nine) => [nine.length, parOf(course, nine)])).toEqual(Array(2).fill([expected.perNine, expected.parPerNine]));
    }
  });

  test('courses refused by the draw: neither can have the composition', () => {
    type Courses = { courses: readonly (readonly number[])[] };
    const { input, expected } = caseOf<Courses, { refused: readonly boolean[] }>(peers, 'courses refused by the draw');
    const refused = input.courses.map((par) => drawCountedHoles(PEORIA_RULES['double-peoria'], courseOf(par), 0.5) === null);
    expect(refused).toEqual(expected.refused);
  });
});
