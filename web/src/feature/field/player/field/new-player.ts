import type { NewPlayer } from '../query.ts';
import { FIELDS, type Field, isComputed } from './field.ts';
import { type FieldProblem, readField, together, type Wanted } from './field-change.ts';
import type { FieldContext } from './tee.ts';

type Texts = { readonly [F in Field]?: string };
export type Problems = { readonly [F in Field]?: FieldProblem };

type Reading = { readonly wanted: Wanted } | { readonly problems: Problems };

/** The changes that these texts mean, or the ones that cannot be understood, by field. */
export function wantedIn(texts: Texts, context: FieldContext): Reading {
  const fields = FIELDS.filter((field) => field in texts && !isComputed(field));
  const readings = fields.map((field) => ({ field, reading: readField(field, texts[field] ?? '', context) }));
  const problems = readings.flatMap(({ field, reading }) => ('problem' in reading ? [[field, reading.problem] as const] : []));
  if (problems.length > 0) return { problems: Object.fromEntries(problems) };
  return { wanted: together(readings.flatMap(({ reading }) => ('wanted' in reading ? [reading.wanted] : []))) };
}

/** The same, only for the fields that differ from what was opened. */
export function wantedOf(texts: Texts, opened: Texts, context: FieldContext): Reading {
  const changed = FIELDS.filter((field) => (texts[field] ?? '') !== (opened[field] ?? ''));
  return wantedIn(Object.fromEntries(changed.map((field) => [field, texts[field] ?? ''])), context);
}

/** A new player from the texts of a form. Name and gender are required; empty fields are left to the server. */
export function newPlayerOf(texts: Texts, context: FieldContext): { readonly player: NewPlayer } | { readonly problems: Problems } {
  const reading = wantedOf({ ...texts, name: texts.name?.trim() || ' ' }, {}, context);
  if ('problems' in reading) return reading;
  const { name, gender, ...rest } = reading.wanted;
  if (name === undefined || gender === undefined) return { problems: name === undefined ? { name: 'required' } : { gender: 'gender' } };
  return { player: { ...rest, name, gender } };
}
