import { meaningOf } from './heading.ts';

/** The headings of a list, one for each column, and the last row that has them. */
export type Headings = { texts: string[]; lastAt: number };

/**
 * Headings may stand in two rows: “Handicap” over “Index” and “Course”. The parts are read together, or the lower one alone,
 * whichever is a known heading. `at` is the row with most headings: it is the upper row or the lower one.
 */
export function headingsFrom(rows: readonly (readonly string[])[], at: number): Headings {
  const own = tidy(rows[at]);
  const below = tidy(rows[at + 1]);
  if (isLowerRow(own, below)) {
    const texts = Array.from({ length: Math.max(own.length, below.length) }, (_, column) =>
      below[column] ? (joined(own, column, below[column]) ?? '') : (own[column] ?? ''),
    );
    return { texts, lastAt: at + 1 };
  }
  const above = tidy(rows[at - 1]);
  const texts = own.map((text, column) => (meaningOf(text) === null && text !== '' ? (joined(above, column, text) ?? text) : text));
  return { texts, lastAt: at };
}

/** Headings under headings, and no name under the name: so it is not the first player. */
function isLowerRow(upper: readonly string[], lower: readonly string[]): boolean {
  const filled = lower.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
  const isUnderName = ({ column }: { column: number }) =>
    ['name', 'name-or-given', 'family'].includes(meaningOf(upper[column] ?? '') ?? '');
  return filled.length > 0 && !filled.some(isUnderName) && filled.every(({ text, column }) => joined(upper, column, text) !== null);
}

/** A part with the group above it, which may begin further left; null if it is no heading, with the group or without. */
function joined(upper: readonly string[], column: number, text: string): string | null {
  const group = upper.slice(0, column + 1).findLast((heading) => heading !== '') ?? '';
  return [`${group} ${text}`.trim(), text].find((heading) => meaningOf(heading) !== null) ?? null;
}

export const tidy = (cells: readonly string[] = []): string[] => cells.map((heading) => heading.replace(/\s+/g, ' '));
