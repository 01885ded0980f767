/** What can be printed, without zod; apart from `choice`, which the public pages load. */

/** What is printed of a tournament, in the order in which a secretary needs it. */
export const PAPER_KINDS = [
  'score-card',
  'flight-sheet',
  'start-list',
  'result',
  'winner',
  'certificate',
  'bag-tag',
  'flight-label',
  'cart-sign',
  'side-award-board',
  'regulation',
  'leaderboard',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export const PAPER_SIZES = ['a4', 'a5'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];
export const CARDS_A_SHEET = ['four', 'one'] as const;
export type CardsASheet = (typeof CARDS_A_SHEET)[number];
/** Heads of an answer with a PDF: how many pages it has, and which players’ names no font has, as JSON in per cent signs. */
export const PAGES_HEADER = 'x-pages';
export const UNPRINTED_HEADER = 'x-unprinted-names';
/** Papers of one round, and papers that may be of one division. */
export const PAPERS_OF_ROUND: readonly PaperKind[] = ['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'flight-label', 'cart-sign'];
export const PAPERS_OF_DIVISION: readonly PaperKind[] = ['score-card', 'bag-tag', 'result', 'winner', 'certificate'];
