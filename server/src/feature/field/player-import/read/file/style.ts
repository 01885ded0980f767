import { ListRefused } from '../refused.ts';
import { builtInFormat } from './number-format.ts';
import { walkXml } from './xml.ts';

/** What the styles of a workbook say about its cells, by the number of the style: how numbers are shown, and what is crossed out. */
export type Styles = { formats: readonly (string | undefined)[]; struck: ReadonlySet<number> };

export const NO_STYLES: Styles = { formats: [], struck: new Set() };

/** A number format has 255 letters. */
const LONGEST_FORMAT = 300;
/** Excel allows 250 formats and 64,000 styles. */
const MOST_FORMATS = 500;
const MOST_STYLES = 65_000;

/** Excel writes `val="0"` where a font is not crossed out. */
export const isStrike = (name: string, { val }: Readonly<Record<string, string>>): boolean =>
  name === 'strike' && val !== '0' && val !== 'false';

export function stylesOf(xml: string): Styles {
  const own = new Map<number, string>();
  const struckFonts = new Set<number>();
  const cells: { format: number; font: number }[] = [];
  let inside = '';
  let font = -1;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'fonts' || name === 'cellXfs') inside = name;
      if (name === 'numFmt') {
        const format = attributes.formatCode ?? '';
        if (format.length > LONGEST_FORMAT || own.size >= MOST_FORMATS) throw new ListRefused('import-bomb');
        own.set(Number(attributes.numFmtId), format);
      }
      if (name === 'font' && inside === 'fonts') font += 1;
      if (inside === 'fonts' && isStrike(name, attributes)) struckFonts.add(font);
      if (name !== 'xf' || inside !== 'cellXfs') return;
      if (cells.length >= MOST_STYLES) throw new ListRefused('import-bomb');
      cells.push({ format: Number(attributes.numFmtId ?? 0), font: Number(attributes.fontId ?? 0) });
    },
    close(name) {
      if (name === inside) inside = '';
    },
  });
  const struck = cells.flatMap((cell, index) => (struckFonts.has(cell.font) ? [index] : []));
  return { formats: cells.map(({ format }) => own.get(format) ?? builtInFormat(format)), struck: new Set(struck) };
}
