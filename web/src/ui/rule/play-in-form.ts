import type { FormatRule, PlayRule } from '@fairway/api';
import {
  formatOf,
  type Percent,
  recommendedAllowance,
  recommendedWeights,
  type SidePlay,
  type SidePlayName,
  sidePlay,
} from '@fairway/golf';

/** How sides play under the rules of a form, and what is recommended for them; a recommendation that nobody knows is null. */
export type PlayInForm = {
  readonly side: SidePlay;
  readonly isOneBall: boolean;
  readonly allowance: Percent | null;
  /** Of as many partners as a side has at most. */
  readonly weights: readonly Percent[] | null;
};

export function playInForm(play: SidePlayName, rule: PlayRule | null, format: FormatRule): PlayInForm {
  const { points, basis } = 'points' in format ? formatOf(format) : formatOf(format.basis === 'net' ? 'stroke-play' : 'stroke-play-gross');
  const side = sidePlay(play, { points, basis }, rule ?? {});
  const { size, ball } = side.format;
  const counting = ball.kind === 'one' ? 1 : ball.counting;
  return {
    side,
    isOneBall: ball.kind === 'one',
    allowance: recommendedAllowance(play, { points, basis }, counting, size.to),
    weights: recommendedWeights(play, size.to),
  };
}

/** A rule with a change: what is not said is as usual; null is left where nothing is otherwise. */
export function withPlayPatch(rule: PlayRule | null, patch: PlayRule): PlayRule | null {
  const own = Object.entries({ ...rule, ...patch }).filter(([, value]) => value !== undefined && value !== null && value !== false);
  return own.length === 0 ? null : Object.fromEntries(own);
}
