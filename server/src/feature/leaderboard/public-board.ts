import { boardDivision, boardRound, boardWinner, type PublicBoard, publicBoard, publicBoardLine, type StaffBoard } from '@fairway/api';
import type { z } from 'zod';

/** What anyone may see of a board: only the columns that the api lists for the public. */
export const publicBoardOf = (board: StaffBoard): PublicBoard => ({
  ...boardColumns(board),
  divisions: board.divisions.map(divisionColumns),
  rounds: board.rounds.map(roundColumns),
  lines: board.lines.map(lineColumns),
  winners: board.winners?.map(winnerColumns) ?? null,
});

/** Keeps only the columns of a schema, without checking them again: a board of 144 is made for every stroke. */
function columnsOf<S extends z.ZodObject>({ shape }: S): (row: z.output<S>) => z.output<S> {
  const names = Object.keys(shape);
  return (row) => Object.fromEntries(names.map((name) => [name, row[name]])) as z.output<S>;
}

const boardColumns = columnsOf(publicBoard);
const divisionColumns = columnsOf(boardDivision);
const roundColumns = columnsOf(boardRound);
const lineColumns = columnsOf(publicBoardLine);
const winnerColumns = columnsOf(boardWinner);
