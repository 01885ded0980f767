type Base<Key> = Key extends `${infer Name}_other` ? Name : never;

/**
 * A Vietnamese catalogue in another language: the same keys, with a singular beside each plural, which Vietnamese does not have.
 * `Translated<typeof vi, never>`: a language that has no singular either (Korean, Japanese, Chinese).
 */
export type Translated<Source, Singular extends string = '_one'> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key], Singular>;
} & { readonly [Key in keyof Source as `${Base<Key>}${Singular}`]: string };
