import { createHash } from 'node:crypto';
import type { ColumnChoice, ListLayout } from '@fairway/api';
import { columnLetters } from '@fairway/api/table/workbook';
import type { Decided } from './column/layout.ts';
import { compact } from './fold.ts';
import { isMojibake } from './letter/mojibake.ts';
import { findSheet, type PlayerList, readList } from './list.ts';
import { sheetsOfCells, sheetsOfFile } from './list-file.ts';
import { headingRow, meaningOf } from './page/heading.ts';
import { headlessList } from './page/headless.ts';
import type { Found } from './page/table.ts';
import { isPlayer, teamColumns } from './page/team-column.ts';
import { ListRefused } from './refused.ts';
import { MAX_ROWS, type Sheet } from './sheet.ts';
import type { ListSource, Pointing, ReadList } from './source.ts';

/** Each of the letters is sent on, looked at, kept and sent back; those of 2,000 rows are a tenth of this. */
const MOST_LETTERS = 2_000_000;
/** What a person needs to see to point at the headings. */
const POINTING_ROWS = 30;
const POINTING_COLUMNS = 40;

/** The players of a file or of pasted cells, or the first rows of it if nobody knows its headings. */
export async function readListOf({ from, divisionNames, layouts, reading }: ListSource): Promise<ReadList> {
  const sheets =
    typeof from === 'string' ? sheetsOfCells(from) : await sheetsOfFile(Buffer.from(from.buffer, from.byteOffset, from.length));
  const sheetNames = sheets.flatMap(({ name }) => name ?? []);
  const headed = foundIn(sheets, reading, layouts)[0] ?? (reading.headingRow === null ? namedIn(sheets, reading.sheet) : undefined);
  const guessed = headed === undefined && reading.headingRow === null ? guessedIn(sheets, reading.sheet) : undefined;
  const first = headed ?? guessed?.found;
  if (first === undefined && sheets.some(isBroken)) throw new ListRefused('import-unreadable-letters');
  if (first === undefined) return { pointing: pointingAt(sheets, reading.sheet), sheetNames };
  if (first.sheet.isTooLong) throw new ListRefused('import-too-many-rows');
  // what is said of columns without headings is of no other list
  const layoutKey = first.headingAt < 0 ? null : layoutKeyOf(first.sheet.rows[first.headingAt] ?? []);
  const known = layouts.find(({ key }) => key === layoutKey);
  const decided: Decided = { ...reading, columns: { ...guessed?.columns, ...known?.columns, ...reading.columns } };
  const isOne = reading.sheet !== null || first.isPointedAt || guessed !== undefined;
  const found = isOne ? [first] : [first, ...alike(sheets, first)];
  const list = readList(found, divisionNames, decided);
  if (!list.columns.some(({ field }) => field === 'name'))
    return { pointing: pointingAt([first.sheet], null, reading.headingRow), sheetNames };
  if (list.rows.length === 0) throw new ListRefused('import-empty');
  if (list.rows.length > MAX_ROWS) throw new ListRefused('import-too-many-rows');
  if (lettersOf(list) > MOST_LETTERS) throw new ListRefused('import-too-much');
  return { list: { ...list, isHeadless: guessed !== undefined && first.headingAt < 0 }, layoutKey, sheetNames };
}

/** The list that a person points at, else one with known headings, else one whose headings somebody has explained before. */
function foundIn(
  sheets: readonly Sheet[],
  { sheet: name, headingRow: row }: ListSource['reading'],
  layouts: readonly ListLayout[],
): Found[] {
  const named = sheets.filter((sheet) => sheet.name === name);
  if (row === 0) return [];
  if (row !== null)
    return named
      .concat(sheets)
      .slice(0, 1)
      .map((sheet) => ({ sheet, headingAt: Math.max(row, 0) - 1, isPointedAt: true }));
  const sheet = findSheet(sheets, name);
  if (sheet !== undefined) return [{ sheet, headingAt: headingRow(sheet.rows).at, isPointedAt: false }];
  const keys = new Set(layouts.map(({ key }) => key));
  return (named.length > 0 ? named : sheets).flatMap((one) => {
    const headingAt = one.rows.slice(0, POINTING_ROWS).findIndex((cells) => keys.has(layoutKeyOf(cells)));
    return headingAt < 0 ? [] : [{ sheet: one, headingAt, isPointedAt: true }];
  });
}

/** A list of whose headings only that of the names is known: what the others hold is named. */
function namedIn(sheets: readonly Sheet[], name: string | null): Found | undefined {
  const named = sheets.filter((sheet) => sheet.name === name);
  return (named.length > 0 ? named : sheets).flatMap((sheet): Found[] => {
    const headingAt = sheet.rows.slice(0, POINTING_ROWS).findIndex((cells, at) => {
      const column = cells.findIndex((text) => meaningOf(text) === 'name');
      const below = sheet.rows.slice(at + 1).flatMap((row) => row[column] || []);
      return column >= 0 && cells.every((text) => !/\d/.test(text)) && isPlayer((below[0] ?? '').split(/[/&;,\n]/)[0] ?? '');
    });
    return headingAt < 0 ? [] : [{ sheet, headingAt, isPointedAt: false }];
  })[0];
}

/** A list that no heading tells: columns of teams, or lines with a name each; and what its columns hold. */
function guessedIn(sheets: readonly Sheet[], name: string | null): { found: Found; columns: ColumnChoice } | undefined {
  const named = sheets.filter((sheet) => sheet.name === name);
  for (const sheet of named.length > 0 ? named : sheets) {
    const teams = teamColumns(sheet);
    if (teams !== null) {
      const columns = Object.fromEntries(teams.teams.map(({ column }) => [columnLetters(column), 'name' as const]));
      return { found: { sheet, ...teams, isPointedAt: false }, columns };
    }
    const lines = headlessList(sheet);
    if (lines !== null) return { found: { sheet: lines.sheet, headingAt: -1, isPointedAt: true }, columns: lines.columns };
  }
  return undefined;
}

/** Further sheets with the same headings and other people: one for each division, or each day. */
function alike(sheets: readonly Sheet[], { sheet: first, headingAt }: Found): Found[] {
  const wanted = layoutKeyOf(first.rows[headingAt] ?? []);
  const others = sheets.flatMap((sheet) => {
    const { at } = sheet === first || sheet.isTooLong ? { at: -1 } : headingRow(sheet.rows);
    return at < 0 || layoutKeyOf(sheet.rows[at] ?? []) !== wanted ? [] : [{ sheet, at }];
  });
  if (others.length === 0) return [];
  const seen = new Set(first.rows.flatMap(textsOf));
  return others.flatMap(({ sheet, at }) => {
    const texts = sheet.rows.slice(at + 1).flatMap(textsOf);
    const again = texts.filter((text) => seen.has(text)).length;
    for (const text of texts) seen.add(text);
    // most of it is in a sheet before: it is a copy, or an earlier issue
    return again * 3 > texts.length ? [] : [{ sheet, headingAt: at, isPointedAt: false }];
  });
}

/** The names and other long texts of a row. */
const textsOf = (cells: readonly string[]) => cells.filter((text) => text.includes(' ')).map((text) => text.toLowerCase());

/** Headings as a number of fixed length: they can be found again, and nobody can be read out of them. */
function layoutKeyOf(cells: readonly string[]): string {
  const headings = cells.map(compact);
  return createHash('sha256')
    .update(headings.slice(0, headings.findLastIndex((text) => text !== '') + 1).join('|'))
    .digest('hex');
}

function pointingAt(sheets: readonly Sheet[], name: string | null, headingRow: number | null = null): Pointing {
  const isFilled = (cells: readonly string[]) => cells.some((text) => text !== '');
  const filled = sheets.filter(({ rows }) => rows.filter(isFilled).length > 1);
  const sheet = filled.find((one) => one.name === name) ?? filled[0];
  if (sheet === undefined) throw new ListRefused('import-no-header');
  const rows = sheet.rows.slice(0, POINTING_ROWS).map((cells) => cells.slice(0, POINTING_COLUMNS).map((text) => text.slice(0, 100)));
  return { sheetName: sheet.name, rows, headingRow };
}

const isBroken = ({ rows }: Sheet): boolean => rows.slice(0, POINTING_ROWS).some((cells) => cells.some(isMojibake));

function lettersOf({ rows, columns }: PlayerList): number {
  const texts = [...columns.map(({ heading }) => heading), ...rows.flatMap(({ cells }) => Object.values(cells))];
  return texts.reduce((letters, text) => letters + text.length, 0);
}
