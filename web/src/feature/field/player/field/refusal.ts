import { refusals } from '../../../../ui/grid/model/refusal.ts';
import { FIELDS, type Field } from './field.ts';

/** The server's paths for a field. */
const PATHS: Partial<Record<Field, readonly string[]>> = {
  division: ['divisionId'],
  birthday: ['birthday', 'birthYear'],
  status: ['card.status'],
};
const isOf = (path: string, field: Field): boolean => (PATHS[field] ?? [field, `card.${field}`]).includes(path);

/** The field of a path of the server. */
export const fieldOfPath = (path: string): Field | undefined => FIELDS.find((field) => isOf(path, field));

export const { isToldOf, explain: refusalBeside } = refusals(isOf);
