import type { Basis } from '../basis.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Rules } from '../rules.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { BestRound } from '../side/best-rounds-score.ts';
import { scoreBestRounds } from '../side/best-rounds-score.ts';
import type { ListSteps } from '../side/list-steps.ts';
import { worthOf } from '../side/list-steps.ts';
import type { PreparedSides } from '../side/prepared-sides.ts';
import { parStrokes, prepareSides } from '../side/prepared-sides.ts';
import type { Side, SideFormat } from '../side/side.ts';
import { playingIn } from '../side/side.ts';
import type { SideScore } from '../side/side-score.ts';
import { scoreSide } from '../side/side-score.ts';
import type { OwnBalls } from '../side/side-standing.ts';
import { asCompetitor, oneBallRules, rankedSide, sideRankable, stepsOfSides } from '../side/side-standing.ts';
import type { Rankable } from '../standing/rankable.ts';
import { explainStanding, reasonNotPlaced } from './explain-standing.ts';
import { placeSteps } from './place-steps.ts';
import type { NotPlaced, StandingStep, TieTrial } from './standing-step.ts';

/** One step on the way to a side's standing. */
export type SideStep = StandingStep | SidePartnersStep | SideParStep | SideRoundStep | BestRoundsStep;

/**
 * Of a side whose partners play a ball each: the holes that it has a score on, with the balls that count, by partner's id, and what
 * they are worth together; against par for as many balls, or its points.
 */
type SideRoundStep = {
  code: 'side-round';
  round: number;
  holes: readonly { hole: number; worth: number; forPar: number; balls: readonly string[] }[];
  worth: number;
  forPar: number;
};

/**
 * Of a side whose partners changed during a round: the holes that each plays for it, in the order of play, and the handicap of the round that
 * they do so off; null on lists without handicaps, and where there is none.
 */
type SidePartnersStep = {
  code: 'side-partners';
  round: number;
  partners: readonly { id: string; holes: readonly number[]; handicap: Tenths | null }[];
};

/**
 * Of a side by net whose partners play cards of a higher par than the lowest of the list (`par`): who does, with that par, and the strokes
 * that they receive for it beside their handicap.
 */
type SideParStep = {
  code: 'side-par';
  round: number;
  par: number;
  partners: readonly { id: string; par: number; received: number }[];
};

/** Of a side of whole rounds: the partners' results, as Standing.value, those that count and those left over; `value`: what counts. */
type BestRoundsStep = {
  code: 'best-rounds';
  round: number;
  counting: readonly { id: string; value: number }[];
  others: readonly { id: string; value: number }[];
  value: number;
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
  const prepared = prepareSides(rules, sides);
  const own = sideRankable(rankedSide(prepared, ball, side, basis), basis);
  const rounds = roundsOf(prepared, ball, side, basis);
  if (own === null) return [...rounds, { code: 'not-placed', because: reasonSideNotPlaced(prepared, ball, side, basis) }];
  const value: StandingStep = { code: 'value', basis, value: own.value };
  if (within === 'division' && side.division === null) return [...rounds, value, { code: 'not-placed', because: 'no-division' }];
  const rivals = within === 'field' ? sides : sides.filter(({ division }) => division === side.division);
  const rankable = rivals.flatMap((rival) => sideRankable(rankedSide(prepared, ball, rival, basis), basis) ?? []);
  return [...rounds, value, ...sidePlaceSteps(own, rankable, stepsOfSides(rules, ball, basis))];
}

function roundsOf(prepared: PreparedSides, { kind, counting }: OwnBalls, side: Side, basis: Basis): readonly SideStep[] {
  if (kind === 'rounds') return scoreBestRounds(prepared, side, basis, counting).rounds.flatMap(bestRoundsStep);
  const score = scoreSide(prepared, side, basis, counting);
  return score.holes.flatMap((_, nth) => [
    ...partnersStep(prepared, side, nth, basis),
    ...parStep(prepared, side, nth, basis),
    ...roundStep(score, nth, basis),
  ]);
}

function parStep(prepared: PreparedSides, side: Side, nth: number, basis: Basis): readonly SideParStep[] {
  const partners = playingIn(side, nth).flatMap((at) => {
    const { id, gender } = side.partners[at] as Side['partners'][number];
    const received = basis === 'net' ? parStrokes(prepared, gender, nth) : 0;
    return received === 0 ? [] : { id, par: prepared.of[gender].rounds[nth]?.parTotal ?? 0, received };
  });
  const [first] = partners;
  return first === undefined ? [] : [{ code: 'side-par', round: nth + 1, par: first.par - first.received, partners }];
}

function partnersStep(prepared: PreparedSides, side: Side, nth: number, basis: Basis): readonly SidePartnersStep[] {
  const playing = side.inRounds?.[nth] ?? [];
  if (playing.every(({ holes }) => holes === undefined)) return [];
  const byGross = basis === 'gross' || (basis === 'points' && prepared.format.points.by === 'gross');
  const partners = playing.flatMap(({ partner: id, holes }) => {
    const own = side.partners.find((one) => one.id === id);
    const round = own && scorePlayer(prepared, own).rounds[nth];
    if (!round || holes?.length === 0) return [];
    return { id, holes: holes ?? round.card.map((_, at) => at + 1), handicap: byGross ? null : round.handicap };
  });
  return [{ code: 'side-partners', round: nth + 1, partners }];
}

function bestRoundsStep({ counting, others }: BestRound, nth: number): readonly BestRoundsStep[] {
  const plain = (results: BestRound['others']) => results.map(({ id, value }) => ({ id, value }));
  const value = counting.reduce((sum, result) => sum + result.value, 0);
  return counting.length === 0 ? [] : [{ code: 'best-rounds', round: nth + 1, counting: plain(counting), others: plain(others), value }];
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

function sidePlaceSteps(own: Rankable, rivals: readonly Rankable[], { steps, describe: shown }: ListSteps): readonly StandingStep[] {
  const trial = (tried: TieTrial): TieTrial => {
    const { step, unit, values } = shown(tried.step, [tried.own, tried.other]);
    const [one = null, other = null] = values;
    return { ...tried, step, unit, own: one, other };
  };
  return placeSteps(own, rivals, steps).map((step) => (step.code === 'tie' ? { ...step, steps: step.steps.map(trial) } : step));
}

/** A hole that cannot be scored any more, or what keeps the partners' balls from counting. */
function reasonSideNotPlaced(prepared: PreparedSides, { kind, counting }: OwnBalls, side: Side, basis: Basis): NotPlaced {
  if (side.status !== 'ok') return side.status;
  const begun = side.partners
    .map((partner) => scorePlayer(prepared, partner))
    .filter(({ rounds }) => rounds.some(({ holesPlayed }) => holesPlayed > 0));
  const [first] = begun;
  if (first === undefined) return 'no-hole-played';
  if (kind === 'rounds' && scoreBestRounds(prepared, side, basis, counting).rounds.some(({ closed }) => !closed)) return 'card-incomplete';
  const byGross = basis === 'gross' || (basis === 'points' && prepared.format.points.by === 'gross');
  const counts = begun.some(({ rounds }) => rounds.some(({ handicap, round }) => handicap !== null && round.strokeIndex !== null));
  if (byGross || counts) return 'picked-up';
  return reasonNotPlaced(prepared, { ...first, competitor: { ...first.competitor, status: 'ok' } }, 'points');
}
