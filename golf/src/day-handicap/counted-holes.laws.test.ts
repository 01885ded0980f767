import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCourse } from '../../test-kit/arbitrary.ts';
import type { CourseCard } from '../course.ts';
import { countedHolesProblems, countedHolesWarnings } from './counted-holes.ts';
import { countedHolesAt, countedHolesCount, drawCountedHoles } from './counted-holes-draw.ts';
import { PEORIA_RULES } from './peoria-rule.ts';

const rule = fc.constantFrom(...Object.values(PEORIA_RULES));
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a drawn list may be used, and is warned of in nothing', () => {
  fc.assert(
    fc.property(rule, anyCourse, random, (of, course, drawn) => {
      const holes = drawCountedHoles(of, course, drawn);
      expect(holes === null).toBe(countedHolesCount(of, course) === 0);
      if (holes === null) return;
      expect(countedHolesProblems(of, holes, course)).toEqual([]);
      expect(countedHolesWarnings(of, holes, course)).toEqual([]);
    }),
  );
});

test('the lists counted are those that nothing is to be said against, each once', () => {
  const nine = fc.array(fc.constantFrom(3, 4, 5), { minLength: 9, maxLength: 9 }).map((par): CourseCard => ({ par, strokeIndex: null }));
  const six = { ...PEORIA_RULES['double-peoria'], holeCount: 6 };
  fc.assert(
    fc.property(nine, (course) => {
      const lists = Array.from({ length: 2 ** 9 }, (_, set) => course.par.flatMap((__, at) => ((set >> at) % 2 === 1 ? [at + 1] : [])));
      const sound = lists.filter(
        (holes) => countedHolesProblems(six, holes, course).length + countedHolesWarnings(six, holes, course).length === 0,
      );
      const numbered = Array.from({ length: countedHolesCount(six, course) }, (_, nth) => countedHolesAt(six, course, nth)?.join());
      expect(new Set(numbered)).toEqual(new Set(sound.map((holes) => holes.join())));
      expect(numbered).toHaveLength(sound.length);
    }),
    { numRuns: 30 },
  );
});
