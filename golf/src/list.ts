// What newer browsers have of their own: a caddie’s phone may be older (docs/browser.md).

export const lastOf = <Of>(list: readonly Of[]): Of | undefined => list[list.length - 1];

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
