import type { RecordEntry } from '@fairway/golf';
import { readDate } from '../../../../lib/value/date.ts';
import { foldAccents } from '../../../../lib/value/name.ts';

type Figure = 'day' | 'adjusted' | 'rating' | 'slope' | 'differential';

/** The order of the figures where no heading says another one. */
const USUAL: readonly Figure[] = ['day', 'adjusted', 'rating', 'slope', 'differential'];
const HEADINGS: Readonly<Record<Figure, RegExp>> = {
  day: /date|ngay/,
  adjusted: /adjusted|ags|dieu chinh|score/,
  rating: /rating/,
  slope: /slope/,
  differential: /diff|chenh/,
};

/** A record as somebody pasted it, and the lines, from 1, in which no day was found. */
export type PastedRecord = { readonly entries: readonly RecordEntry[]; readonly unread: readonly number[] };

/** Reads lines of a table, their cells apart by tabs or semicolons; a first line without a day is the heading. */
export function readRecord(text: string): PastedRecord {
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: at + 1, cells: line.split(/[\t;]/).map((cell) => cell.trim()) }));
  const [first, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (first === undefined) return { entries: [], unread: [] };
  const isHeading = first.cells.every((cell) => readDate(cell) === null);
  const figures = isHeading ? first.cells.map(figureOf) : USUAL;
  const read = (isHeading ? rest : [first, ...rest]).map((one) => ({ line: one.line, entry: entryOf(one, figures) }));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    unread: read.flatMap(({ line, entry }) => (entry === null ? [line] : [])),
  };
}

const figureOf = (heading: string): Figure | null => {
  const folded = foldAccents(heading);
  return USUAL.find((figure) => HEADINGS[figure].test(folded)) ?? null;
};

function entryOf({ line, cells }: { line: number; cells: readonly string[] }, figures: readonly (Figure | null)[]): RecordEntry | null {
  const cell = (figure: Figure) => cells[figures.indexOf(figure)] ?? '';
  const day = readDate(cell('day'));
  if (day === null) return null;
  const tenths = (figure: Figure) => numberIn(cell(figure), 10);
  return {
    ...{ line, day, adjusted: numberIn(cell('adjusted'), 1), rating: tenths('rating') },
    ...{ slope: numberIn(cell('slope'), 1), differential: tenths('differential') },
  };
}

/** A number with a comma or a dot, a plus figure below zero; null: there is none. */
function numberIn(cell: string, unit: 1 | 10): number | null {
  const [, plus = '', digits] = /^([+\u2212-]?)(\d+(?:[.,]\d+)?)/.exec(cell) ?? [];
  if (digits === undefined) return null;
  const value = Math.round(Number(digits.replace(',', '.')) * unit);
  return plus === '' ? value : -value;
}
