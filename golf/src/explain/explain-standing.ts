import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { awaitsHoles } from '../day-handicap/day-handicap.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { dayOf, divisionOf, prepareRules } from '../score/prepared-rules.ts';
import { lacksHandicapOfDay } from '../score/total.ts';
import type { Rankable } from '../standing/rankable.ts';
import { rankableOn } from '../standing/rankable.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { placeSteps } from './place-steps.ts';
import { cardSteps } from './round-steps.ts';
import type { NotPlaced, StandingStep } from './standing-step.ts';

/**
 * Why a player stands at their place, over the field or within the division: handicap, cards, what they add up to, each tie key
 * tried against the nearest players on the same score, the place. Computed from the cards; empty for an unknown id.
 *
 * @example explainStanding(rules, competitors, 'an', 'net', 'field')
 * // [{ code: 'declared-handicap', handicap: 104, allowance: 100, rounded: 100 }, { code: 'gross', … }, …, { code: 'placed', position: 3, … }]
 */
export function explainStanding(
  rules: Rules,
  competitors: readonly Competitor[],
  id: string,
  basis: Basis,
  within: 'field' | 'division',
): readonly StandingStep[] {
  const competitor = competitors.find((one) => one.id === id);
  if (competitor === undefined) return [];
  const prepared = prepareRules(rules);
  const player = scorePlayer(prepared, competitor);
  const own = rankableOn(prepared, player, basis);
  const cards = cardSteps(prepared, player, basis);
  if (own === null) return [...cards, { code: 'not-placed', because: reasonNotPlaced(prepared, player, basis) }];
  const value: StandingStep = { code: 'value', basis, value: own.value };
  if (within === 'division' && competitor.division === null) return [...cards, value, { code: 'not-placed', because: 'no-division' }];
  const rivals = within === 'field' ? competitors : competitors.filter(({ division }) => division === competitor.division);
  const rankable = rivals.flatMap((rival): Rankable | [] => rankableOn(prepared, scorePlayer(prepared, rival), basis) ?? []);
  return [...cards, value, ...placeSteps(own, rankable, tieSteps(rules.ties[basis], rules.rounds))];
}

/** Why a player has no value on a list. */
export function reasonNotPlaced(prepared: PreparedRules, { competitor, rounds }: PlayerScore, basis: Basis): NotPlaced {
  if (competitor.status !== 'ok') return competitor.status;
  if (rounds.every(({ holesPlayed }) => holesPlayed === 0)) return 'no-hole-played';
  if (basis !== 'points' && rounds.some(({ pickedUp }) => pickedUp)) return 'picked-up';
  if (needsHoles(rounds, basis)) return 'total-only';
  const nth = rounds.findIndex(({ holesPlayed }) => holesPlayed > 0);
  const round = rounds[nth];
  const day = dayOf(divisionOf(prepared, competitor), nth);
  if (awaitsHoles(day)) return 'holes-not-published';
  if (day.system !== 'none' && !round?.complete) return 'card-incomplete';
  return round?.handicap === null ? 'no-handicap' : 'no-stroke-index';
}

/** Whether a list cannot be computed from the totals that are known. */
function needsHoles(rounds: readonly RoundScore[], basis: Basis): boolean {
  if (basis === 'points') return rounds.some(({ byTotal }) => byTotal);
  return rounds.some((round) => round.byTotal && (round.noTotal || (basis === 'net' && lacksHandicapOfDay(round))));
}
