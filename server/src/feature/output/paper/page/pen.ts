import QRCode from 'qrcode';
import type { Fonts } from './font.ts';
import type { Box, Surface, Tag, TextLine } from './surface.ts';
import { createTextSetter, leading, type Style } from './text-setter.ts';

export type { Box, Style };
export const INK = '#000000';
export const SOFT = '#555555';
export const LINE = '#999999';

const POINTS_IN_MILLIMETRE = 72 / 25.4;

/** What every paper is drawn with: texts that fit their boxes, lines, QR codes. Lengths are points, 1/72 inch. */
export type Pen = ReturnType<typeof createPen>;

export function createPen(surface: Surface, fonts: Fonts) {
  const { measure, printable, linesOf, fitted, lineIn } = createTextSetter(surface, fonts);

  const text = (spokenText: string, lines: readonly TextLine[], size: number, { heading, language, colour = INK }: Style): void => {
    if (lines.every(({ runs }) => runs.length === 0)) return;
    const draw = () => surface.text(spokenText, lines, { size, colour });
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
    write(spokenText: string, box: Box, style: Style): void {
      const { lines, size } = fitted(spokenText, box, style);
      const top = box.y + (box.height - lines.length * leading(size)) / 2;
      pen.writeLines(spokenText, lines, { ...box, y: top, height: leading(size) }, { ...style, size });
    },

    /** A text in lines of at most this width. A word that is wider goes on in the next line, if it can after a sign. */
    lines: (text: string, width: number, { size, face = 'regular' }: Pick<Style, 'size' | 'face'>): string[] =>
      linesOf(printable(text, face), { width, size, face }) ?? [],

    /** A text in the lines that it was parted into; `box`: of the first. */
    writeLines(spokenText: string, lines: readonly string[], box: Box, style: Style): void {
      const drawn = lines.map((line, nth) => lineIn(line, { ...box, y: box.y + nth * box.height }, style));
      text(spokenText, drawn, style.size, style);
    },

    leading,

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
    spoken: (spokenText: string, draw: () => void): void => surface.spoken(spokenText, draw),

    /** Draws something made for a box of another size. */
    scaled(box: Box, design: Pick<Box, 'width' | 'height'>, draw: () => void): void {
      const scale = Math.min(box.width / design.width, box.height / design.height);
      const [x, y] = [box.x + (box.width - design.width * scale) / 2, box.y + (box.height - design.height * scale) / 2];
      surface.placed(x, y, scale, draw);
    },
  };
  return pen;
}
