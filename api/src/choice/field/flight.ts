/** Flights on one hole of a shotgun start: 1A, 1B and 1C. */
export const STARTING_SIDES = ['A', 'B', 'C'] as const;
export type StartingSide = (typeof STARTING_SIDES)[number];
/** Flights are drawn in 2–4; five where somebody would be left alone, by hand or from a sheet. */
export const MOST_IN_FLIGHT = 5;
/** A phone that was not heard for so long is likely to be without coverage, or put away. */
export const PHONE_SILENT_AFTER_MS = 5 * 60_000;
