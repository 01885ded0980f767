import type { Sheet } from '../sheet.ts';
import { switchText } from './cell-text.ts';
import { type CellWriter, cellWriter } from './cell-writer.ts';
import { type Shown, shownIso, shownValue, UNCALCULATED } from './shown.ts';
import { walkXml } from './xml.ts';

type Style = { format?: string; isStruck: boolean };

/** The formats that have a name and no signs. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ fixed: '0.00', standard: '#,##0.00', percent: '0.00%', 'general number': 'General' },
  ...{ 'short date': 'dd/mm/yyyy', 'medium date': 'dd-mmm-yy', 'long date': 'd mmmm yyyy', 'general date': 'dd/mm/yyyy hh:mm' },
  ...{ 'short time': 'hh:mm', 'medium time': 'hh:mm AM/PM', 'long time': 'hh:mm:ss' },
};

/** The sheets of an “XML Spreadsheet 2003”, which programs of that time write and call .xls. A cell has the style of its row or column. */
export function xml2003Sheets(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  const styles = new Map<string, Style>();
  let columnStyles = new Map<number, string>();
  let writer: CellWriter | null = null;
  let [styleId, rowStyle] = ['', ''];
  let [row, column, columnAt] = [-1, -1, -1];
  let cell: { of: (key: string) => string | undefined; type: string; text: string } | null = null;
  let isData = false;
  walkXml(xml, {
    open(tag, attributes) {
      const of = (key: string) => attributes[`ss:${key}`] ?? attributes[key];
      if (tag === 'Style') {
        styleId = of('ID') ?? '';
        styles.set(styleId, { isStruck: false, ...styles.get(of('Parent') ?? 'Default') });
      }
      const style = styles.get(styleId);
      if (tag === 'NumberFormat' && style) style.format = NAMED[(of('Format') ?? '').toLowerCase()] ?? of('Format') ?? 'General';
      if (tag === 'Font' && style && of('StrikeThrough') !== undefined) style.isStruck = of('StrikeThrough') === '1';
      if (tag === 'Worksheet') [writer, row, columnAt, columnStyles] = [cellWriter(of('Name') ?? null), -1, -1, new Map()];
      if (writer === null) return;
      if (tag === 'Column') {
        const first = next(columnAt, of('Index'));
        columnAt = first + Math.min(Number(of('Span') ?? 0) || 0, writer.widest);
        for (let at = first; at <= columnAt; at += 1) {
          columnStyles.set(at, of('StyleID') ?? '');
          if (of('Hidden') === '1') writer.hidden.columns.add(at);
        }
      }
      if (tag === 'Row') {
        [row, column, rowStyle] = [next(row, of('Index')), -1, of('StyleID') ?? ''];
        if (of('Hidden') === '1') writer.hidden.rows.add(row);
      }
      if (tag === 'Cell') {
        column = next(column, of('Index'));
        cell = { of, type: '', text: '' };
      }
      if (tag === 'Data' && cell) [cell.type, isData] = [of('Type') ?? '', true];
    },
    text(more) {
      if (cell && isData) cell.text += more;
    },
    close(tag) {
      if (tag === 'Data') isData = false;
      if (tag === 'Cell' && cell && writer) {
        const { of, type, text } = cell;
        const wide = 1 + (Number(of('MergeAcross')) || 0);
        const high = 1 + (Number(of('MergeDown')) || 0);
        const style = styles.get(of('StyleID') ?? (rowStyle || columnStyles.get(column) || 'Default'));
        const isToCalculate = of('Formula') !== undefined && text === '' && type !== 'String';
        const shown = isToCalculate ? { text: UNCALCULATED } : shownCell(type, text, style?.format);
        writer.write(row, column, { ...shown, wide, high, isStruck: style?.isStruck === true });
        column += wide - 1;
        cell = null;
      }
      if (tag === 'Worksheet' && writer) {
        sheets.push(writer.sheet());
        writer = null;
      }
    },
  });
  return sheets;
}

/** The number that a row or a cell says, else the one behind the last. */
const next = (at: number, index: string | undefined): number => (index === undefined ? at + 1 : Number(index) - 1);

function shownCell(type: string, text: string, format: string | undefined): Shown {
  if (type === 'DateTime') return shownIso(text, format) ?? { text };
  if (type === 'Boolean') return { text: switchText(text.trim() === '1') };
  const isNumber = type === 'Number' && text.trim() !== '' && !Number.isNaN(Number(text));
  return isNumber ? shownValue(Number(text), format) : { text };
}
