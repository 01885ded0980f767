import {
  boardDivision,
  boardRound,
  boardSideAward,
  type PublicBoard,
  type PublicBoardLine,
  publicBoard,
  publicBoardLine,
  type StaffBoard,
  shownSponsor,
  shownWinner,
} from '@fairway/api';
import { type Basis, TOTAL } from '@fairway/golf';
import type { z } from 'zod';
import { publiclyNamed } from './public-name.ts';

/**
 * What anyone may see of a board: only the columns that the api lists for the public, and points only where the tournament's own basis
 * is points. In stroke play a list by points would name another leader. Players of `byInitials` are not named.
 */
export function publicBoardOf(board: StaffBoard, own: Basis, byInitials: ReadonlySet<string>): PublicBoard {
  const columns = listedColumns(board, byInitials);
  return own === 'points' ? columns : withoutPoints(columns);
}

function withoutPoints(board: PublicBoard): PublicBoard {
  const without = ({ points: _, ...places }: PublicBoardLine['places']) => places;
  const lines = board.lines.map((line) => ({
    ...line,
    points: null,
    places: without(line.places),
    divisionPlaces: without(line.divisionPlaces),
  }));
  return { ...board, bases: board.bases.filter((basis) => basis !== 'points'), lines };
}

const listedColumns = (board: StaffBoard, byInitials: ReadonlySet<string>): PublicBoard => ({
  ...boardColumns(board),
  divisions: board.divisions.map(divisionColumns),
  rounds: board.rounds.map(roundColumns),
  lines: publiclyNamed(board.lines.map(publicLine), byInitials),
  winners: board.winners?.map(winnerColumns) ?? null,
  sideAwards: board.sideAwards.map(sideAwardColumns),
  sponsors: board.sponsors.map(sponsorColumns),
});

/** Keeps only the columns of a schema, without checking them again: a board of 144 is made for every stroke. */
function columnsOf<S extends z.ZodObject>({ shape }: S): (row: z.output<S>) => z.output<S> {
  const names = Object.keys(shape);
  return (row) => {
    const columns: Record<string, unknown> = {};
    for (const name of names) columns[name] = row[name];
    return columns as z.output<S>;
  };
}

const boardColumns = columnsOf(publicBoard);
const divisionColumns = columnsOf(boardDivision);
const roundColumns = columnsOf(boardRound);
const lineColumns = columnsOf(publicBoardLine);
/** A disputed total is marked where it counts: nobody sees one that stands beside a whole card of holes. */
const publicLine = (line: StaffBoard['lines'][number]): PublicBoardLine => ({
  ...lineColumns(line),
  disputed: line.disputed.filter(([round, hole]) => hole !== TOTAL || line.totals[round - 1] != null),
});
const winnerColumns = columnsOf(shownWinner);
const sideAwardColumns = columnsOf(boardSideAward);
const sponsorColumns = columnsOf(shownSponsor);
