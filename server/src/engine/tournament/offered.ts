import { type Choices, notOffered } from '@fairway/api/rule/play/match-choice';
import { fieldError } from '../../error/app-error.ts';

/** Refuses the first value that no form offers. */
export function requireOffered(choices: Choices<object>, values: object): void {
  const [field] = notOffered(choices, values);
  if (field !== undefined) throw fieldError(field, 'not-offered');
}
