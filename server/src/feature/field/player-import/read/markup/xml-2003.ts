import { Parser } from 'htmlparser2';
import { cellText, dateText } from '../cell-text.ts';
import type { Sheet } from '../sheet.ts';
import { isDateFormat, shownNumber } from '../shown/number-format.ts';
import { type CellWriter, cellWriter } from './cell-writer.ts';

type Attributes = Readonly<Record<string, string>>;

/** The sheets of an “XML Spreadsheet 2003”, which programs of that time write and call .xls. */
export function xml2003Sheets(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  const formats = new Map<string, string>();
  const struckStyles = new Set<string>();
  let writer: CellWriter | null = null;
  let style = '';
  let [row, column, columnAt] = [-1, -1, -1];
  let cell: { attributes: Attributes; type: string; text: string } | null = null;
  let isData = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const of = (key: string) => attributes[`ss:${key}`] ?? attributes[key];
        const tag = name.replace(/^ss:/, '');
        if (tag === 'Style') style = of('ID') ?? '';
        if (tag === 'NumberFormat' && of('Format') !== undefined) formats.set(style, of('Format') ?? '');
        if (tag === 'Font' && of('StrikeThrough') === '1') struckStyles.add(style);
        if (tag === 'Worksheet') [writer, row, columnAt] = [cellWriter(of('Name') ?? null), -1, -1];
        if (writer === null) return;
        if (tag === 'Column') {
          columnAt = next(columnAt, of('Index'));
          if (of('Hidden') === '1') writer.hidden.columns.add(columnAt);
        }
        if (tag === 'Row') {
          [row, column] = [next(row, of('Index')), -1];
          if (of('Hidden') === '1') writer.hidden.rows.add(row);
        }
        if (tag === 'Cell') {
          column = next(column, of('Index'));
          cell = { attributes, type: '', text: '' };
        }
        if (tag === 'Data' && cell) [cell.type, isData] = [of('Type') ?? '', true];
      },
      ontext(text) {
        if (cell && isData) cell.text += text;
      },
      onclosetag(name) {
        const tag = name.replace(/^ss:/, '');
        if (tag === 'Data') isData = false;
        if (tag === 'Cell' && cell && writer) {
          const of = (key: string) => cell?.attributes[`ss:${key}`];
          const wide = 1 + (Number(of('MergeAcross')) || 0);
          const high = 1 + (Number(of('MergeDown')) || 0);
          const text = shown(cell.type, cell.text, formats.get(of('StyleID') ?? ''));
          writer.write(row, column, { text, wide, high, isStruck: struckStyles.has(of('StyleID') ?? '') });
          column += wide - 1;
          cell = null;
        }
        if (tag === 'Worksheet' && writer) {
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

/** The number that a row or a cell says, else the one behind the last. */
const next = (at: number, index: string | undefined): number => (index === undefined ? at + 1 : Number(index) - 1);

function shown(type: string, text: string, format: string | undefined): string {
  if (type === 'DateTime') return dateText(new Date(`${text.slice(0, 19)}Z`));
  if (type === 'Boolean') return cellText(text === '1');
  if (type !== 'Number' || format === undefined || isDateFormat(format)) return type === 'Number' ? cellText(Number(text)) : text;
  return shownNumber(Number(text), format) ?? cellText(Number(text));
}
