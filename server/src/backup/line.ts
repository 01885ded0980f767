import { createHash, type Hash } from 'node:crypto';
import type { OpenDatabase, Transaction } from '../db/database.ts';
import { schemaVersion } from '../db/migrate.ts';
import { findTables, prepareForAll, rowLines } from './table.ts';

/**
 * A backup as lines, the same from both engines. The first says what it is; then come the rows of each table, one a line as a list of
 * texts, and the table's count and checksum; the last line has the checksum of all before it.
 */
export const BACKUP_FORMAT = 1;
export type Head = {
  fairway: 'backup';
  format: number;
  /** The last migration of the database. */
  schema: string;
  made: string;
  engine: OpenDatabase['engine'];
  tables: { name: string; columns: string[] }[];
};
export type TableEnd = { table: string; rows: number; sha256: string };
export type BackupEnd = { end: true; rows: number; sha256: string };

/** Each is a line or several, whole. */
export type Lines = AsyncIterable<readonly string[]>;

/** A row of a tournament's frozen result takes a few megabytes; whatever goes on and on is no line of a backup. */
export const MOST_IN_A_LINE = 32 * 1024 * 1024;
export class LineTooLong extends Error {}

export const addTo = (hash: Hash, lines: readonly string[]): void => void hash.update(`${lines.join('\n')}\n`);

/** Every line of a backup of this moment: the transaction reads from one snapshot. */
export async function* backupLines(tx: Transaction, engine: OpenDatabase['engine'], now: Date): AsyncGenerator<readonly string[]> {
  await prepareForAll(tx);
  const tables = await findTables(tx);
  const head: Head = {
    ...{ fairway: 'backup', format: BACKUP_FORMAT, schema: await schemaVersion(tx), made: now.toISOString(), engine },
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
  const whole = createHash('sha256');
  const said = (lines: readonly string[]) => {
    addTo(whole, lines);
    return lines;
  };
  yield said([JSON.stringify(head)]);
  let total = 0;
  for (const table of tables) {
    const ofTable = createHash('sha256');
    let rows = 0;
    for await (const lines of rowLines(tx, table)) {
      addTo(ofTable, lines);
      rows += lines.length;
      yield said(lines);
    }
    total += rows;
    const end: TableEnd = { table: table.name, rows, sha256: ofTable.digest('hex') };
    yield said([JSON.stringify(end)]);
  }
  const end: BackupEnd = { end: true, rows: total, sha256: whole.digest('hex') };
  yield [JSON.stringify(end)];
}

/** What a transaction must be for a backup: one snapshot, and nothing written. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
