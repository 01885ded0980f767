export const GENDERS = ['m', 'f'] as const;
/** At the check-in on the day. Who does not come at all has the status DNS. */
export const ARRIVALS = ['present', 'late'] as const;
export type Gender = (typeof GENDERS)[number];
export type Arrival = (typeof ARRIVALS)[number];
/** The defaults of a new player. */
export const PLAYER_DEFAULTS = {
  vga: null,
  divisionId: null,
  divisionPinned: false,
  handicapCourse: null,
  handicapIndex: null,
  birthday: null,
  birthYear: null,
  member: false,
  absent: false,
  initials: false,
  phone: null,
  email: null,
  tee: null,
  note: null,
} as const;
