/** Why a list leaves out a player of the tournament. */
export const ASIDE_REASONS = ['hidden', 'struck', 'cancelled', 'waiting', 'guest', 'below'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];
/** What a remark is about that a person should see: a value of the list that is not imported, or one to look at. */
export const NOTE_KINDS = ['dropped', 'look'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
/** What happens to a player who is no longer in a list; whoever is not named stays. */
export const MISSING_ACTIONS = ['withdraw', 'remove'] as const;
export type MissingAction = (typeof MISSING_ACTIONS)[number];

/** What of a list the register of golfers keeps; the rest is of one tournament. */
export const REGISTER_FIELDS = ['name', 'gender', 'birthday', 'vga', 'handicapIndex', 'phone', 'email', 'note'] as const;
