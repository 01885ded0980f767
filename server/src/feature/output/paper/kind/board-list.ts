import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { BOARD_FIGURES, figuresOfResults, figureText } from '@fairway/api/table/board';
import type { BoardContent } from '../../report/board.ts';
import { areSides, inOrder, listsOf, type PlaceColumn, strokesOf } from '../../report/board.ts';
import { partnersOf } from '../../report/word.ts';
import { ledgerCode } from '../page/ledger-code.ts';
import type { Paper, Sheet } from '../page/sheet.ts';
import type { Column, TableRow } from '../page/table.ts';
import { tablePages } from '../page/table.ts';

type Basis = StaffBoard['bases'][number];
type Figure = Column & { of: (line: StaffBoardLine) => string };
const NUMBER = { align: 'right' } as const;

/** The results of each division on pages of its own, by the basis of the board; of sides with a ball each before those of the players. */
export const resultsByDivision = (sheet: Sheet, { board, divisionId }: BoardContent): Paper => ({
  frame: 'head',
  pages: listsOf(board).flatMap((list) => divisionPages(sheet, list, divisionId)),
});

function divisionPages(sheet: Sheet, { of, board }: List, divisionId: string | null) {
  const { t } = sheet;
  const [basis = 'gross'] = board.bases;
  const lists = [...board.divisions, { id: null, name: t('paper:noDivision') }].filter(
    ({ id }) => divisionId === null || id === divisionId,
  );
  const figures = [placeOf('divisionPlaces', basis, sheet), ...namesOf(board, sheet), ...roundsOf(board, sheet), ...totalsOf(board, sheet)];
  return lists.flatMap(({ id, name }) => {
    const lines = inOrder(board, 'divisionPlaces', basis).filter((line) => line.divisionId === id);
    if (lines.length === 0) return [];
    const whose = board.divisions.length === 0 ? t('paper:kind.result') : t('paper:resultOf', { division: name });
    const block = { title: titleOf(whose, of, sheet), detail: detailOf(board, sheet), columns: figures, rows: rowsOf(lines, figures) };
    return tablePages(sheet, block, { below: ledgerCode(sheet) });
  });
}

/** Everybody of every division, by the basis of the board; sides with a ball each before the players. */
export const leaderboardList = (sheet: Sheet, { board }: BoardContent): Paper => ({
  frame: 'head',
  pages: listsOf(board).flatMap((list) => fieldPages(sheet, list)),
});

function fieldPages(sheet: Sheet, { of, board }: List) {
  const { t } = sheet;
  const [basis = 'gross'] = board.bases;
  const names = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const figures: Figure[] = [
    placeOf('places', basis, sheet),
    ...namesOf(board, sheet),
    ...(names.size > 0
      ? [{ title: t('paper:column.division'), part: 18, of: (line: StaffBoardLine) => names.get(line.divisionId ?? '') ?? '' }]
      : []),
    { title: t('paper:column.thru'), part: 8, ...NUMBER, of: (line) => (line.complete ? 'F' : String(line.thru || '')) },
    ...totalsOf(board, sheet),
  ];
  const rows = rowsOf(inOrder(board, 'places', basis), figures);
  const block = { title: titleOf(t('paper:kind.leaderboard'), of, sheet), detail: detailOf(board, sheet), columns: figures, rows };
  return tablePages(sheet, block, { below: ledgerCode(sheet) });
}

type List = ReturnType<typeof listsOf>[number];
const titleOf = (title: string, of: List['of'], { t }: Sheet): string => (of === null ? title : `${title} · ${t(`paper:column.${of}`)}`);

const rowsOf = (lines: readonly StaffBoardLine[], figures: readonly Figure[]): TableRow[] =>
  lines.map((line) => ({ cells: figures.map(({ of }) => of(line)) }));

function detailOf(board: StaffBoard, { t, head }: Sheet): string {
  const [basis = 'gross'] = board.bases;
  const courses = [...new Set(board.rounds.map(({ courseName }) => courseName))];
  return [head.dates, ...courses, t('paper:rankedBy', { basis: t(`paper:basis.${basis}`) })].join(' · ');
}

function placeOf(column: PlaceColumn, basis: Basis, { t }: Sheet): Figure {
  const place = (line: StaffBoardLine): string => {
    const at = line[column][basis];
    if (at) return `${at.tied ? 'T' : ''}${at.position}`;
    return line.status === 'ok' ? '' : t(`paper:status.${line.status}`);
  };
  return { title: t('paper:column.place'), part: 9, align: 'center', of: place };
}

/** Who stands on the line; of sides with who plays for each. */
function namesOf({ lines }: StaffBoard, { t }: Sheet): Figure[] {
  const name = { face: 'bold' as const, isName: true, of: ({ name }: StaffBoardLine) => name };
  if (!areSides(lines)) return [{ ...name, title: t('paper:column.player'), part: 46 }];
  return [
    { ...name, title: t('paper:column.side'), part: 24 },
    { title: t('paper:column.partners'), part: 36, of: (line) => partnersOf(line, t) },
  ];
}

/** The strokes of each round where there are several. */
function roundsOf({ rounds }: StaffBoard, { t }: Sheet): Figure[] {
  if (rounds.length < 2) return [];
  return rounds.map(({ number }, nth) => ({
    title: t('paper:column.round', { number }),
    part: 8,
    ...NUMBER,
    of: (line) => String(strokesOf(line, nth) ?? ''),
  }));
}

/** The figures behind the strokes of the rounds. */
const totalsOf = (board: StaffBoard, { t, language }: Sheet): Figure[] =>
  figuresOfResults(board, board.bases[0] === 'points').map((figure) => ({
    title: t(`paper:column.${BOARD_FIGURES[figure].word}`),
    part: 9,
    ...NUMBER,
    of: (line) => figureText(figure, line, language),
  }));
