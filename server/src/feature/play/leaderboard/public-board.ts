import {
  boardDivision,
  boardRound,
  boardSideAward,
  type PublicBoard,
  type PublicBoardLine,
  publicBoard,
  publicBoardLine,
  publicSideLine,
  type StaffBoard,
  shownSponsor,
  shownWinner,
} from '@fairway/api';
import { type Basis, TOTAL } from '@fairway/golf';
import { columnsOf } from './columns.ts';
import { publicContestsOf } from './public-contests.ts';
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
  const told = <Line extends PublicBoardLine>(line: Line): Line => ({
    ...line,
    points: null,
    places: without(line.places),
    divisionPlaces: without(line.divisionPlaces),
  });
  const sides = board.sides && {
    ...board.sides,
    lines: board.sides.lines.map(told).map(({ holes: { points: _, ...holes }, ...line }) => ({ ...line, holes })),
  };
  return { ...board, bases: board.bases.filter((basis) => basis !== 'points'), lines: board.lines.map(told), sides };
}

/** Where matches decide nobody is ranked by strokes, also who has a whole card. */
export const withoutPlaces = (board: PublicBoard): PublicBoard =>
  board.matches === null ? board : { ...board, lines: board.lines.map((line) => ({ ...line, places: {}, divisionPlaces: {} })) };

const listedColumns = (board: StaffBoard, byInitials: ReadonlySet<string>): PublicBoard => ({
  ...boardColumns(board),
  divisions: board.divisions.map(divisionColumns),
  rounds: board.rounds.map(roundColumns),
  lines: publiclyNamed(board.lines.map(publicLine), byInitials),
  sides: board.sides && { ...board.sides, lines: publiclyNamed(board.sides.lines.map(sideColumns), byInitials) },
  winners: board.winners?.map(winnerColumns) ?? null,
  sideAwards: board.sideAwards.map(sideAwardColumns),
  sponsors: board.sponsors.map(sponsorColumns),
  matches: board.matches && publicContestsOf(board.matches, byInitials),
});

const boardColumns = columnsOf(publicBoard);
const divisionColumns = columnsOf(boardDivision);
const roundColumns = columnsOf(boardRound);
const lineColumns = columnsOf(publicBoardLine);
/** A disputed total is marked where it counts: nobody sees one that stands beside a whole card of holes. */
const publicLine = (line: StaffBoard['lines'][number]): PublicBoardLine => ({
  ...lineColumns(line),
  disputed: line.disputed.filter(([round, hole]) => hole !== TOTAL || line.totals[round - 1] != null),
});
const sideColumns = columnsOf(publicSideLine);
const winnerColumns = columnsOf(shownWinner);
const sideAwardColumns = columnsOf(boardSideAward);
const sponsorColumns = columnsOf(shownSponsor);
