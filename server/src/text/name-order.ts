const collator = new Intl.Collator('vi', { sensitivity: 'variant' });

/** Flight 2 before flight 10, and letters as Vietnamese sorts them; the database's own order differs from engine to engine. */
export const compareNumbered = new Intl.Collator('vi', { numeric: true }).compare;

/** A Vietnamese list is in the order of given names: the last word first, then the rest. */
export function byGivenName(one: { name: string }, other: { name: string }): number {
  return collator.compare(givenFirst(one.name), givenFirst(other.name));
}

/** “Nguyễn Thị Lan” is “Lan Nguyễn Thị”. */
export function givenFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstName = words.pop() ?? '';
  return [firstName, ...words].join(' ');
}
