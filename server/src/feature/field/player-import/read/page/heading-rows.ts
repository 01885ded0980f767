import { headingCount, meaningOf, numberedHeading } from './heading.ts';

/** The headings of a list, one for each column, and the last row that has them. */
export type Headings = { texts: string[]; lastAt: number };

const MOST_ROWS = 3;

/**
 * Headings may stand in up to three rows: “Handicap” over “Index” and “Course”, or “Golfer” over “Họ và tên”. The parts are read together,
 * or the lowest one alone, whichever is a known heading. `at` is the row with most headings: it is any of them.
 */
export function headingsFrom(rows: readonly (readonly string[])[], at: number): Headings {
  let lastAt = at;
  let texts = tidy(rows[at]);
  while (lastAt < at + MOST_ROWS - 1) {
    const below = tidy(rows[lastAt + 1]);
    const groups = groupsOf(texts, below.length);
    if (!isLowerRow(texts, groups, below)) break;
    const upper = texts;
    texts = Array.from({ length: Math.max(upper.length, below.length) }, (_, column) =>
      below[column] ? (joined(groups[column], below[column]) ?? '') : (upper[column] ?? ''),
    );
    lastAt += 1;
  }
  if (lastAt > at) return { texts, lastAt };
  const above = groupsOf(tidy(rows[at - 1]), texts.length);
  const upper = [tidy(rows[at - 1]), tidy(rows[at - 2])];
  return {
    texts: texts.map((text, column) => {
      if (text === '') return upper.map((row) => row[column]).find(isKnown) ?? '';
      return isKnown(text) ? text : (joined(above[column], text) ?? text);
    }),
    lastAt,
  };
}

/** Headings under headings, and no name under the name, so that it is not the first player; or a row of headings that has a name of its own. */
function isLowerRow(upper: readonly string[], groups: readonly string[], lower: readonly string[]): boolean {
  const filled = lower.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
  const isUnderName = ({ column }: { column: number }) =>
    ['name', 'name-or-given', 'family'].includes(meaningOf(upper[column] ?? '') ?? '');
  if (filled.length === 0 || !filled.every(({ text, column }) => joined(groups[column], text) !== null)) return false;
  const isAgain = filled.every(({ text, column }) => text === upper[column]);
  return !isAgain && (!filled.some(isUnderName) || headingCount(lower) > 1);
}

/** The group above each column, which may begin further left. */
function groupsOf(upper: readonly string[], columns: number): string[] {
  let group = '';
  return Array.from({ length: columns }, (_, column) => {
    group = upper[column] || group;
    return group;
  });
}

/** A part with the group above it; null if it is no heading, with the group or without. “Golfer 2” over “HDC” is of the second golfer. */
function joined(group = '', text: string): string | null {
  const both = `${group} ${text}`.trim();
  if (numberedHeading(both) !== null && /\d/.test(group) && meaningOf(text) !== null) return both;
  return [both, text].find((heading) => meaningOf(heading) !== null) ?? null;
}

const isKnown = (heading = ''): boolean => heading !== '' && meaningOf(heading) !== null;

/** A heading in one line; of two languages in two lines each stays a part of it. */
export const tidy = (cells: readonly string[] = []): string[] =>
  cells.map((heading) => {
    const line = heading.replace(/\s+/g, ' ');
    return line !== heading && meaningOf(line) === null && meaningOf(heading) !== null ? heading.replace(/\s*\n\s*/g, ' / ') : line;
  });
