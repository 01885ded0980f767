import type { Namespace, Words } from './namespace.ts';

type Several = readonly [Namespace, ...Namespace[]];
/** A catalogue, or several. */
export type Catalogues = Namespace | Several;

/** Whoever speaks any words at all. */
export interface Speaks {
  readonly speaks: unique symbol;
}

/**
 * Says sentences of a catalogue by their keys, each with the values that it names; the plural that suits `count`. Of a list of catalogues the
 * first needs no name before the key: `t('form.name')`, `t('word:save')`.
 */
export interface Says<First extends Namespace, Others extends Namespace = never> extends Speaks {
  // any text goes, so that a wrong key is answered in words; an editor offers the keys
  <const Key extends KeyAmong<First, Others> | (string & {})>(
    key: Key extends unknown ? KnownKey<First, Others, Key> : never,
    ...values: SentenceValues<SentenceOf<First, Key>>
  ): string;
}

/** `SayOf<'player'>`, `SayOf<['player', 'word']>`. */
export type SayOf<Of extends Catalogues> = Of extends Several ? Says<Of[0], Of[number]> : Of extends Namespace ? Says<Of> : never;

/** Every key of these catalogues, those of the first without its name. */
export type KeyOf<Of extends Several> = KeyAmong<Of[0], Of[number]>;
type KeyAmong<First extends Namespace, Others extends Namespace> =
  | KeyIn<Words[First]>
  | { [Name in Others]: `${Name}:${KeyIn<Words[Name]>}` }[Others];

type KeyIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Part[Key]>}`;
}[keyof Part & string];
type WithoutPlural<Key extends string> = Key extends `${infer Name}_other` ? Name : Key;

/** The key itself, or what the compiler shows in its place. */
type KnownKey<First extends Namespace, Others extends Namespace, Key extends string> = [SentenceOf<First, Key>] extends [never]
  ? Key extends `${infer Name}:${infer Rest}`
    ? Name extends Namespace
      ? `The catalogue “${Name}” has no “${Rest}”`
      : `There is no catalogue “${Name}”`
    : `The catalogue “${First}” has no “${Key}”`
  : Key extends `${infer Name}:${string}`
    ? Name extends First | Others
      ? Key
      : `The catalogue “${Name}” is not one of those that this t speaks`
    : Key;

type SentenceOf<First extends Namespace, Key extends string> = Key extends `${infer Name}:${infer Rest}`
  ? Name extends Namespace
    ? SentenceAt<Words[Name], Rest>
    : never
  : SentenceAt<Words[First], Key>;

/** The sentence of a key, or never. A plural needs its count, named in it or not. */
type SentenceAt<Part, Key extends string> = Key extends keyof Part
  ? Part[Key] extends string
    ? Part[Key]
    : never
  : `${Key}_other` extends keyof Part
    ? `{{count}}${Part[`${Key}_other`] & string}`
    : Key extends `${infer Group}.${infer Rest}`
      ? Group extends keyof Part
        ? SentenceAt<Part[Group], Rest>
        : never
      : never;

/** What stands between the braces of a sentence: `name` of `{{name}}`, `name, division` of `{{name, division}}`. */
type Named<Sentence> = Sentence extends `${string}{{${infer Value}}}${infer Rest}` ? Value | Named<Rest> : never;

type NameOf<Value> = Value extends `${infer Name},${string}` ? Name : Value;

type SentenceValues<Sentence> = [Named<Sentence>] extends [never]
  ? [values?: object]
  : [values: { readonly [Value in Named<Sentence> as NameOf<Value> & string]: ValueOf<Value> }];
type ValueOf<Value> = Value extends 'count' | `count,${string}` ? number : string | number;
