/** Colours that are told apart beside each other, and on which white letters can be read; the first two are those of most cups. */
const COLOURS = [
  '#1d4ed8',
  '#b91c1c',
  '#15803d',
  '#b45309',
  '#7e22ce',
  '#0f766e',
  '#be185d',
  '#4d7c0f',
  '#1e3a5f',
  '#7c2d12',
  '#4b5563',
  '#a21caf',
  '#0e7490',
] as const;

/** The first colour that no team has, or of those that most have in common the first again. */
export function freeColour(colours: readonly string[]): string {
  const uses = (colour: string) => colours.filter((other) => other.toLowerCase() === colour).length;
  const least = Math.min(...COLOURS.map(uses));
  return COLOURS.find((colour) => uses(colour) === least) ?? COLOURS[0];
}

/** What clubs are called by before their names. */
const KINDS: ReadonlySet<string> = new Set(['clb', 'club', 'golf', 'gc', 'g&cc', 'đội', 'team', 'hội', 'the']);
const MOST_LETTERS = 4;

/** Up to four letters for a name: of several words their first ones, of one word its first three. With a number where another team has them. */
export function freeShort(name: string, shorts: readonly string[]): string {
  const words = name.split(/[\s\-–—_.,/()]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const own = words.filter((word) => !KINDS.has(word.toLocaleLowerCase('vi')));
  const source = own.length > 0 ? own : words;
  const [first = name] = source;
  const letters = source.length > 1 ? source.map((word) => [...word][0] ?? '') : [...first].slice(0, 3);
  const short = letters.slice(0, MOST_LETTERS).join('').toLocaleUpperCase('vi');
  const isTaken = (one: string) => shorts.some((other) => other.toLocaleLowerCase('vi') === one.toLocaleLowerCase('vi'));
  if (!isTaken(short)) return short;
  const numbered = Array.from({ length: 26 }, (_, at) => {
    const number = String(at + 2);
    return [...short].slice(0, MOST_LETTERS - number.length).join('') + number;
  });
  return numbered.find((one) => !isTaken(one)) ?? short;
}
