import type { RefusalCode } from '../refused.ts';

/** What other files begin with. */
const BEGINNINGS: readonly (readonly [hex: string, code: RefusalCode])[] = [
  ['25504446', 'import-pdf'],
  ['89504e47', 'import-picture'],
  ['ffd8ff', 'import-picture'],
  ['47494638', 'import-picture'],
  ['7b5c727466', 'import-document'],
  // worksheets of Lotus and Works, and the exchange formats SYLK, DIF
  ['0000020006040600', 'import-other-program'],
  ['00001a00', 'import-other-program'],
  ['ff000200', 'import-other-program'],
  ['49443b50', 'import-other-program'],
  ['5441424c450d0a302c31', 'import-other-program'],
  ['5441424c450a302c31', 'import-other-program'],
];
/** What archives of other programs have in them: an archive names its parts in plain letters. */
const PARTS: readonly (readonly [part: string, code: RefusalCode])[] = [
  ['xl/workbook.bin', 'import-binary-excel'],
  ['Index/Document.iwa', 'import-numbers'],
  ['buildVersionHistory.plist', 'import-numbers'],
  ['word/document.xml', 'import-document'],
  ['application/vnd.oasis.opendocument.text', 'import-document'],
];

/** A kind of file that people send in place of a list and that is not read here; null: it may be a list. */
export function otherKind(file: Buffer): RefusalCode | null {
  const beginning = file.toString('hex', 0, 12);
  const [, code] = BEGINNINGS.find(([hex]) => beginning.startsWith(hex)) ?? [];
  if (code !== undefined) return code;
  // a picture of a phone says its kind behind its length
  if (/^66747970(?:68656963|68656966|6d696631)/.test(beginning.slice(8))) return 'import-picture';
  if (!beginning.startsWith('504b')) return textKind(file.toString('latin1', 0, BEGINNING_BYTES));
  return PARTS.find(([part]) => file.includes(part))?.[1] ?? null;
}

const BEGINNING_BYTES = 2000;

/** Kinds that are texts: a page with all that it shows, and an OpenDocument that is not packed. */
function textKind(beginning: string): RefusalCode | null {
  if (/^(?:From |Return-Path:|Received:|MIME-Version:|[\w-]+:[^\n]*\r?\n(?:[\s\S]*\n)?MIME-Version:)/i.test(beginning))
    return 'import-web-archive';
  return /<office:document\s/.test(beginning) ? 'import-other-program' : null;
}

const MAGIC = 'd0cf11e0a1b11ae1';
/** Sectors, and so the entries of the directory, begin at multiples of this. */
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;

export const isCompoundFile = (file: Buffer): boolean => file.toString('hex', 0, MAGIC.length / 2) === MAGIC;

/** Recognised by the names in its directory; its contents are not read. */
export function compoundKind(file: Buffer): RefusalCode {
  if (hasEntry(file, 'EncryptedPackage')) return 'import-password';
  if (hasEntry(file, 'WordDocument')) return 'import-document';
  if (hasEntry(file, 'MatOST')) return 'import-other-program';
  return hasEntry(file, 'Workbook') || hasEntry(file, 'Book') ? 'import-old-excel' : 'import-not-a-workbook';
}

/** An entry is a name in UTF-16, padded with zeros, and then its length in bytes, including the final zero. */
function hasEntry(file: Buffer, name: string): boolean {
  const entry = Buffer.alloc(NAME_BYTES + 2);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, NAME_BYTES);
  for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 1)) if (at % ENTRY_BYTES === 0) return true;
  return false;
}
