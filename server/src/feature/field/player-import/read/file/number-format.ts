/** Formats that every workbook has without naming them. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  ...Object.fromEntries([14, 15, 16, 17, 27, 30, 36, 50, 57].map((id) => [id, 'dd/mm/yyyy'])),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'hh:mm'])),
  22: 'dd/mm/yyyy hh:mm',
};

const DECIMALS_OF_A_CELL = 15;
/** Text in quotation marks, an escaped sign, a space as wide as a sign, a sign that fills up, a colour or a region. */
const ASIDE = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** The format of a number that names none of its own. */
export const builtInFormat = (id: number): string | undefined => BUILT_IN[id];

/** Whether a format shows a number as a day or a time. */
export function isDateFormat(format: string): boolean {
  if (/\[(?:h+|m+|s+)\]/i.test(format)) return true;
  return /[dmyhs]/i.test(format.replace(ASIDE, '').replace(/general/gi, ''));
}

/**
 * A number as a cell shows it: 12 in `000` is 012, 7 in `"A"00` is A07, 14.16 in `0` is 14. Null: the format has more than
 * digits and texts, so the number counts as it is.
 */
export function shownNumber(value: number, format: string): string | null {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const isNegative = value < 0 && sections.length > 1;
  const section = (isNegative ? sections[1] : value === 0 ? sections[2] : undefined) ?? sections[0] ?? '';
  const parts = partsOf(section);
  if (parts === null) return null;
  const digits = rounded(Math.abs(value) * (section.includes('%') ? 100 : 1), parts.decimals);
  const [whole = '', fraction = ''] = digits.split('.');
  const text = filled(parts.whole, whole) + (parts.decimals > 0 ? `.${fraction}` : '') + parts.behind;
  return value < 0 && !isNegative ? `-${text}` : text;
}

type Parts = { whole: readonly string[]; decimals: number; behind: string };
const DIGIT = '0';
const OPEN_DIGIT = '#';

/** The digits before the point with the texts between them, the number of decimals, and the text behind. */
function partsOf(section: string): Parts | null {
  const tokens = section.match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./g) ?? [];
  const whole: string[] = [];
  let behind = '';
  let decimals = 0;
  let isBehindPoint = false;
  for (const token of tokens) {
    const isDigit = token === DIGIT || token === OPEN_DIGIT;
    if (/^\[[<>=]/.test(token) || /^[?eE@/a-z]$/i.test(token)) return null;
    if (token === '.') isBehindPoint = true;
    else if (isDigit && isBehindPoint) decimals += 1;
    else if (isDigit) whole.push(token);
    else if (token !== ',') {
      const text = literal(token);
      if (isBehindPoint || !tokens.some((one) => one === DIGIT || one === OPEN_DIGIT)) behind += text;
      else whole.push(`"${text}`);
    }
  }
  return whole.some((token) => token === DIGIT || token === OPEN_DIGIT) ? { whole, decimals, behind } : null;
}

function literal(token: string): string {
  if (token.startsWith('"')) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  if (token.startsWith('_')) return ' ';
  return token.startsWith('[') || token.startsWith('*') ? '' : token;
}

/** Digits from the right into their places; those that are too many stand before the first place. */
function filled(places: readonly string[], digits: string): string {
  let rest = digits === '0' ? '' : digits;
  let text = '';
  const first = places.findIndex((place) => !place.startsWith('"'));
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] ?? '';
    if (place.startsWith('"')) {
      // a sign between two digits stands only where there are digits before it
      if (at < first || rest !== '' || places.slice(0, at).includes(DIGIT)) text = place.slice(1) + text;
      else if (!places.slice(at + 1).some((one) => !one.startsWith('"'))) text = place.slice(1) + text;
      continue;
    }
    const taken = at === first ? rest : rest.slice(-1);
    text = (taken || (place === DIGIT ? '0' : '')) + text;
    rest = at === first ? '' : rest.slice(0, -1);
  }
  return text.trim();
}

/** As Excel rounds: by the 15 digits that it keeps, halves away from zero. */
function rounded(value: number, decimals: number): string {
  const scaled = Number((value * 10 ** decimals).toPrecision(DECIMALS_OF_A_CELL));
  return (Math.round(scaled) / 10 ** decimals).toFixed(decimals);
}
