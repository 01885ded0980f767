import type { Box, Surface, Tag } from './surface.ts';
import { asText, type Element, type TaggedDocument } from './tagged-document.ts';

type Draw = () => void;
type Placement = { x: number; y: number; scale: number };
/** Words to draw; `spokenText`: what they are, where nobody could tell it from what is drawn. `more`: other words follow. */
type Piece = { draw: (more: boolean) => void; spokenText: () => string | null };
/** What one element has on a page. */
type Leaf = { element: Element; placement: Placement; pieces: Piece[] };
type TagPosition = { group: Element } | { leaf: Leaf } | 'furniture';

const GROUPS: readonly string[] = ['Document', 'Sect', 'Table', 'TR'];

/**
 * Puts what is drawn on a page into the tags that it is drawn in. Words are kept until the page is whole, and stand in it behind all lines and
 * backgrounds, so each element is marked once; what belongs to no element is marked as something to pass over.
 */
export function createTagging(doc: TaggedDocument) {
  let height = 0;
  let decoration: Draw[] = [];
  let leaves: Leaf[] = [];
  let furniture: Draw[] = [];
  let marks = 0;
  /** Where what is drawn now belongs: in which element, and in which part of a figure. */
  let place: TagPosition = { group: doc.whole };
  let figure: Draw[] | null = null;
  let placement: Placement = { x: 0, y: 0, scale: 1 };
  /** Elements that may go on, and the paragraph of a section. */
  const begun = new Map<object, Element>();
  const paragraphs = new Map<Element, Leaf>();

  const put = ({ x, y, scale }: Placement, draw: Draw): void => {
    const isMoved = x !== 0 || y !== 0 || scale !== 1;
    if (isMoved) doc.save().translate(x, y).scale(scale);
    draw();
    if (isMoved) doc.restore();
  };
  const within = (inner: TagPosition, draw: Draw): void => {
    const outer = place;
    place = inner;
    draw();
    place = outer;
  };
  const mark = (draw: Draw): void => void (figure ?? decoration).push(draw);
  function shapesOf(draw: Draw): Draw[] {
    const [shapes, outer]: [Draw[], Draw[] | null] = [[], figure];
    figure = shapes;
    draw();
    figure = outer;
    return shapes;
  }
  const drawing = (shapes: readonly Draw[], spokenText: string | null): Piece => ({
    spokenText: () => spokenText,
    draw: () => {
      for (const shape of shapes) shape();
    },
  });

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
  function paragraphOf(group: Element): Leaf {
    const shared = paragraphs.get(group);
    if (shared) return shared;
    const leaf = leafOf(begin({ role: 'P' }, group));
    if (group.tag.role === 'Sect') paragraphs.set(group, leaf);
    return leaf;
  }
  function say(piece: Piece): void {
    const there = placement;
    const pass = (): void => {
      piece.spokenText();
      put(there, () => piece.draw(false));
    };
    if (place === 'furniture') furniture.push(pass);
    else add('leaf' in place ? place.leaf : paragraphOf(place.group), piece);
  }

  function drawLeaf({ element, placement: there, pieces }: Leaf): void {
    const drawn = pieces.map(({ draw, spokenText }) => ({ draw, spokenText: spokenText() }));
    if (drawn.length === 1 && drawn[0]?.spokenText) element.spokenText = drawn[0].spokenText;
    const draw = (): void => {
      for (const [nth, { draw, spokenText }] of drawn.entries()) {
        if (spokenText !== null) doc.addContent(`/Span <</ActualText ${asText(spokenText)}>> BDC`);
        draw(spokenText === null && nth < drawn.length - 1);
        if (spokenText !== null) doc.addContent('EMC');
      }
    };
    put(there, () => doc.mark(element, marks++, draw));
  }
  function passOver(kind: 'Layout' | 'Pagination', draws: readonly Draw[]): void {
    if (draws.length === 0) return;
    doc.addContent(`/Artifact <</Type/${kind}>> BDC`);
    for (const draw of draws) draw();
    doc.addContent('EMC');
  }

  const drawIn = (leaf: Leaf, draw: Draw): void =>
    within({ leaf }, () => {
      if ((leaf.element.tag as Tag).role === 'Figure') add(leaf, drawing(shapesOf(draw), null));
      else draw();
    });

  return {
    say,
    /** Draws something that belongs to the figure around it, or is only to look at. */
    mark,
    page: (size: Pick<Box, 'width' | 'height'>): void => {
      doc.begin(size.width, size.height);
      height = size.height;
    },
    /** Draws the page: nothing is on it before. */
    flush: (): void => {
      passOver('Layout', decoration);
      for (const leaf of leaves) drawLeaf(leaf);
      passOver('Pagination', furniture);
      [decoration, leaves, furniture, marks] = [[], [], [], 0];
      paragraphs.clear();
    },
    placed: (x: number, y: number, scale: number, draw: Draw): void => {
      const outer = placement;
      placement = { x: outer.x + x * outer.scale, y: outer.y + y * outer.scale, scale: outer.scale * scale };
      mark(() => void doc.save().translate(x, y).scale(scale));
      draw();
      mark(() => void doc.restore());
      placement = outer;
    },
    tagged: (tag: Tag, draw: Parameters<Surface['tagged']>[1]): void => {
      if (tag.role === 'Artifact' || place === 'furniture') within('furniture', () => draw(false));
      else {
        const known = tag.of && begun.get(tag.of);
        const element = known ?? begin(tag, 'leaf' in place ? place.leaf.element : place.group);
        if (tag.of) begun.set(tag.of, element);
        if (GROUPS.includes(tag.role)) within({ group: element }, () => draw(known !== undefined));
        else drawIn(leafOf(element), () => draw(false));
      }
    },
    spoken: (spokenText: string, draw: Draw): void => say(drawing(shapesOf(draw), spokenText)),
  };
}
