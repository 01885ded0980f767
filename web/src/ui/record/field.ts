import type { ReactNode } from 'react';
import type { Column } from './list/data-table.tsx';

/** A field of a record in one place, for its page, its list and the choice between two versions. */
type Field<Value, Of> = {
  readonly label: string;
  /** How a value reads, if not as it is stored. */
  readonly inWords?: (value: Value, of: Of) => string;
  /** How a page shows a value that is more than words: a link, an image. */
  readonly draw?: (value: NonNullable<Value>) => ReactNode;
  readonly numeric?: boolean;
  /** A new value takes the place of the old one, which is kept nowhere: what another person has saved of it stays, unless both have. */
  readonly isReplaced?: boolean;
  /** The field that it depends on: of two versions both are taken from the same one. */
  readonly goesWith?: keyof Of;
};

/** Every field of a kind of record, in the order in which they are shown. */
export type Fields<Of extends object> = { readonly [Key in keyof Of]-?: Field<Of[Key], Of> };

export const keysOf = <Of extends object>(fields: Fields<Of>) => Object.keys(fields) as (keyof Of & string)[];

/** The fields of a record whose values are all of one kind. */
export const fieldsFor = <Key extends string, Value>(
  keys: readonly Key[],
  fieldOf: (key: Key) => Field<Value, Record<Key, Value>>,
): Fields<Record<Key, Value>> => Object.fromEntries(keys.map((key) => [key, fieldOf(key)])) as Fields<Record<Key, Value>>;

/** A field of a record in words: empty where there is none. */
export function wordsOf<Of extends object, Key extends keyof Of>(fields: Fields<Of>, key: Key, of: Of): string {
  const { inWords } = fields[key];
  const value = of[key];
  if (inWords !== undefined) return inWords(value, of);
  return value === null || value === undefined ? '' : String(value);
}

/** A field of a record as a page or a list shows it. */
export function shownOf<Of extends object, Key extends keyof Of>(fields: Fields<Of>, key: Key, of: Of): ReactNode {
  const { draw } = fields[key];
  const value = of[key];
  return draw !== undefined && value !== null && value !== undefined ? draw(value) : wordsOf(fields, key, of);
}

/** A field as a column of a list. */
export const columnOf = <Of extends object, Key extends keyof Of & string>(fields: Fields<Of>, key: Key) =>
  ({
    id: key,
    header: fields[key].label,
    ...(fields[key].numeric && { numeric: true }),
    cell: (row: Of) => shownOf(fields, key, row),
    text: (row: Of) => (fields[key].numeric && typeof row[key] === 'number' ? row[key] : wordsOf(fields, key, row)),
    wideOnly: true,
  }) satisfies Column<Of>;

/** Only these fields of a record. */
export const fieldsIn = <Of extends object>(fields: Fields<Of>, record: Of): Of =>
  Object.fromEntries(keysOf(fields).map((key) => [key, record[key]])) as Of;
