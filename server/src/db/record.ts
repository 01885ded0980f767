import { type Field, type IsFilled, keysOf, type RecordFields, type ValueOf, type ValuesOf } from '@fairway/api/record/kind';

/** The columns that a table has for a record's fields: `pgTable(…) satisfies ColumnsOf<typeof CLUB>` compiles only with each of them. */
export type ColumnsOf<Fields extends RecordFields> = {
  readonly [Key in keyof Fields]: {
    readonly _: { readonly data: NonNullable<ValueOf<Fields[Key]>>; readonly notNull: IsFilled<Fields[Key]> };
  };
};

/** A handicap of the wire (14.4) in the tenths of the database and the engine (144). */
export function tenthsOf(handicap: number): number;
export function tenthsOf(handicap: number | null): number | null;
export function tenthsOf(handicap: number | null): number | null {
  return handicap === null ? null : Math.round(handicap * 10);
}

/** Tenths (144) as a handicap of the wire (14.4). */
export function handicapOf(tenths: number): number;
export function handicapOf(tenths: number | null): number | null;
export function handicapOf(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}

const each =
  (convert: (field: Field, value: unknown) => unknown) =>
  <Fields extends RecordFields>(fields: Fields, of: ValuesOf<Fields>) =>
    Object.fromEntries(keysOf(fields).map((key) => [key, convert(fields[key] as Field, of[key])])) as ValuesOf<Fields>;

/** The fields of a record in a row of its table, as on the wire. */
export const wireOf = each(({ kind }, value) => (kind === 'tenths' ? handicapOf(value as number | null) : value));
/** The fields of a record as its table keeps them. */
export const rowOf = each(({ kind }, value) => (kind === 'tenths' ? tenthsOf(value as number | null) : value));
