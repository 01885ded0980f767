import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import { plan } from '../standing/plan.ts';
import type { Standing } from '../standing/rank.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { standingsOf } from '../standing/standing.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { decidingStep, tieSteps, tieValue } from '../tie/tie-step.ts';
import type { AwardDecision, AwardRule } from './award.ts';

/** A player who may win: his cards are complete. */
export type Candidate = { readonly standing: Standing; readonly value: number; readonly reckoning: Reckoning };

/** The candidates for an award in order, those who share a place together. */
export type Ranking = { readonly groups: readonly (readonly Candidate[])[]; readonly steps: readonly TieStep[] };

/** The ranking of any award over one field; each basis is ranked once. */
export function rankingsOf(rules: Rules, competitors: readonly Competitor[]): (award: AwardRule) => Ranking {
  const prepared = plan(rules);
  const reckonings = new Map(competitors.map((competitor) => [competitor.id, reckon(prepared, competitor)]));
  const ranked = new Map<string, readonly Candidate[]>();
  return (award) => {
    const all = ranked.get(award.basis) ?? candidates(standingsOf(prepared, [...reckonings.values()], award.basis), reckonings);
    ranked.set(award.basis, all);
    return { groups: groupsFor(award, all), steps: tieSteps(rules.ties[award.basis], rules.rounds) };
  };
}

function candidates(standings: readonly Standing[], reckonings: ReadonlyMap<string, Reckoning>): readonly Candidate[] {
  return standings.flatMap((standing) => {
    const reckoning = reckonings.get(standing.id);
    const { complete, place, value } = standing;
    return complete && place !== null && value !== null && reckoning !== undefined ? [{ standing, value, reckoning }] : [];
  });
}

function groupsFor({ kind, division, gender }: AwardRule, all: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const ofDivision = kind === 'division-place' ? all.filter(({ standing }) => standing.division === division) : all;
  const open = gender === undefined ? ofDivision : ofDivision.filter(({ reckoning }) => reckoning.competitor.gender === gender);
  const place = kind === 'division-place' ? 'divisionPlace' : 'place';
  return [...Map.groupBy(open, ({ standing }) => standing[place]?.position).values()];
}

/** The tie key that put a winner ahead of another on the same score; null when the score itself did. */
export function decisionOver(winner: Candidate, other: Candidate | undefined, steps: readonly TieStep[]): AwardDecision | null {
  if (other === undefined || other.value !== winner.value) return null;
  const step = decidingStep(steps, winner.reckoning, other.reckoning);
  if (step === null) return null;
  const own = tieValue(step, winner.reckoning);
  return { by: 'tie-step', step, over: other.standing.id, own, other: tieValue(step, other.reckoning) };
}
