import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAllocation, anyField, anyFieldByHole, anyRules, FIELD_IDS, pairs } from '../../test-kit/arbitrary.ts';
import { award, namedAward, side } from '../../test-kit/index.ts';
import type { Rules } from '../rules.ts';
import type { SideFormat } from '../side/side.ts';
import { bestOf, SIDE_FORMATS } from '../side/side.ts';
import { sideCard } from '../side/side-card.ts';
import { sideStandings } from '../side/side-standing.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import { allocate, allocateSides } from './allocate.ts';
import type { AwardRule } from './award.ts';
import { explainAward, explainSideAward } from './explain-award.ts';
import { everyNth } from './named-award.ts';

const FOUR_BALL = SIDE_FORMATS['four-ball'];
const GROSS: readonly AwardRule[] = [
  award('gross', { kind: 'best-gross', basis: 'gross' }),
  ...[1, 2].map((place) => award(`A${place}`, { kind: 'division-place', basis: 'gross', division: 'A', place })),
  award('members', { kind: 'best-gross', basis: 'gross', place: 2, membersOnly: true }),
  namedAward('golden-raspberry', { main: true }),
  namedAward('booby', { basis: 'gross' }),
  ...everyNth({ id: 'tobi', basis: 'gross', main: true, membersOnly: false }, 2, 6),
];
const AWARDS: readonly AwardRule[] = [
  ...GROSS,
  award('net'),
  award('women', { gender: 'f', main: false }),
  award('points', { kind: 'place', basis: 'points', place: 2 }),
  award('peoria', { kind: 'peoria', peoria: { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] }, main: false }),
];
const SIDE_IDS = ['s1', 's2', 's3', 's4', 's5', 's6'];
const ofSides = anyAllocation(AWARDS, [...SIDE_IDS, ...FIELD_IDS]);
const anyFormat = fc.constantFrom<SideFormat>(FOUR_BALL, bestOf(2, 2));

test('no side wins two main prizes, one that none of its partners is there to take, or one without a complete card and a place', () => {
  fc.assert(
    fc.property(anyRules, anyFormat, anyField, fc.shuffledSubarray([...AWARDS]), ofSides, (rules, format, field, awards, given) => {
      const sides = pairs(field);
      const results = allocateSides(rules, format, sides, awards, { ...given, oneMainPrizeEach: true });
      const main = results.flatMap(({ winner }, nth) => (awards[nth]?.main && winner !== null ? [winner] : []));
      expect(new Set(main).size).toBe(main.length);
      results.forEach(({ winner, open, backups }, nth) => {
        const { basis = 'net', kind } = awards[nth] ?? {};
        const list = sideStandings(rules, format, sides, basis);
        for (const id of [...(winner === null ? [] : [winner]), ...open, ...backups]) {
          const partners = sides.find((one) => one.id === id)?.partners ?? [];
          expect(partners.some((partner) => !given.absentAtPrizeGiving.has(partner.id))).toBe(true);
          expect(given.absentAtPrizeGiving.has(id)).toBe(false);
          if (kind !== 'peoria') expect(list.find((line) => line.id === id)).toMatchObject({ complete: true, place: expect.anything() });
        }
      });
    }),
  );
});

test('shuffling players or sides changes no award', () => {
  fc.assert(
    fc.property(anyRules, anyFormat, anyField, ofSides, (rules, format, field, given) => {
      const sides = pairs(field);
      expect(allocateSides(rules, format, sides.toReversed(), AWARDS, given)).toEqual(allocateSides(rules, format, sides, AWARDS, given));
      expect(allocate(rules, field.toReversed(), AWARDS, given)).toEqual(allocate(rules, field, AWARDS, given));
    }),
    { numRuns: 40 },
  );
});

/** A side of one has no birthday and no gender of its own, and its card holds strokes. */
const SAME_FOR_SIDES: { readonly [By in TieKey['by']]: (key: Extract<TieKey, { by: By }>) => boolean } = {
  handicap: () => true,
  gross: () => true,
  manual: () => true,
  age: () => false,
  gender: () => false,
  countback: ({ score }) => score === 'gross',
  'last-round': ({ score }) => score === 'gross',
  'last-rounds': ({ score }) => score === 'gross',
};

const asOfSides = (rules: Rules): Rules => {
  const gross = rules.ties.gross.filter((key) => (SAME_FOR_SIDES[key.by] as (key: TieKey) => boolean)(key));
  return { ...rules, ties: { ...rules.ties, gross } };
};

test('sides of one with a ball each are given the awards by gross as their players are, and for the same reasons', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, anyAllocation(GROSS, FIELD_IDS), (given, field, allocation) => {
      const rules = asOfSides(given);
      const sides = field.map((player) => side(player.id, { division: player.division, status: player.status, partners: [player] }));
      expect(allocateSides(rules, bestOf(1, 1), sides, GROSS, allocation)).toEqual(allocate(rules, field, GROSS, allocation));
      for (const { id } of GROSS.slice(0, 3)) {
        const own = explainAward(rules, field, GROSS, allocation, id).filter(({ code }) => code !== 'standing');
        const ofSide = explainSideAward(rules, bestOf(1, 1), sides, GROSS, allocation, id).filter(({ code }) => code !== 'standing');
        expect(ofSide).toEqual(own);
      }
    }),
    { numRuns: 40 },
  );
});

test('the explanation of a side’s award recomputes the value that won it, and the keys are added up from its card', () => {
  fc.assert(
    fc.property(anyRules, anyField, ofSides, (rules, field, given) => {
      const sides = pairs(field);
      for (const { award: id, winner, open, value } of allocateSides(rules, FOUR_BALL, sides, AWARDS, given)) {
        const { basis = 'net', peoria } = AWARDS.find((one) => one.id === id) ?? {};
        const steps = explainSideAward(rules, FOUR_BALL, sides, AWARDS, given, id);
        const standings = steps.flatMap((step) => (step.code === 'standing' ? [step] : []));
        expect(standings.map((standing) => standing.id).toSorted()).toEqual((winner === null ? open : [winner]).toSorted());
        for (const standing of standings) expect(standing.steps.find((step) => step.code === 'value')?.value).toBe(value);
        const by = peoria ? { ...rules, dayHandicap: peoria, divisionDayHandicap: {} } : rules;
        for (const { step, values } of steps.find((one) => one.code === 'level')?.tried ?? []) {
          if (step.by !== 'countback' || step.order === 'play') continue;
          for (const { id: of, value: told } of values) {
            const card = sideCard(by, 1, sides.find((one) => one.id === of) ?? side(''), basis, sides)[step.round - 1] ?? [];
            expect(told).toBe(step.holes.reduce((sum, hole) => sum + (card[hole - 1]?.worth ?? 0), 0));
          }
        }
      }
    }),
    { numRuns: 40 },
  );
});
