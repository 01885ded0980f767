import { type Choices, notOffered } from '@fairway/api/rule/play/match-choice';
import { MATCH_FORMATS } from '@fairway/golf';
import type { MatchRow } from '../../../engine/competition/match-store.ts';
import { fieldError } from '../../../error/app-error.ts';

/** A side with one ball plays off weights of its partners; whoever has a ball of their own off a share. */
export const isAllowanceOf = (format: MatchRow['format'], { of }: NonNullable<MatchRow['allowance']>): boolean =>
  (MATCH_FORMATS[format].ball.kind === 'one') === (of === 'side');

/** A Nassau needs a round of them. */
export const hasTwoNines = ({ par }: { par: readonly number[] }): boolean => par.length === 18;

/** Refuses the first value that no form offers. */
export function requireOffered(choices: Choices<object>, values: object): void {
  const [field] = notOffered(choices, values);
  if (field !== undefined) throw fieldError(field, 'not-offered');
}
