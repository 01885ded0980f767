/**
 * Where a line of a bank is. `sure` and `return` are booked, `decide` waits for a person, `foreign` has nothing to do with the club's tournaments,
 * as a person says, and `known` is booked already: by an earlier file, or by the other one of a notice and its line.
 */
export const PILES = ['sure', 'decide', 'return', 'foreign', 'known'] as const;
export type Pile = (typeof PILES)[number];
export const MATCH_REASONS = [
  'code',
  'several',
  'readmitted',
  'refund',
  'reversed',
  'notice',
  'again',
  'gone',
  'no-code',
  'unknown-code',
  'shared-code',
  'part',
  'over',
  'twice',
  'sums-differ',
  'wrong-account',
  'refund-differs',
  'out',
  'maybe-notice',
  /** By a notice, and nobody has looked whose it is. */
  'told',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** Why nothing of a statement is taken in. */
export const STATEMENT_PROBLEMS = [
  'no-table',
  'two-tables',
  'no-lines',
  'other-account',
  'which-account',
  'several-accounts',
  'currency',
  'decimals',
  'negative',
  'amount',
  'no-amount',
  'two-amounts',
  'no-direction',
  'day',
  'day-order',
  'future',
  'row',
  'merged',
  'cut',
  'chain',
  'total',
  'too-long',
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

/** Who tells of a payment as soon as the bank has it. */
export const NOTICE_PROVIDERS = ['sepay', 'casso', 'payos'] as const;
export type NoticeProvider = (typeof NOTICE_PROVIDERS)[number];

/** By what a booking came. */
export const BOOKING_SOURCES = ['statement', 'notice', 'hand'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** What a person says of a line. `open`: nothing yet, which takes back what was said. `twin`: the other one of a notice and its line. */
export const LINE_DECISIONS = ['book', 'return', 'foreign', 'twin', 'open'] as const;

/** How whoever still owes after the last day is reminded, once. */
export const REMINDERS = ['mail', 'call'] as const;
