import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { cardHole, engineHole, halvesOf, holesOf, nineName } from '@fairway/api/rule/field/round-hole';
import type { CourseCard } from '@fairway/golf';
import { AppError } from '../../../../error/app-error.ts';
import { findBoards } from '../../../play/leaderboard/find-boards.ts';
import { areSides, inOrder, standingOf, strokesOf } from '../../report/board.ts';
import { partnersOf } from '../../report/word.ts';
import { type Cell, type Column, count, sheetOf, text } from '../plan.ts';
import { roundsAsked } from './round.ts';
import type { SheetQuestion, Sheets } from './sheet.ts';

/** A line of the sheet: par and stroke index first, then the players. `nines`: the sum of each. */
type CardLine = {
  name: string;
  partners?: string;
  division: string | null;
  holes: readonly Cell[];
  nines: readonly (number | null)[];
  gross: Cell;
};
type BoardRound = StaffBoard['rounds'][number];

/** Every card hole by hole, a sheet for each round. */
export async function cardSheets({ reading, t, roundId }: SheetQuestion): Promise<Sheets> {
  const { db, tournament, rounds } = reading;
  const boards = await findBoards(db, tournament.id);
  if (!boards) throw new AppError('tournament-not-found');
  const { board } = boards;
  if (board.lines.length === 0) throw new AppError('paper-no-players');
  const numbers = new Set(roundsAsked(rounds, roundId).map(({ number }) => number));
  const sheets = board.rounds.flatMap((round, nth) => {
    if (!numbers.has(round.number)) return [];
    const name = t('paper:round', { number: round.number });
    const title = [t('workbook:kind.card'), name, round.courseName].join(' · ');
    const lines = [...courseLines(round, t), ...playerLines(board, nth, t)];
    return [sheetOf({ name, title, remark: t('workbook:disputedNote') }, columnsOf(round, areSides(board.lines), t), lines)];
  });
  return { sheets, ...standingOf(tournament, board) };
}

/** The holes of a round as its course's card numbers them, with a sum behind each nine; of nine holes the total is the sum. */
function columnsOf(round: BoardRound, hasSides: boolean, t: SheetQuestion['t']): Column<CardLine>[] {
  const nines = halvesOf(holesOf(round));
  return [
    { title: t('paper:column.division'), of: ({ division }) => text(division) },
    { title: t(hasSides ? 'paper:column.side' : 'paper:column.player'), of: ({ name }) => name },
    ...(hasSides ? [{ title: t('paper:column.partners'), of: ({ partners }: CardLine) => text(partners) }] : []),
    ...nines.flatMap((holes, nth): Column<CardLine>[] => [
      ...holes.map((hole) => ({
        title: { value: hole, format: '0' as const },
        of: (line: CardLine) => line.holes[engineHole(round, hole) - 1] ?? null,
      })),
      ...(nines.length === 1
        ? []
        : [{ title: t(`workbook:column.${nineName(round, nth)}`), of: (line: CardLine) => count(line.nines[nth] ?? null) }]),
    ]),
    { title: t('paper:column.gross'), of: ({ gross }) => gross },
  ];
}

function courseLines({ women, ...own }: BoardRound, t: SheetQuestion['t']): CardLine[] {
  return [
    ...linesOfCard(own, { par: t('paper:card.par'), index: t('paper:card.index') }),
    ...(women ? linesOfCard(women, { par: t('paper:card.parWomen'), index: t('paper:card.indexWomen') }) : []),
  ];
}

function linesOfCard({ par, strokeIndex }: CourseCard, names: Record<'par' | 'index', string>): CardLine[] {
  const nobody = { division: null, nines: [], gross: null };
  return [
    { ...nobody, name: names.par, holes: par.map(count), nines: halvesOf(par).map(sumOf), gross: count(sumOf(par)) },
    ...(strokeIndex === null ? [] : [{ ...nobody, name: names.index, holes: strokeIndex.map(count) }]),
  ];
}

const sumOf = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);

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
        return {
          name: line.name,
          partners: partnersOf(line, t),
          division: names.get(id) ?? null,
          holes: cellsOf(line, board.rounds[nth], nth, t),
          nines: ninesOf(line, nth),
          gross,
        };
      }),
  );
}

function cellsOf({ rounds, disputed }: StaffBoardLine, round: BoardRound | undefined, nth: number, t: SheetQuestion['t']): Cell[] {
  const open = new Set(disputed.flatMap(([inRound, hole]) => (inRound === nth + 1 ? [hole] : [])));
  return (rounds[nth] ?? []).map((score, at) => {
    if (score === 'pickup') return t('workbook:pickup');
    return score === null ? null : { value: score, format: '0', isMarked: open.has(cardHole(round ?? { firstHole: 1 }, at + 1)) };
  });
}

/** Of a nine with a hole that has no strokes there is no sum. */
function ninesOf({ rounds }: StaffBoardLine, nth: number): (number | null)[] {
  return halvesOf(rounds[nth] ?? []).map((nine) => {
    const strokes = nine.filter((score) => typeof score === 'number');
    return strokes.length === nine.length ? sumOf(strokes) : null;
  });
}
