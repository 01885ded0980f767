const LINES = [
  ['STT', 'Họ và tên', 'HDC', 'Ghi chú'],
  ['1', 'NGUYỄN THỊ HƯỜNG', '27,5', 'đến muộn; ăn chay'],
  ['2', 'Đặng Quốc Thuỵ', '12', 'xe "VIP"\nhai chỗ'],
  ['3', 'Trần Văn Bình', '', ''],
] as const;

/** As Excel saves a sheet: a cell with a separator, a quotation mark or a line break stands in quotation marks. */
const separated = (separator: string): string =>
  LINES.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
const quoted = (cell: string, separator: string) =>
  [separator, '"', '\n'].some((sign) => cell.includes(sign)) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The same list in every way that Excel on a Vietnamese computer may save it. */
export const CSV_FILES: Readonly<Record<string, () => Buffer>> = {
  'utf-8-comma.csv': () => Buffer.from(separated(',')),
  'utf-8-mark-semicolon.csv': () => Buffer.from(`\ufeff${separated(';')}`),
  'windows-1258-semicolon.csv': () => windows1258(separated(';')),
  'windows-1258-tab.txt': () => windows1258(separated('\t')),
  'unicode-text.txt': () => Buffer.from(`\ufeff${separated('\t')}`, 'utf16le'),
};

/** Every letter that the code page has. */
const CODES = new Map(Array.from({ length: 256 }, (_, code) => [new TextDecoder('windows-1258').decode(Uint8Array.of(code)), code]));
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/;

/** The code page writes a tone behind its letter: “ễ” is “ê” and a tilde. */
const windows1258 = (text: string): Buffer => Buffer.from([...text].flatMap(codesOf));

function codesOf(letter: string): number[] {
  const own = CODES.get(letter);
  if (own !== undefined) return [own];
  const tone = letter.normalize('NFD').match(TONES)?.[0] ?? '';
  const bare = letter.normalize('NFD').replace(tone, '').normalize('NFC');
  return [bare, tone].map((sign) => {
    const code = CODES.get(sign);
    if (code === undefined) throw new Error(`Windows-1258 does not have “${letter}”`);
    return code;
  });
}
