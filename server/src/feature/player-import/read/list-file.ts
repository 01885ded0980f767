import { UPLOAD_BYTES } from '@fairway/api/rule/upload-limit';
import { compoundKind, isCompoundFile } from './compound-file.ts';
import { ListRefused } from './refused.ts';
import { separatedSheet } from './separated.ts';
import type { Sheet } from './sheet.ts';
import { textOf } from './text-file.ts';
import { workbookSheets } from './workbook.ts';

/** The sheets of a workbook, or the one of a CSV file. Its contents decide, not its name. */
export async function sheetsOfFile(file: Buffer): Promise<Sheet[]> {
  if (file.length > UPLOAD_BYTES.list) throw new ListRefused('import-too-large');
  if (isCompoundFile(file)) throw new ListRefused(compoundKind(file));
  if (file.toString('latin1', 0, 2) === 'PK') return workbookSheets(file);
  const text = textOf(file);
  if (text === null) throw new ListRefused('import-not-a-workbook');
  return [separatedSheet(text)];
}
