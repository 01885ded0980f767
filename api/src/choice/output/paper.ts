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
  'match-card',
  'match-sign',
  'order-of-play',
  'bracket',
  'match-result',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
/** Papers of a tournament whose golfers play matches, of one that ranks them by strokes, and those that are no match's. */
export const PAPERS_OF_MATCHES = ['match-card', 'match-sign', 'order-of-play', 'bracket', 'match-result'] as const satisfies PaperKind[];
export const PAPERS_OF_STROKES: readonly PaperKind[] = ['result', 'leaderboard'];
type MatchPaper = (typeof PAPERS_OF_MATCHES)[number];
export type UsualPaper = Exclude<PaperKind, MatchPaper>;
export const USUAL_PAPERS = PAPER_KINDS.filter((kind): kind is UsualPaper => !(PAPERS_OF_MATCHES as readonly PaperKind[]).includes(kind));
export const PAPER_SIZES = ['a4', 'a5'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];
export const CARDS_A_SHEET = ['four', 'one'] as const;
export type CardsASheet = (typeof CARDS_A_SHEET)[number];
/** Which QR code is on a paper: a flight's for its caddie, by which scores are entered; the live card or board, of the card on bag tags too; or none. */
export const PAPER_CODES = ['caddie', 'board', 'board-and-tag', 'none'] as const;
/** Papers with the code of each player's live card. */
export const hasCardCodes = (kind: PaperKind, code: PaperCode): boolean =>
  kind === 'score-card' ? code === 'board' || code === 'board-and-tag' : kind === 'bag-tag' && code === 'board-and-tag';
export type PaperCode = (typeof PAPER_CODES)[number];
/** Papers that may carry the caddie's QR code. */
export const PAPERS_WITH_CODE: readonly PaperKind[] = ['score-card', 'flight-sheet'];
/** Heads of an answer with a PDF: how many pages it has, and which players’ names no font has, as JSON in per cent signs. */
export const PAGES_HEADER = 'x-pages';
export const UNPRINTED_HEADER = 'x-unprinted-names';
/** Papers of one round, and papers that may be of one division. */
export const PAPERS_OF_ROUND: readonly PaperKind[] = [
  ...(['score-card', 'flight-sheet', 'start-list', 'bag-tag', 'flight-label', 'cart-sign'] as const),
  ...(['match-card', 'match-sign', 'order-of-play'] as const),
];
export const PAPERS_OF_DIVISION: readonly PaperKind[] = ['score-card', 'bag-tag', 'result', 'winner', 'certificate'];
/** Of which part of a paper it is remembered what it said: a flight, a division, an award, a hole, a match, a contest, or the whole. */
const PAPER_PARTS = ['flight', 'division', 'award', 'hole', 'match', 'contest', 'whole'] as const;
type PaperPart = (typeof PAPER_PARTS)[number];
export const PART_OF_PAPER: Readonly<Record<PaperKind, PaperPart>> = {
  'score-card': 'flight',
  'flight-sheet': 'flight',
  'start-list': 'flight',
  'bag-tag': 'flight',
  'flight-label': 'flight',
  'cart-sign': 'flight',
  result: 'division',
  winner: 'award',
  certificate: 'award',
  'side-award-board': 'hole',
  regulation: 'whole',
  leaderboard: 'whole',
  'match-card': 'match',
  'match-sign': 'match',
  'order-of-play': 'match',
  bracket: 'contest',
  'match-result': 'contest',
};
/** Four cards on an A5 sheet leave the caddie's QR code too small for a camera. */
export const isCodeTooSmall = ({ size, each }: { size?: string | undefined; each?: string | undefined }): boolean =>
  size === 'a5' && each !== 'one';
