import type { PublicBoardLine, PublicSideLine } from '@fairway/api';
import type { ListedBoard } from './listed-board.ts';

/** The lists of a board whose sides play a ball each. */
export const LISTS = ['sides', 'players'] as const;
export type List = (typeof LISTS)[number];

/** The list that a board shows; null: it has one alone. */
export const listOf = (board: ListedBoard): List | null => (board.sides ? (board.players ? 'sides' : 'players') : null);

/** Whether the lines of a list are of sides: with one ball, or with a ball each. */
export const isOfSides = (lines: readonly Pick<PublicBoardLine, 'partners'>[]): boolean =>
  lines.some(({ partners }) => partners !== undefined);

export const isSideLine = (line: PublicBoardLine): line is PublicSideLine => 'holes' in line;
