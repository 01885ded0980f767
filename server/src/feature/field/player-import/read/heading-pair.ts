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
  const groups = groupsOf(own, below.length);
  if (isLowerRow(own, groups, below)) {
    const texts = Array.from({ length: Math.max(own.length, below.length) }, (_, column) =>
      below[column] ? (joined(groups[column], below[column]) ?? '') : (own[column] ?? ''),
    );
    return { texts, lastAt: at + 1 };
  }
  const upper = tidy(rows[at - 1]);
  const above = groupsOf(upper, own.length);
  const texts = own.map((text, column) => {
    if (text === '') return isKnown(upper[column]) ? (upper[column] ?? '') : '';
    return isKnown(text) ? text : (joined(above[column], text) ?? text);
  });
  return { texts, lastAt: at };
}

/** Headings under headings, and no name under the name: so it is not the first player. */
function isLowerRow(upper: readonly string[], groups: readonly string[], lower: readonly string[]): boolean {
  const filled = lower.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
  const isUnderName = ({ column }: { column: number }) =>
    ['name', 'name-or-given', 'family'].includes(meaningOf(upper[column] ?? '') ?? '');
  return filled.length > 0 && !filled.some(isUnderName) && filled.every(({ text, column }) => joined(groups[column], text) !== null);
}

/** The group above each column, which may begin further left. */
function groupsOf(upper: readonly string[], columns: number): string[] {
  let group = '';
  return Array.from({ length: columns }, (_, column) => {
    group = upper[column] || group;
    return group;
  });
}

/** A part with the group above it; null if it is no heading, with the group or without. */
function joined(group = '', text: string): string | null {
  return [`${group} ${text}`.trim(), text].find((heading) => meaningOf(heading) !== null) ?? null;
}

const isKnown = (heading = ''): boolean => heading !== '' && meaningOf(heading) !== null;

export const tidy = (cells: readonly string[] = []): string[] => cells.map((heading) => heading.replace(/\s+/g, ' '));
