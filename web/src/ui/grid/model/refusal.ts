import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';

/** Which cells a failed request is told of, and the sentence beside each: its own, else the first one. `isOf`: whether a path of the server is of a field. */
export const refusals = <Field>(isOf: (path: string, field: Field) => boolean) => ({
  isToldOf: (error: unknown, field: Field): boolean => isApiError(error) && Object.keys(error.errors).some((path) => isOf(path, field)),
  explain: (error: unknown, field: Field): string => {
    const errors = isApiError(error) ? error.errors : {};
    const own = Object.keys(errors).find((path) => isOf(path, field));
    return errors[own ?? '']?.[0] ?? Object.values(errors)[0]?.[0] ?? failureOf(error)?.message ?? '';
  },
});
