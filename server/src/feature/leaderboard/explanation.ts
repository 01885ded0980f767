import type { Explanation } from '@fairway/api';
import { type Basis, explainStanding } from '@fairway/golf';
import type { Competition } from '../competition/competition.ts';

/**
 * Why a player has their place. The engine cannot reveal what it was not given (counted holes). Beyond that, no net is explained while
 * one player's is hidden, because the board has none either.
 */
export function explanationOf(competition: Competition, playerId: string, basis: Basis, within: 'field' | 'division'): Explanation {
  if (competition.handicapPending && basis !== 'gross') {
    return { playerId, basis, within, position: null, steps: [{ code: 'not-placed', because: 'holes-not-published' }] };
  }
  const steps = explainStanding(competition.rules, competition.competitors, playerId, basis, within);
  const placed = steps.find((step) => step.code === 'placed');
  return { playerId, basis, within, position: placed?.position ?? null, steps };
}
