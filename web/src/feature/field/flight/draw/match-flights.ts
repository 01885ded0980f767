/** A match of a round: the rows that have its cards, both sides together, and how many golfers they are. */
export type DrawnMatch = { readonly rows: readonly string[]; readonly golfers: number };

/**
 * Both sides of each match in one flight, in the order of the matches; two matches of two golfers share one where that is wished. Whoever is not
 * there is left out, and a match with nobody has no flight.
 */
export function matchFlights(present: ReadonlySet<string>, matches: readonly DrawnMatch[], twoSingles: boolean): string[][] {
  const flights: string[][] = [];
  /** The flight of a single match that waits for another. */
  let open: string[] | null = null;
  for (const { rows, golfers } of matches) {
    const ids = rows.filter((id) => present.has(id));
    if (ids.length === 0) continue;
    const mayShare = twoSingles && golfers === 2;
    if (mayShare && open !== null) {
      open.push(...ids);
      open = null;
      continue;
    }
    flights.push(ids);
    open = mayShare ? ids : null;
  }
  return flights;
}
