import type { z } from 'zod';
import { AppError, fieldError } from '../error/app-error.ts';
import { unstorablePath } from '../text/text.ts';
import { validationError } from './errors.ts';

/** A part of a request as its schema reads it. A path with an impossible id is not found; any other error is listed field by field. */
export function readPart(schema: z.ZodType, part: string | undefined, data: unknown): { value: unknown } | { error: Error } {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) return { error: part === 'params' ? new AppError('not-found') : validationError(result.error.issues) };
  const unstorable = unstorablePath(result.data);
  if (unstorable === null) return { value: result.data };
  return { error: part === 'params' ? new AppError('not-found') : fieldError(unstorable, 'wrong-format') };
}
