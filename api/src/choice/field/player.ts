export const GENDERS = ['m', 'f'] as const;
/** At the check-in on the day. Who does not come at all has the status DNS. */
export const ARRIVALS = ['present', 'late'] as const;
export type Gender = (typeof GENDERS)[number];
export type Arrival = (typeof ARRIVALS)[number];
