import type { FormatChoice } from '@fairway/golf';
import type { FormatRule } from '../../route/account/definition.ts';

/** The format of a tournament as golf takes it. */
export function golfFormat(rule: FormatRule): FormatChoice {
  if ('points' in rule) return rule;
  const { basis, maximum } = rule;
  if (maximum !== null) return { maximum, basis };
  return basis === 'net' ? 'stroke-play' : 'stroke-play-gross';
}
