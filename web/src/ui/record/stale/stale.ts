/** A field that differs between what a person wants to save and what another person has saved since. */
export type Difference<Key extends PropertyKey> = {
  readonly key: Key;
  /** Both: the two have changed the same field. */
  readonly changedBy: 'me' | 'them' | 'both';
};

export const same = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

/** Fields come in any order: an answer and a refusal may read the same record in different ways. */
const inOrder = (value: unknown): string => JSON.stringify(value, (_, part) => (isRecord(part) ? sorted(part) : part));
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const sorted = (value: object): object => Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Compares what was opened, what is to be saved, and what is there now. */
export function differencesOf<T extends object>(opened: T, mine: T, current: T): readonly Difference<keyof T>[] {
  return (Object.keys(opened) as (keyof T)[])
    .filter((key) => !same(mine[key], current[key]))
    .map((key) => {
      const byMe = !same(opened[key], mine[key]);
      const byThem = !same(opened[key], current[key]);
      return { key, changedBy: byMe && byThem ? 'both' : byMe ? 'me' : 'them' };
    });
}

/** Of these differences those that are chosen with one of them, itself among them: fields that depend on the same one. */
export function chosenWith<Key extends PropertyKey>(
  differences: readonly Difference<Key>[],
  key: Key,
  fields: { readonly [Of in Key]: { readonly goesWith?: Key } },
): readonly Difference<Key>[] {
  const head = (of: Key) => fields[of].goesWith ?? of;
  return differences.filter((one) => head(one.key) === head(key));
}

/** The differences that are chosen together, list by list. */
export const chosenTogether = <Key extends PropertyKey>(
  differences: readonly Difference<Key>[],
  fields: { readonly [Of in Key]: { readonly goesWith?: Key } },
): readonly (readonly Difference<Key>[])[] =>
  [...Map.groupBy(differences, ({ key }) => fields[key].goesWith ?? key).values()].filter(({ length }) => length > 1);

/** The fields of `mine` that differ from `opened`: what a change sends. */
export function changesOf<T extends object>(opened: T, mine: T): Partial<T> {
  const changed = Object.entries(mine).filter(([key, value]) => !same(value, opened[key as keyof T]));
  return Object.fromEntries(changed) as Partial<T>;
}
