import { saveFile } from '../../lib/save-file.ts';
import { type Column, textOf } from './data-table.tsx';

/** Excel reads a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t]/;

const quoted = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Comma-separated text of a table, with the marks at the start by which Excel reads it as Unicode. */
export const csvOf = (table: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${table.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** Rows as a table of their columns' texts, below the headings. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): (string | number)[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map((column) => textOf(column, row))),
];

export type FileKind = 'xlsx' | 'csv';

/** Saves a list as a file. */
export async function saveList<Row>(kind: FileKind, name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<void> {
  const table = tableOf(columns, rows);
  const blob = kind === 'csv' ? new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }) : await workbookOf(table);
  saveFile(blob, `${name}.${kind}`);
}

async function workbookOf([head = [], ...rows]: readonly (string | number)[][]): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const widths = head.map((title, at) => ({
    width: Math.min(60, 2 + Math.max(...[[title], ...rows.map((row) => [row[at] ?? ''])].flat().map((value) => String(value).length))),
  }));
  const cells = [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...rows];
  return writeWorkbook(cells, { columns: widths, stickyRowsCount: 1 }).toBlob();
}
