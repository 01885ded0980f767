import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { DayHandicap } from '../day-handicap/day-handicap.ts';
import type { Rules } from '../rules.ts';
import type { Entrant } from '../standing/contest.ts';
import type { Plan } from '../standing/plan.ts';
import { plan } from '../standing/plan.ts';
import type { Standing } from '../standing/rank.ts';
import { rankEntrants } from '../standing/rank.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { reckon } from '../standing/reckoning.ts';
import { entrantOn } from '../standing/standing.ts';
import { decidingStep, tieValue } from '../tie/tie-sheet.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieSteps } from '../tie/tie-step.ts';
import type { AwardDecision, AwardRule, Measurement } from './award.ts';
import { cardEntrants } from './card-award.ts';
import { aceEntrants, isMeasured, measuredEntrants } from './measured.ts';

/** A player who is ranked for an award. */
export type AwardEntrant = Entrant & {
  /** The drive that parts equal distances from the line; null elsewhere. */
  readonly driveCentimetres: number | null;
};

/** A player who may win: his cards are complete, or his shot was measured. */
export type Candidate = AwardEntrant & { readonly standing: Standing };

/** The candidates for an award in order, those who share a place together. */
export type Ranking = { readonly groups: readonly (readonly Candidate[])[]; readonly steps: readonly TieStep[] };

type Field = { readonly rules: Rules; readonly prepared: Plan; readonly reckonings: ReadonlyMap<string, Reckoning> };

/** The ranking of any award over one field; each basis is ranked once. */
export function rankingsOf(
  rules: Rules,
  competitors: readonly Competitor[],
  measurements: readonly Measurement[],
): (award: AwardRule) => Ranking {
  const field = fieldOf(rules, competitors);
  const lists = new Map<Basis, readonly Candidate[]>();
  return (award) => {
    if (award.kind === 'peoria') return peoriaRanking(award, competitors, rules);
    if (isMeasured(award)) return entrantRanking(award, measuredEntrants(award, measurements, field.reckonings), []);
    if (award.kind === 'hole-in-one') return entrantRanking(award, aceEntrants(award, field.reckonings), []);
    const steps = tieSteps(rules.ties[award.basis], rules.rounds);
    // Level on holes or on strokes between the nines: the better total, then the keys of the list.
    if (award.kind === 'king' || award.kind === 'wave')
      return entrantRanking(award, cardEntrants(award, field.reckonings), [{ by: 'gross' }, ...steps]);
    const all = lists.get(award.basis) ?? candidates(field, award.basis);
    lists.set(award.basis, all);
    return { groups: listGroups(award, all), steps };
  };
}

function fieldOf(rules: Rules, competitors: readonly Competitor[]): Field {
  const prepared = plan(rules);
  return { rules, prepared, reckonings: new Map(competitors.map((competitor) => [competitor.id, reckon(prepared, competitor)])) };
}

function entrantRanking(award: AwardRule, entrants: readonly AwardEntrant[], steps: readonly TieStep[]): Ranking {
  return { groups: byPlace(award, rankEntrants(entrants, steps)), steps };
}

/** The field by a Peoria of the award's own; nobody while its holes are hidden. */
function peoriaRanking(award: AwardRule, competitors: readonly Competitor[], tournament: Rules): Ranking {
  if (award.peoria === undefined) return { groups: [], steps: [] };
  const rules = rulesOfPeoria(tournament, award.peoria);
  return { groups: byPlace(award, candidates(fieldOf(rules, competitors), 'net')), steps: tieSteps(rules.ties.net, rules.rounds) };
}

/** The rules that an award by a Peoria of its own goes by: everybody's day handicap is that one. */
export function rulesOfPeoria(tournament: Rules, dayHandicap: DayHandicap): Rules {
  return { ...tournament, dayHandicap, divisionDayHandicap: {} };
}

function candidates({ rules, prepared, reckonings }: Field, basis: Basis): readonly Candidate[] {
  // An unfinished card wins nothing, so that those level with it are parted all the same.
  const complete = [...reckonings.values()].filter((reckoning) => reckoning.complete);
  const entrants = complete.flatMap((reckoning) => {
    const entrant = entrantOn(prepared, reckoning, basis);
    return entrant === null ? [] : { ...entrant, driveCentimetres: null };
  });
  return rankEntrants(entrants, tieSteps(rules.ties[basis], rules.rounds));
}

type Groups = readonly (readonly Candidate[])[];

function listGroups(award: AwardRule, all: readonly Candidate[]): Groups {
  const { kind, division, place = 1 } = award;
  if (kind === 'division-place') {
    const own = all.filter(({ standing }) => standing.division === division);
    return byPlace(award, own, 'divisionPlace');
  }
  const groups = byPlace(award, all);
  if (kind === 'best-gross' || kind === 'best-net') return groups;
  return fromPlace(kind === 'place' ? groups : groups.toReversed(), place);
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

/** What put a winner ahead of another on the same score: a tie key, or the longer drive; null when the score itself did. */
export function decisionOver(winner: Candidate, other: Candidate | undefined, steps: readonly TieStep[]): AwardDecision | null {
  if (other === undefined || other.value !== winner.value) return null;
  const over = other.standing.id;
  if (winner.driveCentimetres !== null && other.driveCentimetres !== null)
    return { by: 'longer-drive', over, own: winner.driveCentimetres, other: other.driveCentimetres };
  const step = decidingStep(steps, winner.reckoning, other.reckoning);
  return step && { by: 'tie-step', step, over, own: tieValue(step, winner.reckoning), other: tieValue(step, other.reckoning) };
}
