import type { ClubRule, MeanStep, StepTime, UnderParStep } from '@fairway/golf';

/** After each event, or at the end of a period. */
export const STEP_TIMES = ['event', 'month', 'half-year', 'year'] as const satisfies readonly StepTime[];

/** What a mean is of. */
export const MEANS = ['gross', 'over-par', 'differential'] as const satisfies readonly MeanStep['of'][];

/** Which way a mean may move the handicap; null: both. */
export const MEAN_WAYS = ['up', 'down'] as const satisfies readonly MeanStep['only'][];

/** Whom a cut by net under par is for. */
export const CUT_FOR = ['winner', 'others', 'all'] as const satisfies readonly UnderParStep['of'][];

/** Which declared handicap counts. */
export const DECLARED = ['first', 'each'] as const satisfies readonly ClubRule['declared'][];
