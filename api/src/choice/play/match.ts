import type { CupTie, GroupTie, MatchFormatName } from '@fairway/golf';

/** What matches are played for: points of teams, a knock-out, or tables of groups in which everybody meets everybody. */
export const CONTEST_KINDS = ['cup', 'bracket', 'groups'] as const;
export type ContestKind = (typeof CONTEST_KINDS)[number];

export const MATCH_FORMATS_NAMED = [
  'singles',
  'four-ball',
  'foursomes',
  'greensomes',
  'chapman',
  'scramble',
] as const satisfies readonly MatchFormatName[];

/** The formats in which a side plays one ball, and has one card. */
export const ONE_BALL_MATCHES: readonly MatchFormatName[] = ['foursomes', 'greensomes', 'chapman', 'scramble'];

/** Groups of a team, in which its golfers are drawn and may have a highest handicap. */
export const TEAM_GROUPS = ['A', 'B', 'C', 'D'] as const;

/** A match that is level after its last hole is halved, or goes on until a hole is won. */
export const MATCH_ENDS = ['halved', 'extra-holes'] as const;

/**
 * Who says which players meet: the staff; both captains, each without knowing the other's order; or a draw in public.
 */
export const LINE_UPS = ['staff', 'captains', 'draw'] as const;

/** The matches of a Nassau. */
export const NASSAU_PARTS = ['front', 'back', 'whole'] as const;

export const BRACKET_PARTS = ['main', 'third-place', 'consolation'] as const;

/** What decides a cup whose leaders are level, and groups on the same points. */
export const CUP_TIES = ['holder', 'holes-up', 'matches-won', 'format', 'committee'] as const satisfies readonly CupTie['by'][];
export const GROUP_TIE_KEYS = ['direct', 'matches-won', 'holes-up', 'lot'] as const satisfies readonly GroupTie['by'][];
