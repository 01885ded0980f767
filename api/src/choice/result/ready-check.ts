/** The lines of the ready check, in the order of the plan of a day. */
export const READY_ITEMS = [
  'rules',
  'course',
  'divisions',
  'players',
  'sides',
  'teams',
  'matches',
  'flights',
  'prizes',
  'counted-holes',
  'links',
  'public',
  'backup',
  'contract',
] as const;
/** How a line of it came out, the worst last. */
export const READY_STATES = ['pass', 'warn', 'fail'] as const;
