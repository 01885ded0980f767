import { MATCH_FORMATS } from '@fairway/golf';
import type { MatchRow } from '../../../engine/competition/match-store.ts';

/** A side with one ball plays off weights of its partners; whoever has a ball of their own off a share. */
export const isAllowanceOf = (format: MatchRow['format'], { of }: NonNullable<MatchRow['allowance']>): boolean =>
  (MATCH_FORMATS[format].ball.kind === 'one') === (of === 'side');

/** A Nassau needs a round of them. */
export const hasTwoNines = ({ par }: { par: readonly number[] }): boolean => par.length === 18;
