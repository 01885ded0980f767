import { type Field, isFilled, keysOf, type RecordFields, type ValueOf, type ValuesOf } from '@fairway/api/record/kind';
import { formatHandicap } from '@fairway/api/word/number';
import type { Language } from '../../../lib/language.ts';
import { readTime } from '../../../lib/value/date.ts';
import { readMoney, typedMoney } from '../../../lib/value/money.ts';
import { readHandicap } from '../../../lib/value/number.ts';
import { textOrNull } from '../../../lib/value/text.ts';

/** What a form holds of a field while a person types: text where they type text, null where nothing was typed or chosen yet. */
type TypedValue<F> = F extends { readonly kind: 'whole' | 'percent' }
  ? number | null
  : F extends { readonly kind: 'yes-no' | 'choice' | 'reference' | 'rule' }
    ? ValueOf<F>
    : F extends { readonly kind: 'date' }
      ? string | null
      : string;
export type TypedOf<Fields extends RecordFields> = { [Key in keyof Fields]: TypedValue<Fields[Key]> };

function typedValue({ kind }: Field, value: unknown, language: Language): unknown {
  switch (kind) {
    case 'money':
      return typedMoney(value as number | null, language);
    case 'tenths':
      return formatHandicap(value as number | null, language);
    case 'whole':
    case 'percent':
    case 'yes-no':
    case 'choice':
    case 'reference':
    case 'rule':
    case 'date':
      return value;
    default:
      return value ?? '';
  }
}

/** A record as a form shows it; what else the form holds stays as it is. */
export const typedOf = <Fields extends RecordFields, Of extends ValuesOf<Fields>>(fields: Fields, values: Of, language: Language) =>
  ({
    ...values,
    ...Object.fromEntries(keysOf(fields).map((key) => [key, typedValue(fields[key] as Field, values[key], language)])),
  }) as unknown as Omit<Of, keyof Fields> & TypedOf<Fields>;

function readValue(field: Field, typed: unknown): unknown {
  switch (field.kind) {
    case 'money':
      return readMoney(String(typed));
    case 'tenths':
      return readHandicap(String(typed));
    case 'time':
      return textOrNull(readTime(String(typed)) ?? String(typed));
    case 'whole':
    case 'percent':
    case 'yes-no':
    case 'choice':
    case 'reference':
    case 'rule':
    case 'date':
      return typed;
    default:
      return isFilled(field) ? String(typed).trim() : textOrNull(String(typed));
  }
}

/** What was typed, as it is sent. A number or a day that is missing or none is sent as it is, and refused beside its field. */
export const readTyped = <Fields extends RecordFields, Typed extends TypedOf<Fields>>(fields: Fields, typed: Typed) =>
  ({
    ...typed,
    ...Object.fromEntries(keysOf(fields).map((key) => [key, readValue(fields[key] as Field, typed[key])])),
  }) as unknown as Omit<Typed, keyof Fields> & ValuesOf<Fields>;

/** Keys of the catalogue `word`: an amount that cannot be read is answered by how to write one. */
export type TypedProblem = 'required' | 'moneyHelp' | 'wrongHandicap' | 'wrongTime';

function problemOf(field: Field, typed: unknown): TypedProblem | null {
  const value = readValue(field, typed);
  if (Number.isNaN(value)) return field.kind === 'money' ? 'moneyHelp' : field.kind === 'tenths' ? 'wrongHandicap' : 'required';
  if (field.kind === 'time' && value !== null && readTime(String(typed)) === null) return 'wrongTime';
  return isFilled(field) && (value === null || value === '') ? 'required' : null;
}

/** What can be said beside a field before anything is sent. */
export function problemsOf<Fields extends RecordFields>(
  fields: Fields,
  typed: TypedOf<Fields>,
): Partial<Record<keyof Fields, TypedProblem>> {
  const problems = keysOf(fields).map((key) => [key, problemOf(fields[key] as Field, typed[key])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Partial<Record<keyof Fields, TypedProblem>>;
}
