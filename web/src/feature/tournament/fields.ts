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
