/** What a presentation shows step by step. */
export const LUCKY_OUTCOMES = ['given', 'passed'] as const;
export const MOST_LUCKY_PRIZES = 100;
