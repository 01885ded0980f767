import type { Sheet } from '../sheet.ts';
import { isNameHeading, meaningOf } from './heading.ts';
import type { Meaning } from './heading-word.ts';

/** What a list says of one player: a row of it is no flight. */
const PERSONAL: readonly (Meaning | null)[] = ['handicapCourse', 'handicapIndex', 'gender', 'birthday', 'vga', 'phone', 'email'];
const OF_FLIGHTS: readonly (Meaning | null)[] = ['flight', 'division-or-flight', 'teeTime', 'startingHole', 'hole-or-time'];
const OF_SIDES: readonly (Meaning | null)[] = ['side', 'team'];
const BETWEEN = /[\n;,]|\s[-–—]\s|\s*[/+&]\s*|\s(?:và|and|với)\s/u;
/** Two names may be a player and their company: then there is something else that says so. */
const FEWEST_OF_FLIGHT = 3;
const MOST_NAMES = 6;
const MOST_OF_SIDE = 4;

/** Several people in the name of a row, and whether they are read so; `example` is one such name. */
type NamesInCells = { sheets: Sheet[]; rowIs: 'flight' | 'side'; isRead: boolean; example: string };

type Reading = { headings: readonly string[]; lastAt: number; bySides: boolean; decided: 'one' | 'several' | null };

/**
 * Rows whose players stand in one cell, “An - Bình - Cường”, or in the columns under one heading: a sheet for the first player of each row, for
 * the second, and so on. Three or more are a flight. Two to four are a side if handicaps or phones stand in pairs too, if a column heads sides,
 * or if sides play; else a person may say so. Null: rows are players.
 */
export function namesInCells(sheet: Sheet, { headings, lastAt, bySides, decided }: Reading): NamesInCells | null {
  const [main = -1, other] = headings.flatMap((heading, column) => (isNameHeading(heading) ? [column] : []));
  if (main < 0 || other !== undefined || decided === 'one') return null;
  const meanings = headings.map(meaningOf);
  const next = headings.findIndex((heading, column) => column > main && heading !== '');
  const end = next < 0 ? Number.POSITIVE_INFINITY : next;
  const names = sheet.rows.map((cells, at) => (at <= lastAt ? [] : cells.slice(main, end).flatMap(namesOf)));
  const filled = names.filter(({ length }) => length > 0);
  const most = Math.max(0, ...names.map(({ length }) => length));
  const isUsual = (fits: (own: readonly string[]) => boolean) => filled.filter(fits).length * 2 >= Math.max(1, filled.length);
  if (most < 2 || most > MOST_NAMES) return null;
  const isPersonal = meanings.map((meaning) => PERSONAL.includes(meaning));
  const rowIs = isFlights(sheet, names, meanings) && !isPersonal.includes(true) && isUsual(({ length }) => length >= FEWEST_OF_FLIGHT);
  const isPair = (at: number) =>
    isPersonal.some((isOwn, column) => isOwn && partsOf(sheet.rows[at]?.[column] ?? '').length === names[at]?.length);
  const sides = names.flatMap((own, at) => (own.length >= 2 && own.length <= MOST_OF_SIDE && own.every(isFullName) ? [at] : []));
  const areSides = sides.length * 2 >= filled.length;
  const isTold = bySides || meanings.some((meaning) => OF_SIDES.includes(meaning)) || sides.filter(isPair).length * 2 >= sides.length;
  if (!rowIs && !areSides) return null;
  const cellOf = (text: string, column: number, at: number, player: number): string => {
    if (column === main) return names[at]?.[player] ?? '';
    if (column > main && column < end) return '';
    if (isPersonal[column] !== true || (names[at]?.length ?? 0) < 2) return isPersonal[column] === true && player > 0 ? '' : text;
    const parts = partsOf(text);
    return parts.length === names[at]?.length ? (parts[player] ?? '') : player === 0 ? text : '';
  };
  const rowsOf = (player: number) =>
    sheet.rows.map((cells, at) => (at <= lastAt ? cells : cells.map((text, column) => cellOf(text, column, at, player))));
  return {
    sheets: Array.from({ length: most }, (_, player) => ({ ...sheet, rows: rowsOf(player) })),
    rowIs: rowIs ? 'flight' : 'side',
    isRead: rowIs || isTold || decided === 'several',
    example: sheet.rows[names.findIndex(({ length }) => length > 1)]?.slice(main, end).filter(Boolean).join(' · ') ?? '',
  };
}

/** Two rows of one flight are two players. */
function isFlights(sheet: Sheet, names: readonly string[][], meanings: readonly (Meaning | null)[]): boolean {
  const starts = meanings.flatMap((meaning, column) => (OF_FLIGHTS.includes(meaning) ? [column] : []));
  const keys = names.flatMap((own, at) =>
    own.length > 0
      ? [
          starts
            .map((column) => sheet.rows[at]?.[column] ?? '')
            .join(' ')
            .trim(),
        ]
      : [],
  );
  return !keys.includes('') && new Set(keys).size === keys.length;
}

const isFullName = (name: string): boolean => /^\p{L}[\p{L}.'’]*(?:\s+\p{L}[\p{L}.'’]*)+/u.test(name);
const partsOf = (text: string): string[] => text.split(BETWEEN).flatMap((part) => part.trim() || []);
const namesOf = (text: string): string[] => text.split(BETWEEN).flatMap((name) => (/\p{L}/u.test(name) ? [name.trim()] : []));
