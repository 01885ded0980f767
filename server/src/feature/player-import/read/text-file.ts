/** No program writes these into a list; pictures, archives and PDF files are full of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
/** Nothing at all, a web page, a PDF file or data of a program. */
const OTHER_KIND = /^\s*(?:$|<|%PDF|\{)/;

/** The text of a CSV file; null: it is another kind of file. */
export function textOf(file: Buffer): string | null {
  const text = decoded(file);
  return CONTROL.test(text) || OTHER_KIND.test(text) ? null : text;
}

/**
 * Excel writes “CSV UTF-8” with a mark in front, “Unicode Text” as UTF-16, and plain CSV in the computer's code page, which is
 * Windows-1258 in Vietnam. There a tone mark follows its letter, so the text is composed.
 */
function decoded(file: Buffer): string {
  const mark = file.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(file);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1258').decode(file).normalize('NFC');
  }
}
