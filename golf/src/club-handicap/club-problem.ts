import type { Tenths } from '../handicap/tenths.ts';
import { lastOf } from '../list.ts';
import type { ClubRule, ClubStep, HandicapBand, UnderParStep } from './club-rule.ts';

/** What is wrong with a rule whose numbers are within their bounds; steps are numbered from 1, figures in tenths. */
export type ClubRuleProblem =
  | { readonly code: 'floor-above-ceiling' }
  /** An event ends no period. */
  | { readonly code: 'event-has-no-period'; readonly step: number }
  /** More rounds are asked for than are looked at, or taken of them. */
  | { readonly code: 'more-than-last'; readonly step: number }
  | { readonly code: 'band-upside-down'; readonly step: number }
  | { readonly code: 'bands-overlap'; readonly step: number; readonly at: Tenths }
  /** Figures between two bands are in none, and no step before it rounds them to whole strokes. */
  | { readonly code: 'between-bands'; readonly step: number; readonly from: Tenths; readonly to: Tenths };

/**
 * Everything that keeps a rule from meaning what it says; empty when it may be used.
 *
 * @example clubRuleProblems({ ...rule, floor: 360, ceiling: 300 }) // [{ code: 'floor-above-ceiling' }]
 */
export function clubRuleProblems({ steps, floor, ceiling }: ClubRule): readonly ClubRuleProblem[] {
  const ofSteps = steps.flatMap((step, at) => [...meanProblems(step, at + 1), ...bandProblems(step, at + 1, isRounded(steps, at))]);
  return floor !== null && ceiling !== null && floor > ceiling ? [{ code: 'floor-above-ceiling' }, ...ofSteps] : ofSteps;
}

function meanProblems(step: ClubStep, number: number): readonly ClubRuleProblem[] {
  if (step.kind !== 'mean') return [];
  const most = step.last ?? Number.POSITIVE_INFINITY;
  return [
    ...(step.within === 'period' && step.every === 'event' ? [{ code: 'event-has-no-period', step: number } as const] : []),
    ...(step.least > most || (step.best ?? 0) > most ? [{ code: 'more-than-last', step: number } as const] : []),
  ];
}

/** Whether a step before it rounds the figure; between them may stand what is only for those whom it is not for. */
function isRounded(steps: readonly ClubStep[], at: number): boolean {
  const step = steps[at];
  const isForOthers = (one: ClubStep) => one.kind === 'under-par' && step?.kind === 'under-par' && isElse(one.of, step.of);
  return lastOf(steps.slice(0, at).filter((one) => one.every === step?.every && !isForOthers(one)))?.kind === 'round';
}

const isElse = (one: UnderParStep['of'], other: UnderParStep['of']): boolean => one !== other && one !== 'all' && other !== 'all';

function bandProblems(step: ClubStep, number: number, isWhole: boolean): readonly ClubRuleProblem[] {
  if (step.kind !== 'under-par' || step.atMost === null) return [];
  if (step.atMost.some(({ from, to }) => from !== null && to !== null && from > to)) return [{ code: 'band-upside-down', step: number }];
  const low = ({ from }: HandicapBand) => from ?? Number.NEGATIVE_INFINITY;
  const bands = [...step.atMost].sort((a, b) => low(a) - low(b));
  return bands.slice(1).flatMap((band, nth): readonly ClubRuleProblem[] => {
    const [end, start] = [bands[nth]?.to ?? Number.POSITIVE_INFINITY, low(band)];
    if (start <= end) return [{ code: 'bands-overlap', step: number, at: start }];
    const meets = start - end === 1 || (isWhole && start - end === 10 && end % 10 === 0);
    return meets ? [] : [{ code: 'between-bands', step: number, from: end, to: start }];
  });
}
