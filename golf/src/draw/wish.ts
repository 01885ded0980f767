/** Players who share a flight, and players who must all be in different ones; by id. */
export type Wishes = { readonly together: readonly (readonly string[])[]; readonly apart: readonly (readonly string[])[] };

/** The groups that belong together, directly or through another player; players without such a wish alone. In the order of the ids. */
export function groupsOf(ids: readonly string[], { together }: Wishes): readonly (readonly string[])[] {
  let groups: readonly (readonly string[])[] = ids.map((id) => [id]);
  for (const wish of together) {
    const joined = groups.filter((group) => group.some((id) => wish.includes(id)));
    if (joined.length < 2) continue;
    const members = new Set(joined.flat());
    groups = [...groups.filter((group) => !joined.includes(group)), ids.filter((id) => members.has(id))];
  }
  return groups;
}

/** The players that each player is kept apart from, by id; players who are not named are kept apart from no one. */
export type Apart = ReadonlyMap<string, ReadonlySet<string>>;

/** The wishes to be apart, by player. */
export function apartOf({ apart }: Wishes): Apart {
  const from = new Map<string, Set<string>>();
  for (const wish of apart)
    for (const id of wish) from.set(id, new Set([...(from.get(id) ?? []), ...wish.filter((other) => other !== id)]));
  return from;
}

/** Whether anyone of one list is kept apart from anyone of the other. */
export function areApart(some: readonly string[], others: readonly string[], apart: Apart): boolean {
  return some.some((id) => {
    const from = apart.get(id);
    return from !== undefined && others.some((other) => from.has(other));
  });
}

/** The same wishes one by one: each group together; each player apart from those named before. */
export function wishByWish({ together, apart }: Wishes): readonly Wishes[] {
  const fromEarlier = apart.flatMap((ids) => ids.slice(1).map((id, nth) => ids.slice(0, nth + 1).map((earlier) => [earlier, id])));
  return [...together.map((ids) => ({ together: [ids], apart: [] })), ...fromEarlier.map((pairs) => ({ together: [], apart: pairs }))];
}
