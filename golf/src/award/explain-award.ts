import type { Competitor } from '../competitor.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { Step } from '../explain/step.ts';
import type { Rules } from '../rules.ts';
import { plan } from '../standing/plan.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardDecision, AwardResult, AwardRule, MeasuredKind, Measurement, PassedOverReason } from './award.ts';
import { rulesOfPeoria } from './candidate.ts';
import { holesAt, ninesOf } from './card-award.ts';
import { acesOf, isMeasured, isOf } from './measured.ts';

/** One step on the way to an award: a code and its numbers; values are as AwardResult.value, `round` and holes from 1. */
export type AwardStep =
  /** Ahead of who has it, and why it is not his. */
  | { code: 'passed-over'; id: string; value: number; reason: PassedOverReason }
  /** How the winner stands on the award's list (by a Peoria of its own: on that list), step by step. */
  | { code: 'standing'; id: string; steps: readonly Step[] }
  | { code: 'king'; id: string; toPar: number; rounds: readonly { round: number; holes: readonly number[] }[] }
  /** Of the rounds of eighteen holes; the value is the difference between the sums. */
  | { code: 'wave'; id: string; rounds: readonly { round: number; first: number; second: number }[] }
  | { code: 'holes-in-one'; id: string; round: number; holes: readonly number[] }
  | { code: 'measured'; id: string; kind: MeasuredKind; hole: number; round: number; centimetres: number; driveCentimetres: number | null }
  | { code: 'decided'; decision: AwardDecision }
  | { code: 'won'; id: string; value: number }
  | { code: 'open'; among: readonly string[]; value: number }
  | { code: 'waits'; award: string }
  | { code: 'nobody' };

/**
 * Why an award is whose it is: who was passed over, how the winner comes to his value, what parted him from the next, the
 * outcome. Allotted and reckoned afresh from the cards; empty for an award that is not among `awards`.
 *
 * @example explainAward(rules, competitors, awards, allocation, 'net').map(({ code }) => code) // ['passed-over', 'standing', 'won']
 */
export function explainAward(
  rules: Rules,
  competitors: readonly Competitor[],
  awards: readonly AwardRule[],
  allocation: Allocation,
  id: string,
): readonly AwardStep[] {
  const award = awards.find((one) => one.id === id);
  const result = allocate(rules, competitors, awards, allocation).find((one) => one.award === id);
  if (award === undefined || result === undefined) return [];
  const winner = competitors.find((competitor) => competitor.id === result.winner);
  return [
    ...result.passedOver.map((passed): AwardStep => ({ code: 'passed-over', ...passed })),
    ...(winner === undefined ? [] : valueSteps(rules, competitors, award, winner, allocation)),
    ...(result.decidedBy === null ? [] : [{ code: 'decided', decision: result.decidedBy } as const]),
    outcome(result),
  ];
}

function outcome({ winner, value, open, waitsFor }: AwardResult): AwardStep {
  if (waitsFor !== null) return { code: 'waits', award: waitsFor };
  if (value === null) return { code: 'nobody' };
  return winner === null ? { code: 'open', among: open, value } : { code: 'won', id: winner, value };
}

function valueSteps(
  rules: Rules,
  competitors: readonly Competitor[],
  award: AwardRule,
  winner: Competitor,
  { measurements = [] }: Allocation,
): readonly AwardStep[] {
  const { id } = winner;
  if (isMeasured(award)) {
    const shot = measurements.findLast((one) => one.id === id && isOf(award, one));
    return shot === undefined ? [] : [measuredStep(shot)];
  }
  const own = () => reckon(plan(rules), winner);
  if (award.kind === 'hole-in-one') return [{ code: 'holes-in-one', id, round: award.round ?? 1, holes: acesOf(award, own()) }];
  if (award.kind === 'king') return [kingStep(own(), award)];
  if (award.kind === 'wave') return [waveStep(own())];
  const by = award.kind === 'peoria' && award.peoria ? rulesOfPeoria(rules, award.peoria) : rules;
  const within = award.kind === 'division-place' ? 'division' : 'field';
  return [{ code: 'standing', id, steps: explainStanding(by, competitors, id, award.kind === 'peoria' ? 'net' : award.basis, within) }];
}

function measuredStep({ id, kind, hole, round = 1, centimetres, driveCentimetres }: Measurement): AwardStep {
  return { code: 'measured', id, kind, hole, round, centimetres, driveCentimetres: driveCentimetres ?? null };
}

function kingStep({ competitor: { id }, rounds }: Reckoning, { toPar = 0 }: AwardRule): AwardStep {
  return { code: 'king', id, toPar, rounds: rounds.map((round, nth) => ({ round: nth + 1, holes: holesAt(round, toPar) })) };
}

function waveStep({ competitor: { id }, rounds }: Reckoning): AwardStep {
  const nines = rounds.map(({ card }, nth) => ({ round: nth + 1, nines: ninesOf(card) }));
  return { code: 'wave', id, rounds: nines.flatMap(({ round, nines: both }) => (both === null ? [] : [{ round, ...both }])) };
}
