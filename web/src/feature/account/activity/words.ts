/** The catalogues of the forms that write the values of the log, and its own. */
export const LOG_WORDS = [
  'activity',
  'choice',
  'club',
  'contract',
  'course',
  'division',
  'player',
  'rule',
  'site',
  'sponsor',
  'ticket',
  'tournament',
  'user',
] as const;
