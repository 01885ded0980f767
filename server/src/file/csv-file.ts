import Papa from 'papaparse';

/** How a text begins that a sheet would compute; full-width signs too. Numbers are no texts: −3 stays −3. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
/** So that Excel reads the letters as UTF-8. */
const MARK = '\ufeff';

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/**
 * Lines as CSV (RFC 4180), the heads first. `excel`: where a decimal has a comma, as in Vietnam and in most of Europe, Excel opens a file with a
 * double click if semicolons separate its cells. A line that names the separator (`sep=`) would make it take the letters for those of an old code page.
 */
export function csvFile([heads = [], ...rows]: readonly (string | number)[][], program?: 'excel'): Buffer {
  const [delimiter, cells] = program === 'excel' ? [';', rows.map((row) => row.map(withComma))] : [',', rows];
  const text = Papa.unparse([heads, ...cells], { escapeFormulae: FORMULA, newline: '\r\n', delimiter });
  return Buffer.from(`${MARK}${text}\r\n`);
}

const withComma = (cell: string | number): string | number =>
  typeof cell === 'number' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell;
