import type { PlayName } from '@fairway/golf';

/** Who competes: single players, sides that play together, or golfers and sides who meet in matches. */
export const PLAYS = [
  'single',
  'scramble',
  'four-ball',
  'foursomes',
  'greensomes',
  'chapman',
  'best-balls',
  'best-rounds',
  'shamble',
  'match',
] as const satisfies readonly PlayName[];
export type Play = (typeof PLAYS)[number];
/** What a row of the field is: a golfer, or a side that golfers play in. */
export const COMPETITOR_KINDS = ['player', 'side'] as const;
export type CompetitorKind = (typeof COMPETITOR_KINDS)[number];

/** The plays whose partners each have a ball, and a card. */
export const OWN_BALL_PLAYS: readonly Play[] = ['four-ball', 'best-balls', 'best-rounds', 'shamble'];
