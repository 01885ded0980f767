import { findSheet, type PlayerList, readList } from './list.ts';
import { sheetsOfFile } from './list-file.ts';
import { ListRefused } from './refused.ts';
import { separatedSheet } from './separated.ts';
import { MAX_ROWS } from './sheet.ts';
import type { ListSource, ReadList } from './source.ts';

/** Each of the letters is sent on, looked at, kept and sent back; those of 2,000 rows are a tenth of this. */
const MOST_LETTERS = 2_000_000;

/** The players of a file or of pasted cells. */
export async function readListOf({ from, divisionNames, reading }: ListSource): Promise<ReadList> {
  const sheets =
    typeof from === 'string' ? [separatedSheet(from)] : await sheetsOfFile(Buffer.from(from.buffer, from.byteOffset, from.length));
  const sheet = findSheet(sheets, reading.sheet);
  if (!sheet) throw new ListRefused('import-no-header');
  if (sheet.isTooLong) throw new ListRefused('import-too-many-rows');
  const list = readList(sheet, divisionNames, reading);
  if (list.rows.length === 0) throw new ListRefused('import-empty');
  if (list.rows.length > MAX_ROWS) throw new ListRefused('import-too-many-rows');
  if (lettersOf(list) > MOST_LETTERS) throw new ListRefused('import-too-much');
  return { list, sheetNames: sheets.flatMap(({ name }) => name ?? []) };
}

function lettersOf({ rows, columns }: PlayerList): number {
  const texts = [...columns.map(({ heading }) => heading), ...rows.flatMap(({ cells }) => Object.values(cells))];
  return texts.reduce((letters, text) => letters + text.length, 0);
}
