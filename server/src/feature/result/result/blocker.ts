import type { Blocker, Language } from '@fairway/api';
import type { AppError } from '../../../error/app-error.ts';
import { errorAnswer } from '../../../http/errors.ts';

/** What an action would be refused with, before it is tried. */
export function sayBlocker(error: AppError, language: Language, roundId: string | null): Blocker {
  const { code, message, errors = {} } = errorAnswer(error, language);
  return { code, message: [...new Set([message, ...Object.values(errors).flat()])].join(' '), roundId };
}

/** Refuses an action with its first blocker. */
export function requireNone([first]: readonly AppError[]): void {
  if (first) throw first;
}
