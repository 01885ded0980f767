import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { Plan } from '../standing/plan.ts';
import { plan } from '../standing/plan.ts';
import type { Standing } from '../standing/rank.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { standingsOf } from '../standing/standing.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { decidingStep, tieSteps, tieValue } from '../tie/tie-step.ts';
import type { AwardDecision, AwardRule, Measurement } from './award.ts';
import { cardEntrants } from './card-award.ts';
import { aceEntrants, isMeasured, measuredEntrants } from './measured.ts';
import { rankedCandidates } from './ranked-candidates.ts';

/** A player who may win: his cards are complete. */
export type Candidate = { readonly standing: Standing; readonly value: number; readonly reckoning: Reckoning };

/** The candidates for an award in order, those who share a place together. */
export type Ranking = { readonly groups: readonly (readonly Candidate[])[]; readonly steps: readonly TieStep[] };

type Field = {
  readonly rules: Rules;
  readonly prepared: Plan;
  readonly reckonings: ReadonlyMap<string, Reckoning>;
  readonly measurements: readonly Measurement[];
};

/** The ranking of any award over one field; each basis is ranked once. */
export function rankingsOf(
  rules: Rules,
  competitors: readonly Competitor[],
  measurements: readonly Measurement[],
): (award: AwardRule) => Ranking {
  const field = fieldOf(rules, competitors, measurements);
  const lists = new Map<Basis, readonly Candidate[]>();
  return (award) => {
    if (award.kind === 'peoria') return peoriaRanking(award, competitors, rules);
    if (isMeasured(award))
      return { groups: byPlace(award, rankedCandidates(measuredEntrants(award, measurements, field.reckonings), [])), steps: [] };
    if (award.kind === 'hole-in-one')
      return { groups: byPlace(award, rankedCandidates(aceEntrants(award, field.reckonings), [])), steps: [] };
    if (award.kind === 'king' || award.kind === 'wave') return cardRanking(award, field);
    const all = lists.get(award.basis) ?? candidates(field, award.basis);
    lists.set(award.basis, all);
    return { groups: listGroups(award, all), steps: tieSteps(rules.ties[award.basis], rules.rounds) };
  };
}

function fieldOf(rules: Rules, competitors: readonly Competitor[], measurements: readonly Measurement[]): Field {
  const prepared = plan(rules);
  const reckonings = new Map(competitors.map((competitor) => [competitor.id, reckon(prepared, competitor)]));
  return { rules, prepared, reckonings, measurements };
}

/** Level ones go to the better total, then by the keys of the list. */
function cardRanking(award: AwardRule, { rules, reckonings }: Field): Ranking {
  const steps: readonly TieStep[] = [{ by: 'gross' }, ...tieSteps(rules.ties[award.basis], rules.rounds)];
  return { groups: byPlace(award, rankedCandidates(cardEntrants(award, reckonings), steps)), steps };
}

/** The field by a Peoria of the award's own; nobody while its holes are hidden. */
function peoriaRanking(award: AwardRule, competitors: readonly Competitor[], tournament: Rules): Ranking {
  const rules: Rules = { ...tournament, dayHandicap: award.peoria ?? { system: 'none' }, divisionDayHandicap: {} };
  const all = award.peoria === undefined ? [] : candidates(fieldOf(rules, competitors, []), 'net');
  return { groups: byPlace(award, all), steps: tieSteps(rules.ties.net, rules.rounds) };
}

function candidates({ prepared, reckonings }: Field, basis: Basis): readonly Candidate[] {
  return standingsOf(prepared, [...reckonings.values()], basis).flatMap((standing) => {
    const reckoning = reckonings.get(standing.id);
    const { complete, place, value } = standing;
    return complete && place !== null && value !== null && reckoning !== undefined ? [{ standing, value, reckoning }] : [];
  });
}

type Groups = readonly (readonly Candidate[])[];

function listGroups(award: AwardRule, all: readonly Candidate[]): Groups {
  const { kind, division, place } = award;
  if (kind === 'division-place')
    return byPlace(
      award,
      all.filter(({ standing }) => standing.division === division),
      'divisionPlace',
    );
  const groups = byPlace(award, all);
  if (kind === 'place') return fromPlace(groups, place ?? 1);
  return kind === 'best-gross' || kind === 'best-net' ? groups : fromPlace(groups.toReversed(), place ?? 1);
}

function byPlace({ gender }: AwardRule, all: readonly Candidate[], place: 'place' | 'divisionPlace' = 'place'): Groups {
  const open = gender === undefined ? all : all.filter(({ reckoning }) => reckoning.competitor.gender === gender);
  return [...Map.groupBy(open, ({ standing }) => standing[place]?.position).values()];
}

/** From those who hold the nth place on, several if they share it; none where there are not so many. */
function fromPlace(groups: Groups, nth: number): Groups {
  let players = 0;
  const at = groups.findIndex((group) => {
    players += group.length;
    return players >= nth;
  });
  return at === -1 ? [] : groups.slice(at);
}

/** The tie key that put a winner ahead of another on the same score; null when the score itself did. */
export function decisionOver(winner: Candidate, other: Candidate | undefined, steps: readonly TieStep[]): AwardDecision | null {
  if (other === undefined || other.value !== winner.value) return null;
  const step = decidingStep(steps, winner.reckoning, other.reckoning);
  if (step === null) return null;
  const own = tieValue(step, winner.reckoning);
  return { by: 'tie-step', step, over: other.standing.id, own, other: tieValue(step, other.reckoning) };
}
