import type { Attributes } from './xml.ts';

type CellStyle = { format?: string | undefined; isStruck: boolean };

const FORMATS = /^(?:number|percentage|currency|date|time|boolean|text)-style$/;
const LONGEST = 300;

/** The formats of an OpenDocument table, written as Excel writes them, so that one rule shows the numbers of both. */
export function createFormats() {
  const formats = new Map<string, string>();
  const styles = new Map<string, { data?: string | undefined; parent?: string | undefined; isStruck?: boolean | undefined }>();
  let name = '';
  let format: { name: string; text: string; maps: [condition: string, format: string][] } | null = null;
  let isLiteral = false;
  return {
    open(tag: string, attributes: Attributes): void {
      if (tag === 'style') {
        name = attributes['style:name'] ?? '';
        styles.set(name, { data: attributes['style:data-style-name'], parent: attributes['style:parent-style-name'] });
      }
      if (tag === 'text-properties') {
        const line = attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'];
        const style = styles.get(name);
        if (style && line !== undefined) style.isStruck = line !== 'none';
      }
      if (FORMATS.test(tag)) format = { name: attributes['style:name'] ?? '', text: '', maps: [] };
      if (format === null || format.text.length > LONGEST) return;
      if (tag === 'text') isLiteral = true;
      if (tag === 'map') format.maps.push([attributes['style:condition'] ?? '', attributes['style:apply-style-name'] ?? '']);
      format.text += partOf(tag, attributes);
    },
    text(more: string): void {
      if (format !== null && isLiteral && format.text.length <= LONGEST) format.text += `"${more.replaceAll('"', '')}"`;
    },
    close(tag: string): void {
      if (tag === 'text') isLiteral = false;
      if (format === null || !FORMATS.test(tag)) return;
      const positive = format.maps.find(([condition]) => /value\(\)\s*>=?\s*0/.test(condition));
      const other = positive === undefined ? undefined : formats.get(positive[1]);
      formats.set(format.name, other === undefined ? format.text : `${other};${format.text}`);
      format = null;
    },
    styleOf(own: string | undefined): CellStyle | undefined {
      const found: CellStyle = { isStruck: false };
      let style = styles.get(own ?? '');
      if (style === undefined) return undefined;
      for (let steps = 0; style !== undefined && steps < 8; steps += 1) {
        found.format ??= formats.get(style.data ?? '') || undefined;
        found.isStruck ||= style.isStruck === true;
        style = styles.get(style.parent ?? '');
      }
      return found;
    },
  };
}

/** A part of a format as Excel writes it. */
function partOf(tag: string, attributes: Attributes): string {
  const isLong = attributes['number:style'] === 'long';
  switch (tag) {
    case 'number': {
      const whole = Number(attributes['number:min-integer-digits'] ?? 1) || 0;
      const decimals = Number(attributes['number:decimal-places'] ?? 0) || 0;
      // without a number of decimals a number is shown as it is
      if (attributes['number:decimal-places'] === undefined && whole < 2) return 'General';
      return `${whole === 0 ? '#' : '0'.repeat(Math.min(whole, 20))}${decimals > 0 ? `.${'0'.repeat(Math.min(decimals, 15))}` : ''}`;
    }
    case 'day':
      return isLong ? 'dd' : 'd';
    case 'month':
      return attributes['number:textual'] === 'true' ? 'mmm' : isLong ? 'mm' : 'm';
    case 'year':
      return isLong ? 'yyyy' : 'yy';
    case 'hours':
      return 'hh';
    case 'minutes':
      return 'mm';
    case 'seconds':
      return 'ss';
    case 'am-pm':
      return 'AM/PM';
    default:
      return '';
  }
}
