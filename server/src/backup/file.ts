import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../db/database.ts';
import { syncPath } from '../db/pglite/cluster.ts';
import { StartError } from '../error/start-error.ts';
import { backupLines, type Lines, LineTooLong, MOST_IN_A_LINE, SNAPSHOT } from './line.ts';
import { type BackupContent, readBackup } from './read.ts';

export type MadeBackup = BackupContent & { file: string; bytes: number };

/** Whoever may read the folder of backups must not read the people in them. */
const OWNER_ONLY = 0o600;

/**
 * Makes a backup of a database as one compressed file. It gets its name when it is on the disk, and was opened again and read to its
 * end; a failure leaves no file.
 */
export async function makeBackup({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, file: string, now: Date): Promise<MadeBackup> {
  await requireFree(file);
  const part = `${file}.part`;
  let isOurs = false;
  try {
    await mkdir(dirname(file), { recursive: true });
    await db.transaction(async (tx) => {
      if (engine === 'postgres') await claim(tx);
      const disk = (await open(part, 'wx', OWNER_ONLY)).createWriteStream({ flush: true });
      isOurs = true;
      await pipeline(text(backupLines(tx, engine, now)), createGzip(), disk);
    }, SNAPSHOT);
    const content = await readBackup(fileLines(part));
    await requireFree(file);
    await rename(part, file);
    syncPath(dirname(file));
    return { ...content, file, bytes: (await stat(file)).size };
  } catch (error) {
    if (isTaken(error)) throw new BackupBusy(part); // another process writes it at this moment, or was killed while it did
    if (isOurs) await rm(part, { force: true }).catch(() => {});
    throw isOfDisk(error) ? new StartError(notWritten(file, error)) : error;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'open' && 'code' in error && error.code === 'EEXIST';

/** Any fixed number: the name of the lock that only one backup of a database has at a time, whichever process makes it. */
const BACKUP_LOCK = 7_236_115;

async function claim(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as free`);
  if (!rows[0]?.free) throw new BackupBusy();
}

export class BackupBusy extends StartError {
  /** The file that the other one writes, if that is what is in the way. */
  readonly part: string | undefined;

  constructor(part?: string) {
    const left = part && ` Nếu không phải, hãy xóa ${part} do lần bị ngắt để lại.`;
    const leftEnglish = part && ` If none is, delete ${part}, which one that was cut off has left.`;
    super(
      `Đang có một bản sao lưu khác được tạo. Hãy thử lại sau ít phút.${left ?? ''}\nAnother backup is being made. Try again in a few minutes.${leftEnglish ?? ''}`,
    );
    this.part = part;
  }
}

/** The lines of a backup file, a piece of the file at a time. */
export async function* fileLines(file: string): AsyncGenerator<readonly string[]> {
  /** The pieces of a line whose end has not come yet. */
  let begun: string[] = [];
  let length = 0;
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked).catch((error) => error);
  for await (const piece of unpacked.setEncoding('utf8')) {
    const [first = '', ...others] = (piece as string).split('\n');
    begun.push(first);
    length += first.length;
    if (length > MOST_IN_A_LINE) throw new LineTooLong();
    const last = others.pop();
    if (last === undefined) continue;
    yield [begun.join(''), ...others];
    begun = [last];
    length = last.length;
  }
  const failure = await read;
  if (failure instanceof Error) throw failure;
  if (length > 0) yield [begun.join('')];
}

async function* text(lines: Lines): AsyncGenerator<string> {
  for await (const some of lines) yield `${some.join('\n')}\n`;
}

async function requireFree(file: string): Promise<void> {
  if (await stat(file).catch(() => null))
    throw new StartError(`${file} đã có, không ghi đè.\n${file} is already there: nothing is overwritten.`);
}

export const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';

/** What the operator can do something about, in both languages. */
const CAUSES: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: [': ổ đĩa đã đầy', ': the disk is full'],
  EDQUOT: [': ổ đĩa đã đầy', ': the disk is full'],
  EACCES: [': Fairway không có quyền ghi vào thư mục này', ': Fairway may not write into this folder'],
  EPERM: [': Fairway không có quyền ghi vào thư mục này', ': Fairway may not write into this folder'],
  EROFS: [': ổ đĩa chỉ cho đọc', ': the disk can only be read'],
};

const notWritten = (file: string, { code = '' }: NodeJS.ErrnoException): string => {
  const [vi, en] = CAUSES[code] ?? ['', ''];
  return `Không ghi được bản sao lưu ${file} (${code})${vi}.\nThe backup ${file} could not be written (${code})${en}.`;
};
