import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import { AppError } from '../../../error/app-error.ts';
import { findBoards } from '../../play/leaderboard/find-boards.ts';
import { playersByInitials, publiclyNamed } from '../../play/leaderboard/public-name.ts';
import type { Reading } from './reading.ts';
import { namesOf } from './word.ts';

export type BoardContent = { board: StaffBoard; divisionId: string | null };

/** The board as staff see it, with the names that the public reads: it hangs on a wall. */
export async function readBoard({ db, tournament }: Reading, { divisionId = null }: { divisionId?: string | null | undefined }) {
  const boards = await findBoards(db, tournament.id);
  if (!boards) throw new AppError('tournament-not-found');
  const { board } = boards;
  const byInitials = await playersByInitials(db, tournament.id);
  const lines = publiclyNamed(board.lines, byInitials);
  const sides = board.sides && { ...board.sides, lines: publiclyNamed(board.sides.lines, byInitials) };
  const ofDivision = divisionId === null ? lines : lines.filter((line) => line.divisionId === divisionId);
  if (ofDivision.length === 0) throw new AppError('paper-no-players');
  return {
    content: { board: { ...board, lines, sides }, divisionId },
    names: namesOf(ofDivision),
    ...standingOf(tournament, board),
  };
}

export const standingOf = (
  { state }: TournamentRecord,
  { hidden, ledger }: Pick<StaffBoard, 'ledger'> & { hidden: readonly unknown[] },
) => ({
  standing: state === 'closed' ? ('official' as const) : ('provisional' as const),
  staffOnly: hidden.length > 0,
  ledger,
});

/** `of`: what stands on its lines, where the board has two lists. */
type BoardList = { of: 'side' | 'player' | null; board: StaffBoard };

/** The lists of a board in the order of the screen: of the sides whose partners play a ball each, then of the players; where there are none, one. */
export const listsOf = (board: StaffBoard): BoardList[] =>
  board.sides
    ? [
        { of: 'side', board: { ...board, lines: board.sides.lines } },
        { of: 'player', board },
      ]
    : [{ of: null, board }];

/** Whether the lines are of sides. */
export const areSides = (lines: StaffBoard['lines']): boolean => lines.some(({ partners }) => partners !== undefined);

export type PlaceColumn = 'places' | 'divisionPlaces';

/** The lines by their place on a basis; those without one last. */
export function inOrder({ lines }: Pick<StaffBoard, 'lines'>, column: PlaceColumn, basis: StaffBoard['bases'][number]): StaffBoardLine[] {
  const position = (line: StaffBoardLine) => line[column][basis]?.position ?? Number.POSITIVE_INFINITY;
  return lines.toSorted((one, other) => (position(one) === position(other) ? 0 : position(one) - position(other)));
}

/** Of a whole card, or one handed in without holes; null: the round is not whole. */
export function strokesOf({ rounds, totals }: StaffBoardLine, nth: number): number | null {
  const holes = rounds[nth] ?? [];
  const strokes = holes.filter((score) => typeof score === 'number');
  if (holes.length > 0 && strokes.length === holes.length) return strokes.reduce((sum, one) => sum + one, 0);
  return totals[nth] ?? null;
}
