import { compact, fold } from '../fold.ts';
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
  const inBrackets = /[([]([^)\]]*)[)\]]/.exec(heading)?.[1] ?? '';
  const meaning =
    MEANINGS.get(compact(heading)) ??
    MEANINGS.get(compact(bare)) ??
    meaningOfParts(bare) ??
    (bare.trim() === '' ? MEANINGS.get(compact(inBrackets)) : undefined) ??
    null;
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

/** What may be guessed of a heading with more words. A short word or one of two meanings says too little. */
const GUESSED: readonly Meaning[] = [
  ...(['name', 'gender', 'birthday', 'vga', 'handicapIndex', 'handicapCourse', 'phone', 'email'] as const),
  ...(['teeTime', 'startingHole', 'side'] as const),
];
const SHORTEST_GUESSED = 3;
/** Words of somebody or something else than the player. */
const OF_OTHERS =
  /\b(?:cong ty|clb|cau lac bo|don vi|nguoi (?:than|nha|gioi thieu|lien he|dang ky|nop)|vo|chong|doi tac|phong|khach san|nha tai tro|ao|giay|size|anh|the|company|club|sponsor|emergency|shirt|spouse|hotel|total|tong|max|min)\b/;
const MOST_WORDS = 8;

/** “Handicap hiện tại”, “Ngày sinh của bạn”: what the longest known heading in it means; null: none, or two that mean different things. */
export function guessOf(heading: string): Meaning | null {
  const words = fold(heading.slice(0, LONGEST_HEADING).replace(/[([][^)\]]*[)\]]/g, ' ')).split(' ');
  if (words.length > MOST_WORDS) return null;
  for (let length = words.length - 1; length > 0; length -= 1) {
    const found = new Set<Meaning>();
    for (let from = 0; from + length <= words.length; from += 1) {
      const core = words.slice(from, from + length).join('');
      const meaning = core.length < SHORTEST_GUESSED ? undefined : MEANINGS.get(core);
      const rest = [...words.slice(0, from), ' ', ...words.slice(from + length)].join(' ').trim();
      if (meaning === undefined || !GUESSED.includes(meaning)) continue;
      const beside = MEANINGS.get(compact(rest)) ?? 'name';
      if (OF_OTHERS.test(rest) || !NAMES.includes(beside)) return null;
      found.add(meaning);
    }
    const [meaning] = found;
    if (meaning !== undefined) return found.size === 1 ? meaning : null;
  }
  return null;
}

/** Whoever the columns of a player in a row are headed by, with a number or a letter; the captain is the one before the first. */
const ROLE =
  /^(captain|đội trưởng|trưởng nhóm|player|golfer|vđv|người chơi|thành viên|member|partner|bạn chơi|đồng đội)\s*[#.:]?\s*(\d{1,2}|[A-D](?![\p{L}]))?\s*[-–:.]?\s*(.*)$/isu;

/** “Player 2”, “Player B”, “HDC 2”, “Player 2 HDC”, “Captain Name”: a heading of one of several players in a row, and which; null: of all of them. */
export function numberedHeading(heading: string): { meaning: Meaning; number: number } | null {
  const short = heading.slice(0, LONGEST_HEADING).trim();
  const [, role = '', which, rest = ''] = ROLE.exec(short) ?? [];
  const isCaptain = /^(?:captain|đội trưởng|trưởng nhóm)$/iu.test(role);
  const own = rest === '' ? (isCaptain ? 'name' : null) : meaningOf(rest);
  if (own !== null && (isCaptain || which !== undefined)) return { meaning: own, number: isCaptain ? 0 : numberOf(which) };
  const [, text = '', number, letter] = /^(.*?)(?:[\s.#:_-]*(\d{1,2})|\s([A-D]))\s*$/s.exec(short) ?? [];
  const meaning = text.trim() === '' ? null : meaningOf(text);
  // “HDC A” and “Flight A” say a division
  if (meaning === null || (letter !== undefined && meaning !== 'name')) return null;
  return { meaning, number: numberOf(number ?? letter) };
}

const numberOf = (which = '0'): number => (/\d/.test(which) ? Number(which) : 'ABCD'.indexOf(which.toUpperCase()) + 1);

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
 * called “Golfer” heads no list. Guesses count beside a heading that is known.
 */
export function headingCount(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  const own = filled.map(meaningOf);
  const numbered = filled.flatMap((cell, at) => (own[at] === null ? (numberedHeading(cell) ?? []) : []));
  const told = [...own.filter((meaning) => meaning !== null), ...numbered.map(({ meaning }) => meaning)];
  const meanings = new Set(told.length > 0 && filled.length > 1 ? [...told, ...filled.flatMap((cell) => guessOf(cell) ?? [])] : told);
  const hasName = meanings.has('name') || meanings.has('name-or-given');
  const players = new Set(numbered.map(({ number }) => number)).size;
  return hasName && (meanings.size > 1 || players > 1 || filled.length === 1) ? Math.max(meanings.size, Math.min(players, 2)) : 0;
}
