import type { Language } from '@fairway/api';
import type { MeasuredAwardKind } from '@fairway/api/choice/award';
import type { DistanceUnit } from '@fairway/api/choice/club';
import type { CardsASheet, PaperKind, PaperSize } from '@fairway/api/choice/paper';
import type { BoardContent } from '../report/board.ts';
import type { RoundContent } from '../report/round.ts';
import type { WinnerContent } from '../report/winner.ts';
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
};

/** A paper as it is ordered from the thread that draws: everything that it says. */
export type PaperOrder = {
  kind: PaperKind;
  size: PaperSize;
  language: Language;
  each: CardsASheet;
  head: Head;
  content: ContentOf[PaperKind];
  /** The names of players on it. */
  names: string[];
  /** Where other fonts may be. */
  fontFolders: string[];
};
