export const DAY_HANDICAPS = [
  'none',
  'system-36',
  'modified-system-36',
  'callaway',
  'peoria',
  'double-peoria',
  'modified-peoria',
  'new-new-peoria',
  'new-new-peoria-taiwan',
] as const;
export const CUT_BY = ['players', 'percent', 'strokes'] as const;
export const CUT_WITHIN = ['field', 'division'] as const;
export const CUT_TIES = ['in', 'out'] as const;
export const HOLE_CAPS = ['double-par', 'par+2', 'par+3', '5-7-9'] as const;
/** By which rules a closed tournament goes on when it is opened again: those that it was closed by, or those of today. */
export const REOPENED_RULES = ['kept', 'today'] as const;
export const TOURNAMENT_STATES = ['open', 'locked', 'closed'] as const;
/** What a spectator calls the state of a tournament: before the first score, until its rounds are finished, and after. */
export const PHASES = ['upcoming', 'playing', 'ended'] as const;
export type Phase = (typeof PHASES)[number];
/** Where the office says that a tournament stands: its phase, until it is closed. */
export const STANDS = ['upcoming', 'playing', 'ended', 'closed'] as const satisfies readonly (Phase | 'closed')[];
export type Stand = (typeof STANDS)[number];
/** The most of a player's last holes that may be hidden from the public. */
export const MOST_HIDDEN_HOLES = 9;
/** Which holes of its course's card a round plays. A course of nine holes is played as a whole. */
export const ROUND_HOLES = ['all', 'front', 'back'] as const;
export type RoundHoles = (typeof ROUND_HOLES)[number];
export type DayHandicapId = (typeof DAY_HANDICAPS)[number];
export type TournamentState = (typeof TOURNAMENT_STATES)[number];
