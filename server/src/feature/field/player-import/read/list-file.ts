import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { compoundKind, isCompoundFile, otherKind } from './file/file-kind.ts';
import { htmlSheets } from './file/html-table.ts';
import { openDocumentSheets } from './file/open-document.ts';
import { separatedSheet } from './file/separated.ts';
import { textOf } from './file/text-file.ts';
import { workbookSheets } from './file/workbook.ts';
import { xml2003Sheets } from './file/xml-2003.ts';
import { unzip } from './file/zip.ts';
import { withReadableLetters } from './letter/letter.ts';
import { ListRefused } from './refused.ts';
import type { Sheet } from './sheet.ts';

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * The sheets of a workbook, the tables of a page, or the one of a CSV file. Its contents decide, not its name. `headings`: words of a table that is no
 * list of players.
 */
export async function sheetsOfFile(file: Buffer, headings: readonly string[] = []): Promise<Sheet[]> {
  if (file.length > UPLOAD_BYTES.list) throw new ListRefused('import-too-large');
  if (isCompoundFile(file)) throw new ListRefused(compoundKind(file));
  const other = otherKind(file);
  if (other !== null) throw new ListRefused(other);
  if (file.toString('latin1', 0, 2) !== 'PK') return sheetsOfText(file, headings);
  return withReadableLetters(file.includes(OPEN_DOCUMENT) ? await openDocument(file) : await workbookSheets(file));
}

/** Pasted cells. */
export const sheetsOfCells = (text: string, headings: readonly string[] = []): Sheet[] =>
  withReadableLetters([separatedSheet(text, headings)]);

async function openDocument(file: Buffer): Promise<Sheet[]> {
  const content = (await unzip(file, (path) => path === 'content.xml')).get('content.xml');
  if (content === undefined) throw new ListRefused('import-password');
  return openDocumentSheets(content.toString('utf8'));
}

function sheetsOfText(file: Buffer, headings: readonly string[]): Sheet[] {
  const found = textOf(file);
  if (found === null) throw new ListRefused('import-not-a-workbook');
  const { text, western } = found;
  if (/^\s*\ufeff?</.test(text)) return withReadableLetters(sheetsOfMarkup(text));
  return withReadableLetters([separatedSheet(text, headings)], western === null ? undefined : [separatedSheet(western, headings)]);
}

/** A page without a table of several rows is no list. */
function sheetsOfMarkup(text: string): Sheet[] {
  const is2003 = text.slice(0, BEGINNING).includes('urn:schemas-microsoft-com:office:spreadsheet');
  const sheets = is2003 && !/<table[\s>]/.test(text.slice(0, BEGINNING)) ? xml2003Sheets(text) : htmlSheets(text);
  const tables = sheets.filter(({ rows }) => rows.length > 1);
  if (tables.length === 0) throw new ListRefused('import-not-a-workbook');
  return tables;
}

const BEGINNING = 4000;
