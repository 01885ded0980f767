import type { Language } from '@fairway/api';
import { type Face, type Fonts, isPrintable, type Run } from './font.ts';
import type { Box, Surface, TextLine } from './surface.ts';

/** `heading`: of which level, for whoever hears it; `language`: where it is not the paper’s. */
export type Style = {
  size: number;
  face?: Face;
  align?: 'left' | 'center' | 'right';
  colour?: string;
  least?: number;
  heading?: 'H1' | 'H2';
  language?: Language;
};

const TO_WRITE_ON = '________';

/** Of the letters' size: how high a capital is, and how far apart lines stand. */
const CAPITAL = 0.73;
const LEADING = 1.32;
export const leading = (size: number): number => size * LEADING;
/** Nothing is drawn smaller, wherever it does not fit. */
const SMALLEST = 1;

const letters = new Intl.Segmenter('vi');

/** A part of so few letters looks lost in a line of its own. */
const FEW_LETTERS = 3;

/** A word in parts that fit: after its signs where that is enough, else between letters; even ones where the last would be lost. */
function brokenWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = word
    .split(/(?<=[/\-.@_])/)
    .flatMap((part) => (fits(part) ? [part] : Array.from(letters.segment(part), ({ segment }) => segment)));
  const lines = filled(parts, fits);
  if ((lines.at(-1) ?? '').length >= FEW_LETTERS) return lines;
  const most = Math.ceil(word.length / lines.length);
  const even = filled(parts, (part) => part.length <= most && fits(part));
  return even.length === lines.length ? even : lines;
}

const filled = (parts: readonly string[], fits: (part: string) => boolean): string[] =>
  parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1);
    if (last !== undefined && fits(last + part)) lines[lines.length - 1] = last + part;
    else lines.push(part);
    return lines;
  }, []);

/** How texts stand in their boxes: in which letters, how large, and in which lines. */
export function createTextSetter(surface: Pick<Surface, 'measure'>, fonts: Fonts) {
  /** A text is asked for again and again until it fits. */
  const known = { regular: new Map<string, Run[] | null>(), bold: new Map<string, Run[] | null>() };
  const runsOf = (text: string, face: Face): Run[] | null => {
    const found = known[face].get(text);
    if (found !== undefined) return found;
    const runs = fonts.runs(text, face);
    known[face].set(text, runs);
    return runs;
  };
  const widths = new Map<Run, number>();
  const widthOfRun = (run: Run): number => {
    const width = widths.get(run) ?? surface.measure(run, 1);
    widths.set(run, width);
    return width;
  };
  const widthOf = (runs: readonly Run[], size: number): number => runs.reduce((sum, run) => sum + widthOfRun(run) * size, 0);
  const measure = (text: string, size: number, face: Face = 'regular'): number => widthOf(runsOf(text, face) ?? [], size);

  /** Words with letters that no font has are left as one line to write them on; so is a text of nothing but signs that no font has. */
  const printable = (text: string, face: Face): string => {
    const words = text
      .split(/[ \t\r\n]+/)
      .map((word) => (runsOf(word, face) === null ? TO_WRITE_ON : word))
      .filter((word, at, all) => word !== TO_WRITE_ON || all[at - 1] !== TO_WRITE_ON);
    if (!isPrintable({ runs: runsOf }, words.join(' '), face)) return TO_WRITE_ON;
    return words.filter((word) => runsOf(word, face)?.length !== 0).join(' ');
  };

  /** A printable text in lines of at most this width; `whole`: null where a word would be broken. */
  const linesOf = (text: string, { width, size, face }: { width: number; size: number; face: Face }, whole = false): string[] | null => {
    const lines: string[] = [];
    const fits = (part: string): boolean => measure(part, size, face) <= width;
    for (const word of text.split(' ').filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
      else if (fits(word)) lines.push(word);
      else if (whole) return null;
      else lines.push(...brokenWord(word, fits));
    }
    return lines;
  };

  /** The largest letters in which a text fits its box: with its words whole down to the least, and broken only then. Nothing is cut. */
  const fitted = (
    text: string,
    { width, height }: Pick<Box, 'width' | 'height'>,
    { size, face = 'regular', least = size * 0.6 }: Style,
  ) => {
    const words = printable(text, face);
    const linesIn = (smaller: number, whole: boolean): string[] | null => {
      const lines = linesOf(words, { width, size: smaller, face }, whole);
      return lines && (lines.length <= 1 || lines.length * leading(smaller) <= height) ? lines : null;
    };
    for (const [whole, end] of [[true, least] as const, [false, SMALLEST] as const])
      for (let smaller = size; smaller > end; smaller *= 0.97) {
        const lines = linesIn(smaller, whole);
        if (lines) return { lines, size: smaller };
      }
    return { lines: [words], size: SMALLEST };
  };

  /** A line in the middle of its box's height. */
  const lineIn = (line: string, box: Box, { size, face = 'regular', align = 'left' }: Style): TextLine => {
    const runs = runsOf(line, face) ?? [];
    const spare = box.width - widthOf(runs, size);
    const x = box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
    return { runs, x, baseline: box.y + box.height / 2 + (CAPITAL * size) / 2 };
  };

  return { measure, printable, linesOf, fitted, lineIn };
}
