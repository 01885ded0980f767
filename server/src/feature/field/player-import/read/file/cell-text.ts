/** No cell of a list is longer, and what looks for times and holes in a text takes far longer for a longer one. */
export const LONGEST_CELL = 2000;

/** They cannot be seen, but where letters of an old code page are read they are parts of letters. */
const FONT_SIGN = /[\u0080-\u009f\u00ad]/;

/** They join letters of Arabic or Sinhala, and the parts of an emoji or a flag: without them it is another word or picture. */
const JOINER = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/u;

/** Programs write the apostrophe that makes a text of a number into the cell itself. */
const APOSTROPHE = /^'(?=[\d+=-])/;

/** What most cells have: composed letters, and blanks only between them. Nothing of it changes below. */
const CLEAN = /^(?!['\s])[\x20-\x7e\u00c0-\u024f\u1ea0-\u1ef9]*(?<! )$/;

/** NFC (Excel on a Mac writes NFD), Unix line ends, plain blanks, no invisible characters, no half surrogate pairs, and not too long. */
export const cleanText = (text: string): string =>
  CLEAN.test(text)
    ? text.slice(0, LONGEST_CELL)
    : text
        .toWellFormed()
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
        .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || FONT_SIGN.test(sign) || JOINER.test(sign) ? sign : ''))
        .trim()
        .replace(APOSTROPHE, '')
        .slice(0, LONGEST_CELL)
        .toWellFormed();

/** Excel keeps 15 digits; the rest of a sum of tenths is noise. */
export const numberText = (value: number) => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15))));

/** A switch as every program shows it. */
export const switchText = (isOn: boolean): string => (isOn ? 'TRUE' : 'FALSE');

/** A text of a workbook, in which a sign that XML cannot hold stands as “_x000D_”, and a “_” before such letters as “_x005F_”. */
export const workbookText = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
