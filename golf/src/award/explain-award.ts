import type { Competitor } from '../competitor.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { Step } from '../explain/step.ts';
import type { Rules } from '../rules.ts';
import { plan } from '../standing/plan.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { tieKeyAt, tieSheetOf, tieValueAt } from '../tie/tie-sheet.ts';
import type { TieStep, TieUnit } from '../tie/tie-step.ts';
import { tieUnit } from '../tie/tie-step.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardDecision, AwardResult, AwardRule, MeasuredKind, Measurement, PassedOverReason } from './award.ts';
import type { Ranking } from './candidate.ts';
import { rankingsOf, rulesOfPeoria } from './candidate.ts';
import { holesAt, ninesOf } from './card-award.ts';
import { acesOf, isMeasured, isOf } from './measured.ts';

/** One step on the way to an award: a code and its numbers; values are as AwardResult.value, `round` and holes from 1. */
export type AwardStep =
  /** Ahead of who has it, and why it is not his. */
  | { code: 'passed-over'; id: string; value: number; reason: PassedOverReason }
  /** How the winner, or each of those level for it, stands among those who are ranked for the award, step by step. */
  | { code: 'standing'; id: string; steps: readonly Step[] }
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
  const award = awards.find((one) => one.id === id);
  const result = allocate(rules, competitors, awards, allocation).find((one) => one.award === id);
  if (award === undefined || result === undefined) return [];
  const ids = result.winner === null ? result.open : [result.winner];
  const players = competitors.filter((competitor) => ids.includes(competitor.id));
  const level = levelIn(result);
  return [
    ...result.passedOver.map((passed): AwardStep => ({ code: 'passed-over', ...passed })),
    ...players.flatMap((player) => valueSteps(rules, competitors, award, player, allocation)),
    ...(level.length === 0 ? [] : [levelStep(rankingsOf(rules, competitors, allocation.measurements ?? [])(award), level)]),
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

function levelStep({ groups, steps }: Ranking, among: readonly string[]): LevelStep {
  const level = groups.flat().filter(({ standing }) => among.includes(standing.id));
  const sheet = tieSheetOf(
    steps,
    level.map(({ reckoning }) => reckoning),
  );
  const parts = steps.findIndex((_, nth) => level.some((__, row) => tieKeyAt(sheet, nth, row) !== tieKeyAt(sheet, nth, 0)));
  const tried = steps.slice(0, parts === -1 ? steps.length : parts + 1).map((step, nth): LevelTrial => {
    const values = level.map(({ standing }, row) => ({ id: standing.id, value: tieValueAt(sheet, nth, row) }));
    return { step, unit: tieUnit(step), values };
  });
  return { code: 'level', among: level.map(({ standing }) => standing.id), tried };
}

function valueSteps(
  rules: Rules,
  competitors: readonly Competitor[],
  award: AwardRule,
  player: Competitor,
  { measurements = [] }: Allocation,
): readonly AwardStep[] {
  const { id } = player;
  if (isMeasured(award)) {
    const shot = measurements.findLast((one) => one.id === id && isOf(award, one));
    return shot === undefined ? [] : [measuredStep(shot)];
  }
  const own = () => reckon(plan(rules), player);
  if (award.kind === 'hole-in-one') return acesOf(award, own()).map((aces) => ({ code: 'holes-in-one', id, ...aces }));
  if (award.kind === 'king') return [kingStep(own(), award)];
  if (award.kind === 'wave') return [waveStep(own())];
  const by = award.kind === 'peoria' && award.peoria ? rulesOfPeoria(rules, award.peoria) : rules;
  const within = award.kind === 'division-place' ? 'division' : 'field';
  const ranked = rankedFor(award, by, competitors);
  return [{ code: 'standing', id, steps: explainStanding(by, ranked, id, award.kind === 'peoria' ? 'net' : award.basis, within) }];
}

/** Complete cards, of the gender that the award is for. */
function rankedFor({ gender }: AwardRule, rules: Rules, competitors: readonly Competitor[]): readonly Competitor[] {
  const prepared = plan(rules);
  return competitors.filter((one) => (gender === undefined || one.gender === gender) && reckon(prepared, one).complete);
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
