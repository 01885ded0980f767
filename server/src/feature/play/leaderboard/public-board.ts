import {
  boardDivision,
  boardRound,
  boardSideAward,
  type PublicBoard,
  type PublicBoardLine,
  type PublicSideLine,
  publicBoard,
  publicBoardLine,
  publicSideLine,
  type StaffBoard,
  type StaffBoardLine,
  shownSponsor,
  shownWinner,
} from '@fairway/api';
import { type Basis, TOTAL } from '@fairway/golf';
import { columnsOf } from './columns.ts';
import { previousPlaces } from './previous-place.ts';
import { publicContestsOf } from './public-contests.ts';
import { publiclyNamedLine } from './public-name.ts';

/**
 * What anyone may see of a board: only the columns that the api lists for the public, and points only where the tournament's own basis
 * is points. In stroke play a list by points would name another leader. Players of `byInitials` are not named.
 */
export function publicBoardOf(board: StaffBoard, own: Basis, byInitials: ReadonlySet<string>): PublicBoard {
  const isByPoints = own === 'points';
  const before = lastLines.get(byInitials);
  const known = before?.isByPoints === isByPoints ? before : undefined;
  const places = previousPlaces(board.lines, known?.of ?? []);
  const lines = board.lines.map((line, at) => {
    const last = known?.lines[places[at] as number];
    if (last) return last;
    const listed = publiclyNamedLine(publicLine(line), byInitials);
    return isByPoints ? listed : withoutPoints(listed);
  });
  lastLines.set(byInitials, { isByPoints, of: board.lines, lines });
  const sideOf = (side: PublicSideLine): PublicSideLine => {
    const listed = publiclyNamedLine(sideColumns(side), byInitials);
    if (isByPoints) return listed;
    const { points: _, ...holes } = listed.holes;
    return { ...withoutPoints(listed), holes };
  };
  return {
    ...boardColumns(board),
    bases: board.bases.filter((basis) => isByPoints || basis !== 'points'),
    divisions: board.divisions.map(divisionColumns),
    rounds: board.rounds.map(roundColumns),
    lines,
    sides: board.sides && { ...board.sides, lines: board.sides.lines.map(sideOf) },
    winners: board.winners?.map(winnerColumns) ?? null,
    sideAwards: board.sideAwards.map(sideAwardColumns),
    sponsors: board.sponsors.map(sponsorColumns),
    matches: board.matches && publicContestsOf(board.matches, byInitials),
  };
}

/** The lines of the board before, and those of staff that they were made of. */
type LastLines = { readonly isByPoints: boolean; readonly of: readonly StaffBoardLine[]; readonly lines: readonly PublicBoardLine[] };
const lastLines = new WeakMap<ReadonlySet<string>, LastLines>();

const withoutPoints = <Line extends PublicBoardLine>(line: Line): Line => ({
  ...line,
  points: null,
  places: withoutPointsPlace(line.places),
  divisionPlaces: withoutPointsPlace(line.divisionPlaces),
});
const withoutPointsPlace = ({ points: _, ...places }: PublicBoardLine['places']) => places;

/** Where matches decide nobody is ranked by strokes, also who has a whole card. */
export const withoutPlaces = (board: PublicBoard): PublicBoard =>
  board.matches === null ? board : { ...board, lines: board.lines.map((line) => ({ ...line, places: {}, divisionPlaces: {} })) };

const boardColumns = columnsOf(publicBoard);
const divisionColumns = columnsOf(boardDivision);
const roundColumns = columnsOf(boardRound);
const lineColumns = columnsOf(publicBoardLine);
/** A disputed total is marked where it counts: nobody sees one that stands beside a whole card of holes. */
const publicLine = (line: StaffBoardLine): PublicBoardLine => ({
  ...lineColumns(line),
  disputed: line.disputed.filter(([round, hole]) => hole !== TOTAL || line.totals[round - 1] != null),
});
const sideColumns = columnsOf(publicSideLine);
const winnerColumns = columnsOf(shownWinner);
const sideAwardColumns = columnsOf(boardSideAward);
const sponsorColumns = columnsOf(shownSponsor);
