import type { Basis } from '../basis.ts';
import type { Rules } from '../rules.ts';
import type { ListSteps } from '../side/counted-steps.ts';
import { asScored, countedSteps } from '../side/counted-steps.ts';
import type { Side, SideFormat } from '../side/side.ts';
import type { SideReckoning } from '../side/side-reckoning.ts';
import { reckonSide } from '../side/side-reckoning.ts';
import { asCompetitor, oneBallRules, sideEntrant } from '../side/side-standing.ts';
import type { Entrant } from '../standing/contest.ts';
import type { Plan } from '../standing/plan.ts';
import { plan } from '../standing/plan.ts';
import { reckon } from '../standing/reckoning.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { explainStanding, placeSteps, reasonNotPlaced } from './explain-standing.ts';
import type { NotPlaced, Step, TieTrial } from './step.ts';

/** One step on the way to a side's standing. */
export type SideStep = Step | SideRoundStep;

/**
 * Of a side whose partners play a ball each: the holes that it has a score on, with the balls that count, by partner's id, and what
 * they are worth together; against par for as many balls, or its points.
 */
export type SideRoundStep = {
  code: 'side-round';
  round: number;
  holes: readonly { hole: number; worth: number; forPar: number; balls: readonly string[] }[];
  worth: number;
  forPar: number;
};

/**
 * Why a side stands where it does, over the field or within its division, as `explainStanding` says of a player. The keys compare what the
 * side's card holds on the list, hole by hole: by net whole net strokes.
 *
 * @example explainSide(rules, SIDE_FORMATS['four-ball'], sides, 'an-binh', 'net', 'field')
 * // [{ code: 'side-round', round: 1, holes: [{ hole: 1, worth: 3, forPar: 4, balls: ['an'] }, …], worth: 65, forPar: 72 }, { code: 'value', … }, …]
 */
export function explainSide(
  rules: Rules,
  { ball }: SideFormat,
  sides: readonly Side[],
  id: string,
  basis: Basis,
  within: 'field' | 'division',
): readonly SideStep[] {
  if (ball.kind === 'one') return explainStanding(oneBallRules(rules), sides.map(asCompetitor), id, basis, within);
  const side = sides.find((one) => one.id === id);
  if (side === undefined) return [];
  const prepared = plan(rules);
  const entrantOf = (one: Side) => sideEntrant(reckonSide(prepared, one, basis, ball.counting), basis);
  const own = reckonSide(prepared, side, basis, ball.counting);
  const entrant = sideEntrant(own, basis);
  const rounds = own.holes.flatMap((_, nth) => roundStep(own, nth, basis));
  if (entrant === null) return [...rounds, { code: 'not-placed', because: reasonSideNotPlaced(prepared, own, basis) }];
  const value: Step = { code: 'value', basis, value: entrant.value };
  if (within === 'division' && side.division === null) return [...rounds, value, { code: 'not-placed', because: 'no-division' }];
  const rivals = within === 'field' ? sides : sides.filter(({ division }) => division === side.division);
  const entrants = rivals.flatMap((rival) => entrantOf(rival) ?? []);
  return [...rounds, value, ...sidePlaceSteps(entrant, entrants, countedSteps(tieSteps(rules.ties[basis], rules.rounds), basis))];
}

function roundStep({ side, holes, reckoning }: SideReckoning, nth: number, basis: Basis): readonly SideRoundStep[] {
  const par = reckoning.rounds[nth]?.round.par ?? [];
  const scored = (holes[nth] ?? []).flatMap((hole, at) => {
    if (hole === null || hole === 'unfinished') return [];
    const balls = hole.balls.map((partner) => side.partners[partner]?.id ?? '');
    return { hole: at + 1, worth: hole.worth, forPar: asScored(par[at] ?? 0, basis), balls };
  });
  if (scored.length === 0) return [];
  const worth = scored.reduce((sum, hole) => sum + hole.worth, 0);
  const forPar = scored.reduce((sum, hole) => sum + hole.forPar, 0);
  return [{ code: 'side-round', round: nth + 1, holes: scored, worth, forPar }];
}

function sidePlaceSteps(own: Entrant, rivals: readonly Entrant[], { steps, told }: ListSteps): readonly Step[] {
  const trial = (tried: TieTrial): TieTrial => {
    const { step, unit, values } = told(tried.step, [tried.own, tried.other]);
    const [one = null, other = null] = values;
    return { ...tried, step, unit, own: one, other };
  };
  return placeSteps(own, rivals, steps).map((step) => (step.code === 'tie' ? { ...step, steps: step.steps.map(trial) } : step));
}

/** A hole that nobody can score any more, or what keeps the partners' balls from counting. */
function reasonSideNotPlaced(of: Plan, { side }: SideReckoning, basis: Basis): NotPlaced {
  if (side.status !== 'ok') return side.status;
  const begun = side.partners
    .map((partner) => reckon(of, partner))
    .filter(({ rounds }) => rounds.some(({ holesPlayed }) => holesPlayed > 0));
  const [first] = begun;
  if (first === undefined) return 'no-hole-played';
  const allotted = basis === 'gross' || (basis === 'points' && of.format.points.by === 'gross');
  const counts = begun.some(({ rounds }) => rounds.some(({ handicap, round }) => handicap !== null && round.strokeIndex !== null));
  return allotted || counts ? 'picked-up' : reasonNotPlaced(of, { ...first, competitor: { ...first.competitor, status: 'ok' } }, 'points');
}
