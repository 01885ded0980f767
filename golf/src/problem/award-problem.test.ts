import { describe, expect, test } from 'vitest';
import { award, course, holeAward, namedAward, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { AwardRule } from '../award/award.ts';
import type { NamedAward } from '../award/named-award.ts';
import { everyNth, NAMED_AWARDS } from '../award/named-award.ts';
import { MODIFIED_STABLEFORD } from '../format/points-table.ts';
import type { Rules } from '../rules.ts';
import { bestRounds, SIDE_FORMATS } from '../side/side.ts';
import type { AwardProblem } from './award-problem.ts';
import { rulesProblems } from './rules-problem.ts';

const DIVISIONS = ['A', 'B'];
const problems = (awards: readonly AwardRule[], given: Partial<Rules> = {}, divisions: readonly string[] = DIVISIONS) =>
  rulesProblems(rules(given), { awards, divisions }).map((problem) => (problem.code === 'award' ? problem.problem : problem));
const nine = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
const WITHOUT_INDEX = { ...PLAIN_COURSE, strokeIndex: null };
const inDivision = (given: Partial<AwardRule>) => award('A1', { kind: 'division-place', division: 'A', ...given });

test.each<[string, AwardRule, AwardProblem[], Partial<Rules>?]>([
  ['is of a division that there is', inDivision({ division: 'C' }), [{ code: 'unknown-division', division: 'C' }]],
  ['names its division', inDivision({ division: undefined }), [{ code: 'needs-division' }]],
  ['is for a place from 1', inDivision({ place: 0 }), [{ code: 'place', place: 0 }]],
  ['which is a whole number', inDivision({ place: 1.5 }), [{ code: 'place', place: 1.5 }]],
  ['for the best gross goes by gross', award('gross', { kind: 'best-gross', basis: 'net' }), [{ code: 'basis', basis: 'net' }]],
  ['for the best net may go by points', award('net', { basis: 'points' }), []],
  ['but not by gross', award('net', { basis: 'gross' }), [{ code: 'basis', basis: 'gross' }]],
  [
    'of points needs the stroke index of every course',
    inDivision({ basis: 'points' }),
    [{ code: 'needs-stroke-index', round: 2 }],
    { rounds: [PLAIN_COURSE, WITHOUT_INDEX] },
  ],
  [
    'which points by gross do without',
    inDivision({ basis: 'points' }),
    [],
    { format: { points: { ...MODIFIED_STABLEFORD, by: 'gross' } }, rounds: [WITHOUT_INDEX] },
  ],
  ['of a Peoria of its own goes by net', award('own', { kind: 'peoria', basis: 'points' }), [{ code: 'basis', basis: 'points' }]],
  [
    'has counted holes as a tournament has',
    award('own', { kind: 'peoria', peoria: { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11]], factor: 0.8 } }),
    [
      { code: 'peoria-rule', field: 'factor' },
      { code: 'counted-holes', round: 1, problem: { code: 'count', needed: 6, given: 5 } },
    ],
  ],
  ['of one hole names it', award('pin', { kind: 'nearest-pin', basis: 'gross' }), [{ code: 'needs-hole' }]],
  [
    'a hole of the first round, unless it says another',
    holeAward('nearest-pin', 12),
    [{ code: 'not-a-hole', hole: 12 }],
    { rounds: [nine, PLAIN_COURSE] },
  ],
  ['which may be the last', holeAward('nearest-pin', 18), []],
  ['as it may', holeAward('nearest-pin', 12, { round: 2 }), [], { rounds: [nine, PLAIN_COURSE] }],
  ['a round that there is', holeAward('longest-drive', 4, { round: 2 }), [{ code: 'unknown-round', round: 2 }]],
  ['a hole in one may be on any hole', award('ace', { kind: 'hole-in-one', basis: 'gross' }), []],
  ['of any round', holeAward('hole-in-one', 12), [], { rounds: [nine, PLAIN_COURSE] }],
  ['that is on a course', holeAward('hole-in-one', 19), [{ code: 'not-a-hole', hole: 19 }]],
  ['of a king is for whole strokes', namedAward('king-of-par', { toPar: 0.5 }), [{ code: 'to-par', toPar: 0.5 }]],
  ['of a wave says which', award('wave', { kind: 'wave', basis: 'gross' }), [{ code: 'needs-wave' }]],
  ['and needs two nines', namedAward('onami'), [{ code: 'needs-eighteen-holes' }], { rounds: [nine] }],
  ['in one of the rounds', namedAward('onami'), [], { rounds: [nine, PLAIN_COURSE] }],
  ['which a king does not', namedAward('king-of-par'), [], { rounds: [nine] }],
  [
    'has tie keys that compare something',
    award('net', { tieKeys: [{ by: 'gross' }, { by: 'countback', segments: [], score: 'net' }] }),
    [{ code: 'tie', key: 2, problem: { code: 'no-segment' } }],
  ],
  ['of a shot has none', holeAward('nearest-pin', 3, { tieKeys: [] }), [{ code: 'not-of-kind', field: 'tieKeys' }]],
  [
    'nor a Peoria, whatever it counts',
    award('net', { peoria: { system: 'peoria', countedHoles: [[1]] } }),
    [{ code: 'not-of-kind', field: 'peoria' }],
  ],
  ['of the whole field is of no division', award('net', { division: 'A' }), [{ code: 'not-of-kind', field: 'division' }]],
  [
    'has nothing else that its kind does not look at',
    namedAward('king-of-par', { hole: 3, place: 2 }),
    [
      { code: 'not-of-kind', field: 'place' },
      { code: 'not-of-kind', field: 'hole' },
    ],
  ],
])('an award %s', (_, of, expected, given = {}) => {
  expect(problems([of], given)).toEqual(expected);
});

test('no two awards have one id', () => {
  expect(rulesProblems(rules(), { awards: [award('net'), award('net'), award('net')] })).toEqual([
    { code: 'award', award: 'net', problem: { code: 'repeated' } },
  ]);
});

test('the awards by name and the places of a series have no problem', () => {
  const named = (Object.keys(NAMED_AWARDS) as NamedAward[]).map((name) => namedAward(name));
  const { kind: _, place: __, ...tobi } = award('tobi');
  expect(problems([...named, ...everyNth(tobi, 5, 20), inDivision({ place: 3 })])).toEqual([]);
});

test('a division is unknown only where the divisions are given', () => {
  expect(rulesProblems(rules(), { awards: [inDivision({ division: 'C' })] })).toEqual([]);
});

describe('awards of sides', () => {
  const awards = [
    award('net'),
    namedAward('king-of-birdie'),
    namedAward('onami'),
    holeAward('nearest-pin', 3),
    holeAward('hole-in-one', 3),
  ];
  const ofSides = (sides: (typeof SIDE_FORMATS)['four-ball']) =>
    rulesProblems(rules(), { awards, sides }).map((problem) => 'award' in problem && problem.award);
  test('of one ball are of players where each partner has a ball, of whole rounds too', () => {
    const ofOneBall = awards.slice(1).map(({ id }) => id);
    expect([ofSides(SIDE_FORMATS['four-ball']), ofSides(bestRounds(3, 4))]).toEqual([ofOneBall, ofOneBall]);
  });
  test('may be any where the side has one ball', () => {
    expect(ofSides(SIDE_FORMATS.scramble)).toEqual([]);
  });
  test('are of their partners where only the others are of sides', () => {
    const beside = [...awards, { ...awards[1], id: 'of-sides', of: 'sides' } as AwardRule];
    const problems = rulesProblems(rules(), { awards: beside, sides: SIDE_FORMATS['four-ball'] });
    expect(problems).toEqual([{ code: 'award', award: 'of-sides', problem: { code: 'of-one-ball' } }]);
  });
  test('have the problems of awards of players beside', () => {
    const given = { awards: [inDivision({ division: 'C' })], divisions: DIVISIONS, sides: SIDE_FORMATS['four-ball'] };
    expect(rulesProblems(rules(), given)).toEqual([{ code: 'award', award: 'A1', problem: { code: 'unknown-division', division: 'C' } }]);
  });
});
