import type { Language } from '@fairway/api';
import QRCode from 'qrcode';
import { type Face, type Fonts, isPrintable, type Run } from './font.ts';
import type { Box, Line, Surface, Tag } from './surface.ts';

export type { Box };
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

export const INK = '#000000';
export const SOFT = '#555555';
export const LINE = '#999999';

const POINTS_IN_MILLIMETRE = 72 / 25.4;

const TO_WRITE_ON = '________';

/** Of the letters' size: how high a capital is, and how far apart lines stand. */
const CAPITAL = 0.73;
const LEADING = 1.32;
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

/** What every paper is drawn with: texts that fit their boxes, lines, QR codes. Lengths are points, 1/72 inch. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(surface: Surface, fonts: Fonts) {
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
      return lines && (lines.length <= 1 || lines.length * pen.leading(smaller) <= height) ? lines : null;
    };
    for (const [whole, end] of [[true, least] as const, [false, SMALLEST] as const])
      for (let smaller = size; smaller > end; smaller *= 0.97) {
        const lines = linesIn(smaller, whole);
        if (lines) return { lines, size: smaller };
      }
    return { lines: [words], size: SMALLEST };
  };

  /** A line in the middle of its box's height. */
  const lineIn = (line: string, box: Box, { size, face = 'regular', align = 'left' }: Style): Line => {
    const runs = runsOf(line, face) ?? [];
    const spare = box.width - widthOf(runs, size);
    const x = box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
    return { runs, x, baseline: box.y + box.height / 2 + (CAPITAL * size) / 2 };
  };

  const text = (said: string, lines: readonly Line[], size: number, { heading, language, colour = INK }: Style): void => {
    if (lines.every(({ runs }) => runs.length === 0)) return;
    const draw = () => surface.text(said, lines, { size, colour });
    if (heading || language) surface.tagged({ role: heading ?? 'P', ...(language && { language }) }, draw);
    else draw();
  };

  /** Of a code: a page’s foot has the same on every page, and its place is measured before it is drawn. */
  const codes = new Map<string, ReturnType<typeof QRCode.create>['modules']>();
  const qrModules = (address: string) => {
    const modules = codes.get(address) ?? QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
    codes.set(address, modules);
    return modules;
  };
  const figure = (alt: string, box: Box, draw: () => void): void => surface.tagged({ role: 'Figure', alt, box }, draw);

  const pen = {
    surface,
    measure,

    /** A text in the middle of its box, in as many lines as it is high for. It is drawn smaller where it would not fit. */
    write(said: string, box: Box, style: Style): void {
      const { lines, size } = fitted(said, box, style);
      const top = box.y + (box.height - lines.length * pen.leading(size)) / 2;
      pen.writeLines(said, lines, { ...box, y: top, height: pen.leading(size) }, { ...style, size });
    },

    /** A text in lines of at most this width. A word that is wider goes on in the next line, if it can after a sign. */
    lines: (text: string, width: number, { size, face = 'regular' }: Pick<Style, 'size' | 'face'>): string[] =>
      linesOf(printable(text, face), { width, size, face }) ?? [],

    /** A text in the lines that it was parted into; `box`: of the first. */
    writeLines(said: string, lines: readonly string[], box: Box, style: Style): void {
      const drawn = lines.map((line, nth) => lineIn(line, { ...box, y: box.y + nth * box.height }, style));
      text(said, drawn, style.size, style);
    },

    leading: (size: number): number => size * LEADING,

    line(x1: number, y1: number, x2: number, y2: number, { width = 0.5, colour = LINE, dashed = false } = {}): void {
      surface.line([x1, y1], [x2, y2], { width, colour, dashed });
    },

    frame(box: Box, { line = 0.5, colour = LINE, fill }: { line?: number; colour?: string; fill?: string } = {}): void {
      if (fill !== undefined) surface.fill([box], fill);
      if (line > 0) surface.frame(box, { width: line, colour });
    },

    dot(x: number, y: number, radius: number): void {
      surface.dot(x, y, radius, INK);
    },

    /** How wide a QR code is whose dark and light squares are so wide. */
    qrWidth: (text: string, squareMillimetres: number): number => qrModules(text).size * squareMillimetres * POINTS_IN_MILLIMETRE,

    /** It needs four of its squares of white on every side; `alt`: where it leads. */
    qr(text: string, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>, alt: string): void {
      const modules = qrModules(text);
      const side = width / modules.size;
      const dark: Box[] = [];
      for (let row = 0; row < modules.size; row++)
        for (let from = 0, to = 0; from < modules.size; from = to + 1) {
          to = from;
          while (to < modules.size && modules.get(row, to)) to++;
          if (to > from) dark.push({ x: from, y: row, width: to - from, height: 1 });
        }
      figure(alt, { x, y, width, height: width }, () => surface.placed(x, y, side, () => surface.fill(dark, INK)));
    },

    /** A picture as large as the box allows; `alt`: what it shows, `align`: where it stands in a wider one. */
    picture(bytes: Uint8Array, box: Box, alt: string, align: 'left' | 'center' = 'left'): void {
      figure(alt, box, () => surface.picture(bytes, box, align));
    },

    /** What is drawn meanwhile is this, for whoever hears the paper; `goesOn`: an earlier page has begun it. */
    tagged: (tag: Tag, draw: (goesOn: boolean) => void): void => surface.tagged(tag, draw),
    /** What is drawn meanwhile, such as dots, reads so. */
    spoken: (said: string, draw: () => void): void => surface.spoken(said, draw),

    /** Draws something made for a box of another size. */
    scaled(box: Box, design: Pick<Box, 'width' | 'height'>, draw: () => void): void {
      const scale = Math.min(box.width / design.width, box.height / design.height);
      const [x, y] = [box.x + (box.width - design.width * scale) / 2, box.y + (box.height - design.height * scale) / 2];
      surface.placed(x, y, scale, draw);
    },
  };
  return pen;
}
