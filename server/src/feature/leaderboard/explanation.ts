import type { Explanation } from '@fairway/contract';
import { type Basis, explainStanding } from '@fairway/golf';
import type { Competition } from './competition.ts';

/** Why a player stands where he does. What the engine was not given (hidden holes) it cannot tell. */
export function explanationOf(competition: Competition, playerId: string, basis: Basis, within: 'field' | 'division'): Explanation {
  const steps = explainStanding(competition.rules, competition.competitors, playerId, basis, within);
  const placed = steps.find((step) => step.code === 'placed');
  return { playerId, basis, within, position: placed?.position ?? null, steps };
}
