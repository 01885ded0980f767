import type { NewEntry } from '@fairway/api';

/**
 * Whose tee shot was used on a hole after an entry: it may say so; a hole that is cleared has none. Apart from what counts them, as every
 * phone loads it.
 */
export const driveAfter = (by: string | null, { score, driveBy }: Pick<NewEntry, 'score' | 'driveBy'>): string | null =>
  driveBy ?? (score === null ? null : by);
