/** The most names in a sentence: the rest are only counted. */
const NAMES_TOLD = 10;

/** Names for a sentence, by the alphabet. */
export const namesOf = (people: readonly { name: string }[]): string =>
  namesInOrder(people.map(({ name }) => name).sort(new Intl.Collator('vi').compare));

/** Names for a sentence, as they stand. */
export function namesInOrder(names: readonly string[]): string {
  const rest = names.length - NAMES_TOLD;
  return rest > 0 ? `${names.slice(0, NAMES_TOLD).join(', ')} … (+${rest})` : names.join(', ');
}
