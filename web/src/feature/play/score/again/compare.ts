import { cardHole, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { HoleScore } from '@fairway/golf';

export type Comparison = {
  /** Holes that were typed the same twice. */
  readonly same: readonly number[];
  readonly different: readonly { readonly hole: number; readonly first: HoleScore; readonly second: HoleScore }[];
};

/** What two typings of a card have in common; a hole that was not typed again is neither. */
export function compareTypings(
  first: readonly HoleScore[],
  second: readonly HoleScore[],
  round: Pick<PlayedHoles, 'firstHole'>,
): Comparison {
  const typed = second.flatMap((score, at) =>
    score === null ? [] : [{ hole: cardHole(round, at + 1), first: first[at] ?? null, second: score }],
  );
  return {
    same: typed.filter((one) => one.first === one.second).map(({ hole }) => hole),
    different: typed.filter((one) => one.first !== one.second),
  };
}
