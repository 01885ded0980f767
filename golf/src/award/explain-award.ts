import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { SideStep } from '../explain/explain-side.ts';
import { explainSide } from '../explain/explain-side.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { ListSteps } from '../side/list-steps.ts';
import type { Side, SideFormat } from '../side/side.ts';
import { asCompetitor } from '../side/side-standing.ts';
import type { TieUnit } from '../tie/tie-rule.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieKey, tieValue } from '../tie/tie-value.ts';
import type { SidesOfFormat } from './allocate.ts';
import { resultsOver } from './allocate.ts';
import type { Allocation, AwardDecision, AwardResult, AwardRule, MeasuredKind, Measurement, PassedOverReason } from './award.ts';
import type { AwardField, FieldOfAward } from './award-field.ts';
import { always, fieldOfPlayers } from './award-field.ts';
import type { Candidate, Ranking } from './candidate.ts';
import { awardField, rankingsOf } from './candidate.ts';
import { holesAt, ninesOf } from './card-award.ts';
import { acesOf } from './measured.ts';
import { allocationOfBoth, allocationOfSides, fieldOfSides, fieldsOfBoth } from './side-field.ts';

/** One step on the way to an award: a code and its numbers; values are as AwardResult.value, `round` and holes from 1. */
export type AwardStep =
  /** A player ahead of the winner, and why the award is not theirs. */
  | { code: 'passed-over'; id: string; value: number; reason: PassedOverReason }
  /** How the winner, or each of those tied for it, stands among those who are ranked for the award, step by step. */
  | { code: 'standing'; id: string; steps: readonly SideStep[] }
  | { code: 'king'; id: string; toPar: number; rounds: readonly { round: number; holes: readonly number[] }[] }
  /** Both nines of the rounds of eighteen holes; the value is the difference between the sums. */
  | { code: 'wave'; id: string; rounds: readonly { round: number; first: number; second: number }[] }
  /** One step a round that has one. */
  | { code: 'gift'; id: string; round: number; hole: number }
  | { code: 'contest-place'; id: string; contest: string; group: string | null; place: number }
  | { code: 'holes-in-one'; id: string; round: number; holes: readonly number[] }
  | { code: 'measured'; id: string; kind: MeasuredKind; hole: number; round: number; centimetres: number; driveCentimetres: number | null }
  | LevelStep
  | { code: 'decided'; decision: AwardDecision }
  | { code: 'won'; id: string; value: number }
  | { code: 'open'; among: readonly string[]; value: number }
  | { code: 'waits'; award: string }
  | { code: 'nobody' };

/**
 * The keys tried on tied players, up to the one that separates them; where none does, all keys, and the committee chooses.
 */
type LevelStep = { code: 'level'; among: readonly string[]; tried: readonly LevelTrial[] };

/** A key and what it compares of each player: null where the player has no such value. */
type LevelTrial = { step: TieStep; unit: TieUnit; values: readonly { id: string; value: number | null }[] };

/**
 * Why an award goes to its winner: who was passed over, how the value of the winner, or of each player tied for it, adds up, the keys
 * tried on them, what decided, the outcome. Computed from the cards; empty for an award that is not among `awards`.
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
  return explained(always(fieldOfPlayers(rules, competitors)), () => amongPlayers(competitors), awards, allocation, id);
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
  const field = fieldOfSides(rules, format, sides);
  return explained(always(field), () => amongSides(format, sides), awards, allocationOfSides(sides, allocation), id);
}

/**
 * The same of sides and players in one plan, as `allocateWithSides` allots to them.
 *
 * @example explainAwardWithSides(rules, competitors, { format, sides }, awards, allocation, 'gross')[0]
 * // { code: 'passed-over', id: 'an', value: -3, reason: { code: 'holds-main-prize', award: 'pairs' } }
 */
export function explainAwardWithSides(
  rules: Rules,
  competitors: readonly Competitor[],
  { format, sides }: SidesOfFormat,
  awards: readonly AwardRule[],
  allocation: Allocation,
  id: string,
): readonly AwardStep[] {
  const fieldOf = fieldsOfBoth(rules, competitors, format, sides);
  const explainingOf = ({ of }: AwardRule) => (of === 'sides' ? amongSides(format, sides) : amongPlayers(competitors));
  return explained(fieldOf, explainingOf, awards, allocationOfBoth(sides, allocation), id);
}

/** Why one of a field stands at its place on a list, among these alone, over the field or within its division. */
type Explaining = (rules: Rules, id: string, among: ReadonlySet<string>, basis: Basis, within: 'field' | 'division') => readonly SideStep[];

const amongPlayers =
  (competitors: readonly Competitor[]): Explaining =>
  (rules, id, among, basis, within) =>
    explainStanding(
      rules,
      competitors.filter((one) => among.has(one.id)),
      id,
      basis,
      within,
    );

function amongSides(format: SideFormat, sides: readonly Side[]): Explaining {
  if (format.ball.kind === 'one') return amongPlayers(sides.map(asCompetitor));
  return (rules, id, among, basis, within) => {
    const rivals = sides.filter((side) => among.has(side.id));
    return explainSide(rules, format, rivals, id, basis, within);
  };
}

function explained(
  fieldOf: FieldOfAward,
  explainingOf: (award: AwardRule) => Explaining,
  awards: readonly AwardRule[],
  allocation: Allocation,
  id: string,
): readonly AwardStep[] {
  const award = awards.find((one) => one.id === id);
  const result = resultsOver(fieldOf, awards, allocation).find((one) => one.award === id);
  if (award === undefined || result === undefined) return [];
  const field = fieldOf(award);
  const ranking = rankingsOf(field, allocation)(award);
  const within = (ids: readonly string[]) => ranking.order.filter(({ standing }) => ids.includes(standing.id));
  const winners = within(result.winner === null ? result.open : [result.winner]);
  const level = within(levelIn(result));
  return [
    ...result.passedOver.map((passed): AwardStep => ({ code: 'passed-over', ...passed })),
    ...winners.flatMap((winner) => valueSteps(awardField(field, award), explainingOf(award), award, winner, ranking)),
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

/** The players who were tied for it: those still open, those that the committee chose from, or the winner and the next. */
function levelIn({ winner, open, decidedBy }: AwardResult): readonly string[] {
  if (decidedBy?.by === 'committee') return decidedBy.among;
  return winner !== null && decidedBy?.by === 'tie-step' ? [winner, decidedBy.over] : open;
}

function levelStep({ steps, describe: shown }: ListSteps, level: readonly Candidate[]): LevelStep {
  const among = level.map(({ standing }) => standing.id);
  const decides = (step: TieStep) => new Set(level.map(({ player }) => tieKey(step, player))).size > 1;
  const decided = steps.findIndex(decides);
  const tried = steps.slice(0, decided === -1 ? steps.length : decided + 1).map((step): LevelTrial => {
    const { values, ...named } = shown(
      step,
      level.map(({ player }) => tieValue(step, player)),
    );
    return { ...named, values: among.map((id, nth) => ({ id, value: values[nth] ?? null })) };
  });
  return { code: 'level', among, tried };
}

function valueSteps(
  { rules }: AwardField,
  explaining: Explaining,
  award: AwardRule,
  { player, shot, standing: { id } }: Candidate,
  { order }: Ranking,
): readonly AwardStep[] {
  if (shot !== undefined) return [measuredStep(shot)];
  const among = new Set(order.map(({ standing }) => standing.id));
  switch (award.kind) {
    case 'hole-in-one':
      return acesOf(award, player).map((aces) => ({ code: 'holes-in-one', id, ...aces }));
    case 'contest-place':
      return [{ code: 'contest-place', id, contest: award.contest ?? '', group: award.group ?? null, place: award.place ?? 1 }];
    case 'gift':
      return [{ code: 'gift', id, round: award.round ?? 1, hole: award.hole ?? 1 }];
    case 'king':
      return [kingStep(player, award)];
    case 'wave':
      return [waveStep(player)];
    case 'peoria':
      return [{ code: 'standing', id, steps: explaining(rules, id, among, 'net', 'field') }];
    case 'division-place':
      return [{ code: 'standing', id, steps: explaining(rules, id, among, award.basis, 'division') }];
    default:
      return [{ code: 'standing', id, steps: explaining(rules, id, among, award.basis, 'field') }];
  }
}

function measuredStep({ id, kind, hole, round = 1, centimetres, driveCentimetres }: Measurement): AwardStep {
  return { code: 'measured', id, kind, hole, round, centimetres, driveCentimetres: driveCentimetres ?? null };
}

function kingStep({ competitor: { id }, rounds }: PlayerScore, { toPar = 0 }: AwardRule): AwardStep {
  return { code: 'king', id, toPar, rounds: rounds.map((round, nth) => ({ round: nth + 1, holes: holesAt(round, toPar) })) };
}

function waveStep({ competitor: { id }, rounds }: PlayerScore): AwardStep {
  const nines = rounds.map(({ card }, nth) => ({ round: nth + 1, nines: ninesOf(card) }));
  return { code: 'wave', id, rounds: nines.flatMap(({ round, nines: both }) => (both === null ? [] : [{ round, ...both }])) };
}
