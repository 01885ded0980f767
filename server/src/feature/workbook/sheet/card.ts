import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import type { CourseCard } from '@fairway/golf';
import { AppError } from '../../../http/errors.ts';
import { findBoards } from '../../leaderboard/find-boards.ts';
import { inOrder, standingOf, strokesOf } from '../../report/board.ts';
import { type Cell, type Column, count, sheetOf, text } from '../plan.ts';
import type { SheetQuestion, Sheets } from '../read.ts';
import { roundsAsked } from './round.ts';

/** A line of the sheet: par and stroke index first, then the players. */
type CardLine = { name: string; division: string | null; holes: readonly Cell[]; out: number | null; in: number | null; gross: Cell };

/** Every card hole by hole, a sheet for each round. */
export async function cardSheets({ reading, t, roundId }: SheetQuestion): Promise<Sheets> {
  const { db, tournament, rounds } = reading;
  const found = await findBoards(db, tournament.id);
  if (!found) throw new AppError('tournament-not-found');
  const { board } = found;
  if (board.lines.length === 0) throw new AppError('paper-no-players');
  const asked = new Set(roundsAsked(rounds, roundId).map(({ number }) => number));
  const columns: Column<CardLine>[] = [
    { title: t('paper:column.division'), of: ({ division }) => text(division) },
    { title: t('paper:column.player'), of: ({ name }) => name },
    ...holeColumns(0),
    { title: t('workbook:column.out'), of: ({ out }) => count(out) },
    ...holeColumns(9),
    { title: t('workbook:column.in'), of: (line) => count(line.in) },
    { title: t('paper:column.gross'), of: ({ gross }) => gross },
  ];
  const sheets = board.rounds.flatMap((round, nth) => {
    if (!asked.has(round.number)) return [];
    const name = t('paper:round', { number: round.number });
    const title = [t('workbook:kind.card'), name, round.courseName].join(' · ');
    return [
      sheetOf({ name, title, remark: t('workbook:disputedNote') }, columns, [...courseLines(round, t), ...playerLines(board, nth, t)]),
    ];
  });
  return { sheets, ...standingOf(tournament, board) };
}

const holeColumns = (from: number): Column<CardLine>[] =>
  Array.from({ length: 9 }, (_, at) => ({ title: { value: from + at + 1, format: '0' }, of: ({ holes }) => holes[from + at] ?? null }));

function courseLines({ women, ...own }: StaffBoard['rounds'][number], t: SheetQuestion['t']): CardLine[] {
  return [
    ...linesOfCard(own, { par: t('paper:card.par'), index: t('paper:card.index') }),
    ...(women ? linesOfCard(women, { par: t('paper:card.parWomen'), index: t('paper:card.indexWomen') }) : []),
  ];
}

function linesOfCard({ par, strokeIndex }: CourseCard, names: Record<'par' | 'index', string>): CardLine[] {
  const sum = (from: number, to: number) => par.slice(from, to).reduce((total, one) => total + one, 0);
  const nobody = { division: null, out: null, in: null, gross: null };
  return [
    { ...nobody, name: names.par, holes: par.map(count), out: sum(0, 9), in: sum(9, 18), gross: count(sum(0, 18)) },
    ...(strokeIndex === null ? [] : [{ ...nobody, name: names.index, holes: strokeIndex.map(count) }]),
  ];
}

/** The divisions in their order, in each by place. */
function playerLines(board: StaffBoard, nth: number, t: SheetQuestion['t']): CardLine[] {
  const [basis = 'gross'] = board.bases;
  const ids = [...board.divisions.map(({ id }) => id), null];
  const names = new Map<string | null, string>(board.divisions.map(({ id, name }) => [id, name]));
  const lines = inOrder(board, 'divisionPlaces', basis);
  return ids.flatMap((id) =>
    lines
      .filter(({ divisionId }) => divisionId === id)
      .map((line): CardLine => {
        const status = line.status === 'ok' ? null : t(`paper:status.${line.status}`);
        const gross = count(strokesOf(line, nth)) ?? status;
        return { name: line.name, division: names.get(id) ?? null, holes: holesOf(line, nth, t), ...ninesOf(line, nth), gross };
      }),
  );
}

function holesOf({ rounds, disputed }: StaffBoardLine, nth: number, t: SheetQuestion['t']): Cell[] {
  const open = new Set(disputed.flatMap(([round, hole]) => (round === nth + 1 ? [hole] : [])));
  return (rounds[nth] ?? []).map((score, at) => {
    if (score === 'pickup') return t('workbook:pickup');
    return score === null ? null : { value: score, format: '0', isMarked: open.has(at + 1) };
  });
}

/** Of a nine with a hole that has no strokes there is no sum. */
function ninesOf({ rounds }: StaffBoardLine, nth: number): Pick<CardLine, 'out' | 'in'> {
  const sum = (from: number): number | null => {
    const strokes = (rounds[nth] ?? []).slice(from, from + 9).filter((score) => typeof score === 'number');
    return strokes.length === 9 ? strokes.reduce((total, one) => total + one, 0) : null;
  };
  return { out: sum(0), in: sum(9) };
}
