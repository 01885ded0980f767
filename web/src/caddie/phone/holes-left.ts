/** How many holes strokes and measured shots are of: of a flight, so four scores of one hole are one hole. */
export const holesIn = (facts: readonly { readonly hole: number | null }[]): number => new Set(facts.map(({ hole }) => hole)).size;
