import type { RefusalCode } from './refused.ts';

/** What other files begin with. */
const BEGINNINGS: readonly (readonly [hex: string, code: RefusalCode])[] = [
  ['25504446', 'import-pdf'],
  ['89504e47', 'import-picture'],
  ['ffd8ff', 'import-picture'],
  ['47494638', 'import-picture'],
  ['7b5c727466', 'import-document'],
];
/** What archives of other programs have in them: an archive names its parts in plain letters. */
const PARTS: readonly (readonly [part: string, code: RefusalCode])[] = [
  ['xl/workbook.bin', 'import-binary-excel'],
  ['Index/Document.iwa', 'import-numbers'],
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
  if (!beginning.startsWith('504b')) return null;
  return PARTS.find(([part]) => file.includes(part))?.[1] ?? null;
}
