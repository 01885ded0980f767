import { type CellTexts, formatCells } from './clipboard.ts';
import { type GridColumn, type GridEdit, isData, isWritable, labelOf, writtenValue } from './grid-column.ts';
import { between, type GridRange } from './grid-selection.ts';

/** What the functions below read and write: the rows by their ids and the columns as they stand on screen. */
export type GridSheet = {
  readonly rowIds: readonly string[];
  readonly columns: readonly Omit<GridColumn<never>, 'text' | 'show' | 'mark' | 'actions'>[];
  readonly textAt: (row: number, column: number) => string;
};

/** A cell that is to have a text. */
type Put = { readonly row: number; readonly column: number; readonly after: string };

/** The edits for these texts, except in read-only cells and cells that already have the text. */
export function editsOf({ rowIds, columns, textAt }: GridSheet, puts: readonly Put[]): readonly GridEdit[] {
  return puts.flatMap(({ row, column, after }) => {
    const [rowId, known] = [rowIds[row], columns[column]];
    if (rowId === undefined || known === undefined || !isWritable(known)) return [];
    const before = textAt(row, column);
    return before === after ? [] : [{ rowId, columnId: known.id, before, after }];
  });
}

const dataColumns = ({ columns }: GridSheet, from: number, to: number): readonly number[] =>
  between(from, to).filter((at) => columns[at] !== undefined && isData(columns[at]));

/** The cells of a range as a sheet takes them, choices by their words. */
export function copiedText(sheet: GridSheet, { top, left, bottom, right }: GridRange): string {
  const columns = dataColumns(sheet, left, right);
  const words = (row: number, column: number) => labelOf(sheet.columns[column] ?? {}, sheet.textAt(row, column));
  return columns.length === 0 ? '' : formatCells(between(top, bottom).map((row) => columns.map((column) => words(row, column))));
}

/** The edits of a paste, and how much of it had no place. */
export type Pasted = {
  readonly edits: readonly GridEdit[];
  readonly range: GridRange;
  /** Rows and columns that lie outside the grid. */
  readonly missedRows: number;
  readonly missedColumns: number;
  /** The read-only columns. */
  readonly readOnly: readonly string[];
};

/** Cells from the clipboard, from the corner of the range on; a larger range is filled by repeating them. */
export function pastedCells(sheet: GridSheet, { top, left, bottom, right }: GridRange, cells: CellTexts): Pasted {
  const size = { rows: cells.length, columns: Math.max(1, ...cells.map((line) => line.length)) };
  const selected = dataColumns(sheet, left, right).length;
  const rows = between(top, top + filledSize(bottom - top + 1, size.rows) - 1);
  const free = dataColumns(sheet, left, sheet.columns.length - 1);
  const columns = free.slice(0, filledSize(selected, size.columns));
  const inside = rows.filter((row) => row < sheet.rowIds.length);
  const puts = inside.flatMap((row, down) =>
    columns.map((column, along) => {
      const written = cells[down % size.rows]?.[along % size.columns] ?? '';
      return { row, column, after: writtenValue(sheet.columns[column] ?? {}, written) };
    }),
  );
  return {
    edits: editsOf(sheet, puts),
    range: { top, left: columns[0] ?? left, bottom: inside.at(-1) ?? top, right: columns.at(-1) ?? left },
    missedRows: rows.length - inside.length,
    missedColumns: Math.max(0, size.columns - free.length),
    readOnly: columns.flatMap((at) => (sheet.columns[at]?.readOnly ? [sheet.columns[at].title] : [])),
  };
}

/** How many of the selected rows or columns the pasted ones fill: all of them if they fit a whole number of times. */
const filledSize = (selected: number, pasted: number): number => (selected > pasted && selected % pasted === 0 ? selected : pasted);

/** Repeats the rows of a range down to a row below it. */
export function filledTo(sheet: GridSheet, { top, left, bottom, right }: GridRange, to: number): readonly GridEdit[] {
  const height = bottom - top + 1;
  const puts = between(bottom + 1, to).flatMap((row) =>
    between(left, right).map((column) => ({ row, column, after: sheet.textAt(top + ((row - top) % height), column) })),
  );
  return editsOf(sheet, puts);
}

/** Copies the first row of a range into those below it; a single row takes the values above it. */
export function filledDown(sheet: GridSheet, range: GridRange): readonly GridEdit[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  return from < 0 ? [] : filledTo(sheet, { ...range, top: from, bottom: from }, range.bottom);
}

/** Empties every cell of a range; a choice that cannot be empty stays. */
export function clearedCells(sheet: GridSheet, { top, left, bottom, right }: GridRange): readonly GridEdit[] {
  const mayBeEmpty = (at: number): boolean => {
    const { editor, options = [] } = sheet.columns[at] ?? {};
    return editor !== 'choice' || options.some(({ value }) => value === '');
  };
  const columns = between(left, right).filter(mayBeEmpty);
  return editsOf(
    sheet,
    between(top, bottom).flatMap((row) => columns.map((column) => ({ row, column, after: '' }))),
  );
}

/** Sets every check box of a column within a range to the opposite of one of them. */
export function toggledCells(
  sheet: GridSheet,
  { top, bottom }: GridRange,
  { row, column }: { row: number; column: number },
): readonly GridEdit[] {
  const after = sheet.textAt(row, column) === '' ? 'yes' : '';
  return editsOf(
    sheet,
    between(top, bottom).map((at) => ({ row: at, column, after })),
  );
}
