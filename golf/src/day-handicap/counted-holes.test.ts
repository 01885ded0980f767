import { describe, expect, test } from 'vitest';
import { course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { CountedHolesProblem, CountedHolesWarning } from './counted-holes.ts';
import { countedHolesProblems, countedHolesWarnings } from './counted-holes.ts';
import type { WrittenHoles } from './counted-holes-text.ts';
import { writtenHoles } from './counted-holes-text.ts';
import type { PeoriaName } from './peoria-rule.ts';
import { PEORIA_RULES } from './peoria-rule.ts';

const TWELVE = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];

describe('a list of counted holes', () => {
  test.each<[string, PeoriaName, number[], CountedHolesProblem[]]>([
    ['has exactly twelve holes for Double Peoria', 'double-peoria', TWELVE, []],
    ['may be in any order', 'double-peoria', TWELVE.toReversed(), []],
    ['has exactly six for Peoria', 'peoria', TWELVE, [{ code: 'count', needed: 6, given: 12 }]],
    ['names no hole twice', 'peoria', [1, 3, 4, 10, 12, 1], [{ code: 'repeated', hole: 1 }]],
    [
      'names holes of the course',
      'modified-peoria',
      [0, 3, 4, 10, 12, 19],
      [
        { code: 'not-a-hole', hole: 0 },
        { code: 'not-a-hole', hole: 19 },
      ],
    ],
  ])('%s', (_, system, holes, problems) => {
    expect(countedHolesProblems(PEORIA_RULES[system], holes, PLAIN_COURSE)).toEqual(problems);
  });
});

describe('the composition of a list', () => {
  test.each<[string, PeoriaName, number[], CountedHolesWarning[]]>([
    ['is a 3, four 4s and a 5 on each nine for Double Peoria', 'double-peoria', TWELVE, []],
    ['is a 3, a 4 and a 5 on each nine for Peoria', 'peoria', [1, 3, 4, 10, 12, 13], []],
    ['is a 3, a 5 and two 4s a nine for Modified Peoria', 'modified-peoria', [1, 2, 3, 10, 11, 13], []],
    [
      'wants two 4s of each nine for Modified Peoria',
      'modified-peoria',
      [1, 3, 4, 10, 11, 14],
      [
        { code: 'composition', nine: 1, par: 4, usual: 2, given: 1 },
        { code: 'composition', nine: 2, par: 4, usual: 2, given: 3 },
      ],
    ],
    [
      'may be another, with a warning',
      'peoria',
      [3, 7, 4, 10, 12, 13],
      [
        { code: 'composition', nine: 1, par: 3, usual: 1, given: 2 },
        { code: 'composition', nine: 1, par: 4, usual: 1, given: 0 },
        { code: 'counted-par', usual: 24, given: 23 },
      ],
    ],
    [
      'is warned of for the holes that are not there yet',
      'peoria',
      [1, 3, 4, 10, 12],
      [
        { code: 'composition', nine: 2, par: 5, usual: 1, given: 0 },
        { code: 'counted-par', usual: 24, given: 19 },
      ],
    ],
  ])('%s', (_, system, holes, warnings) => {
    expect(countedHolesWarnings(PEORIA_RULES[system], holes, PLAIN_COURSE)).toEqual(warnings);
  });

  test('on nine holes is that of one nine', () => {
    const nine = course('4 4 3 5 4 4 3 5 4');
    expect(countedHolesWarnings(PEORIA_RULES['double-peoria'], [1, 2, 3, 4, 5, 6], nine)).toEqual([]);
  });

  test('of Modified Peoria on nine holes is that of the card', () => {
    const nine = course('4 4 3 5 4 4 3 5 4');
    expect(countedHolesWarnings(PEORIA_RULES['modified-peoria'], [1, 2, 3, 4, 5, 6], nine)).toEqual([]);
  });

  test('is anything where the holes are drawn at random', () => {
    expect(countedHolesWarnings({ ...PEORIA_RULES['double-peoria'], composition: null }, [1], PLAIN_COURSE)).toEqual([]);
  });
});

describe('a list as it is written', () => {
  test.each<[string, string, WrittenHoles]>([
    ['is separated by commas, and blanks are left out', ' 1, 3 ,12 ', { holes: [1, 3, 12], unreadable: [] }],
    ['or by semicolons and blanks', '1;3 12', { holes: [1, 3, 12], unreadable: [] }],
    ['may end in a comma', '1,3,', { holes: [1, 3], unreadable: [] }],
    ['may be empty', ' ', { holes: [], unreadable: [] }],
    ['reads the digits of any keyboard', '１，１８', { holes: [1, 18], unreadable: [] }],
    ['says which words are no numbers', '1, two, -3, 4, 5a', { holes: [1, 4], unreadable: ['two', '-3', '5a'] }],
    ['reads holes that no course has, for the check to name', '0,19,1,1', { holes: [0, 19, 1, 1], unreadable: [] }],
  ])('%s', (_, written, expected) => {
    expect(writtenHoles(written)).toEqual(expected);
  });
});
