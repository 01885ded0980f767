import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAllocation, anyField, anyRules, FIELD_IDS } from '../../test-kit/arbitrary.ts';
import type { Competitor } from '../competitor.ts';
import type { Course } from '../course.ts';
import { courseCard } from '../course.ts';
import type { SideStep } from '../explain/explain-side.ts';
import type { Rules } from '../rules.ts';
import type { RoundScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import { holePoints } from '../score/total.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { allocate } from './allocate.ts';
import type { AwardRule } from './award.ts';
import type { AwardStep } from './explain-award.ts';
import { explainAward } from './explain-award.ts';
import { NAMED_AWARDS } from './named-award.ts';

const shared = { main: true, membersOnly: false };
const AWARDS: readonly AwardRule[] = [
  { id: 'gross', kind: 'best-gross', basis: 'gross', ...shared },
  { id: 'net', kind: 'best-net', basis: 'net', ...shared },
  { id: 'A1', kind: 'division-place', basis: 'net', division: 'A', place: 1, ...shared },
  { id: 'fifth', kind: 'place', basis: 'points', place: 5, ...shared, main: false },
  ...(['booby', 'golden-raspberry', 'king-of-par', 'king-of-bogey', 'onami', 'konami'] as const).map(
    (name): AwardRule => ({ id: name, ...NAMED_AWARDS[name], ...shared, main: false }),
  ),
  { id: 'pin', kind: 'nearest-pin', basis: 'gross', hole: 3, ...shared, main: false },
  { id: 'line', kind: 'nearest-line', basis: 'gross', hole: 5, ...shared, main: false },
  { id: 'ace', kind: 'hole-in-one', basis: 'gross', ...shared, main: false },
  {
    id: 'peoria',
    kind: 'peoria',
    basis: 'net',
    peoria: { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] },
    ...shared,
    main: false,
  },
];
const allocations = anyAllocation(AWARDS, FIELD_IDS);

const valueIn = (steps: readonly SideStep[]) => steps.find((step) => step.code === 'value')?.value;

test('the explanation of an award tells its result: who was passed over, what decided, the outcome', () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, (rules, field, allocation) => {
      for (const result of allocate(rules, field, AWARDS, allocation)) {
        const steps = explainAward(rules, field, AWARDS, allocation, result.award);
        const passedOver = steps.flatMap((step) =>
          step.code === 'passed-over' ? [{ id: step.id, value: step.value, reason: step.reason }] : [],
        );
        expect(passedOver).toEqual(result.passedOver);
        expect(steps.find((step) => step.code === 'decided')?.decision ?? null).toEqual(result.decidedBy);
        const { winner, value, open, waitsFor } = result;
        const nobody = waitsFor === null && winner === null && open.length === 0;
        expect(steps.at(-1)).toEqual(
          waitsFor !== null
            ? { code: 'waits', award: waitsFor }
            : nobody
              ? { code: 'nobody' }
              : winner !== null
                ? { code: 'won', id: winner, value }
                : { code: 'open', among: open, value },
        );
      }
    }),
    { numRuns: 20 },
  );
});

/** What the steps of one player come to. */
function valueFor(steps: readonly AwardStep[], of: string): number | null | undefined {
  const step = steps.find((one) => 'id' in one && one.id === of);
  if (step?.code === 'standing') return valueIn(step.steps);
  if (step?.code === 'king') return step.rounds.reduce((sum, { holes }) => sum + holes.length, 0);
  if (step?.code === 'wave') return Math.abs(step.rounds.reduce((sum, { first, second }) => sum + first - second, 0));
  if (step?.code === 'measured') return step.centimetres;
  return step?.code === 'holes-in-one' ? 1 : null;
}

test("an award's explanation recomputes the value that won it, and so no sentence can be canned", () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, (rules, field, allocation) => {
      for (const { award, winner, open, value } of allocate(rules, field, AWARDS, allocation)) {
        const steps = explainAward(rules, field, AWARDS, allocation, award).filter(({ code }) => code !== 'passed-over');
        for (const id of winner === null ? open : [winner]) expect(valueFor(steps, id)).toBe(value);
      }
    }),
  );
});

/** What a key compares, added up from the cards as they are counted. */
function compared(step: TieStep, rules: Rules, player: Competitor): number | null {
  const { rounds } = scorePlayer(prepareRules(rules), player);
  const above = (course: Course) => courseCard(course, player.gender).par.map((own, at) => own - (courseCard(course, null).par[at] ?? 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const strokesOf = ({ card, byTotal, noTotal, strokes }: RoundScore): number | null => {
    if (byTotal) return noTotal ? null : strokes;
    return card.every((score) => typeof score === 'number') ? sum(card) : null;
  };
  const strokes = rounds.map((round, nth) => {
    const own = strokesOf(round);
    return own === null ? null : own - sum(above(rules.rounds[nth] as Course));
  });
  if (step.by === 'gross') return strokes.includes(null) ? null : sum(strokes.map((one) => one ?? 0));
  if (step.by === 'age') return player.born ?? null;
  if (step.by === 'gender') return player.gender === 'f' ? 0 : 1;
  if (step.by === 'manual') return step.order.includes(player.id) ? step.order.indexOf(player.id) + 1 : null;
  if (step.by === 'handicap')
    return rounds.some(({ handicap }) => handicap === null) ? null : sum(rounds.map(({ handicap }) => handicap ?? 0));
  if (step.by === 'round') {
    const totals = rounds.slice(step.round - 1, step.through ?? step.round).map((round, nth) => {
      if (step.score === 'points') return holePoints(round) && sum(holePoints(round) ?? []);
      const [total, { handicap }] = [strokes[step.round - 1 + nth] ?? null, round];
      if (step.score === 'gross' || total === null) return total;
      return handicap === null ? null : total * 10 - handicap;
    });
    return totals.includes(null) ? null : sum(totals.map((one) => one ?? 0));
  }
  const round = rounds[step.round - 1];
  if (round === undefined) return null;
  const first = step.order === 'play' ? (player.startingHoles?.[step.round - 1] ?? 1) - 1 : 0;
  const at = step.holes.map((hole) => (first + hole - 1) % 18);
  const points = holePoints(round);
  if (step.score === 'points') return points && sum(at.map((nth) => points[nth] ?? 0));
  const more = above(rules.rounds[step.round - 1] as Course);
  const scores = at.map((nth) => (typeof round.card[nth] === 'number' ? round.card[nth] - (more[nth] ?? 0) : null));
  const added = scores.reduce<number | null>((so, score) => (so === null || typeof score !== 'number' ? null : so + score), 0);
  if (step.score === 'gross' || added === null) return added;
  return round.handicap === null ? null : added * 180 - round.handicap * step.holes.length;
}

test('the keys tried on tied players are the values of their cards, all alike but at the key that separates them', () => {
  fc.assert(
    fc.property(anyRules, anyField, allocations, (rules, field, allocation) => {
      for (const award of AWARDS) {
        const steps = explainAward(rules, field, AWARDS, allocation, award.id);
        const level = steps.find((step) => step.code === 'level');
        const decision = steps.find((step) => step.code === 'decided')?.decision;
        expect(level === undefined).toBe(
          steps.at(-1)?.code !== 'open' && (decision === undefined || decision.by === 'longer-drive' || decision.by === 'hand'),
        );
        const by = award.peoria ? { ...rules, dayHandicap: award.peoria, divisionDayHandicap: {} } : rules;
        for (const { step, values } of level?.tried ?? []) {
          expect(values.map(({ id }) => id)).toEqual(level?.among);
          for (const { id, value } of values) expect(value).toBe(compared(step, by, field.find((one) => one.id === id) as Competitor));
        }
        const parting = level?.tried.map(({ values }) => new Set(values.map(({ value }) => value)).size > 1) ?? [];
        const decisive = decision?.by === 'tie-step';
        expect(parting.indexOf(true)).toBe(decisive ? parting.length - 1 : -1);
        if (decisive) expect(level?.tried.at(-1)?.step).toEqual(decision.step);
      }
    }),
    { numRuns: 20 },
  );
});
