const collator = new Intl.Collator('vi', { sensitivity: 'variant' });

/** A Vietnamese list is in the order of given names: the last word first, then the rest. */
export function byGivenName(one: { name: string }, other: { name: string }): number {
  return collator.compare(givenFirst(one.name), givenFirst(other.name));
}

/** “Nguyễn Thị Lan” is “Lan Nguyễn Thị”. */
export function givenFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  const given = words.pop() ?? '';
  return [given, ...words].join(' ');
}
