import { Parser } from 'htmlparser2';
import { dateText } from '../cell-text.ts';
import type { Sheet } from '../sheet.ts';
import { type CellWriter, cellWriter } from './cell-writer.ts';

type Attributes = Readonly<Record<string, string>>;
const WIDEST = 702;
/** A few rows that are alike are written; a million empty ones only counted. */
const MOST_ALIKE = 2000;

/** The sheets of an OpenDocument table, which LibreOffice writes. Numbers count as their cells show them. */
export function openDocumentSheets(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  const struckStyles = new Set<string>();
  let writer: CellWriter | null = null;
  let style = '';
  let [row, column, alike, columnAt] = [0, 0, 1, 0];
  let cell: { attributes: Attributes; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'style:style') style = attributes['style:name'] ?? '';
        if (name === 'style:text-properties' && isLineThrough(attributes)) struckStyles.add(style);
        if (name === 'table:table') [writer, row, columnAt] = [cellWriter(attributes['table:name'] ?? null), 0, 0];
        if (writer === null) return;
        if (name === 'table:table-column') {
          const count = countOf(attributes['table:number-columns-repeated']);
          if (isHidden(attributes)) for (let at = columnAt; at < Math.min(columnAt + count, WIDEST); at += 1) writer.hidden.columns.add(at);
          columnAt += count;
        }
        if (name === 'table:table-row') {
          [column, alike] = [0, countOf(attributes['table:number-rows-repeated'])];
          if (isHidden(attributes)) for (let at = row; at < row + Math.min(alike, MOST_ALIKE); at += 1) writer.hidden.rows.add(at);
        }
        if (name === 'table:table-cell' || name === 'table:covered-table-cell') cell = { attributes, text: '' };
        if (cell && (name === 'text:line-break' || (name === 'text:p' && cell.text !== ''))) cell.text += '\n';
        if (cell && name === 'text:s') cell.text += ' ';
      },
      ontext(text) {
        if (cell !== null) cell.text += text;
      },
      onclosetag(name) {
        if (writer === null) return;
        if (name === 'office:annotation' && cell) cell.text = '';
        if (cell && (name === 'table:table-cell' || name === 'table:covered-table-cell')) {
          writeCell(writer, cell, { row, column, alike, isStruck: struckStyles.has(cell.attributes['table:style-name'] ?? '') });
          column += countOf(cell.attributes['table:number-columns-repeated']);
          cell = null;
        }
        if (name === 'table:table-row') row += alike;
        if (name === 'table:table') {
          sheets.push(writer.sheet());
          writer = null;
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return sheets;
}

type CellPosition = { row: number; column: number; alike: number; isStruck: boolean };

function writeCell(writer: CellWriter, { attributes, text }: { attributes: Attributes; text: string }, place: CellPosition): void {
  const shown = shownText(attributes, text);
  const wide = countOf(attributes['table:number-columns-spanned']);
  const high = countOf(attributes['table:number-rows-spanned']);
  const times = countOf(attributes['table:number-columns-repeated']);
  if (shown === '' && wide === 1 && high === 1) return;
  for (let down = 0; down < Math.min(place.alike, MOST_ALIKE); down += 1)
    for (let right = 0; right < Math.min(times, WIDEST); right += 1)
      writer.write(place.row + down, place.column + right, { text: shown, wide, high, isStruck: place.isStruck });
}

/** A day and a time in the one form of all lists; of anything else what the cell shows. */
function shownText(attributes: Attributes, text: string): string {
  const [date, time] = [attributes['office:date-value'], attributes['office:time-value']];
  if (date !== undefined) return dateText(new Date(`${date.length > 10 ? date.slice(0, 19) : `${date}T00:00:00`}Z`));
  const [, hours, minutes] = /^PT(\d+)H(\d+)M/.exec(time ?? '') ?? [];
  if (hours !== undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  return /e\+/i.test(text) ? (attributes['office:value'] ?? text) : text;
}

const countOf = (text = '1'): number => Math.max(1, Number.parseInt(text, 10) || 1);
const isHidden = (attributes: Attributes): boolean => /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
const isLineThrough = (attributes: Attributes): boolean => {
  const value = attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'];
  return value !== undefined && value !== 'none';
};
