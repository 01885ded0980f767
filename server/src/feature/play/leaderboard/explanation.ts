import type { Explanation } from '@fairway/api';
import { cardNumbered } from '@fairway/api/rule/field/round-hole';
import { type Basis, explainSide, explainStanding, type SideStep } from '@fairway/golf';
import type { Competition } from '../../../engine/competition/competition.ts';
import { ownBallField } from '../../../engine/competition/own-ball.ts';

/**
 * Why a player has their place. The engine cannot reveal what it was not given (counted holes). Beyond that, no net is explained while
 * one player's is hidden, because the board has none either.
 */
export function explanationOf(competition: Competition, playerId: string, basis: Basis, within: 'field' | 'division'): Explanation {
  if (competition.handicapPending && basis !== 'gross') {
    return { playerId, basis, within, position: null, steps: [{ code: 'not-placed', because: 'holes-not-published' }] };
  }
  const steps = cardNumbered(stepsOf(competition, playerId, basis, within), competition.rounds);
  const placed = steps.find((step) => step.code === 'placed');
  return { playerId, basis, within, position: placed?.position ?? null, steps };
}

/** Of a player, or of a side of the list beside. */
function stepsOf(competition: Competition, id: string, basis: Basis, within: 'field' | 'division'): readonly SideStep[] {
  const { rules, competitors, players } = competition;
  const field = players.has(id) ? null : ownBallField(competition);
  if (field === null) return explainStanding(rules, competitors, id, basis, within);
  return explainSide(rules, field.format, field.sides, id, basis, within);
}
