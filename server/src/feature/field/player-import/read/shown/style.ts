import { builtInFormat } from './number-format.ts';

/** What the styles of a workbook say about its cells, by the number of the style: how numbers are shown, and what is crossed out. */
export type Styles = { formats: readonly (string | undefined)[]; struck: ReadonlySet<number> };

export const NO_STYLES: Styles = { formats: [], struck: new Set() };

const STYLE_TAG = /<(\/?)(?:\w+:)?(fonts|font|strike|numFmt|cellXfs|xf)\b([^<>]*)>/g;
const TEXT_TAG = /<(\/?)(?:\w+:)?(si|r|strike)\b([^<>]*)>/g;
const isOn = (attributes: string) => !/\sval="(?:0|false)"/.test(attributes);

/** Tag by tag, so that styles of any length are read in the time of their length. */
export function stylesOf(xml: string): Styles {
  const own = new Map<number, string>();
  const struckFonts = new Set<number>();
  const cells: { format: number; font: number }[] = [];
  let inside = '';
  let font = -1;
  for (const [, close, name = '', attributes = ''] of xml.matchAll(STYLE_TAG)) {
    if (name === 'fonts' || name === 'cellXfs') inside = close ? '' : name;
    else if (name === 'numFmt') own.set(number(attributes, 'numFmtId'), plainText(attribute(attributes, 'formatCode')));
    else if (name === 'font' && !close && inside === 'fonts') font += 1;
    else if (name === 'strike' && inside === 'fonts' && isOn(attributes)) struckFonts.add(font);
    else if (name === 'xf' && !close && inside === 'cellXfs')
      cells.push({ format: number(attributes, 'numFmtId'), font: number(attributes, 'fontId') });
  }
  const struck = cells.flatMap((cell, index) => (struckFonts.has(cell.font) ? [index] : []));
  return { formats: cells.map(({ format }) => own.get(format) ?? builtInFormat(format)), struck: new Set(struck) };
}

/** The numbers of the shared texts that are crossed out: every part that has a format of its own, and at least one. */
export function struckTexts(xml: string): ReadonlySet<number> {
  const struck = new Set<number>();
  if (!xml.includes('strike')) return struck;
  let text = -1;
  let parts = 0;
  let struckParts = 0;
  for (const [, close, name, attributes = ''] of xml.matchAll(TEXT_TAG)) {
    if (name === 'si' && !close) [text, parts, struckParts] = [text + 1, 0, 0];
    else if (name === 'r' && !close) parts += 1;
    else if (name === 'strike' && isOn(attributes)) struckParts += 1;
    else if (name === 'si' && parts > 0 && parts === struckParts) struck.add(text);
  }
  return struck;
}

const number = (attributes: string, name: string) => Number(attribute(attributes, name));
const attribute = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };
const plainText = (text: string) => text.replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);
