import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isKnownSchema } from '../db/migrate.ts';
import { StartError } from '../error/start-error.ts';
import { addTo, BACKUP_FORMAT, type BackupEnd, type Head, type Lines, LineTooLong, type TableEnd } from './line.ts';

/** What a backup has, once every line was read and every count and checksum was right. */
export type BackupContent = { head: Head; tables: TableEnd[]; rows: number };

/** Who takes what is read, in the order of the file. */
type Taker = {
  head(head: Head): Promise<void>;
  rows(table: Head['tables'][number], lines: readonly string[]): Promise<void>;
};
const NOBODY: Taker = { head: async () => {}, rows: async () => {} };

const head = z.object({
  fairway: z.literal('backup'),
  format: z.int(),
  schema: z.string(),
  made: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const counted = { rows: z.int(), sha256: z.string() };
const tableEnd = z.object({ table: z.string(), ...counted });
const backupEnd = z.object({ end: z.literal(true), ...counted });

/** Reads a backup from its first line to its last, or throws a StartError that says what is wrong with it. */
export async function readBackup(lines: Lines, taker: Taker = NOBODY): Promise<BackupContent> {
  const reading = new Reading(taker);
  try {
    for await (const some of lines) await reading.take(some);
  } catch (error) {
    // the compressed bytes end early, or do not fit together
    const isCut = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    if (isCut || error instanceof LineTooLong) throw reading.damaged();
    throw error;
  }
  return reading.finish();
}

class Reading {
  private readonly taker: Taker;
  private headLine: Head | null = null;
  private readonly tables: TableEnd[] = [];
  private end: BackupEnd | null = null;
  private readonly whole = createHash('sha256');
  private ofTable = createHash('sha256');
  private rows = 0;

  constructor(taker: Taker) {
    this.taker = taker;
  }

  async take(lines: readonly string[]): Promise<void> {
    for (let from = 0; from < lines.length; ) {
      const isRow = (line: string | undefined) => line?.startsWith('[') === true;
      let to = from;
      while (isRow(lines[to])) to += 1;
      if (to > from) await this.takeRows(lines.slice(from, to));
      if (to < lines.length) await this.takeMark(lines[to] ?? '');
      from = to + 1;
    }
  }

  private async takeRows(lines: readonly string[]): Promise<void> {
    const table = this.headLine?.tables[this.tables.length];
    if (!table || this.end) throw this.damaged();
    addTo(this.whole, lines);
    addTo(this.ofTable, lines);
    this.rows += lines.length;
    await this.taker.rows(table, lines);
  }

  private async takeMark(line: string): Promise<void> {
    if (this.end) throw this.damaged();
    if (this.headLine === null) {
      this.headLine = readHead(line);
      addTo(this.whole, [line]);
      return this.taker.head(this.headLine);
    }
    const mark = parsed(line);
    const ofTable = tableEnd.safeParse(mark);
    if (ofTable.success) {
      this.takeTableEnd(ofTable.data);
      addTo(this.whole, [line]);
    } else this.takeEnd(mark);
  }

  private takeTableEnd(end: TableEnd): void {
    const found = { table: this.tableNow(), rows: this.rows, sha256: this.ofTable.digest('hex') };
    requireEqual(end, found, ['trong bản sao lưu', 'in the backup']);
    this.tables.push(end);
    this.rows = 0;
    this.ofTable = createHash('sha256');
  }

  private takeEnd(mark: unknown): void {
    const end = backupEnd.safeParse(mark);
    if (!end.success || this.tables.length !== this.headLine?.tables.length) throw this.damaged();
    if (end.data.sha256 !== this.whole.digest('hex')) throw this.damaged();
    this.end = end.data;
  }

  finish(): BackupContent {
    if (!this.headLine || !this.end) throw this.damaged();
    return { head: this.headLine, tables: this.tables, rows: this.end.rows };
  }

  damaged(): StartError {
    if (!this.headLine) return NOT_A_BACKUP();
    const at = this.tableNow();
    return new StartError(
      `File sao lưu bị hỏng hoặc thiếu phần cuối (ở bảng ${at}).\nThe backup is damaged, or its last part is missing (at table ${at}).`,
    );
  }

  private tableNow(): string {
    return this.headLine?.tables[this.tables.length]?.name ?? '-';
  }
}

const NOT_A_BACKUP = () =>
  new StartError('File này không phải bản sao lưu của Fairway, hoặc đã hỏng.\nThis file is not a backup of Fairway, or it is damaged.');

function readHead(line: string): Head {
  const result = head.safeParse(parsed(line));
  if (!result.success) throw NOT_A_BACKUP();
  const { format, schema } = result.data;
  if (format <= BACKUP_FORMAT && isKnownSchema(schema)) return result.data;
  throw new StartError(
    `Bản sao lưu này do một phiên bản mới hơn tạo ra (${schema}): hãy dùng phiên bản đó.\nThe backup was made by a newer release (${schema}): use that one.`,
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Names the table, and whether its count or its checksum differs. */
export function requireEqual(end: TableEnd, own: TableEnd, [vi, en]: readonly [vi: string, en: string]): void {
  const { table } = end;
  if (own.table !== table || own.rows !== end.rows)
    throw new StartError(
      `Bảng ${table} phải có ${end.rows} dòng, ${vi} có ${own.rows}.\nTable ${table} must have ${end.rows} rows; there are ${own.rows} ${en}.`,
    );
  if (own.sha256 !== end.sha256)
    throw new StartError(
      `Nội dung bảng ${table} ${vi} đã bị thay đổi (sai mã kiểm tra).\nThe rows of table ${table} ${en} were changed: their checksum differs.`,
    );
}
