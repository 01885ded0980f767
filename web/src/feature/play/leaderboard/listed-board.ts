import type { PublicBoard, PublicBoardLine } from '@fairway/api';

/** A board with the lines of one of its lists; `players`: those of the players, while the sides are shown. */
export type ListedBoard<Board extends PublicBoard = PublicBoard> = Board & { players?: PublicBoardLine[] };

/** The board as its readers first want it: by sides, where they play a ball each, unless the address asks for the players. */
export function listedBoard<Board extends PublicBoard>(board: Board, listId: string | null): ListedBoard<Board> {
  if (!board.sides || listId === 'players') return board;
  return { ...board, lines: board.sides.lines, players: board.lines };
}

/** Whoever has a line of their own on any list. */
export type NamingBoard = Pick<PublicBoard, 'lines'> & Partial<Pick<ListedBoard, 'sides' | 'players'>>;
export const lineOf = ({ lines, sides, players = [] }: NamingBoard, id: string | null): PublicBoardLine | undefined =>
  [lines, sides?.lines ?? [], players].flat().find(({ playerId }) => playerId === id);
