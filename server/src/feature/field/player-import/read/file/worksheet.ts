import { ListRefused } from '../refused.ts';
import type { Merge, Sheet } from '../sheet.ts';
import { switchText, workbookText } from './cell-text.ts';
import { type CellWriter, cellWriter } from './cell-writer.ts';
import { type Shown, shownIso, shownValue, UNCALCULATED } from './shown.ts';
import type { Styles } from './style.ts';
import { type Attributes, isOn, walkXml } from './xml.ts';

/** What the cells of all sheets refer to. */
export type Book = {
  texts: readonly SharedText[];
  styles: Styles;
  isFrom1904: boolean;
  /** The program that wrote it leaves every formula to the next one. */
  isToCalculate: boolean;
};
export type SharedText = { text: string; isStruck: boolean };

const EXCEL_ROWS = 1_048_576;
const PLACE = /^([A-Z]{1,3})(\d{1,10})$/;

type Cell = { type: string; style: number; held: string; inline: string; hasFormula: boolean; hasValue: boolean };

/** The cells of a worksheet as they are shown; `cells` counts those of the sheets before it. A cell without a place stands behind the last. */
export function worksheet(name: string, xml: string, book: Book, cells: number): { sheet: Sheet; cells: number } {
  const writer = cellWriter(name, { cells, refusal: 'import-bomb' });
  let [row, column] = [-1, -1];
  let cell: Cell | null = null;
  let inside: 'held' | 'inline' | null = null;
  let isSound = false;
  walkXml(xml, {
    open(tag, attributes) {
      if (tag === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
        column = -1;
        if (!(row < EXCEL_ROWS)) throw new ListRefused('import-not-a-workbook');
        if (isOn(attributes.hidden)) writer.hidden.rows.add(row);
      }
      if (tag === 'col' && isOn(attributes.hidden)) hideColumns(writer, attributes);
      if (tag === 'mergeCell') merge(writer, attributes.ref ?? '');
      if (tag === 'c') {
        const [, letters] = PLACE.exec(attributes.r ?? '') ?? [];
        column = letters === undefined ? column + 1 : columnIndex(letters);
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), held: '', inline: '', hasFormula: false, hasValue: false };
      }
      if (tag === 'f' && cell !== null) cell.hasFormula = true;
      if (tag === 'rPh') isSound = true;
      if (tag === 'v') inside = 'held';
      if (tag === 'v' && cell !== null) cell.hasValue = true;
      if (tag === 't') inside = isSound ? null : 'inline';
    },
    text(more) {
      if (cell !== null && inside !== null) cell[inside] += more;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') inside = null;
      if (tag === 'rPh') isSound = false;
      if (tag !== 'c' || cell === null) return;
      const isStruck = book.styles.struck.has(cell.style) || (cell.type === 's' && book.texts[Number(cell.held)]?.isStruck === true);
      writer.write(row, column, { ...shownCell(cell, book), isStruck });
      cell = null;
    },
  });
  return { sheet: writer.sheet(), cells: writer.cells() };
}

function shownCell({ type, style, held, inline, hasFormula, hasValue }: Cell, book: Book): Shown {
  const isEmpty = held === '' && inline === '';
  // a formula whose result is no text has an empty value
  const isUnknown = !hasValue || (isEmpty && type === 'n') || (book.isToCalculate && (isEmpty || held === '0'));
  if (hasFormula && isUnknown && inline === '') return { text: UNCALCULATED };
  const format = book.styles.formats[style];
  if (type === 's') return { text: book.texts[Number(held)]?.text ?? '' };
  if (type === 'inlineStr') return { text: workbookText(inline || held) };
  if (type === 'b') return { text: switchText(isOn(held.trim())) };
  if (type === 'd') return shownIso(held, format) ?? { text: held };
  const number = Number(held);
  if (type !== 'n' || held.trim() === '' || Number.isNaN(number)) return { text: workbookText(held || inline) };
  return shownValue(number, format, book.isFrom1904);
}

function hideColumns({ hidden, widest }: CellWriter, { min, max }: Attributes): void {
  for (let number = Number(min); number <= Math.min(Number(max), widest); number += 1) hidden.columns.add(number - 1);
}

function merge(writer: CellWriter, ref: string): void {
  const [from, to] = ref.split(':').map((place) => PLACE.exec(place));
  if (from == null || to == null) return;
  const place: Merge = {
    ...{ top: Number(from[2]) - 1, left: columnIndex(from[1] ?? '') },
    ...{ bottom: Number(to[2]) - 1, right: columnIndex(to[1] ?? '') },
  };
  writer.merge(place);
}

/** A → 0, Z → 25, AA → 26. */
function columnIndex(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number - 1;
}
