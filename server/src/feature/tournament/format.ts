import type { FormatRule } from '@fairway/api';
import { type Basis, type FormatChoice, formatOf } from '@fairway/golf';

/** The format of a tournament as golf takes it. */
export function golfFormat(rule: FormatRule): FormatChoice {
  if ('points' in rule) return rule;
  const { basis, maximum } = rule;
  if (maximum !== null) return { maximum, basis };
  return basis === 'net' ? 'stroke-play' : 'stroke-play-gross';
}

/** What the tournament's format ranks by. */
export function ownBasis({ formatRule }: { formatRule: FormatRule }): Basis {
  return formatOf(golfFormat(formatRule)).basis;
}
