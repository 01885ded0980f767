import { Parser } from 'htmlparser2';
import { ListRefused } from '../refused.ts';
import type { Sheet } from '../sheet.ts';
import { type CellWriter, cellWriter, type MarkedCell } from './cell-writer.ts';
import { shownNumber } from './number-format.ts';

const STRUCK = new Set(['s', 'strike', 'del']);
const BREAKS = new Set(['br', 'p', 'div']);
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const STRUCK_STYLE = /text-decoration[^;]*line-through/i;
const MOST_TABLES = 50;
const WIDEST = 100;
/** A number as a page writes it; one with zeros before it is shown with them already. */
const NUMBER = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The tables of a web page: web programs call one .xls, and Excel opens it. A table within a table is text of its cell. */
export function htmlSheets(html: string): Sheet[] {
  const sheets: Sheet[] = [];
  let writer: CellWriter | null = null;
  let cell: (MarkedCell & { struckLetters: number }) | null = null;
  const formats = formatsOf(html);
  let format: string | undefined;
  let [depth, row, column, struckDepth] = [0, -1, 0, 0];
  const close = () => {
    if (cell === null || writer === null) return;
    const letters = cell.text.replace(/\s/g, '').length;
    const { text } = cell;
    const shown = format !== undefined && NUMBER.test(text.trim()) ? (shownNumber(Number(text), format) ?? text) : text;
    writer.write(row, column, { ...cell, text: shown, isStruck: letters > 0 && cell.struckLetters >= letters });
    column += cell.wide ?? 1;
    cell = null;
  };
  const parser = new Parser({
    onopentag(name, { style = '', class: classes = '', colspan, rowspan }) {
      if (name === 'table') {
        depth += 1;
        if (depth === 1) [writer, row] = [cellWriter(null), -1];
        if (sheets.length >= MOST_TABLES) throw new ListRefused('import-too-much');
      }
      if (STRUCK.has(name) || STRUCK_STYLE.test(style)) struckDepth += 1;
      if (depth !== 1 || writer === null) return;
      if (name === 'tr') {
        close();
        [row, column] = [row + 1, 0];
        if (HIDDEN.test(style)) writer.hidden.rows.add(row);
      }
      if (name === 'td' || name === 'th') {
        close();
        column = writer.freeColumn(row, column);
        format = formatIn(style) ?? classes.split(' ').flatMap((own) => formats.get(own) ?? [])[0];
        cell = { text: '', wide: spanOf(colspan), high: spanOf(rowspan), struckLetters: 0 };
      }
      if (cell && BREAKS.has(name) && cell.text !== '') cell.text += '\n';
    },
    ontext(text) {
      if (cell === null) return;
      const line = text.replace(/\s+/g, ' ');
      cell.text += line;
      if (struckDepth > 0) cell.struckLetters += line.replace(/\s/g, '').length;
    },
    onclosetag(name) {
      if (STRUCK.has(name)) struckDepth = Math.max(0, struckDepth - 1);
      if ((name === 'td' || name === 'th') && depth === 1) close();
      if (name !== 'table') return;
      if (depth === 1 && writer !== null) {
        close();
        sheets.push(writer.sheet());
        writer = null;
      }
      depth = Math.max(0, depth - 1);
    },
  });
  parser.end(html);
  return sheets;
}

const FORMAT = /mso-number-format\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^;}]+))/i;

/** The format of a number as Excel writes it into the styles of a page: its signs are escaped. */
function formatIn(style: string): string | undefined {
  const [found, ...texts] = FORMAT.exec(style) ?? [];
  if (found === undefined) return undefined;
  return texts
    .join('')
    .trim()
    .replace(/\\([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

function formatsOf(html: string): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  if (!html.includes('mso-number-format')) return formats;
  for (const [, name = '', style = ''] of html.matchAll(/\.([\w-]{1,50})\s*\{([^{}]{0,2000})\}/g)) {
    const format = formatIn(style);
    if (format !== undefined) formats.set(name, format);
  }
  return formats;
}

const spanOf = (text = '1'): number => Math.min(Math.max(1, Number.parseInt(text, 10) || 1), WIDEST);
