import type { IndexLimit, NoDifferential, PostingRule } from '@fairway/golf';

/** What a match gives to the record. */
export const MATCH_POSTINGS = ['none', 'most-likely'] as const satisfies readonly PostingRule['matches'][];

/** Why a round gives no differential. */
export const NO_DIFFERENTIAL = [
  'shared-ball',
  'match',
  'no-most-likely',
  'total-only',
  'not-excused',
  'too-few-holes',
  'no-rating',
  'no-stroke-index',
  'estimate',
  'part-without-index',
] as const satisfies readonly NoDifferential[];

/** What keeps an index from the mean of its rounds. */
export const INDEX_LIMITS = ['soft-cap', 'hard-cap', 'maximum'] as const satisfies readonly IndexLimit[];

/** Where a handicap that somebody played off came from: written by hand, read from a list, or taken from the register. */
export const HANDICAP_SOURCES = ['typed', 'list', 'register'] as const;
export type HandicapSource = (typeof HANDICAP_SOURCES)[number];
