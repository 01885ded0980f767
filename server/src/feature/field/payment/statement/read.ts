import { readCellsInTurn } from '../../player-import/read/reader.ts';
import { STATEMENT_WORDS } from './heading.ts';
import { isMt940, mt940Statement } from './mt940.ts';
import { StatementRefused } from './refused.ts';
import type { Statement } from './statement.ts';
import { tableStatement } from './table.ts';

/**
 * The statement of a bank's file or of what was pasted, for the one of these accounts that it is of. Everything of it is right, or it throws: a
 * StatementRefused where the bank's lines are not, an AppError where the file cannot be read. Nothing of it is kept.
 */
export async function readStatement(
  from: Buffer | string,
  { accounts, personId }: { accounts: readonly string[]; personId: string },
): Promise<Statement> {
  const text = typeof from === 'string' ? from : from.toString('latin1');
  if (isMt940(text)) return mt940Statement(from.toString('utf8'), accounts);
  if (isCutPage(text)) throw new StatementRefused('cut');
  return tableStatement(await readCellsInTurn({ cellsOf: from, headings: STATEMENT_WORDS }, personId), accounts);
}

/** A page whose end is not there: its last line may be a part of one. */
const isCutPage = (text: string): boolean =>
  /^[\s\ufeffï»¿]*</.test(text) && (text.match(/<table\b/gi)?.length ?? 0) > (text.match(/<\/table\s*>/gi)?.length ?? 0);
