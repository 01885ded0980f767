import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { Box, Tag } from './surface.ts';

type Reference = ReturnType<InstanceType<typeof PDFDocument>['ref']>;
/** Marked content: the nth mark of the nth page. */
type Mark = { page: number; nth: number };
/** A part of the document in the order in which it is read; `spokenText`: in place of what is marked, `box`: where a figure stands, from below. */
export type Element = { tag: Tag | { role: 'Document' }; parent: Element | null; kids: (Element | Mark)[]; spokenText?: string; box?: Box };

/** What pdfkit keeps for itself. Its version is an exact one, and the tests of papers read what is written. */
type Inside = {
  info: Record<string, unknown>;
  _offsets: (number | Packed | null)[];
  _offset: number;
  _ended: boolean;
  _root: Reference;
  _info: Reference;
  _id: Uint8Array;
  _write(line: string): void;
  _refEnd(ref: Reference & { offset?: Packed }): void;
  push(chunk: null): void;
};
type Keeps = { _addInfo(): void; endMarkings(): void };
/** An object that stands in a stream of objects, as the nth of it. */
type Packed = { stream: number; nth: number };

const IN_A_STREAM = 1000;
/** The bytes of a row of the table of objects: its kind, where it is, which it is there. */
const WIDTHS = [1, 4, 2] as const;
const ROW = 7;

/**
 * A PDF whose parts say what they are (ISO 32000-1, 14.7). pdfkit writes each tag as an object of some 95 bytes, and a list has five tags a
 * line: three times the file. So the tags, and the table of all objects, are packed into streams (7.5.7, 7.5.8), a few bytes each.
 */
export class TaggedDocument extends PDFDocument {
  readonly whole: Element = { tag: { role: 'Document' }, parent: null, kids: [] };
  private pages: Reference[] = [];

  constructor(info: { Title: string; Author: string; Creator: string }, language: string) {
    // no font of its own: each text names one
    super({ font: '', autoFirstPage: false, pdfVersion: '1.7', tagged: true, displayTitle: true, lang: language, info });
  }

  private get inside(): Inside {
    return this as unknown as Inside;
  }

  /** Begins a page without margins. */
  begin(width: number, height: number): void {
    this.addPage({ size: [width, height], margin: 0 });
    Object.assign(this.page.dictionary.data, { StructParents: this.pages.length, Tabs: 'S' });
    this.pages.push(this.page.dictionary);
  }

  /** Marks what is drawn meanwhile on the page as content of this element. */
  mark(element: Element, nth: number, draw: () => void): void {
    this.addContent(`/${element.tag.role} <</MCID ${nth}>> BDC`);
    element.kids.push({ page: this.pages.length - 1, nth });
    draw();
    this.addContent('EMC');
  }

  /** Called by pdfkit at the end. */
  override endMarkings(): void {
    const root = this.getStructTreeRoot();
    const elements = inOrder(this.whole);
    const refs = new Map(elements.map((element) => [element, this.ref({})]));
    const refOf = (element: Element): Reference => refs.get(element) as Reference;
    const tree = this.ref({});
    const ofPages = this.pages.map((): { ref: Reference; marked: Reference[] } => ({ ref: this.ref({}), marked: [] }));
    for (const element of elements)
      for (const kid of element.kids) if ('page' in kid) (ofPages[kid.page] as (typeof ofPages)[0]).marked[kid.nth] = refOf(element);
    const objects: [Reference, string][] = [[tree, `<</Nums[${ofPages.map(({ ref }, page) => `${page} ${ref}`).join(' ')}]>>`]];
    // the list of a page’s tags stands behind them, whose numbers it repeats
    let listed = 0;
    const list = (until: number): void => {
      for (const { ref, marked } of ofPages.slice(listed, until)) objects.push([ref, `[${marked.join(' ')}]`]);
      listed = Math.max(listed, until);
    };
    for (const element of elements) {
      list(element.kids.find((kid) => 'page' in kid)?.page ?? 0);
      objects.push([refOf(element), this.written(element, refOf, root)]);
    }
    list(ofPages.length);
    this.pack(objects);
    Object.assign(root.data, { K: refOf(this.whole), ParentTree: tree, ParentTreeNextKey: this.pages.length });
    (PDFDocument.prototype as unknown as Keeps).endMarkings.call(this);
  }

  /** Called by pdfkit, which writes the facts as XML and does not escape them. */
  _addInfo(): void {
    const { inside } = this;
    for (const [key, value] of Object.entries(inside.info)) if (typeof value === 'string') inside.info[key] = asXml(value);
    (PDFDocument.prototype as unknown as Keeps)._addInfo.call(this);
  }

  private written(element: Element, refOf: (element: Element) => Reference, root: Reference): string {
    const { tag, parent, kids, spokenText, box } = element;
    const { role, alt, scope, columns, language } = tag as Tag;
    const page = kids.find((kid) => 'page' in kid)?.page;
    const inside = kids.map((kid) => {
      if ('tag' in kid) return String(refOf(kid));
      return kid.page === page ? String(kid.nth) : `<</Type/MCR/Pg ${this.pages[kid.page]}/MCID ${kid.nth}>>`;
    });
    return [
      `<</S/${role}/P ${parent === null ? root : refOf(parent)}`,
      page !== undefined && `/Pg ${this.pages[page]}`,
      inside.length > 0 && `/K[${inside.join(' ')}]`,
      alt !== undefined && `/Alt${asText(alt)}`,
      spokenText !== undefined && `/ActualText${asText(spokenText)}`,
      language && `/Lang(${language})`,
      scope && `/A<</O/Table/Scope/${scope}${columns ? `/ColSpan ${columns}` : ''}>>`,
      box && `/A<</O/Layout/Placement/Block/BBox[${[box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round).join(' ')}]>>`,
      '>>',
    ]
      .filter(Boolean)
      .join('');
  }

  private pack(objects: readonly (readonly [Reference, string])[]): void {
    for (let from = 0; from < objects.length; from += IN_A_STREAM) {
      const part = objects.slice(from, from + IN_A_STREAM);
      let length = 0;
      const places = part.map(([{ id }, text]) => {
        length += text.length + 1;
        return `${id} ${length - text.length - 1}`;
      });
      const head = `${places.join(' ')} `;
      const stream = this.ref({ Type: 'ObjStm', N: part.length, First: head.length, Filter: 'FlateDecode' });
      stream.end(deflateSync(Buffer.from(`${head}${part.map(([, text]) => text).join(' ')} `, 'latin1'), { level: 9 }));
      for (const [nth, [ref]] of part.entries()) this.inside._refEnd(Object.assign(ref, { offset: { stream: stream.id, nth } }));
    }
  }

  /** Called by pdfkit when all else is written: where each object is. Rows are written as differences from the row before. */
  _finalize(): void {
    const { inside } = this;
    inside._ended = false;
    const Size = inside._offsets.length + 2;
    const [start, { _root: Root, _info: Info, _id }] = [inside._offset, inside];
    const table = this.ref({
      ...{ Type: 'XRef', Size, W: WIDTHS, Root, Info, ID: [_id, _id] },
      DecodeParms: { Predictor: 12, Columns: ROW },
    });
    const rows = [[0, 0, 0xffff], ...[...inside._offsets.slice(0, -1), start].map(rowOf)].map((row) => Buffer.concat(row.map(bytes)));
    const [UP, none] = [2, Buffer.alloc(ROW)];
    table.end(Buffer.concat(rows.map((row, at) => Buffer.from([UP, ...row.map((byte, of) => byte - ((rows[at - 1] ?? none)[of] ?? 0))]))));
    for (const line of ['startxref', String(start), '%%EOF']) inside._write(line);
    inside.push(null);
  }
}

const rowOf = (at: number | Packed | null): number[] => {
  if (at === null) return [0, 0, 0];
  return typeof at === 'number' ? [1, at, 0] : [2, at.stream, at.nth];
};
function bytes(number: number, column: number): Buffer {
  const width = WIDTHS[column] ?? 0;
  const buffer = Buffer.alloc(width);
  buffer.writeUIntBE(number, 0, width);
  return buffer;
}

const inOrder = (element: Element): Element[] => [element, ...element.kids.flatMap((kid) => ('tag' in kid ? inOrder(kid) : []))];

/** Letters of every alphabet, as a PDF has them. */
export const asText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const asXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
