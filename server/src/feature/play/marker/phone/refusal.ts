import type { Language } from '@fairway/api';
import type { AppError } from '../../../../error/app-error.ts';
import { errorAnswer } from '../../../../http/errors.ts';

/** Why one item of a batch is refused: the sentence of its field, where it has one. */
export function refusal(error: AppError, language: Language): { code: string; message: string } {
  const { code, message, errors = {} } = errorAnswer(error, language);
  const [first] = Object.values(error.details.errors ?? {}).flat();
  return { code: first?.key ?? code, message: Object.values(errors)[0]?.[0] ?? message };
}
