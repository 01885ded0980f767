import type PDFDocument from 'pdfkit';
import type { Run } from './font.ts';
import type { Surface } from './surface.ts';

type Document = InstanceType<typeof PDFDocument>;
type OpenedPicture = { readonly width: number; readonly height: number };
/** What the document can do too, which its types leave out. */
type OpensPictures = { openImage(file: Buffer): OpenedPicture };

/** The pages of a PDF. */
export function pdfSurface(doc: Document): Surface {
  /** The document knows a font by its name: handing it the font itself makes it compare all it has. */
  const names = new Map<Run['font'], string>();
  const nameOf = (font: Run['font']): string => {
    const known = names.get(font) ?? `font ${names.size + 1}`;
    if (!names.has(font)) doc.registerFont(known, font as never);
    names.set(font, known);
    return known;
  };
  const setFont = ({ font }: Pick<Run, 'font'>, size: number) => doc.font(nameOf(font)).fontSize(size);
  /** The document takes a picture in once and shows it wherever it stands. */
  const pictures = new Map<Uint8Array, OpenedPicture>();

  return {
    page: ({ width, height }) => void doc.addPage({ size: [width, height], margin: 0 }),
    measure: (run, size) => setFont(run, size).widthOfString(run.text),
    text: (run, { x, baseline }, { size, colour }) =>
      void setFont(run, size).fillColor(colour).text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' }),
    line: (from, to, { width, colour, dashed }) => {
      doc.save().lineWidth(width).strokeColor(colour);
      if (dashed) doc.dash(3, { space: 3 });
      doc
        .moveTo(...from)
        .lineTo(...to)
        .stroke()
        .restore();
    },
    frame: ({ x, y, width, height }, look) => void doc.lineWidth(look.width).strokeColor(look.colour).rect(x, y, width, height).stroke(),
    fill: (boxes, colour) => {
      for (const { x, y, width, height } of boxes) doc.rect(x, y, width, height);
      doc.fill(colour);
    },
    dot: (x, y, radius, colour) => void doc.circle(x, y, radius).fill(colour),
    picture: (bytes, { x, y, width, height }, align) => {
      const fit = { fit: [width, height] as [number, number], valign: 'center' as const };
      const picture = pictures.get(bytes) ?? (doc as unknown as OpensPictures).openImage(Buffer.from(bytes));
      pictures.set(bytes, picture);
      doc.image(picture as never, x, y, align === 'center' ? { ...fit, align } : fit);
    },
    placed: (x, y, scale, draw) => {
      doc.save().translate(x, y).scale(scale);
      draw();
      doc.restore();
    },
  };
}
