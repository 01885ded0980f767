import type { Language, Obstacle } from '@fairway/api';
import { type AppError, errorAnswer } from '../../../errors.ts';

/** What a deed would be refused with, said before it is done. */
export function sayObstacle(error: AppError, language: Language, roundId: string | null): Obstacle {
  const { code, message, errors = {} } = errorAnswer(error, language);
  return { code, message: [...new Set([message, ...Object.values(errors).flat()])].join(' '), roundId };
}

/** Refuses a deed with the first of what stands in its way. */
export function requireNone([first]: readonly AppError[]): void {
  if (first) throw first;
}
