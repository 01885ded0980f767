import type { ReactNode } from 'react';
import type { Column } from './data-table.tsx';

/** A field of a record, told once: its page, its list and the choice between two versions read it here. */
export type Field<Value> = {
  readonly label: string;
  /** How a value reads, where that is not as it is written. */
  readonly inWords?: (value: Value) => string;
  /** How a page shows a value, where that is more than words: a link, an image. */
  readonly shown?: (value: NonNullable<Value>) => ReactNode;
  readonly numeric?: boolean;
};

/** Every field of a kind of record, in the order in which they are shown. */
export type Fields<Of extends object> = { readonly [Key in keyof Of]-?: Field<Of[Key]> };

export const keysOf = <Of extends object>(fields: Fields<Of>) => Object.keys(fields) as (keyof Of & string)[];

/** A value in words: empty where there is none. */
export function wordsOf<Value>({ inWords }: Field<Value>, value: Value): string {
  if (inWords !== undefined) return inWords(value);
  return value === null || value === undefined ? '' : String(value);
}

/** A value as a page or a list shows it. */
export function shownOf<Value>(field: Field<Value>, value: Value): ReactNode {
  return field.shown !== undefined && value !== null && value !== undefined ? field.shown(value) : wordsOf(field, value);
}

/** A field as a column of a list. */
export const columnOf = <Of extends object, Key extends keyof Of & string>(fields: Fields<Of>, key: Key) =>
  ({
    id: key,
    header: fields[key].label,
    ...(fields[key].numeric && { numeric: true }),
    cell: (row: Of) => shownOf(fields[key], row[key]),
    text: (row: Of) => (typeof row[key] === 'number' ? row[key] : wordsOf(fields[key], row[key])),
    wideOnly: true,
  }) satisfies Column<Of>;

/** The fields of a record, and nothing else of it. */
export const fieldsIn = <Of extends object>(fields: Fields<Of>, record: Of): Of =>
  Object.fromEntries(keysOf(fields).map((key) => [key, record[key]])) as Of;
