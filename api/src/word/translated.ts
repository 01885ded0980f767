type Base<Key> = Key extends `${infer Name}_other` ? Name : never;

/** The English of a Vietnamese catalogue: the same keys, with a singular beside each plural, which Vietnamese does not have. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
} & { readonly [Key in keyof Source as `${Base<Key>}_one`]: string };
