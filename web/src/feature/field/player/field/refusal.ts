import { isApiError } from '../../../../lib/api-error.ts';
import { failureOf } from '../../../../lib/failure.ts';
import { FIELDS, type Field } from './field.ts';

/** The server's paths for a field. */
const PATHS: Partial<Record<Field, readonly string[]>> = {
  division: ['divisionId'],
  birthday: ['birthday', 'birthYear'],
  status: ['card.status'],
};
const pathsOf = (field: Field): readonly string[] => PATHS[field] ?? [field, `card.${field}`];

/** The field of a path of the server. */
export const fieldOfPath = (path: string): Field | undefined => FIELDS.find((field) => pathsOf(field).includes(path));

/** The sentence beside a field after a failed save: the server's sentence for it, else the first one. */
export function refusalBeside(error: unknown, field: Field): string {
  if (isApiError(error)) {
    const own = pathsOf(field).flatMap((path) => error.errors[path] ?? []);
    const first = own[0] ?? Object.values(error.errors)[0]?.[0];
    if (first !== undefined) return first;
  }
  return failureOf(error)?.message ?? '';
}

/** Whether the server's errors include this field. */
export const isToldOf = (error: unknown, field: Field): boolean => isApiError(error) && pathsOf(field).some((path) => path in error.errors);
