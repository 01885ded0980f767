import { AppError } from '../../../errors.ts';
import { compoundKind, isCompoundFile } from './compound-file.ts';
import { separatedSheet } from './separated.ts';
import type { Sheet } from './sheet.ts';
import { textOf } from './text-file.ts';
import { readWorkbook } from './workbook.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** The sheets of a workbook, or the one of a CSV file; an AppError says why a file was refused. Its contents decide, not its name. */
export async function readListFile(file: Buffer): Promise<Sheet[]> {
  if (file.length > MAX_BYTES) throw new AppError('import-too-large');
  if (isCompoundFile(file)) throw new AppError(compoundKind(file));
  if (file.toString('latin1', 0, 2) === 'PK') return readWorkbook(file);
  const text = textOf(file);
  if (text === null) throw new AppError('import-not-a-workbook');
  return [separatedSheet(text)];
}
