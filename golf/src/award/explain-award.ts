import type { Competitor } from '../competitor.ts';
import type { SideStep } from '../explain/explain-side.ts';
import type { Rules } from '../rules.ts';
import type { ListSteps } from '../side/counted-steps.ts';
import type { Side, SideFormat } from '../side/side.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { tieKeyAt, tieSheetOf, tieValueAt } from '../tie/tie-sheet.ts';
import type { TieStep, TieUnit } from '../tie/tie-step.ts';
import { resultsOver } from './allocate.ts';
import type { Allocation, AwardDecision, AwardResult, AwardRule, MeasuredKind, Measurement, PassedOverReason } from './award.ts';
import type { Candidate, Ranking } from './candidate.ts';
import { peoriaField, rankingsOf } from './candidate.ts';
import { holesAt, ninesOf } from './card-award.ts';
import type { Field } from './field.ts';
import { fieldOfPlayers } from './field.ts';
import { acesOf } from './measured.ts';
import { allocationOfSides, fieldOfSides } from './side-field.ts';

/** One step on the way to an award: a code and its numbers; values are as AwardResult.value, `round` and holes from 1. */
export type AwardStep =
  /** Ahead of who has it, and why it is not his. */
  | { code: 'passed-over'; id: string; value: number; reason: PassedOverReason }
  /** How the winner, or each of those level for it, stands among those who are ranked for the award, step by step. */
  | { code: 'standing'; id: string; steps: readonly SideStep[] }
  | { code: 'king'; id: string; toPar: number; rounds: readonly { round: number; holes: readonly number[] }[] }
  /** Both nines of the rounds of eighteen holes; the value is the difference between the sums. */
  | { code: 'wave'; id: string; rounds: readonly { round: number; first: number; second: number }[] }
  /** One step a round that has one. */
  | { code: 'holes-in-one'; id: string; round: number; holes: readonly number[] }
  | { code: 'measured'; id: string; kind: MeasuredKind; hole: number; round: number; centimetres: number; driveCentimetres: number | null }
  | LevelStep
  | { code: 'decided'; decision: AwardDecision }
  | { code: 'won'; id: string; value: number }
  | { code: 'open'; among: readonly string[]; value: number }
  | { code: 'waits'; award: string }
  | { code: 'nobody' };

/**
 * The keys tried on players who are level, the last of them the one that parts them; where none does, all of them, and the
 * committee chooses.
 */
export type LevelStep = { code: 'level'; among: readonly string[]; tried: readonly LevelTrial[] };

/** A key and what it compares of each player: null where he has no such value. */
export type LevelTrial = { step: TieStep; unit: TieUnit; values: readonly { id: string; value: number | null }[] };

/**
 * Why an award is whose it is: who was passed over, how the winner, or each of those level for it, comes to his value, the
 * keys tried on them, what decided, the outcome. Allotted and reckoned afresh from the cards; empty for an award that is not among `awards`.
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
  return explained(fieldOfPlayers(rules, competitors), awards, allocation, id);
}

/**
 * The same of sides, as `allocateSides` allots to them.
 *
 * @example explainSideAward(rules, SIDE_FORMATS['four-ball'], sides, awards, allocation, 'net')[0] // { code: 'standing', id: 'an-binh', … }
 */
export function explainSideAward(
  rules: Rules,
  format: SideFormat,
  sides: readonly Side[],
  awards: readonly AwardRule[],
  allocation: Allocation,
  id: string,
): readonly AwardStep[] {
  return explained(fieldOfSides(rules, format, sides), awards, allocationOfSides(sides, allocation), id);
}

function explained(field: Field, awards: readonly AwardRule[], allocation: Allocation, id: string): readonly AwardStep[] {
  const award = awards.find((one) => one.id === id);
  const result = resultsOver(field, awards, allocation).find((one) => one.award === id);
  if (award === undefined || result === undefined) return [];
  const ranking = rankingsOf(field, allocation.measurements ?? [])(award);
  const within = (ids: readonly string[]) => ranking.order.filter(({ standing }) => ids.includes(standing.id));
  const winners = within(result.winner === null ? result.open : [result.winner]);
  const level = within(levelIn(result));
  return [
    ...result.passedOver.map((passed): AwardStep => ({ code: 'passed-over', ...passed })),
    ...winners.flatMap((winner) => valueSteps(field, award, winner, ranking)),
    ...(level.length === 0 ? [] : [levelStep(ranking.by, level)]),
    ...(result.decidedBy === null ? [] : [{ code: 'decided', decision: result.decidedBy } as const]),
    outcome(result),
  ];
}

function outcome({ winner, value, open, waitsFor }: AwardResult): AwardStep {
  if (waitsFor !== null) return { code: 'waits', award: waitsFor };
  if (value === null) return { code: 'nobody' };
  return winner === null ? { code: 'open', among: open, value } : { code: 'won', id: winner, value };
}

/** The players who were level for it: those still open, those of whom the committee chose, or the winner and the next. */
function levelIn({ winner, open, decidedBy }: AwardResult): readonly string[] {
  if (decidedBy?.by === 'committee') return decidedBy.among;
  return winner !== null && decidedBy?.by === 'tie-step' ? [winner, decidedBy.over] : open;
}

function levelStep({ steps, told }: ListSteps, level: readonly Candidate[]): LevelStep {
  const among = level.map(({ standing }) => standing.id);
  const sheet = tieSheetOf(
    steps,
    level.map(({ reckoning }) => reckoning),
  );
  const parts = steps.findIndex((_, nth) => among.some((__, row) => tieKeyAt(sheet, nth, row) !== tieKeyAt(sheet, nth, 0)));
  const tried = steps.slice(0, parts === -1 ? steps.length : parts + 1).map((read, nth): LevelTrial => {
    const compared = told(
      read,
      among.map((_, row) => tieValueAt(sheet, nth, row)),
    );
    return { ...compared, values: among.map((id, row) => ({ id, value: compared.values[row] ?? null })) };
  });
  return { code: 'level', among, tried };
}

function valueSteps(
  field: Field,
  award: AwardRule,
  { reckoning, shot, standing: { id } }: Candidate,
  { order }: Ranking,
): readonly AwardStep[] {
  if (shot !== undefined) return [measuredStep(shot)];
  const among = new Set(order.map(({ standing }) => standing.id));
  switch (award.kind) {
    case 'hole-in-one':
      return acesOf(award, reckoning).map((aces) => ({ code: 'holes-in-one', id, ...aces }));
    case 'king':
      return [kingStep(reckoning, award)];
    case 'wave':
      return [waveStep(reckoning)];
    case 'peoria':
      return [{ code: 'standing', id, steps: peoriaField(field, award).explained(id, among, 'net', 'field') }];
    case 'division-place':
      return [{ code: 'standing', id, steps: field.explained(id, among, award.basis, 'division') }];
    default:
      return [{ code: 'standing', id, steps: field.explained(id, among, award.basis, 'field') }];
  }
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
