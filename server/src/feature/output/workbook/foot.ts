/** The most signs that Excel takes in all. */
const LONGEST_FOOT = 255;
/** Beside the number of the page, in small letters on an upright page. */
const LONGEST_LINE = 90;
/** More would stand in the table. */
const MOST_LINES = 3;

/**
 * The foot of a page in the signs of Excel: on the left what the sheet is, in as many lines as it needs, on the right the page. `&` begins a
 * sign of Excel's own, and digits after a size would be more of it. What is still too long ends in “…”.
 */
export function footText(said: string, page: string): string {
  const around = (text: string) => `&L&8 ${text}&R&8 ${page}`;
  const room = LONGEST_FOOT - around('').length;
  const lines = linesOf(said);
  const text = lines.slice(0, MOST_LINES).join('\n');
  if (lines.length <= MOST_LINES && doubled(text).length <= room) return around(doubled(text));
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (doubled(letters.join('')).length >= room) letters.pop();
  return around(`${doubled(letters.join('').trimEnd())}…`);
}

const doubled = (text: string): string => text.replaceAll('&', '&&');

/** Broken between words. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.pop();
    const longer = line === undefined ? word : `${line} ${word}`;
    lines.push(...(line === undefined || longer.length <= LONGEST_LINE ? [longer] : [line, word]));
  }
  return lines;
}
