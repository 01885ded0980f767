import type { ReactNode } from 'react';

/** The errors of a form by the path of the field. */
export type FieldErrors = Readonly<Record<string, ReactNode>>;

/** The errors of a part of the form, by the path within it. */
export const errorsOf = (errors: FieldErrors, part: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) => (path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), error]] : [])),
  );

/** The first error of a field or of a part of it: of `cut` also that of `cut.value`. */
export const errorUnder = (errors: FieldErrors, field: string): ReactNode =>
  Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
