/** A text, which stays one whatever it begins with; a number as it is shown; or nothing. `isMarked`: on a coloured ground. */
export type Cell = string | { value: number; format: string; isMarked?: boolean } | null;
/** `title`: its heading; a hole is a number there too. */
export type Column<Row> = { title: Exclude<Cell, null>; of: (row: Row, nth: number) => Cell };

/** A sheet as it is ordered from the thread that writes: what stands above its table, and the table. */
export type SheetPlan = {
  name: string;
  /** Which list it is, and of what. */
  title: string;
  /** A sentence about its cells. */
  remark: string | null;
  headings: Exclude<Cell, null>[];
  rows: Cell[][];
};

/** Excel prints these as the number of a page, and of all pages. */
export const PAGE_SIGNS = { page: '&P', pages: '&N' };

type Described = { name: string; title: string; remark?: string };

export const sheetOf = <Row>(
  { name, title, remark = '' }: Described,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): SheetPlan => ({
  name,
  title,
  remark: remark || null,
  headings: columns.map(({ title }) => title),
  rows: rows.map((row, nth) => columns.map(({ of }) => of(row, nth))),
});

/** Excel takes no more, none of these signs, no ' at an end, and not its own word; of two sheets with one name the second gets a number. */
const LONGEST_NAME = 31;
const NAME_OF_EXCEL = 'history';
export function withSheetNames(sheets: readonly SheetPlan[]): SheetPlan[] {
  const names = new Set([NAME_OF_EXCEL]);
  return sheets.map((sheet) => {
    const bare = sheet.name.replace(/[[\]/\\:*?]/g, ' ');
    let name = cut(bare, LONGEST_NAME) || '–';
    for (let nth = 2; names.has(name.toLowerCase()); nth += 1) {
      const number = ` (${nth})`;
      name = `${cut(bare, LONGEST_NAME - number.length) || '–'}${number}`;
    }
    names.add(name.toLowerCase());
    return { ...sheet, name };
  });
}

/** At most this long, and no half of an emoji at the end. */
export const cut = (name: string, longest: number): string =>
  name
    .replace(/^['\s]+/, '')
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/['\s]+$/, '');

export const text = (value: string | null | undefined): Cell => (value === null || value === undefined || value === '' ? null : value);
export const count = (value: number | null): Cell => (value === null ? null : { value, format: '0' });
/** 72 or 72.5. */
export const decimal = (value: number | null): Cell => (value === null ? null : { value, format: formatOf(value) });
/** As golfers write it: a plus handicap, negative in the data, as +2. */
export const handicap = (value: number | null): Cell =>
  value === null ? null : { value, format: `${formatOf(value)};"+"${formatOf(value)};0` };
export const toPar = (value: number | null): Cell => (value === null ? null : { value, format: '+0;-0;"E"' });
export const distance = (value: number | null): Cell => (value === null ? null : { value, format: '0.00' });
export const money = (value: number | null): Cell => (value === null ? null : { value, format: '#,##0' });

export const formatOf = (value: number): string => (Number.isInteger(value) ? '0' : '0.0');

const DAY_MS = 86_400_000;
/** Excel counts days, and a time of day is a part of one. Its calendar begins here, for any day after February 1900. */
const DAY_0 = Date.UTC(1899, 11, 30);
const DATE_FORMAT = 'dd/mm/yyyy';
/** A calendar date, `2026-04-25`. */
export const date = (value: string | null): Cell =>
  value === null ? null : { value: (Date.parse(`${value}T00:00:00Z`) - DAY_0) / DAY_MS, format: DATE_FORMAT };
/** The same cell where there are no formats: a date as every program reads it. */
export function plainCell(cell: Cell): string | number {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  return cell.format === DATE_FORMAT ? new Date(DAY_0 + cell.value * DAY_MS).toISOString().slice(0, 10) : cell.value;
}
/** A time of day, `06:30`. */
export const time = (value: string | null): Cell => {
  if (value === null) return null;
  const [hour = 0, minute = 0] = value.split(':').map(Number);
  return { value: (hour * 60 + minute) / 1440, format: 'hh:mm' };
};
/** A date with a time of day. */
export const moment = (day: string, timeOfDay: string): Cell => {
  const [on, at] = [date(day), time(timeOfDay)];
  const value = [on, at].reduce((sum, cell) => sum + (cell !== null && typeof cell === 'object' ? cell.value : 0), 0);
  return { value, format: 'dd/mm/yyyy hh:mm' };
};
/** A number where it is one without letters: a hole is 10 or 10A. */
export const numberOrText = (value: string | null): Cell =>
  value !== null && /^[1-9]\d{0,3}$/.test(value) ? count(Number(value)) : text(value);
