import type { Run } from './font.ts';
import type { Box, Line, Surface, Tag } from './surface.ts';
import { asText, type Element, type TaggedDocument } from './tagged-document.ts';

type OpenedPicture = { readonly width: number; readonly height: number };
/** What the document can do too, which its types leave out. */
type Inside = {
  openImage(file: Buffer): OpenedPicture;
  _font: { layout(text: string): { glyphs: readonly { id: number; codePoints: readonly number[] }[] } };
};

type Placement = { x: number; y: number; scale: number };
/** Something to draw with words in it; `said`: what they are where nobody could tell it from what is drawn. `more`: other words follow. */
type Piece = { draw: (more: boolean) => void; said: () => string | null };
/** What one element has on a page. */
type Leaf = { element: Element; placement: Placement; pieces: Piece[] };
type Place = { group: Element } | { leaf: Leaf } | 'furniture';

const GROUPS: readonly string[] = ['Document', 'Sect', 'Table', 'TR'];

/**
 * The pages of a PDF. What a page says is written into it behind all its lines and backgrounds, in the order in which it is read, so each part is marked
 * once; what no part has is marked as something to pass over.
 */
export function pdfSurface(doc: TaggedDocument): Surface & { end(): void } {
  const inside = doc as unknown as Inside;
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

  let height = 0;
  let decoration: (() => void)[] = [];
  let leaves: Leaf[] = [];
  let furniture: (() => void)[] = [];
  let placement: Placement = { x: 0, y: 0, scale: 1 };
  let place: Place = { group: doc.whole };
  let marks = 0;
  const known = new Map<object, Element>();
  const paragraphs = new Map<Element, Leaf>();

  const put = ({ x, y, scale }: Placement, draw: () => void): void => {
    if (x === 0 && y === 0 && scale === 1) return draw();
    doc.save().translate(x, y).scale(scale);
    draw();
    doc.restore();
  };
  const within = (inner: Place, draw: () => void): void => {
    const outer = place;
    place = inner;
    draw();
    place = outer;
  };

  function begin(tag: Tag, parent: Element): Element {
    const element: Element = { tag, parent, kids: [], ...(tag.box && { box: onPage(tag.box) }) };
    parent.kids.push(element);
    paragraphs.delete(parent);
    return element;
  }
  function onPage({ x, y, ...of }: Box): Box {
    const { scale } = placement;
    const bottom = placement.y + (y + of.height) * scale;
    return { x: placement.x + x * scale, y: height - bottom, width: of.width * scale, height: of.height * scale };
  }
  const leafOf = (element: Element): Leaf => ({ element, placement, pieces: [] });
  function add(leaf: Leaf, piece: Piece): void {
    if (leaf.pieces.length === 0) leaves.push(leaf);
    leaf.pieces.push(piece);
  }
  /** Where words go that have no tag of their own; those of a section are one paragraph until something with a tag follows. */
  function paragraph(group: Element): Leaf {
    const shared = paragraphs.get(group);
    if (shared) return shared;
    const leaf = leafOf(begin({ role: 'P' }, group));
    if (group.tag.role === 'Sect') paragraphs.set(group, leaf);
    return leaf;
  }
  function say(piece: Piece): void {
    const there = placement;
    if (place === 'furniture') {
      furniture.push(() => {
        piece.said();
        put(there, () => piece.draw(false));
      });
    } else add('leaf' in place ? place.leaf : paragraph(place.group), piece);
  }
  /** Part of a figure, or of dots that say something; else it is only to look at. */
  let figure: (() => void)[] | null = null;
  const mark = (draw: () => void): void => void (figure ?? decoration).push(draw);
  function drawing(draw: () => void): (() => void)[] {
    const marks: (() => void)[] = [];
    const outer = figure;
    figure = marks;
    draw();
    figure = outer;
    return marks;
  }

  /** What a reader makes of letters: a sign stands for the letters that it was first written for. */
  const signs = new Map<Run['font'], Map<number, string>>();
  function readBack(run: Run): string {
    const letters = signs.get(run.font) ?? new Map<number, string>();
    signs.set(run.font, letters);
    setFont(run, 1);
    let read = '';
    for (const { id, codePoints } of inside._font.layout(run.text).glyphs) {
      const known = letters.get(id);
      if (known === undefined) letters.set(id, String.fromCodePoint(...codePoints));
      read += known ?? letters.get(id);
    }
    return read;
  }
  const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

  function write({ runs, x, baseline }: Line, size: number, more: boolean): void {
    let left = x;
    for (const [nth, run] of runs.entries()) {
      const text = more && nth === runs.length - 1 ? `${run.text} ` : run.text;
      setFont(run, size).text(text, round(left), round(baseline), { lineBreak: false, baseline: 'alphabetic' });
      left += doc.widthOfString(run.text);
    }
  }

  function flushLeaf({ element, placement: there, pieces }: Leaf): void {
    const drawn = pieces.map(({ draw, said }) => ({ draw, said: said() }));
    if (drawn.length === 1 && drawn[0]?.said) element.said = drawn[0].said;
    put(there, () =>
      doc.mark(element, marks++, () => {
        for (const [nth, { draw, said }] of drawn.entries()) {
          if (said !== null) doc.addContent(`/Span <</ActualText ${asText(said)}>> BDC`);
          draw(said === null && nth < drawn.length - 1);
          if (said !== null) doc.addContent('EMC');
        }
      }),
    );
  }
  function artifact(kind: 'Layout' | 'Pagination', draws: readonly (() => void)[]): void {
    if (draws.length === 0) return;
    doc.addContent(`/Artifact <</Type/${kind}>> BDC`);
    for (const draw of draws) draw();
    doc.addContent('EMC');
  }
  function flush(): void {
    if (height === 0) return;
    artifact('Layout', decoration);
    for (const leaf of leaves) flushLeaf(leaf);
    artifact('Pagination', furniture);
    [decoration, leaves, furniture, marks] = [[], [], [], 0];
    paragraphs.clear();
  }

  return {
    page: (size) => {
      flush();
      doc.begin(size.width, size.height);
      height = size.height;
    },
    end: () => {
      flush();
      doc.end();
    },
    measure: (run, size) => setFont(run, size).widthOfString(run.text),
    text: (said, lines, { size, colour }) => {
      const wanted = plain(said);
      say({
        said: () => (plain(lines.map(({ runs }) => runs.map(readBack).join('')).join(' ')) === wanted ? null : wanted),
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
    placed: (x, y, scale, draw) => {
      const outer = placement;
      placement = { x: outer.x + x * outer.scale, y: outer.y + y * outer.scale, scale: outer.scale * scale };
      mark(() => void doc.save().translate(x, y).scale(scale));
      draw();
      mark(() => void doc.restore());
      placement = outer;
    },
    tagged: (tag, draw) => {
      if (tag.role === 'Artifact' || place === 'furniture') return within('furniture', () => draw(false));
      const parent = 'leaf' in place ? place.leaf.element : place.group;
      const begun = tag.of && known.get(tag.of);
      const element = begun ?? begin(tag, parent);
      if (tag.of) known.set(tag.of, element);
      if (GROUPS.includes(tag.role)) return within({ group: element }, () => draw(begun !== undefined));
      const leaf = leafOf(element);
      within({ leaf }, () => {
        if (tag.role !== 'Figure') return draw(false);
        const shapes = drawing(() => draw(false));
        add(leaf, { said: () => null, draw: () => shapes.forEach((shape) => void shape()) });
      });
    },
    spoken: (said, draw) => {
      const shapes = drawing(draw);
      say({ said: () => said, draw: () => shapes.forEach((shape) => void shape()) });
    },
  };
}

/** A hundredth of a point is what a printer cannot show, and each letter of a number is a byte. */
const round = (length: number): number => Math.round(length * 100) / 100;
