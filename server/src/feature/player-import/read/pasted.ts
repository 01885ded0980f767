import { cleanText } from './cell-text.ts';
import type { Sheet } from './sheet.ts';

/**
 * Cells from the clipboard. Excel separates them by tabs and puts a cell with a line break, a tab or a quotation mark into
 * quotation marks. Text without a tab is split at semicolons, else at commas.
 */
export function pastedSheet(text: string): Sheet {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const rows = records(source, separatorOf(source)).map((cells) => cells.map(cleanText));
  return { name: null, rows, merges: [], isTooLong: false };
}

const separatorOf = (text: string) => (text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',');

/** A quoted cell ends at a quotation mark before a separator or the end of the line; any other is an ordinary character. */
function records(text: string, separator: string): string[][] {
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=${separator}|\\n|$)|([^${separator}\\n]*)`, 'y');
  const rows: string[][] = [[]];
  for (let at = 0; ; ) {
    cell.lastIndex = at;
    const [, quoted, plain = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at = cell.lastIndex;
    if (at >= text.length) return rows;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
}
