/**
 * The kinds of field that a record may have, as plain data: what a field holds, its bounds, what a new record has in it, and whether it is
 * private. What is checked (`check/record.ts`), stored, shown and typed follows from the kind. No zod, so that a page can import a record.
 */

/** What is said of a field beside its kind. Without any of it the field may be empty (null), and is in a new record. */
type FieldOptions<Value> = {
  /** Whoever makes the record gives it; it is never empty. */
  readonly needed?: true;
  /** What a new record has where nothing was given. A field with one is never empty, unless it may be all the same. */
  readonly usual?: Value | null;
  readonly mayBeEmpty?: true;
  /** Never empty; where it was not given it follows from other fields. */
  readonly derived?: true;
  /** Of a person: anonymising them removes it, from the log too. `contact`: it also goes when a site keeps contacts for some months only. */
  readonly private?: true | 'contact';
  /** What of a result follows from it: what a card counts, what a net is, or who is first of those who are level. */
  readonly decides?: Decided;
};
export type Decided = 'card' | 'net' | 'tie';
/** The type of a field's values; no field has this property. */
declare const HOLDS: unique symbol;
type Holding<Value> = { readonly [HOLDS]?: Value };

const field = <Value, const Kind extends string, const Bounds, S>(kind: Kind, bounds: Bounds, options: S | undefined) =>
  ({ kind, ...bounds, ...options }) as { readonly kind: Kind } & Readonly<Bounds> & S & Holding<Value>;

/** Names and other texts of one line, up to `most` letters. */
export const line = <const S extends FieldOptions<string>>(most: number, options?: S) =>
  field<string, 'line', { most: number }, S>('line', { most }, options);
/** What a record is called: always given. */
export const name = (most = 200) => line(most, { needed: true });
/** Text of any number of lines. */
export const lines = <const S extends FieldOptions<string>>(most: number, options?: S) =>
  field<string, 'lines', { most: number }, S>('lines', { most }, options);
/** A number or a code as people write it, such as a flight's: digits of any keyboard are digits. */
export const code = <const S extends FieldOptions<string>>(most: number, options?: S) =>
  field<string, 'code', { most: number }, S>('code', { most }, options);
export const phone = <const S extends FieldOptions<string>>(most: number, options?: S) =>
  field<string, 'phone', { most: number }, S>('phone', { most }, options);
export const email = <const S extends FieldOptions<string>>(options?: S) =>
  field<string, 'email', { most: 200 }, S>('email', { most: 200 }, options);
/** The address of a web page; `secure`: by https alone. */
export const webPage = <const S extends FieldOptions<string>>(options?: S & { readonly secure?: true }) =>
  field<string, 'web-page', { most: 300 }, S & { readonly secure?: true }>('web-page', { most: 300 }, options);
/** A calendar date, `2026-04-25`. */
export const date = <const S extends FieldOptions<string>>(options?: S) => field<string, 'date', object, S>('date', {}, options);
/** 24 hours, `06:30`. */
export const time = <const S extends FieldOptions<string>>(options?: S) => field<string, 'time', object, S>('time', {}, options);
export const timeZone = <const S extends FieldOptions<string>>(options?: S) =>
  field<string, 'time-zone', object, S>('time-zone', {}, options);
/** A whole number, both ends included. */
export const whole = <const S extends FieldOptions<number>>(from: number, to: number, options?: S) =>
  field<number, 'whole', { from: number; to: number }, S>('whole', { from, to }, options);
/** Strokes with one decimal, both ends included: 14.4 on the wire, 144 in the database. */
export const tenths = <const S extends FieldOptions<number>>(from: number, to: number, options?: S) =>
  field<number, 'tenths', { from: number; to: number }, S>('tenths', { from, to }, options);
/** Per cent from 0, with `decimals` digits after the point. */
export const percent = <const S extends FieldOptions<number>>(to: number, decimals: 1 | 2, options?: S) =>
  field<number, 'percent', { from: 0; to: number; decimals: 1 | 2 }, S>('percent', { from: 0, to, decimals }, options);
/** Whole đồng. */
export const money = <const S extends FieldOptions<number>>(to: number, options?: S) =>
  field<number, 'money', { from: 0; to: number }, S>('money', { from: 0, to }, options);
/** No, unless something else is usual. */
export const yesNo = <const S extends FieldOptions<boolean>>(options?: S) => field<boolean, 'yes-no', object, S>('yes-no', {}, options);
/** One of a list. */
export const choice = <const Of extends readonly string[], const S extends FieldOptions<Of[number]>>(of: Of, options?: S) =>
  field<Of[number], 'choice', { of: Of }, S>('choice', { of }, options);
/** The id of another record. */
export const reference = <const S extends FieldOptions<string>>(options?: S) =>
  field<string, 'reference', object, S>('reference', {}, options);
/** A value with parts of its own; whoever checks it hands over how. */
export const rule =
  <Value>() =>
  <const S extends FieldOptions<unknown>>(options?: S) =>
    field<Value, 'rule', object, S>('rule', {}, options);

/** A field of any kind. */
export type Field = (
  | { readonly kind: 'line' | 'lines' | 'code' | 'phone' | 'email'; readonly most: number }
  | { readonly kind: 'web-page'; readonly most: number; readonly secure?: true }
  | { readonly kind: 'date' | 'time' | 'time-zone' | 'yes-no' | 'reference' | 'rule' }
  | { readonly kind: 'whole' | 'tenths' | 'money'; readonly from: number; readonly to: number }
  | { readonly kind: 'percent'; readonly from: 0; readonly to: number; readonly decimals: 1 | 2 }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
) &
  FieldOptions<unknown>;
export type Kind = Field['kind'];
/** Every field of a kind of record, in the order in which people read them. */
export type RecordFields = Readonly<Record<string, Field>>;

/** Whether a field always has a value. */
export type IsFilled<F> = F extends { readonly needed: true } | { readonly derived: true }
  ? true
  : F extends { readonly mayBeEmpty: true }
    ? false
    : F extends { readonly kind: 'yes-no' }
      ? true
      : F extends { readonly usual: infer Usual }
        ? null extends Usual
          ? false
          : true
        : false;
/** What a field holds, in a request, an answer and a row. */
export type ValueOf<F> =
  F extends Holding<infer Value> ? (IsFilled<F> extends true ? NonNullable<Value> : NonNullable<Value> | null) : never;
/** A record with these fields. */
export type ValuesOf<Fields extends RecordFields> = { [Key in keyof Fields]: ValueOf<Fields[Key]> };

/** The fields that whoever makes a record gives. */
export type NeededKeys<Fields extends RecordFields> = {
  [Key in keyof Fields]: Fields[Key] extends { readonly needed: true } ? Key : never;
}[keyof Fields];
type UsualOf<F> = F extends { readonly usual: infer Usual }
  ? Usual
  : F extends { readonly mayBeEmpty: true }
    ? null
    : F extends { readonly kind: 'yes-no' }
      ? false
      : null;
/** What a new record has in the fields that need not be given. */
type DefaultsOf<Fields extends RecordFields> = {
  readonly [Key in keyof Fields as Fields[Key] extends { readonly needed: true } | { readonly derived: true } ? never : Key]: UsualOf<
    Fields[Key]
  >;
};

export const isFilled = (of: Field): boolean =>
  of.needed === true ||
  of.derived === true ||
  (of.mayBeEmpty !== true && (of.kind === 'yes-no' || (of.usual !== undefined && of.usual !== null)));

export const keysOf = <Fields extends RecordFields>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];

/** The other fields of a record. */
export function without<Fields extends RecordFields, Key extends keyof Fields>(fields: Fields, ...keys: readonly Key[]): Omit<Fields, Key> {
  const others = Object.entries(fields).filter(([key]) => !(keys as readonly PropertyKey[]).includes(key));
  return Object.fromEntries(others) as Omit<Fields, Key>;
}
/** Some fields of a record. */
export const only = <Fields extends RecordFields, Key extends keyof Fields>(fields: Fields, ...keys: readonly Key[]): Pick<Fields, Key> =>
  Object.fromEntries(keys.map((key) => [key, fields[key]])) as Pick<Fields, Key>;

export function defaultsOf<Fields extends RecordFields>(fields: Fields): DefaultsOf<Fields> {
  const optional = Object.entries<Field>(fields).filter(([, { needed, derived }]) => needed !== true && derived !== true);
  const usual = optional.map(([key, field]) => [key, field.usual ?? (field.kind === 'yes-no' && isFilled(field) ? false : null)]);
  return Object.fromEntries(usual) as DefaultsOf<Fields>;
}

type PrivateKeys<Fields extends RecordFields, Why> = {
  [Key in keyof Fields]: Fields[Key] extends { readonly private: Why } ? Key & string : never;
}[keyof Fields];
/** What anonymising a person removes. */
export const privateOf = <Fields extends RecordFields>(fields: Fields) =>
  keysOf(fields).filter((key) => fields[key]?.private !== undefined) as PrivateKeys<Fields, true | 'contact'>[];
/** What goes when a site keeps contacts for some months only. */
export const contactsOf = <Fields extends RecordFields>(fields: Fields) =>
  keysOf(fields).filter((key) => fields[key]?.private === 'contact') as PrivateKeys<Fields, 'contact'>[];

/** The settings that decide something of a result, or one of these things. */
export type DecidingKey<Fields extends RecordFields, Of extends Decided = Decided> = {
  [Key in keyof Fields]: Fields[Key] extends { readonly decides: Of } ? Key & string : never;
}[keyof Fields];
export const deciding = <Fields extends RecordFields, Of extends Decided = Decided>(fields: Fields, ...of: readonly Of[]) =>
  keysOf(fields).filter((key) => {
    const decides = fields[key]?.decides;
    return decides !== undefined && (of.length === 0 || of.includes(decides as Of));
  }) as DecidingKey<Fields, Of>[];
