import type { RecordEntry } from '@fairway/golf';
import { type CellTexts, parseCells } from '../../../../ui/grid/model/clipboard.ts';
import { dayReader, isDay } from './record-day.ts';
import { columnsOf, type Figure, type FigureColumns } from './record-heading.ts';

/** The order of the figures where no heading says another one. */
const USUAL: readonly Figure[] = ['day', 'adjusted', 'rating', 'slope', 'differential'];
const COMPARED = ['gross', 'adjusted', 'rating', 'slope', 'differential'] as const;

/** A record as somebody pasted it, what its columns have, and the lines, from 1, that have no day or no figure. */
type PastedRecord = {
  readonly entries: readonly RecordEntry[];
  readonly figures: readonly (typeof COMPARED)[number][];
  readonly unread: readonly number[];
};

const SEPARATORS = ['\t', ';', ','] as const;
/** Above its headings a record has a title. */
const MOST_TITLES = 30;

/** Reads a table that was copied from a page or a sheet, or is the text of a CSV file. */
export function readRecord(text: string): PastedRecord {
  const tables = SEPARATORS.map((separator) => tableOf(parseCells(text, separator)));
  const [best] = tables.toSorted((one, other) => other.columns.size - one.columns.size || other.filled - one.filled);
  return best?.record ?? { entries: [], figures: [], unread: [] };
}

/** Lines as one separator makes them; `filled`: cells of lines with a day. */
function tableOf(lines: CellTexts) {
  const rows = lines.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const headings = rows
    .slice(0, MOST_TITLES)
    .map(({ line, cells }) => ({ line, columns: cells.some(isDay) ? columnsOf([]) : columnsOf(cells) }))
    .reduce((most, one) => (one.columns.size > most.columns.size ? one : most), { line: 0, columns: columnsOf([]) });
  const { columns } = headings;
  const below = rows.filter(({ line, cells }) => line > headings.line && cells.some((cell) => cell !== ''));
  const filled = below.filter(({ cells }) => cells.some(isDay)).reduce((sum, { cells }) => sum + cells.filter(Boolean).length, 0);
  const read = columns.size === 0 ? new Map(USUAL.map((figure, column) => [figure, { column, part: 0, parts: 1 }])) : columns;
  return { columns, filled, record: recordOf(below, read) };
}

type Row = { readonly line: number; readonly cells: readonly string[] };

function recordOf(rows: readonly Row[], columns: FigureColumns): PastedRecord {
  const dayColumn = columns.get('day')?.column ?? rows[0]?.cells.findIndex(isDay) ?? -1;
  const readDay = dayReader(rows.map(({ cells }) => cells[dayColumn] ?? ''));
  const read = rows.map(({ line, cells }) => {
    const day = readDay(cells[dayColumn] ?? '');
    const figures = figuresOf(cells, columns);
    const hasFigure = COMPARED.some((figure) => figures[figure] !== null);
    return { line, entry: day !== null && hasFigure ? { line, day, ...figures } : null };
  });
  const entries = read.flatMap(({ entry }) => entry ?? []);
  return {
    entries,
    figures: COMPARED.filter((figure) => entries.some((entry) => entry[figure] !== null)),
    unread: read.flatMap(({ line, entry }) => (entry === null ? [line] : [])),
  };
}

function figuresOf(cells: readonly string[], columns: FigureColumns): Omit<RecordEntry, 'line' | 'day'> {
  const cell = (figure: Figure): string => {
    const { column = -1, part = 0, parts = 1 } = columns.get(figure) ?? {};
    return (parts === 1 ? cells[column] : cells[column]?.split('/')[part]) ?? '';
  };
  const whole = (figure: Figure) => numberIn(cell(figure), 1);
  const rating = numberIn(cell('rating'), 10);
  return {
    ...{ gross: whole('gross'), adjusted: whole('adjusted'), rating, slope: whole('slope') },
    differential: differentialIn(cell('differential')),
  };
}

/** A number with a comma or a dot, whatever marks a portal puts beside it: “84 A”, “N 42”, “*12.4”; null: there is none. */
function numberIn(cell: string, unit: 1 | 10): number | null {
  const [, digits] = /(\d+(?:[.,]\d+)?)/.exec(cell) ?? [];
  return digits === undefined ? null : Math.round(Number(digits.replace(',', '.')) * unit);
}

/** Below zero with a minus, or with a plus as a handicap of plus is written. */
function differentialIn(cell: string): number | null {
  const figure = numberIn(cell, 10);
  return figure !== null && figure !== 0 && /[+\u2212\u2013-]\s*\d/.test(cell) ? -figure : figure;
}
