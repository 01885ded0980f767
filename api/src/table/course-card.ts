import type { Course } from '../route/account/club.ts';
import { figures } from '../rule/figures.ts';

type Tee = Course['tees'][number];
type Women = NonNullable<Course['women']>;

/** What the card of a club says: a course as far as it goes, and the headings of rows and columns that nothing was made of. */
export type CourseCard = Pick<Course, 'name' | 'par' | 'strokeIndex' | 'women' | 'tees'> & { unread: string[] };
type Cells = readonly (readonly string[])[];

const NINE = 9;
const WOMEN = /(?:^| )(?:nu|ladies|lady|women|woman|female|l|f|w)(?: |$)/;
const PAR = /^par(?: |$)|^gay chuan(?: |$)/;
const INDEX = /^(?:index|idx|s ?i|stroke(?: index)?|hcp|hdcp?|handicap|do kho|chi so(?: gay)?)(?: |$)/;
const SUM = /^(?:out|in|total|tong(?: cong)?|sum|front(?: 9)?|back(?: 9)?|1 9|10 18|vong (?:ra|ve))$/;
const HOLE = /^(?:hole|holes|ho|ho so|no|hole no)$/;
const RATING = /^(?:course )?rating$|^c ?r$/;
const SLOPE = /^slope(?: rating)?$|^s ?r$/;
const METRES = /\b(?:met|metres?|meters?|m)\b/;
/** No hole is shorter: smaller numbers are pars and indexes. */
const SHORTEST_HOLE = 40;
const COLOURS: Readonly<Record<string, Tee['colour']>> = {
  ...{ black: 'black', den: 'black', gold: 'gold', silver: 'silver', bac: 'silver', blue: 'blue', xanh: 'blue', 'xanh duong': 'blue' },
  ...{ white: 'white', trang: 'white', red: 'red', do: 'red', green: 'green', 'xanh la': 'green', yellow: 'yellow', vang: 'gold' },
};

/**
 * Reads a club's card: holes across with OUT and IN or down, men's and women's par and index, a row of lengths a tee, eighteen holes, nine, or
 * two nines below one another. What is understood is read, whatever else is missing. Null: there are no holes.
 */
export function readCourseCard(cells: Cells): CourseCard | null {
  return acrossIn(cells) ?? acrossIn(turned(cells));
}

const turned = (cells: Cells): string[][] =>
  Array.from({ length: Math.max(0, ...cells.map(({ length }) => length)) }, (_, column) => cells.map((row) => row[column] ?? ''));

/** A row of hole numbers, by the column of each. */
type HoleRow = { at: number; columns: readonly number[] };

function acrossIn(cells: Cells): CourseCard | null {
  const heads = cells.flatMap((row, at): HoleRow[] => {
    const columns = holesIn(row);
    return columns.length >= NINE ? [{ at, columns }] : [];
  });
  if (heads.length === 0) return null;
  const rows = new Map<string, { label: string; values: (number | null)[]; of: (heading: RegExp) => number | null }>();
  const unread = new Set<string>();
  let holes = 0;
  for (const [nth, { at, columns }] of heads.entries()) {
    const end = heads[nth + 1]?.at ?? cells.length;
    const first = Math.min(...columns);
    for (const [row, own] of cells.entries()) {
      const isOfBlock = row > at && row < end ? true : nth === 0 && row < at;
      const values = columns.map((column) => numberIn(own[column]));
      const label =
        own
          .slice(0, first)
          .find((text) => /\p{L}/u.test(text))
          ?.trim() ?? '';
      if (!isOfBlock) continue;
      if (values.filter((value) => value !== null).length < NINE) {
        if (columns.filter((column) => (own[column] ?? '') !== '').length >= NINE) unread.add(label);
        continue;
      }
      const heading = (pattern: RegExp) => numberIn(own[(cells[at] ?? []).findIndex((text) => pattern.test(plain(text)))]);
      const known = rows.get(plain(label)) ?? { label, values: Array(holes).fill(null), of: heading };
      rows.set(plain(label), { ...known, values: [...known.values, ...values] });
    }
    for (const [column, text] of (cells[at] ?? []).entries())
      if (column > first && !columns.includes(column) && text !== '' && !isHeading(plain(text))) unread.add(text.trim());
    holes += columns.length;
  }
  const all = [...rows.values()].map((row) => ({ ...row, key: plain(row.label) }));
  const found = (pattern: RegExp, isWomen: boolean) =>
    all.find(({ key }) => pattern.test(key) && WOMEN.test(key) === isWomen)?.values.map((value) => value ?? 0) ?? null;
  const lengths = all.filter(
    ({ key, values }) => !PAR.test(key) && !INDEX.test(key) && values.every((of) => of === null || of >= SHORTEST_HOLE),
  );
  for (const row of all) if (!PAR.test(row.key) && !INDEX.test(row.key) && !lengths.includes(row)) unread.add(row.label);
  const [par, womenPar] = [found(PAR, false), found(PAR, true)];
  const [strokeIndex, womenIndex] = [found(INDEX, false), found(INDEX, true)];
  if (par === null && strokeIndex === null && lengths.length === 0) return null;
  const isMetres = cells.some((row) => row.some((text) => METRES.test(plain(text))));
  const women: Women | null =
    womenPar === null && womenIndex === null ? null : { par: womenPar ?? par ?? Array(holes).fill(0), strokeIndex: womenIndex };
  return {
    name: nameAbove(cells, heads[0]?.at ?? 0),
    par: par ?? Array(holes).fill(0),
    strokeIndex,
    women,
    tees: lengths.map(({ label, key, values, of }) => teeOf(label, key, { values, rating: of(RATING), slope: of(SLOPE), isMetres })),
    unread: [...unread].filter((text) => text !== ''),
  };
}

const isHeading = (key: string): boolean => SUM.test(key) || HOLE.test(key) || RATING.test(key) || SLOPE.test(key) || PAR.test(key);

/** The columns of a run of hole numbers, 1 to 9, 10 to 18 or 1 to 18; sums may stand between them. */
function holesIn(row: readonly string[]): number[] {
  const columns: number[] = [];
  let next: number | null = null;
  for (const [column, text] of row.entries()) {
    const number = Number(/^(?:hole|hố|h)?\s*(\d{1,2})$/iu.exec(text.normalize('NFC').trim())?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) continue;
    if (number === next || (next === null && (number === 1 || number === NINE + 1))) {
      columns.push(column);
      next = number + 1;
    }
  }
  return columns;
}

function numberIn(text = ''): number | null {
  const typed = figures(text).replace(',', '.');
  return /^\d{1,4}(?:\.\d)?$/.test(typed) ? Number(typed) : null;
}

type OfTee = { values: readonly (number | null)[]; rating: number | null; slope: number | null; isMetres: boolean };

function teeOf(label: string, key: string, { values, rating, slope, isMetres }: OfTee): Tee {
  const name = label.replace(/^(?:tee|bệ|bệ phát bóng)\s+(?=\S)/iu, '').trim() || label;
  return {
    ...{ name, courseRating: rating, slope, par: null },
    colour: COLOURS[key.replace(/^tee /, '').replace(/ (?:tee|tees|nam|nu|men|ladies|women)$/, '')] ?? null,
    gender: WOMEN.test(key) ? 'f' : null,
    unit: isMetres ? 'meters' : 'yards',
    lengths: values.map((value) => value ?? 0),
  };
}

/** The title above the holes, without “Scorecard”. */
function nameAbove(cells: Cells, at: number): string {
  const title = cells.slice(0, at).flatMap((row) => row.filter((text) => /\p{L}{2}/u.test(text)))[0] ?? '';
  return title
    .replace(/[\s–—|:-]*(?:score ?card|thẻ điểm|bảng điểm)[\s–—|:-]*/iu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
