// What newer browsers have of their own: a caddie’s phone may be older (docs/browser.md).

export const lastOf = <Of>(list: readonly Of[]): Of | undefined => list[list.length - 1];

/** Orders texts the same everywhere: ids where nothing else separates, and days. */
export function textOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** In the order in which the keys are first met. */
export function groupedBy<Of, Key>(list: Iterable<Of>, keyOf: (one: Of) => Key): Map<Key, Of[]> {
  const groups = new Map<Key, Of[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}
