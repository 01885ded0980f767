export const VIEWS = ['board', 'tags', 'checkIn'] as const;

/** What the address keeps; `only`: `unassigned`, those without a flight. */
export const FLIGHT_DEFAULTS = { view: 'board', round: '', search: '', only: '' };
export type FlightAddress = { readonly [Key in keyof typeof FLIGHT_DEFAULTS]: string };
