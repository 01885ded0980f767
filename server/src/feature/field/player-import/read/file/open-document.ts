import type { DateOrder } from '@fairway/api';
import type { Sheet } from '../sheet.ts';
import { numberText, switchText } from './cell-text.ts';
import { type CellWriter, cellWriter } from './cell-writer.ts';
import { createFormats } from './open-format.ts';
import { daysOfDuration, type Shown, shownIso, shownValue, UNCALCULATED } from './shown.ts';
import { type Attributes, walkXml } from './xml.ts';

/** A few rows that are alike are written; a million empty ones only counted. */
const MOST_ALIKE = 2000;

type Cell = { attributes: Attributes; text: string };

/** The sheets of an OpenDocument table, which LibreOffice writes. What a cell holds is shown by its format, as the programs do. */
export function openDocumentSheets(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  const formats = createFormats();
  let writer: CellWriter | null = null;
  let [row, column, alike, columnAt] = [0, 0, 1, 0];
  let columnStyles: (string | undefined)[] = [];
  let cell: Cell | null = null;
  let isRemark = false;
  walkXml(xml, {
    open(name, attributes) {
      formats.open(name, attributes);
      if (name === 'table') [writer, row, columnAt, columnStyles] = [cellWriter(attributes['table:name'] ?? null), 0, 0, []];
      if (writer === null) return;
      if (name === 'table-column') {
        const end = columnAt + countOf(attributes['table:number-columns-repeated']);
        for (; columnAt < Math.min(end, writer.widest); columnAt += 1) {
          columnStyles[columnAt] = attributes['table:default-cell-style-name'];
          if (isHidden(attributes)) writer.hidden.columns.add(columnAt);
        }
        columnAt = end;
      }
      if (name === 'table-row') {
        [column, alike] = [0, countOf(attributes['table:number-rows-repeated'])];
        if (isHidden(attributes)) for (let at = row; at < row + Math.min(alike, MOST_ALIKE); at += 1) writer.hidden.rows.add(at);
      }
      if (isCell(name)) cell = { attributes, text: '' };
      if (name === 'annotation') isRemark = true;
      if (cell === null || isRemark) return;
      if (name === 'line-break' || (name === 'p' && cell.text !== '')) cell.text += '\n';
      if (name === 's' || name === 'tab') cell.text += ' ';
    },
    text(more) {
      formats.text(more);
      if (cell !== null && !isRemark) cell.text += more;
    },
    close(name) {
      formats.close(name);
      if (name === 'annotation') isRemark = false;
      if (writer === null) return;
      if (cell && isCell(name)) {
        const style = formats.styleOf(cell.attributes['table:style-name'] ?? columnStyles[column]);
        writeCell(writer, { row, column, alike }, cell, { ...shownCell(cell, style?.format), isStruck: style?.isStruck === true });
        column += countOf(cell.attributes['table:number-columns-repeated']);
        cell = null;
      }
      if (name === 'table-row') row += alike;
      if (name === 'table') {
        sheets.push(writer.sheet());
        writer = null;
      }
    },
  });
  return sheets;
}

const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell';

type Place = { row: number; column: number; alike: number };

function writeCell(writer: CellWriter, { row, column, alike }: Place, { attributes }: Cell, shown: Shown & { isStruck: boolean }): void {
  const wide = countOf(attributes['table:number-columns-spanned']);
  const high = countOf(attributes['table:number-rows-spanned']);
  const times = countOf(attributes['table:number-columns-repeated']);
  if (shown.text === '' && wide === 1 && high === 1) return;
  for (let down = 0; down < Math.min(alike, MOST_ALIKE); down += 1)
    for (let right = 0; right < Math.min(times, writer.widest); right += 1)
      writer.write(row + down, column + right, { ...shown, wide, high });
}

/** The value stands in attributes; the text beside it is what the last program made of it, and may be missing. */
function shownCell({ attributes, text }: Cell, format: string | undefined): Shown {
  const of = (name: string) => attributes[`office:${name}`] ?? attributes[`calcext:${name}`];
  const type = of('value-type');
  if (attributes['table:formula'] !== undefined && type === undefined && text === '') return { text: UNCALCULATED };
  if (type === 'error' || text.startsWith('#')) return { text };
  const [date, time, value, isTrue] = [of('date-value'), of('time-value'), of('value'), of('boolean-value')];
  if (date !== undefined)
    return shownIso(date, format) === null ? { text } : withOrder(shownIso(date, format ?? formatOf(text)), date, text);
  const days = time === undefined ? null : daysOfDuration(time);
  if (days !== null) return shownValue(days, format ?? 'hh:mm');
  if (isTrue !== undefined) return { text: switchText(/^(?:true|1)$/i.test(isTrue)) };
  const number = Number(value);
  if (value === undefined || value.trim() === '' || Number.isNaN(number)) return { text: text || (of('string-value') ?? '') };
  if (format !== undefined) return shownValue(number, format);
  return saysNumber(text, number) ? { text } : { text: numberText(number) };
}

/** Whether a text has the digits of a number, with zeros before it or fewer decimals. */
function saysNumber(text: string, value: number): boolean {
  const shown = /^[+-]?\d+(?:[.,](\d+))?$/.exec(text.trim());
  if (shown === null) return false;
  return (
    Math.abs(Math.abs(Number(text.trim().replace(',', '.').replace(/^[+-]/, ''))) - Math.abs(value)) <= 0.5 * 10 ** -(shown[1]?.length ?? 0)
  );
}

/** Without a format the text says whether a day, a time or both are shown. */
const formatOf = (text: string): string | undefined => {
  const isTime = /\d\s*[:h]\s*\d/.test(text);
  if (text === '') return undefined;
  return /\d\s*[/.-]\s*\d|\p{L}{3}|年/u.test(text) ? (isTime ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy') : isTime ? 'hh:mm' : undefined;
};

/** Whether the text of a day has its month first. */
function withOrder(shown: Shown | null, date: string, text: string): Shown {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(date) ?? [];
  const [, first, second] = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]/.exec(text) ?? [];
  const isAs = (one?: string, other?: string) => Number(first) === Number(one) && Number(second) === Number(other);
  const order: DateOrder | undefined = isAs(day, month) ? 'dmy' : isAs(month, day) ? 'mdy' : undefined;
  return { text: shown?.text ?? text, ...((order ?? shown?.order) && { order: order ?? shown?.order ?? 'dmy' }) };
}

const countOf = (text = '1'): number => Math.max(1, Number.parseInt(text, 10) || 1);
const isHidden = (attributes: Attributes): boolean => /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
