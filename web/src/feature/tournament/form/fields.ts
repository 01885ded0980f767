import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { TournamentValues } from './values.ts';

/** What every part of the tournament form gets: the values, how to change some of them, and the errors by field. */
export type Fields = {
  readonly values: TournamentValues;
  readonly change: (patch: Partial<TournamentValues>) => void;
  readonly errors: Readonly<Record<string, ReactNode>>;
};

/** Whether one of these fields, or a part of it, has an error. */
export const hasError = (errors: Fields['errors'], fields: readonly (keyof TournamentValues)[]): boolean =>
  Object.keys(errors).some((path) => fields.some((field) => path === field || path.startsWith(`${field}.`)));

/** Changes some values of a form: their errors go, those of other fields stay. */
export function patchForm<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'errors' | 'setErrors' | 'setValues'>,
  patch: Partial<Values>,
): void {
  const { errors } = form;
  const changed = Object.keys(patch);
  form.setValues(patch);
  form.setErrors(
    Object.fromEntries(Object.entries(errors).filter(([path]) => !changed.some((field) => path === field || path.startsWith(`${field}.`)))),
  );
}
