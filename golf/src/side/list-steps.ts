import type { Basis } from '../basis.ts';
import { onSideCard, type TieUnit, tieUnit } from '../tie/tie-rule.ts';
import type { TieStep } from '../tie/tie-step.ts';

/** The steps that rank a list, and how one of them, and the values that it compares, is shown. */
export type ListSteps = {
  readonly steps: readonly TieStep[];
  readonly describe: (step: TieStep, values: readonly (number | null)[]) => ShownStep;
};

/** A step as the rules name it, with its values in a unit that people know. */
type ShownStep = { readonly step: TieStep; readonly unit: TieUnit; readonly values: readonly (number | null)[] };

/** The steps of a list of players, or of sides with one ball: they are shown as they are. */
export function playerSteps(steps: readonly TieStep[]): ListSteps {
  return { steps, describe: (step, values) => ({ step, unit: tieUnit(step), values }) };
}

/**
 * The steps of a list of sides whose partners play a ball each. A side's card holds, as strokes, what counts on the list, so each
 * step reads it as it is; a step is shown as the rules name it, its values in the strokes or points of the list.
 */
export function sideSteps(steps: readonly TieStep[], basis: Basis): ListSteps {
  const onCard = steps.map(onSideCard);
  const read = steps.map((step, nth) => onCard[nth] ?? step);
  const shown: ListSteps['describe'] = (step, values) => {
    const nth = read.indexOf(step);
    const named = steps[nth] ?? step;
    if (onCard[nth] == null) return { step: named, unit: tieUnit(named), values };
    const worth = values.map((value) => value && worthOf(value, basis));
    return { step: named, unit: basis === 'points' ? 'points' : 'strokes', values: worth };
  };
  return { steps: read, describe: shown };
}

/** The strokes or points that a figure on a side's card stands for: points count below zero there, since less is better. */
export function worthOf(onCard: number, basis: Basis): number {
  return basis === 'points' ? 0 - onCard : onCard;
}
