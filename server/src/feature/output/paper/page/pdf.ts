import type { Run } from './font.ts';
import type { Surface, TextLine } from './surface.ts';
import type { TaggedDocument } from './tagged-document.ts';
import { createTagging } from './tagging.ts';

type OpenedPicture = { readonly width: number; readonly height: number };
/** What the document can do too, which its types leave out. */
type Inside = {
  openImage(file: Buffer): OpenedPicture;
  _font: { layout(text: string): { glyphs: readonly { id: number; codePoints: readonly number[] }[] } };
};

/** The pages of a PDF; `end`: there are no more. */
export function pdfSurface(doc: TaggedDocument): Surface & { end(): void } {
  const inside = doc as unknown as Inside;
  const { say, mark, page, flush, ...tagging } = createTagging(doc);
  /** The document knows a font by its name: handing it the font itself makes it compare all it has. */
  const names = new Map<Run['font'], string>();
  const nameOf = (font: Run['font']): string => {
    const name = names.get(font) ?? `font ${names.size + 1}`;
    if (!names.has(font)) doc.registerFont(name, font as never);
    names.set(font, name);
    return name;
  };
  const setFont = ({ font }: Pick<Run, 'font'>, size: number) => doc.font(nameOf(font)).fontSize(size);
  /** The document takes a picture in once and shows it wherever it stands. */
  const pictures = new Map<Uint8Array, OpenedPicture>();

  /** What a reader makes of letters: a sign stands for the letters that it was first written for. */
  const signs = new Map<Run['font'], Map<number, string>>();
  function readBack(run: Run): string {
    const letters = signs.get(run.font) ?? new Map<number, string>();
    signs.set(run.font, letters);
    setFont(run, 1);
    let read = '';
    for (const { id, codePoints } of inside._font.layout(run.text).glyphs) {
      const letter = letters.get(id) ?? String.fromCodePoint(...codePoints);
      letters.set(id, letter);
      read += letter;
    }
    return read;
  }

  /** `more`: other words follow, behind a space. */
  function write({ runs, x, baseline }: TextLine, size: number, more: boolean): void {
    let left = x;
    for (const [nth, run] of runs.entries()) {
      const isLast = nth === runs.length - 1;
      const text = isLast && more ? `${run.text} ` : run.text;
      setFont(run, size).text(text, round(left), round(baseline), { lineBreak: false, baseline: 'alphabetic' });
      if (!isLast) left += doc.widthOfString(run.text);
    }
  }

  return {
    ...tagging,
    page: (size) => {
      if (doc.page) flush();
      page(size);
    },
    end: () => {
      if (doc.page) flush();
      doc.end();
    },
    measure: (run, size) => setFont(run, size).widthOfString(run.text),
    text: (spokenText, lines, { size, colour }) => {
      const wanted = inOneLine(spokenText);
      say({
        spokenText: () => (inOneLine(lines.map(({ runs }) => runs.map(readBack).join('')).join(' ')) === wanted ? null : wanted),
        draw: (more) => {
          doc.fillColor(colour);
          for (const [nth, line] of lines.entries()) write(line, round(size), more || nth < lines.length - 1);
        },
      });
    },
    line: (from, to, { width, colour, dashed }) =>
      mark(() => {
        doc.save().lineWidth(width).strokeColor(colour);
        if (dashed) doc.dash(3, { space: 3 });
        doc
          .moveTo(...from)
          .lineTo(...to)
          .stroke()
          .restore();
      }),
    frame: ({ x, y, width, height }, look) =>
      mark(() => void doc.lineWidth(look.width).strokeColor(look.colour).rect(x, y, width, height).stroke()),
    fill: (boxes, colour) =>
      mark(() => {
        for (const { x, y, width, height } of boxes) doc.rect(x, y, width, height);
        doc.fill(colour);
      }),
    dot: (x, y, radius, colour) => mark(() => void doc.circle(x, y, radius).fill(colour)),
    picture: (bytes, { x, y, width, height }, align) =>
      mark(() => {
        const fit = { fit: [width, height] as [number, number], valign: 'center' as const };
        const picture = pictures.get(bytes) ?? inside.openImage(Buffer.from(bytes));
        pictures.set(bytes, picture);
        doc.image(picture as never, x, y, align === 'center' ? { ...fit, align } : fit);
      }),
  };
}

const inOneLine = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');
/** A hundredth of a point is what a printer cannot show, and each letter of a number is a byte. */
const round = (length: number): number => Math.round(length * 100) / 100;
