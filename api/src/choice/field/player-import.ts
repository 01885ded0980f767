/** Why a list leaves out a player of the tournament. */
export const ASIDE_REASONS = ['hidden', 'struck', 'cancelled', 'waiting', 'guest', 'below'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];
/** What happens to a player who is no longer in a list; whoever is not named stays. */
export const MISSING_ACTIONS = ['withdraw', 'remove'] as const;
export type MissingAction = (typeof MISSING_ACTIONS)[number];
