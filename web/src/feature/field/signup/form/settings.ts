import type { ShownSignupForm, SignupForm } from '@fairway/api';
import type { FieldErrors } from '../../../../ui/record/form/field-error.ts';

/** A part of the form as a section gets it: the document, how a part of it changes, and its errors by their paths within. */
export type FormPart = {
  readonly of: SignupForm;
  readonly put: (change: Partial<SignupForm>) => void;
  readonly errors: FieldErrors;
};

/** Whether something within these parts of the form is refused. */
export const hasErrorIn = (errors: FieldErrors, keys: readonly (keyof ShownSignupForm)[]): boolean =>
  Object.keys(errors).some((path) => keys.some((key) => path === key || path.startsWith(`${key}.`)));
