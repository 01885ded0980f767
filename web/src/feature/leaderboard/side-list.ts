import type { PublicBoardLine, PublicSideLine } from '@fairway/api';
import type { ListedBoard } from './listed-board.ts';

/** The lists of a board whose sides play a ball each. */
export const LISTS = ['sides', 'players'] as const;
export type List = (typeof LISTS)[number];

/** The list that a board shows; null: it has one alone. */
export const listOf = (board: ListedBoard): List | null => (board.sides ? (board.players ? 'sides' : 'players') : null);

export const isSideLine = (line: PublicBoardLine): line is PublicSideLine => 'holes' in line;
