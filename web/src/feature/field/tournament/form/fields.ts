import { Switch } from '@mantine/core';
import { DateField } from '../../../../ui/field/date-field.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { errorUnder, type FieldErrors } from '../../../../ui/record/form/field-error.ts';
import type { DrawInput } from '../../../../ui/record/form/use-inputs.tsx';
import type { Definitions } from '../definition.ts';
import type { PLAIN, TournamentValues } from './values.ts';

/** What every part of the tournament form gets: the values, how to change some of them, the errors by field, the inputs by kind, and what may be chosen. */
export type Fields = {
  readonly values: TournamentValues;
  readonly change: (patch: Partial<TournamentValues>) => void;
  readonly errors: FieldErrors;
  readonly input: DrawInput<keyof typeof PLAIN>;
  readonly definitions: Definitions;
  /** Its divisions, which a prize may be of; a new one has none yet. */
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  /** Its cups, knock-outs and groups, whose places a prize may be for. */
  readonly contests: readonly { readonly id: string; readonly name: string }[];
  /** Its sponsors, who may give a prize. */
  readonly sponsors: readonly { readonly id: string; readonly name: string }[];
};

/** The inputs of their kinds. */
export const INPUTS = { date: DateField, whole: NumberField, percent: NumberField, 'yes-no': Switch };

/** Whether one of these fields, or a part of it, has an error. */
export const hasError = (errors: Fields['errors'], fields: readonly (keyof TournamentValues)[]): boolean =>
  fields.some((field) => errorUnder(errors, field) !== undefined);
