import type { Language } from '@fairway/api';
import type { DistanceUnit } from '@fairway/api/choice/account/club';
import type { MeasuredAwardKind } from '@fairway/api/choice/field/award';
import type { CardsASheet, PaperCode, PaperKind, PaperSize } from '@fairway/api/choice/output/paper';
import type { BoardContent } from '../report/board.ts';
import type { ContestContent, MatchRoundContent } from '../report/match.ts';
import type { RoundContent } from '../report/round-content.ts';
import type { WinnerContent } from '../report/word.ts';
import type { Head } from './page/sheet.ts';

/** A hole on which something is measured, with the name of its prize. */
export type AwardBoard = {
  kind: MeasuredAwardKind;
  name: string | null;
  nameEnglish: string | null;
  hole: number;
  par: number | null;
  /** Where it is another on a hole for everyone. */
  parWomen: number | null;
  gender: 'm' | 'f' | null;
  /** Who gives the prize. */
  sponsor: string | null;
  unit: DistanceUnit;
};

export type ContentOf = {
  'score-card': RoundContent;
  'flight-sheet': RoundContent;
  'start-list': RoundContent;
  'bag-tag': RoundContent;
  'flight-label': RoundContent;
  'cart-sign': RoundContent;
  result: BoardContent;
  leaderboard: BoardContent;
  winner: WinnerContent;
  certificate: WinnerContent;
  'side-award-board': AwardBoard[];
  regulation: string;
  'match-card': MatchRoundContent;
  'match-sign': MatchRoundContent;
  'order-of-play': MatchRoundContent;
  bracket: ContestContent;
  'match-result': ContestContent;
};

/** What a caddie's QR code says, the page for those who cannot scan it, and what they type there. */
export type CaddieCode = { url: string; page: string; digits: string };

/** How an order is laid out. */
export type Layout = {
  each: CardsASheet;
  code: PaperCode;
  /** By the ids of flights, where the caddie's code is wanted. */
  codes: Readonly<Record<string, CaddieCode>>;
  /** By the ids of players, where the code of the live card is wanted: its short address. */
  cards: Readonly<Record<string, string>>;
};

/** A published table of a season; `counted`, and the bonus beside: of whoever is open to everyone. */
export type SeasonContent = {
  number: number;
  lines: readonly { place: string; name: string; counted: readonly string[]; bonus: string; total: string }[];
};

/** A paper of no one tournament. */
export type SeasonOrder = Pick<PaperOrder, 'size' | 'language' | 'head' | 'names' | 'fontFolders'> & {
  kind: 'season';
  content: SeasonContent;
};

/** A paper as it is ordered from the thread that draws: everything that it says. */
export type PaperOrder = Layout & {
  kind: PaperKind;
  size: PaperSize;
  language: Language;
  head: Head;
  content: ContentOf[PaperKind];
  /** The names of players on it. */
  names: string[];
  /** Where other fonts may be. */
  fontFolders: string[];
};
