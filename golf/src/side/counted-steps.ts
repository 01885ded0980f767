import type { Basis } from '../basis.ts';
import type { TieStep, TieUnit } from '../tie/tie-step.ts';
import { tieUnit } from '../tie/tie-step.ts';

/** The steps of a list as its cards are read, and how one that was read so, and what it compared, is told. */
export type ListSteps = {
  readonly steps: readonly TieStep[];
  readonly told: (read: TieStep, values: readonly (number | null)[]) => ToldStep;
};

/** A step by the name that it has in the rules, what it compares in a unit that people know. */
export type ToldStep = { readonly step: TieStep; readonly unit: TieUnit; readonly values: readonly (number | null)[] };

/** A side's card holds what its list counts already, hole by hole, so that every step reads it as it stands; points count below nothing. */
export function countedSteps(steps: readonly TieStep[], basis: Basis): ListSteps {
  const read = steps.map((step): TieStep => ('score' in step ? { ...step, score: 'gross' } : step));
  const told: ListSteps['told'] = (counted, values) => {
    const step = steps[read.indexOf(counted)] ?? counted;
    if (!('score' in step || step.by === 'gross')) return { step, unit: tieUnit(step), values };
    const scored = values.map((value) => value && asScored(value, basis));
    return { step, unit: basis === 'points' ? 'points' : 'strokes', values: scored };
  };
  return { steps: read, told };
}

/** What stands on a side's card, in the strokes or points that it is worth. */
export function asScored(onCard: number, basis: Basis): number {
  return basis === 'points' ? 0 - onCard : onCard;
}
