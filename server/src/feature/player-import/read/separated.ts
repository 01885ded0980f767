import Papa from 'papaparse';
import { cleanText } from './cell-text.ts';
import { withMostHeadings } from './list.ts';
import { MAX_ROWS, NOTHING_HIDDEN, type Sheet } from './sheet.ts';

const SEPARATORS = ['\t', ';', ','] as const;
/** Those of the longest list, its titles and remarks. */
const MOST_LINES = MAX_ROWS + 1000;
/** Enough to find its headings. */
const BEGINNING_LINES = 60;
const NO_QUOTES = '\0';

/**
 * Cells as text: from the clipboard, or from a CSV file. Excel separates them by tabs, semicolons or commas, as the computer's
 * region has it, and puts a cell with a line break or a separator into quotation marks. The separator is the one that makes the
 * most headings.
 */
export function separatedSheet(text: string): Sheet {
  const lines = text.replace(/\r\n?/g, '\n');
  const beginnings = SEPARATORS.map((separator) => ({ ...sheetOf(lines, separator, BEGINNING_LINES), separator }));
  const separator = beginnings.find((sheet) => sheet === withMostHeadings(beginnings))?.separator ?? SEPARATORS[0];
  return sheetOf(lines, separator, MOST_LINES + 1);
}

function sheetOf(text: string, delimiter: string, preview: number): Sheet {
  const rows = linesOf(text, delimiter, preview).map((cells) => cells.map(cleanText));
  return { name: null, rows, merges: [], hidden: NOTHING_HIDDEN, isTooLong: rows.length > MOST_LINES };
}

/** A quotation mark that nobody closed would take in the rest of the list: then they all are ordinary characters. */
function linesOf(text: string, delimiter: string, preview: number): string[][] {
  const config = { delimiter, newline: '\n', preview } as const;
  const { data, errors } = Papa.parse<string[]>(text, config);
  return errors.some(({ type }) => type === 'Quotes') ? Papa.parse<string[]>(text, { ...config, quoteChar: NO_QUOTES }).data : data;
}
