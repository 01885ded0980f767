import { isNameHeading, meaningOf } from '../heading.ts';
import type { Meaning } from '../heading-word.ts';
import type { Sheet } from '../sheet.ts';

/** What a list says of one player: a row of it is no flight. */
const PERSONAL: readonly (Meaning | null)[] = ['handicapCourse', 'handicapIndex', 'gender', 'birthday', 'vga', 'phone', 'email'];
const OF_FLIGHTS: readonly (Meaning | null)[] = ['flight', 'division-or-flight', 'teeTime', 'startingHole', 'hole-or-time'];
const BETWEEN_NAMES = /[\n;,]|\s[-–—/+&]\s/;
/** Two names may be a player and their company: a remark says so. */
const FEWEST_NAMES = 3;
const MOST_NAMES = 6;

/**
 * A row a flight whose players stand in one cell, “An - Bình - Cường”, or in the columns under one heading: a sheet for the first player of
 * each flight, for the second, and so on. Null: rows are players.
 */
export function sheetsOfFlightRows(sheet: Sheet, headingAt: number): Sheet[] | null {
  const headings = sheet.rows[headingAt] ?? [];
  const [main = -1, other] = headings.flatMap((heading, column) => (isNameHeading(heading) ? [column] : []));
  if (main < 0 || other !== undefined || headings.some((heading) => PERSONAL.includes(meaningOf(heading)))) return null;
  const next = headings.findIndex((heading, column) => column > main && heading !== '');
  const end = next < 0 ? Number.POSITIVE_INFINITY : next;
  const names = sheet.rows.map((cells, at) => (at <= headingAt ? [] : cells.slice(main, end).flatMap(namesOf)));
  const filled = names.filter(({ length }) => length > 0);
  const starts = headings.flatMap((heading, column) => (OF_FLIGHTS.includes(meaningOf(heading)) ? [column] : []));
  const keys = sheet.rows.flatMap((cells, at) =>
    names[at]?.length
      ? [
          starts
            .map((column) => cells[column] ?? '')
            .join(' ')
            .trim(),
        ]
      : [],
  );
  // two rows of one flight are two players
  if (keys.includes('') || new Set(keys).size < keys.length) return null;
  const most = Math.max(0, ...filled.map(({ length }) => length));
  if (most > MOST_NAMES || filled.filter(({ length }) => length >= FEWEST_NAMES).length * 2 < Math.max(1, filled.length)) return null;
  const rowsOf = (player: number) =>
    sheet.rows.map((cells, at) => {
      if (at <= headingAt) return cells;
      return cells.map((text, column) => (column === main ? (names[at]?.[player] ?? '') : column > main && column < end ? '' : text));
    });
  return Array.from({ length: most }, (_, player) => ({ ...sheet, rows: rowsOf(player) }));
}

const namesOf = (text: string): string[] => text.split(BETWEEN_NAMES).flatMap((name) => (/\p{L}/u.test(name) ? [name.trim()] : []));
