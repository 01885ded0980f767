import type { FormatRule } from '@fairway/api';
import { golfFormat } from '@fairway/api/rule/field/golf-format';
import { type Basis, formatOf } from '@fairway/golf';

/** What the tournament's format ranks by. */
export function ownBasis({ formatRule }: { formatRule: FormatRule }): Basis {
  return formatOf(golfFormat(formatRule)).basis;
}
