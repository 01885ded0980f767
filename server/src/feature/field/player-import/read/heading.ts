import { compact } from './fold.ts';
import { HEADINGS, type Meaning } from './heading-word.ts';

const MEANINGS = new Map<string, Meaning>(
  Object.entries(HEADINGS).flatMap(([meaning, headings]) =>
    headings.split(' ').map((heading) => [compact(heading), meaning as Meaning] as const),
  ),
);

const LONGEST_HEADING = 100;
const SIGNS: Readonly<Record<string, Meaning>> = { '#': 'running', '♂': 'male', '♀': 'female' };
const NAMES: readonly (Meaning | null)[] = ['name', 'name-or-given'];

/** Whether a list can be found by this heading. */
export const isNameHeading = (heading: string): boolean => NAMES.includes(meaningOf(heading));

/**
 * What a heading means by itself; null if it is unknown. Text in brackets counts only if the heading is unknown without it, and of a
 * heading in two languages each part by itself.
 */
export function meaningOf(heading: string): Meaning | null {
  if (heading.length > LONGEST_HEADING) return null;
  const sign = SIGNS[heading.trim()];
  if (sign) return sign;
  const bare = heading.replace(/[([][^)\]]*[)\]]/g, ' ');
  // without its marks “Cặp” reads as a handicap
  if (/^(?:số |tên )?cặp(?: đấu| chơi| số)?$/.test(bare.normalize('NFC').trim().toLowerCase())) return 'side';
  const meaning = MEANINGS.get(compact(heading)) ?? MEANINGS.get(compact(bare)) ?? meaningOfParts(bare);
  if (meaning !== 'hole-or-family') return meaning;
  const marked = heading.normalize('NFC').toLowerCase();
  return marked.includes('hố') ? 'startingHole' : marked.includes('họ') ? 'family' : meaning;
}

/** “Họ và tên / Name”: null unless all parts are known and mean the same. */
function meaningOfParts(heading: string): Meaning | null {
  const parts = heading.split(/[/\n|]|\s[-–]\s/).filter((part) => part.trim() !== '');
  const known = parts.map((part) => MEANINGS.get(compact(part)) ?? null);
  const [first = null] = known.filter((meaning) => meaning !== 'name-or-given');
  const isOne = known.every((meaning) => meaning === first || (first === 'name' && meaning === 'name-or-given'));
  return parts.length > 1 && isOne ? first : null;
}

/** “Player 2”, “Player B”, “HDC 2”: a heading of one of several players in a row, and which; null: it is of all of them. */
export function numberedHeading(heading: string): { meaning: Meaning; number: number } | null {
  const [, text = '', number, letter] = /^(.*?)(?:[\s.#:_-]*(\d{1,2})|\s([A-D]))\s*$/s.exec(heading.slice(0, LONGEST_HEADING)) ?? [];
  const meaning = text.trim() === '' ? null : meaningOf(text);
  // “HDC A” and “Flight A” say a division
  if (meaning === null || (letter !== undefined && meaning !== 'name')) return null;
  return { meaning, number: letter === undefined ? Number(number) : 'ABCD'.indexOf(letter) + 1 };
}

/** Rows above a list are its title and rules; further down no row counts as a heading row. */
const HEADING_ROWS = 30;

/** The row with the most known headings, including a name, and how many; row -1 if there is none. */
export function headingRow(rows: readonly (readonly string[])[]): { at: number; count: number } {
  let best = { at: -1, count: 0 };
  for (const [at, cells] of rows.slice(0, HEADING_ROWS).entries()) {
    const count = headingCount(cells);
    if (count > best.count) best = { at, count };
  }
  return best;
}

/**
 * How many headings a row has; 0 if it is no heading row: one has a name and something else, or nothing but the name. A player
 * called “Golfer” heads no list.
 */
export function headingCount(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  const meanings = new Set(
    filled.map((cell) => meaningOf(cell) ?? numberedHeading(cell)?.meaning ?? null).filter((meaning) => meaning !== null),
  );
  const hasName = meanings.has('name') || meanings.has('name-or-given');
  const players = new Set(filled.flatMap((cell) => (meaningOf(cell) === null ? (numberedHeading(cell)?.number ?? []) : []))).size;
  return hasName && (meanings.size > 1 || players > 1 || filled.length === 1) ? Math.max(meanings.size, Math.min(players, 2)) : 0;
}
