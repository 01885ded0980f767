import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyField, anyRules } from '../../test-kit/arbitrary.ts';
import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Course } from '../course.ts';
import { courseCard } from '../course.ts';
import { formatOf, holeWorth } from '../format/format.ts';
import { strokesReceived } from '../handicap/strokes-received.ts';
import type { Rules } from '../rules.ts';
import type { BoardLine } from '../standing/board-line.ts';
import { leaderboard } from '../standing/leaderboard.ts';
import { standings } from '../standing/standing.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { TieHoles } from '../tie/tie-value.ts';
import { explainStanding } from './explain-standing.ts';
import type { StandingStep } from './standing-step.ts';

const basis = fc.constantFrom(...BASES);

type Of<Code extends StandingStep['code']> = Extract<StandingStep, { code: Code }>;
const find = <Code extends StandingStep['code']>(steps: readonly StandingStep[], code: Code) =>
  steps.find((step): step is Of<Code> => step.code === code);
const all = <Code extends StandingStep['code']>(steps: readonly StandingStep[], code: Code) =>
  steps.filter((step): step is Of<Code> => step.code === code);

test('what is explained is the standing: its value, its place, over the field and in the division', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      for (const { id, value, place, divisionPlace } of standings(rules, field, on)) {
        const inField = explainStanding(rules, field, id, on, 'field');
        const inDivision = explainStanding(rules, field, id, on, 'division');
        expect(find(inField, 'value')?.value ?? null).toBe(value);
        expect(find(inField, 'placed')?.position).toBe(place?.position);
        expect(find(inField, 'placed')?.tied).toBe(place?.tied);
        expect(find(inDivision, 'placed')?.position).toBe(divisionPlace?.position);
        expect(find(inField, 'not-placed') === undefined).toBe(place !== null);
      }
    }),
  );
});

/** What the numbers of the steps come to, by the sentence that each of them stands for. */
function recomputed(steps: readonly StandingStep[], on: 'gross' | 'net' | 'points'): number {
  const floored = new Map(all(steps, 'net-floored').map(({ round, judged }) => [round, judged]));
  const complete = on === 'gross' ? all(steps, 'gross').map(({ gross, par }) => gross - par) : [];
  const nets =
    on === 'net'
      ? all(steps, 'net').map(({ round, gross, handicap }) => floored.get(round) ?? gross * 10 - handicap - parOf(steps, round))
      : [];
  const playing =
    on === 'points'
      ? []
      : all(steps, 'in-play').map(({ strokes, par, strokesReceived }) => {
          if (on === 'gross') return strokes - par;
          return strokesReceived === null ? 0 : (strokes - par - strokesReceived) * 10;
        });
  const points = all(steps, 'points').map((step) => step.points - step.forPar * step.holesPlayed);
  return [...complete, ...nets, ...playing, ...points].reduce((sum, one) => sum + one, 0);
}

const parOf = (steps: readonly StandingStep[], round: number) => (all(steps, 'gross').find((step) => step.round === round)?.par ?? 0) * 10;

test("an explanation's numbers recompute the value that ranks", () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      for (const { id, value } of standings(rules, field, on)) {
        const steps = explainStanding(rules, field, id, on, 'field');
        if (value !== null) expect(recomputed(steps, on)).toBe(value);
      }
    }),
  );
});

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test('points are the sum of their holes, each of which is worth what the table says', () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, field) => {
      const format = formatOf(rules.format);
      for (const { id, gender } of field)
        for (const { round, holes, points, holesPlayed } of all(explainStanding(rules, field, id, 'points', 'field'), 'points')) {
          const { par } = courseCard(rules.rounds[round - 1] as Course, gender);
          for (const { hole, score, received, points: worth } of holes)
            expect(worth).toBe(holeWorth(format, 'points', score, par[hole - 1] ?? 0, received));
          expect([holes.length, sum(holes.map((hole) => hole.points))]).toEqual([holesPlayed, points]);
        }
    }),
  );
});

test("the day handicap's own numbers recompute it", () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, field) => {
      for (const { id } of field) {
        for (const { parOrBetter, bogeys, points, handicap } of all(explainStanding(rules, field, id, 'net', 'field'), 'system-36')) {
          expect(points).toBe(2 * parOrBetter + bogeys);
          expect(handicap).toBe(360 - 10 * points);
        }
        for (const step of all(explainStanding(rules, field, id, 'net', 'field'), 'peoria')) {
          expect(step.total).toBe(step.holes.reduce((sum, { counts }) => sum + counts, 0));
          const hundredths = (step.total * step.multiplier - step.base) * step.factor;
          expect(step.rounded).toBe(step.rounding === 'stroke' ? 10 * Math.floor((hundredths + 50) / 100) : hundredths / 10);
          expect(step.handicap).toBe(Math.min(Math.max(step.rounded, step.floor ?? step.rounded), step.ceiling ?? step.rounded));
        }
        for (const step of all(explainStanding(rules, field, id, 'net', 'field'), 'callaway')) {
          const deducted = step.worst.reduce((sum, one) => sum + one.deducted, step.adjustment);
          expect(step.handicap).toBe(Math.min(10 * deducted, step.ceiling ?? Number.POSITIVE_INFINITY));
          expect(step.worst).toHaveLength(Math.ceil(step.halfHoles / 2));
        }
      }
    }),
  );
});

test('the handicap taken off is the last figure of the steps before it: declared, of the day, capped, limited', () => {
  fc.assert(
    fc.property(anyRules, anyField, (rules, field) => {
      for (const { id } of field) {
        const steps = explainStanding(rules, field, id, 'net', 'field');
        for (const { handicap, allowance, added = 0, rounded } of all(steps, 'declared-handicap')) {
          const exact = typeof handicap === 'number' ? handicap / 10 : handicap.numerator / handicap.denominator;
          expect(Math.abs(rounded / 10 - added - (exact * allowance) / 100)).toBeLessThanOrEqual(0.5 + 1e-9);
        }
        let reached: number | null = null;
        for (const step of steps) {
          if (step.code === 'handicap-capped' || step.code === 'handicap-limited') {
            expect(step.from).toBe(reached);
            reached = step.to;
          } else if (step.code === 'modified-system-36') {
            expect(step.ofDay).toBe(reached);
            expect(step.handicap).toBe(Math.min(step.ofDay, step.declared ?? step.ofDay));
            reached = step.handicap;
          } else if (step.code === 'declared-handicap') reached = step.rounded;
          else if (step.code === 'system-36' || step.code === 'peoria' || step.code === 'callaway') reached = step.handicap;
          else if (step.code === 'net') expect(step.handicap).toBe(reached);
        }
      }
    }),
  );
});

/** Each null where a part is missing. */
const total = (parts: readonly (number | null)[]) => (parts.includes(null) ? null : sum(parts.map(Number)));

/** What the par of each hole on the player's card is above that of the course's own. */
function above({ rounds }: Rules, { gender }: Competitor, nth: number): readonly number[] {
  const course = rounds[nth] as Course;
  return courseCard(course, gender).par.map((own, at) => own - (courseCard(course, null).par[at] ?? 0));
}
const allAbove = (...of: Parameters<typeof above>): number => above(...of).reduce((sum, one) => sum + one, 0);
const lessAbove = (figure: number | null, unit: number, strokes: number) => (figure === null ? null : figure - unit * strokes);

/** What a key compares of one player, from what the board and the card say. */
function compared(step: TieStep, rules: Rules, player: Competitor, { rounds }: BoardLine): number | null {
  switch (step.by) {
    case 'handicap':
      return total(rounds.map(({ handicap }) => handicap));
    case 'gross':
      return total(rounds.map(({ gross }, nth) => lessAbove(gross, 1, allAbove(rules, player, nth))));
    case 'round':
      return total(
        rounds
          .map((round, nth) => {
            const unit = step.score === 'points' ? 0 : step.score === 'net' ? 10 : 1;
            return lessAbove(round[step.score], unit, allAbove(rules, player, nth));
          })
          .slice(step.round - 1, step.through ?? step.round),
      );
    case 'age':
      return player.born ?? null;
    case 'gender':
      return player.gender === 'f' ? 0 : 1;
    case 'manual':
      return step.order.includes(player.id) ? step.order.indexOf(player.id) + 1 : null;
    case 'countback': {
      const nth = step.round - 1;
      const first = step.order === 'play' ? (player.startingHoles?.[nth] ?? 1) : 1;
      const handicap = rounds[nth]?.handicap ?? null;
      const course = courseCard(rules.rounds[nth] as Course, player.gender);
      const worths = step.holes.map((hole) => {
        const at = (hole + first - 2) % 18;
        const score = player.cards[nth]?.[at] ?? null;
        if (step.score !== 'points') return typeof score === 'number' ? score - (above(rules, player, nth)[at] ?? 0) : null;
        if (handicap === null || course.strokeIndex === null) return null;
        const received = strokesReceived(Math.floor((handicap + 5) / 10), course.strokeIndex[at] ?? 0);
        return holeWorth(formatOf(rules.format), 'points', score, course.par[at] ?? 0, received);
      });
      const strokes = total(worths);
      if (step.score !== 'net' || strokes === null) return strokes;
      return handicap === null ? null : 180 * strokes - handicap * step.holes.length;
    }
  }
}

function higherIsBetter(step: TieStep): boolean {
  switch (step.by) {
    case 'handicap':
      return step.wins === 'higher';
    case 'round':
    case 'countback':
      return step.score === 'points';
    case 'gross':
    case 'age':
    case 'gender':
    case 'manual':
      return false;
  }
}

/** Better by less, except for points and where the higher handicap wins; a player without a value is behind. */
function outcome(step: TieStep, own: number | null, other: number | null): 'ahead' | 'behind' | 'level' {
  if (own === other) return 'level';
  if (own === null || other === null) return own === null ? 'behind' : 'ahead';
  return own > other === higherIsBetter(step) ? 'ahead' : 'behind';
}

/** What the holes of a countback add up to; by net in 180ths, less the share of the handicap. */
function added(holes: TieHoles['own'] | undefined, share: number | undefined): number | null {
  const sum = total(holes?.map(({ counts }) => counts) ?? []);
  return sum === null || share === undefined ? sum : 180 * sum - share;
}

test('every key tried has the values of both players, from their cards, the holes that add up to them, and the result that they make', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (given, field, on) => {
      // Where a card counts as it was played, by net: maxima, caps on the gross and tables by gross have tests of their own.
      const rules: Rules = { ...given, dayHandicap: { system: 'system-36' }, divisionDayHandicap: {}, roundsOver: 0, format: 'stableford' };
      const lines = new Map(leaderboard(rules, field).map((line) => [line.id, line]));
      const valueFor = (step: TieStep, id: string) => {
        const [player, line] = [field.find((one) => one.id === id), lines.get(id)];
        return player && line ? compared(step, rules, player, line) : null;
      };
      for (const { id } of field)
        for (const { against, steps } of all(explainStanding(rules, field, id, on, 'field'), 'tie'))
          for (const { step, own, other, result, holes, shares } of steps) {
            expect([own, other]).toEqual([valueFor(step, id), valueFor(step, against)]);
            expect(result).toBe(outcome(step, own, other));
            if (step.by === 'countback') expect([added(holes?.own, shares?.own), added(holes?.other, shares?.other)]).toEqual([own, other]);
          }
    }),
    { numRuns: 300 },
  );
});

test('the last key tried is the one that decides, and the standing names the same', () => {
  fc.assert(
    fc.property(anyRules, anyField, basis, (rules, field, on) => {
      for (const { id, place } of standings(rules, field, on)) {
        const ties = all(explainStanding(rules, field, id, on, 'field'), 'tie');
        for (const { steps } of ties) expect(steps.slice(0, -1).every(({ result }) => result === 'level')).toBe(true);
        const ahead = ties.flatMap(({ steps }) => steps.filter(({ result }) => result === 'ahead'));
        expect(ahead.at(0)?.step ?? null).toEqual(place?.decidedBy ?? null);
      }
    }),
  );
});
