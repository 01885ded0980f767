import { dateText, numberText } from '../cell-text.ts';
import { isDateFormat, shownNumber } from './number-format.ts';
import type { Styles } from './style.ts';

/** The cells of a sheet as they are shown, still in XML; by `row:column`, counted from 0, what is crossed out and what was rounded. */
export type ShownCells = { xml: string; struck: ReadonlySet<string>; rounded: ReadonlyMap<string, string> };
export type Showing = { styles: Styles; struckTexts: ReadonlySet<number>; isFrom1904: boolean };

const CELL = /<(?:\w+:)?c\b([^<>]*?)>/g;
const VALUE = /(?:<(?:\w+:)?f\b[^<>]*?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?<(\w+:)?v>([^<]*)<\/(?:\w+:)?v>/y;
const PLACE = /\sr="([A-Z]{1,3})(\d{1,7})"/;
const STYLE = /\ss="(\d+)"/;
const TYPE = /\st="(\w+)"/;

const DAY_MS = 86_400_000;
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
/** Days by which the calendar of old Macs begins later. */
const DAYS_TO_1904 = 1462;

/**
 * Writes numbers as their cells show them, since `012`, `A07` and a rounded handicap are what people see. Days and times become texts
 * too; the library would miss those whose format it does not know.
 */
export function shownCells(xml: string, { styles, struckTexts, isFrom1904 }: Showing, columnOf: (letters: string) => number): ShownCells {
  const struck = new Set<string>();
  const rounded = new Map<string, string>();
  let kept = '';
  let from = 0;
  for (const { 0: tag, 1: attributes = '', index } of xml.matchAll(CELL)) {
    const style = Number(STYLE.exec(attributes)?.[1] ?? 0);
    const format = styles.formats[style];
    const isStruck = styles.struck.has(style);
    if (format === undefined && !isStruck && struckTexts.size === 0) continue;
    VALUE.lastIndex = index + tag.length;
    const found = VALUE.exec(xml);
    if (found === null) continue;
    const [value, prefix = '', held = ''] = found;
    const type = TYPE.exec(attributes)?.[1] ?? 'n';
    const place = placeOf(attributes, columnOf);
    if (isStruck || (type === 's' && struckTexts.has(Number(held)))) struck.add(place);
    const number = Number(held);
    const text = type === 'n' && format !== undefined && held !== '' && !Number.isNaN(number) ? shown(number, format, isFrom1904) : null;
    if (text === null) continue;
    if (isRounded(text, number)) rounded.set(place, numberText(number));
    const bare = attributes.replace(TYPE, '');
    kept += `${xml.slice(from, index)}${tag.slice(0, tag.indexOf(attributes))}${bare} t="str"><${prefix}v>${escaped(text)}</${prefix}v>`;
    from = index + tag.length + value.length;
  }
  return { xml: kept + xml.slice(from), struck, rounded };
}

function placeOf(attributes: string, columnOf: (letters: string) => number): string {
  const [, letters = '', row = ''] = PLACE.exec(attributes) ?? [];
  return `${Number(row) - 1}:${columnOf(letters)}`;
}

function shown(value: number, format: string, isFrom1904: boolean): string | null {
  if (!isDateFormat(format)) return shownNumber(value, format);
  const days = value >= 1 && isFrom1904 ? value + DAYS_TO_1904 : value;
  return value < 0 ? null : dateText(new Date(EXCEL_DAY_0 + days * DAY_MS));
}

/** A number that is shown with fewer decimals than it has. */
const isRounded = (text: string, value: number) => /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text) - value) > 1e-9;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
