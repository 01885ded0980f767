import { expect, test } from 'vitest';
import { course, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { MODIFIED_STABLEFORD } from '../format/points-table.ts';
import type { Rules } from '../rules.ts';
import type { RulesProblem } from './rules-problem.ts';
import { rulesProblems } from './rules-problem.ts';

const WITHOUT_INDEX = { ...PLAIN_COURSE, strokeIndex: null };
const SIX = [3, 4, 5, 12, 13, 14];

const cases: [sentence: string, given: Partial<Rules>, problems: RulesProblem[]][] = [
  ['one round of stroke play on a sound course may be played', {}, []],
  ['a tournament has a round', { rounds: [] }, [{ code: 'no-round' }]],
  [
    'each round needs a sound course',
    { rounds: [PLAIN_COURSE, { par: PLAIN_COURSE.par.with(4, 6), strokeIndex: null }] },
    [{ code: 'course', round: 2, problem: { code: 'par', hole: 5, par: 6 } }],
  ],
  ['Stableford needs a stroke index', { format: 'stableford', rounds: [WITHOUT_INDEX] }, [{ code: 'needs-stroke-index', round: 1 }]],
  [
    'and so does a maximum of net double bogey',
    { format: { maximum: { kind: 'net-double-bogey' }, basis: 'net' }, rounds: [WITHOUT_INDEX] },
    [{ code: 'needs-stroke-index', round: 1 }],
  ],
  ['a maximum of twice the par needs none', { format: { maximum: { kind: 'double-par' }, basis: 'net' }, rounds: [WITHOUT_INDEX] }, []],
  ['nor do points by gross', { format: { points: { ...MODIFIED_STABLEFORD, by: 'gross' } }, rounds: [WITHOUT_INDEX] }, []],
  [
    'a maximum is a whole number of strokes',
    { format: { maximum: { kind: 'fixed', strokes: 0 }, basis: 'net' } },
    [{ code: 'maximum-score', maximum: { kind: 'fixed', strokes: 0 } }],
  ],
  ['and may be the highest par', { format: { maximum: { kind: 'fixed', strokes: 5 }, basis: 'net' } }, []],
  [
    'but is below no par',
    { format: { maximum: { kind: 'fixed', strokes: 4 }, basis: 'net' } },
    [{ code: 'maximum-score', maximum: { kind: 'fixed', strokes: 4 } }],
  ],
  [
    'a points table has points for the par',
    { format: { points: { ...MODIFIED_STABLEFORD, points: [8, 5, 2] } } },
    [{ code: 'points-table' }],
  ],
  ['stroke play needs none', { rounds: [WITHOUT_INDEX] }, []],
  ['the net floor is from 1 to 8 under par', { netFloor: -8 }, []],
  ['or 1 under', { netFloor: -1 }, []],
  ['the net floor is not at par', { netFloor: 0 }, [{ code: 'net-floor', netFloor: 0 }]],
  ['the net floor is not lower than 8 under', { netFloor: -9 }, [{ code: 'net-floor', netFloor: -9 }]],
  ['the net floor is a whole number', { netFloor: -2.5 }, [{ code: 'net-floor', netFloor: -2.5 }]],
  ['above 36 may count as 35', { cap: { above: 36, countsAs: 35 } }, []],
  [
    'a cap does not raise a handicap',
    { cap: { above: 35, countsAs: 36 } },
    [{ code: 'cap', division: null, cap: { above: 35, countsAs: 36 } }],
  ],
  [
    'a cap is in whole strokes',
    { cap: { above: 36.5, countsAs: 36 } },
    [{ code: 'cap', division: null, cap: { above: 36.5, countsAs: 36 } }],
  ],
  ['an allowance is a percentage', { allowance: 95 }, []],
  ['which may have one decimal', { allowance: 87.5 }, []],
  ['and be none', { allowance: 0 }, []],
  ['or a hundredth', { allowance: 1 }, []],
  ['but not two', { allowance: 33.33 }, [{ code: 'allowance', division: null, allowance: 33.33 }]],
  ['nor be without a number', { allowance: Number.NaN }, [{ code: 'allowance', division: null, allowance: Number.NaN }]],
  ['an allowance is not a part of one', { allowance: 0.95 }, [{ code: 'allowance', division: null, allowance: 0.95 }]],
  ['nor below nothing', { allowance: -5 }, [{ code: 'allowance', division: null, allowance: -5 }]],
  ['limits may be open at either end', { handicapLimits: { m: { min: null, max: 24 }, f: { min: -5, max: null } } }, []],
  [
    'the lowest handicap is not above the highest',
    { handicapLimits: { m: { min: 25, max: 24 }, f: { min: 0, max: 36 } } },
    [{ code: 'handicap-limit', division: null, gender: 'm', limit: { min: 25, max: 24 } }],
  ],
  [
    'limits are in whole strokes',
    { handicapLimits: { m: { min: 0, max: 24 }, f: { min: 0.5, max: 36 } } },
    [{ code: 'handicap-limit', division: null, gender: 'f', limit: { min: 0.5, max: 36 } }],
  ],
  ['Callaway is for eighteen holes', { dayHandicap: { system: 'callaway' } }, []],
  [
    'and has no table for nine',
    { dayHandicap: { system: 'callaway' }, rounds: [PLAIN_COURSE, course('4 4 3 5 4 4 3 5 4')] },
    [{ code: 'needs-eighteen-holes', division: null, round: 2 }],
  ],
  ['Callaway may stop at another handicap, or at none', { dayHandicap: { system: 'callaway', ceiling: null } }, []],
  ['at nothing too', { dayHandicap: { system: 'callaway', ceiling: 0 } }, []],
  [
    'but at whole tenths',
    { divisionDayHandicap: { C: { system: 'callaway', ceiling: 36.5 } } },
    [{ code: 'callaway-ceiling', division: 'C', ceiling: 36.5 }],
  ],
  ['not below none', { dayHandicap: { system: 'callaway', ceiling: -10 } }, [{ code: 'callaway-ceiling', division: null, ceiling: -10 }]],
  [
    'the numbers of a Peoria are whole tenths',
    { divisionDayHandicap: { C: { system: 'peoria', countedHoles: [SIX], factor: 0.8 } } },
    [{ code: 'peoria-rule', division: 'C', field: 'factor' }],
  ],
  ['counted holes that are not published yet are no problem', { dayHandicap: { system: 'peoria', countedHoles: [null] } }, []],
  [
    'published holes must be as many as the system counts',
    { dayHandicap: { system: 'peoria', countedHoles: [SIX.slice(1)] } },
    [{ code: 'counted-holes', division: null, round: 1, problem: { code: 'count', needed: 6, given: 5 } }],
  ],
  [
    'and so must those of a division with its own day handicap',
    { divisionDayHandicap: { C: { system: 'double-peoria', countedHoles: [SIX] } } },
    [{ code: 'counted-holes', division: 'C', round: 1, problem: { code: 'count', needed: 12, given: 6 } }],
  ],
  [
    'a card for women is checked as the course is, and needs its stroke index too',
    { format: 'stableford', rounds: [{ ...PLAIN_COURSE, women: { par: PLAIN_COURSE.par.with(0, 2), strokeIndex: null } }] },
    [
      { code: 'course', round: 1, problem: { code: 'par', hole: 1, par: 2, of: 'women' } },
      { code: 'needs-stroke-index', round: 1, of: 'women' },
    ],
  ],
  [
    'a maximum is below no par of women either',
    {
      format: { maximum: { kind: 'fixed', strokes: 4 }, basis: 'net' },
      rounds: [{ par: Array(18).fill(4), strokeIndex: null, women: { par: Array(18).fill(5), strokeIndex: null } }],
    },
    [{ code: 'maximum-score', maximum: { kind: 'fixed', strokes: 4 } }],
  ],
  ['a division may have restrictions of its own', { divisionRestrictions: { C: { cap: null, allowance: 90 } } }, []],
  [
    'which are checked as those of all',
    { divisionRestrictions: { C: { cap: { above: 24, countsAs: 30 }, allowance: -1 } } },
    [
      { code: 'cap', division: 'C', cap: { above: 24, countsAs: 30 } },
      { code: 'allowance', division: 'C', allowance: -1 },
    ],
  ],
];

test.each(cases)('%s', (_, given, problems) => {
  expect(rulesProblems(rules(given))).toEqual(problems);
});

test('rules of a division are for one that there is, where divisions are named', () => {
  const given = rules({
    divisionDayHandicap: { B: { system: 'system-36' } },
    divisionRestrictions: { B: { cap: null }, C: { cap: null } },
  });
  expect(rulesProblems(given)).toEqual([]);
  expect(rulesProblems(given, { divisions: ['B', 'C'] })).toEqual([]);
  expect(rulesProblems(given, { divisions: ['A'] })).toEqual([
    { code: 'unknown-division', division: 'B' },
    { code: 'unknown-division', division: 'C' },
  ]);
});
