/** No program writes these into a list; pictures, archives and PDF files are full of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
/** Nothing at all, or data of a program. */
const OTHER_KIND = /^\s*(?:$|\{)/;
/** Enough to see in which of two bytes of a letter the zeros stand. */
const BEGINNING_BYTES = 1000;

/** A text file, and the same bytes in the Western code page, in which old Vietnamese fonts are written; null: it is of UTF. */
type TextFile = { text: string; western: string | null };

/** Null: it is another kind of file. */
export function textOf(file: Buffer): TextFile | null {
  const decoded = decodedText(file);
  return CONTROL.test(decoded.text) || OTHER_KIND.test(decoded.text) ? null : decoded;
}

/**
 * Excel writes “CSV UTF-8” with a mark in front, “Unicode Text” as UTF-16, and plain CSV in the computer's code page, which is
 * Windows-1258 in Vietnam. There a tone mark follows its letter, so the text is composed.
 */
function decodedText(file: Buffer): TextFile {
  const wide = wideEncoding(file);
  if (wide !== null) return { text: new TextDecoder(wide).decode(file), western: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file), western: null };
  } catch {
    const decoded = (encoding: string) => new TextDecoder(encoding).decode(file);
    return { text: decoded('windows-1258').normalize('NFC'), western: decoded('windows-1252') };
  }
}

/** UTF-16, by its mark or by the zeros of its Latin letters: some programs leave the mark out. */
function wideEncoding(file: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = file.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const beginning = file.subarray(0, BEGINNING_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isWide = Math.max(even, odd) * 4 > beginning.length && Math.min(even, odd) * 20 < beginning.length;
  return isWide ? (odd > even ? 'utf-16le' : 'utf-16be') : null;
}
