import { properties, withFilter } from '@fairway/api/table/workbook';
import { saveFile } from '../../../lib/save-file.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { type Cell, type Column, cellOf } from './data-table.tsx';

/**
 * Where Excel would begin a formula, also in wide letters: at the start of a text, and after anything that may separate cells or lines. Its
 * separator is a semicolon in Vietnam, and then quotes do not hold a text together.
 */
const FORMULA = /((?:^|[;,\t\r\n])[\s"]*)([=+\-@＝＋－＠])/g;

const inText = (value: Cell): string => (value instanceof Date ? formatDate(value.toISOString()) : String(value));

const quoted = (value: Cell): string => {
  const text = typeof value === 'string' ? value.replace(FORMULA, "$1'$2") : inText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Comma-separated text of a table, with the marks at the start by which Excel reads it as Unicode. */
export const csvOf = (table: readonly (readonly Cell[])[]): string =>
  `\uFEFF${table.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** Rows as a table of their columns' cells, below the headings. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map((column) => cellOf(column, row))),
];

export type FileKind = 'xlsx' | 'csv';

/** Saves a list as a file. */
export async function saveList<Row>(kind: FileKind, name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<void> {
  const table = tableOf(columns, rows);
  const blob = kind === 'csv' ? new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }) : await workbookOf(name, table);
  saveFile(blob, `${name}.${kind}`);
}

/** Numbers and dates are such in the workbook too, so that they can be added and sorted; a text never runs as a formula. */
export async function workbookOf(title: string, [head = [], ...rows]: readonly Cell[][]): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const widths = head.map((title, at) => ({
    width: Math.min(60, 2 + Math.max(...[[title], ...rows.map((row) => [row[at] ?? ''])].flat().map((value) => inText(value).length))),
  }));
  const cells = [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...rows];
  const list = { headingRow: 1, widths: widths.map(({ width }) => width), rows: rows.length };
  const filter = { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: (xml: string) => withFilter(xml, list) } } } };
  const features = [filter, properties({ title, author: 'Fairway' })];
  return writeWorkbook(cells, { columns: widths, stickyRowsCount: 1, dateFormat: 'dd/mm/yyyy' }, { features }).toBlob();
}
