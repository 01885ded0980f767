import type { Basis } from '../basis.ts';
import type { Rules } from '../rules.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { ListSteps } from '../side/list-steps.ts';
import { sideSteps, worthOf } from '../side/list-steps.ts';
import type { Side, SideFormat } from '../side/side.ts';
import type { SideScore } from '../side/side-score.ts';
import { scoreSide } from '../side/side-score.ts';
import { asCompetitor, oneBallRules, sideRankable } from '../side/side-standing.ts';
import type { Rankable } from '../standing/rankable.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { explainStanding, reasonNotPlaced } from './explain-standing.ts';
import { placeSteps } from './place-steps.ts';
import type { NotPlaced, StandingStep, TieTrial } from './standing-step.ts';

/** One step on the way to a side's standing. */
export type SideStep = StandingStep | SideRoundStep;

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
 * Why a side stands at its place, over the field or within its division, as `explainStanding` says of a player. The keys compare
 * what the side's card holds on the list, hole by hole: by net whole net strokes.
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
  const prepared = prepareRules(rules);
  const score = scoreSide(prepared, side, basis, ball.counting);
  const own = sideRankable(score, basis);
  const rounds = score.holes.flatMap((_, nth) => roundStep(score, nth, basis));
  if (own === null) return [...rounds, { code: 'not-placed', because: reasonSideNotPlaced(prepared, side, basis) }];
  const value: StandingStep = { code: 'value', basis, value: own.value };
  if (within === 'division' && side.division === null) return [...rounds, value, { code: 'not-placed', because: 'no-division' }];
  const rivals = within === 'field' ? sides : sides.filter(({ division }) => division === side.division);
  const rankable = rivals.flatMap((rival) => sideRankable(scoreSide(prepared, rival, basis, ball.counting), basis) ?? []);
  return [...rounds, value, ...sidePlaceSteps(own, rankable, sideSteps(tieSteps(rules.ties[basis], rules.rounds), basis))];
}

function roundStep({ side, holes, asPlayer }: SideScore, nth: number, basis: Basis): readonly SideRoundStep[] {
  const par = asPlayer.rounds[nth]?.round.par ?? [];
  const scored = (holes[nth] ?? []).flatMap((hole, at) => {
    if (hole === null || hole === 'unfinished') return [];
    const balls = hole.balls.map((partner) => side.partners[partner]?.id ?? '');
    return { hole: at + 1, worth: hole.worth, forPar: worthOf(par[at] ?? 0, basis), balls };
  });
  if (scored.length === 0) return [];
  const worth = scored.reduce((sum, hole) => sum + hole.worth, 0);
  const forPar = scored.reduce((sum, hole) => sum + hole.forPar, 0);
  return [{ code: 'side-round', round: nth + 1, holes: scored, worth, forPar }];
}

function sidePlaceSteps(own: Rankable, rivals: readonly Rankable[], { steps, shown }: ListSteps): readonly StandingStep[] {
  const trial = (tried: TieTrial): TieTrial => {
    const { step, unit, values } = shown(tried.step, [tried.own, tried.other]);
    const [one = null, other = null] = values;
    return { ...tried, step, unit, own: one, other };
  };
  return placeSteps(own, rivals, steps).map((step) => (step.code === 'tie' ? { ...step, steps: step.steps.map(trial) } : step));
}

/** A hole that cannot be scored any more, or what keeps the partners' balls from counting. */
function reasonSideNotPlaced(prepared: PreparedRules, side: Side, basis: Basis): NotPlaced {
  if (side.status !== 'ok') return side.status;
  const begun = side.partners
    .map((partner) => scorePlayer(prepared, partner))
    .filter(({ rounds }) => rounds.some(({ holesPlayed }) => holesPlayed > 0));
  const [first] = begun;
  if (first === undefined) return 'no-hole-played';
  const byGross = basis === 'gross' || (basis === 'points' && prepared.format.points.by === 'gross');
  const counts = begun.some(({ rounds }) => rounds.some(({ handicap, round }) => handicap !== null && round.strokeIndex !== null));
  if (byGross || counts) return 'picked-up';
  return reasonNotPlaced(prepared, { ...first, competitor: { ...first.competitor, status: 'ok' } }, 'points');
}
