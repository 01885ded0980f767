import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAllocation, anyField, anyRules, FIELD_IDS, pairs } from '../../test-kit/arbitrary.ts';
import { allocation, award, cardToPar, competitor, namedAward, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { SIDE_FORMATS } from '../side/side.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import { allocate, allocateSides } from './allocate.ts';
import type { AwardRule } from './award.ts';
import { explainAward } from './explain-award.ts';

const HIGHER: TieKey = { by: 'handicap', wins: 'higher' };
const given = rules({ ties: { gross: [{ by: 'handicap', wins: 'lower' }], net: [], points: [] } });
const field = [
  competitor('an', { handicap: 100, cards: [cardToPar(PLAIN_COURSE, { 1: -1 })] }),
  competitor('binh', { handicap: 200, cards: [cardToPar(PLAIN_COURSE, { 2: -1 })] }),
];

test('an award has the tie keys of its list, or its own: the higher handicap wins the gross prize', () => {
  const prize = award('gross', { kind: 'best-gross', basis: 'gross' });
  const won = (of: AwardRule) => allocate(given, field, [of], allocation())[0]?.winner;
  expect([won(prize), won({ ...prize, tieKeys: [HIGHER] })]).toEqual(['an', 'binh']);
});

test('no keys of its own leave it open to the committee', () => {
  const prize = award('gross', { kind: 'best-gross', basis: 'gross', tieKeys: [] });
  expect(allocate(given, field, [prize], allocation())[0]?.open).toEqual(['an', 'binh']);
});

test('a king with keys of his own is not separated by the gross first', () => {
  const more = [field[0], competitor('binh', { handicap: 200, cards: [cardToPar(PLAIN_COURSE, { 2: -1, 3: 2 })] })].flatMap(
    (one) => one ?? [],
  );
  const king = (of: Partial<AwardRule>) => allocate(given, more, [namedAward('king-of-birdie', of)], allocation())[0]?.winner;
  expect([king({}), king({ tieKeys: [HIGHER] })]).toEqual(['an', 'binh']);
});

test('the explanation tries its keys', () => {
  const prize = award('gross', { kind: 'best-gross', basis: 'gross', tieKeys: [HIGHER] });
  const steps = explainAward(given, field, [prize], allocation(), 'gross');
  expect(steps.flatMap((step) => (step.code === 'decided' ? [step.decision] : []))).toMatchObject([
    { by: 'tie-step', step: HIGHER, over: 'an' },
  ]);
  const tried = steps.flatMap((step) => (step.code === 'standing' ? step.steps.filter(({ code }) => code === 'tie') : []));
  expect(tried).toMatchObject([{ against: 'an', steps: [{ step: HIGHER, own: 200, other: 100, result: 'ahead' }] }]);
});

const KINDS: readonly AwardRule[] = [
  award('gross', { kind: 'best-gross', basis: 'gross' }),
  award('A', { kind: 'division-place', division: 'A' }),
  award('own', {
    kind: 'peoria',
    peoria: {
      system: 'peoria',
      countedHoles: [
        [1, 2, 3, 10, 11, 12],
        [1, 2, 3, 10, 11, 12],
      ],
    },
  }),
  award('worst', { kind: 'worst', main: false }),
];
const anyKeys = anyRules.map(({ ties }) => ties.gross);

test('an award with tie keys of its own goes as under rules that have them for every list', () => {
  fc.assert(
    fc.property(anyRules, anyField, anyKeys, anyAllocation(KINDS, FIELD_IDS), (rules, players, keys, allotting) => {
      const under = { ...rules, ties: { gross: keys, net: keys, points: keys } };
      const own = KINDS.map((kind): AwardRule => ({ ...kind, tieKeys: keys }));
      expect(allocate(rules, players, own, allotting)).toEqual(allocate(under, players, KINDS, allotting));
      for (const { id } of KINDS)
        expect(explainAward(rules, players, own, allotting, id)).toEqual(explainAward(under, players, KINDS, allotting, id));
      for (const format of [SIDE_FORMATS['four-ball'], SIDE_FORMATS.scramble])
        expect(allocateSides(rules, format, pairs(players), own, allotting)).toEqual(
          allocateSides(under, format, pairs(players), KINDS, allotting),
        );
    }),
    { numRuns: 50 },
  );
});
