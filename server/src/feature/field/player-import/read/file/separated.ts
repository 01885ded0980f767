import Papa from 'papaparse';
import { fold } from '../fold.ts';
import { withMostHeadings } from '../list.ts';
import { ListRefused } from '../refused.ts';
import { MAX_COLUMNS, MOST_CELLS, MOST_ROWS, plainSheet, type Sheet } from '../sheet.ts';
import { cleanText } from './cell-text.ts';
import { countOf } from './xml.ts';

const SEPARATORS = ['\t', ';', ','] as const;
/** Enough to find its headings. */
const BEGINNING_LINES = 60;
const NO_QUOTES = '\0';
/** Those of a line that Excel writes: most of its cells may be empty. */
const MOST_SEPARATORS = 16_384;
/** Two for each cell. */
const MOST_QUOTES = 2 * MOST_CELLS;

/**
 * Cells as text: from the clipboard, or from a CSV file. Excel separates them by tabs, semicolons or commas, as the computer's
 * region has it, and puts a cell with a line break or a separator into quotation marks. The separator is the one that makes the
 * most headings, of players or those given, else the most cells.
 */
export function separatedSheet(text: string, headings: readonly string[] = []): Sheet {
  const lines = text.replace(/\r\n?/g, '\n');
  const isWide = SEPARATORS.some((separator) => mostInLine(lines, separator) > MOST_SEPARATORS);
  if (isWide || countOf(lines, '"') > MOST_QUOTES) throw new ListRefused('import-too-much');
  const beginnings = SEPARATORS.map((separator) => ({ ...sheetOf(lines, separator, BEGINNING_LINES), separator }));
  const found =
    withMostOf(beginnings, new Set(headings)) ??
    withMostHeadings(beginnings) ??
    beginnings.toSorted((one, other) => filledCells(other) - filledCells(one))[0];
  const separator = beginnings.find((sheet) => sheet === found)?.separator ?? SEPARATORS[0];
  return sheetOf(lines, separator, MOST_ROWS + 1);
}

function withMostOf<T extends Sheet>(sheets: readonly T[], headings: ReadonlySet<string>): T | undefined {
  const counts = sheets.map(({ rows }) =>
    rows.reduce((most, cells) => Math.max(most, cells.filter((text) => headings.has(fold(text))).length), 0),
  );
  const most = Math.max(...counts);
  return most === 0 ? undefined : sheets[counts.indexOf(most)];
}

/** Without headings the separator is the one that makes the most cells. */
const filledCells = ({ rows }: Sheet): number => rows.reduce((count, cells) => count + cells.filter((text) => text !== '').length, 0);

function mostInLine(text: string, sign: string): number {
  let most = 0;
  let count = 0;
  let end = text.indexOf('\n');
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    while (end >= 0 && end < at) {
      end = text.indexOf('\n', end + 1);
      count = 0;
    }
    count += 1;
    most = Math.max(most, count);
  }
  return most;
}

/** Excel also writes the empty cells that follow the list's columns: they are left out. */
function sheetOf(text: string, delimiter: string, preview: number): Sheet {
  const parsed = linesOf(text, delimiter, preview);
  const cells = parsed.reduce((count, line) => count + line.reduce((filled, cell) => filled + Number(cell !== ''), 0), 0);
  const isWide = parsed.some((line) => line.findLastIndex((cell) => cell !== '') >= MAX_COLUMNS);
  if (isWide || cells > MOST_CELLS) throw new ListRefused('import-too-much');
  const rows = parsed.map((line) => line.slice(0, MAX_COLUMNS).map(cleanText));
  return plainSheet(rows, rows.length > MOST_ROWS);
}

/** A quotation mark that nobody closed would take in the rest of the list: then they all are ordinary characters. */
function linesOf(text: string, delimiter: string, preview: number): string[][] {
  const config = { delimiter, newline: '\n', preview } as const;
  const { data, errors } = Papa.parse<string[]>(text, config);
  return errors.some(({ type }) => type === 'Quotes') ? Papa.parse<string[]>(text, { ...config, quoteChar: NO_QUOTES }).data : data;
}
