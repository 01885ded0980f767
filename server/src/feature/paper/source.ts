import type { Language, StaffBoard, Winner } from '@fairway/api';
import type { MeasuredAwardKind } from '@fairway/api/choice/award';
import type { DistanceUnit } from '@fairway/api/choice/club';
import type { CardsASheet, PaperKind, PaperSize } from '@fairway/api/choice/paper';
import type { CourseCard } from '@fairway/golf';
import type { Head } from './page/sheet.ts';

/** What the papers of a round say. */
export type RoundContent = {
  round: { number: number; of: number; date: string; courseName: string };
  flights: PaperFlight[];
  /** Players of the round who are in no flight. */
  unassigned: PaperPlayer[];
};
export type PaperFlight = {
  number: string;
  teeTime: string | null;
  /** “7”, “1A”. */
  hole: string | null;
  cart: string | null;
  note: string | null;
  players: PaperPlayer[];
};
export type PaperPlayer = {
  name: string;
  /** As whoever reads it on a wall may see it: perhaps initials. */
  publicName: string;
  division: string | null;
  handicap: number | null;
  tee: string | null;
  bagTag: string | null;
  caddieNumber: string | null;
  /** What they play by. */
  card: CourseCard;
  /** On each hole; null: a handicap of the day is played for, or the course has no stroke index. */
  received: number[] | null;
  /** Their live card; null: the tournament is not public. */
  address: string | null;
};
export type BoardContent = { board: StaffBoard; divisionId: string | null };
/** `changed`: the awards that were published otherwise. */
export type WinnerContent = { winners: Winner[]; distanceUnit: DistanceUnit; changed: readonly string[] };
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
