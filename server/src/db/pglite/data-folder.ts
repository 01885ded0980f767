import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../../command.ts';
import { StartError } from '../../error/start-error.ts';

/** The database in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');
/** A copy of it that a backup is made from. */
export const copyFolder = (dataDir: string): string => join(dataDir, 'database.copy');
/** How to ask the server that has the folder for a backup. */
export const doorFile = (dataDir: string): string => join(dataDir, 'door.json');

/** The secret of a site, made at its first start. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** What this program may have left in a folder before its database was complete; `lost+found` is in every new disk. */
const NOTHING_OF_VALUE = new Set(['cache', 'database.new', 'database.copy', 'door.json', 'lock', 'lock.pid', 'lost+found', 'secret']);
/** Without these a folder is not a whole database; the engine would make a new one in its place. */
const NEEDED = ['PG_VERSION', join('global', 'pg_control')];

/**
 * Whether a data folder has a database. Refuses, before anything is written, a folder with a part of a database, or with files of another
 * program, or one that cannot be read.
 */
export function hasDatabase(dataDir: string): boolean {
  const entries = entriesOf(dataDir);
  if (entries.includes('database')) {
    entriesOf(databaseFolder(dataDir)); // may be read
    const missing = NEEDED.find((file) => !existsSync(join(databaseFolder(dataDir), file)));
    if (missing === undefined) return true;
    throw new StartError(partial(dataDir, missing));
  }
  const [foreign] = entries.filter((name) => !NOTHING_OF_VALUE.has(name));
  if (foreign === undefined) return false;
  throw new StartError(
    `Thư mục ${dataDir} đã có thứ khác (${foreign}) và không có cơ sở dữ liệu Fairway. Hãy đặt DATA_DIR là một thư mục mới hoặc trống.\n` +
      `The folder ${dataDir} has something else in it (${foreign}) and no database of Fairway. Set DATA_DIR to a new or an empty folder.`,
  );
}

function entriesOf(dataDir: string): string[] {
  try {
    if (!existsSync(dataDir)) return [];
    if (statSync(dataDir).isDirectory()) accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return readdirSync(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** What a group and others may do. */
export const OF_OTHERS = 0o077;

/**
 * Nobody but the owner of the data reads or enters them, whatever the umask says: the engine makes files that everybody may write. A disk
 * that knows no owners (FAT, some shares) takes no modes, and stays as it is.
 */
export function keepToOwner(folder: string): void {
  const within = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() || entry.isDirectory());
  for (const path of [folder, ...within.map(({ parentPath, name }) => join(parentPath, name))]) {
    const { mode } = statSync(path);
    if ((mode & OF_OTHERS) === 0) continue;
    try {
      chmodSync(path, mode & ~OF_OTHERS);
    } catch (error) {
      if (!/^(EPERM|ENOTSUP|EROFS)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
    }
  }
}

const partial = (dataDir: string, missing: string) =>
  `Cơ sở dữ liệu trong ${dataDir} bị thiếu file (database/${missing}), có thể vì chép chưa xong. Không có gì bị thay đổi: hãy chép lại đủ, hoặc khôi phục bản sao lưu vào thư mục khác (${commandOf('restore')}).\n` +
  `The database in ${dataDir} is incomplete (database/${missing} is missing): perhaps it was copied only in part. Nothing was changed: copy it again, or restore a backup into another folder (${commandOf('restore')}).`;

/** What is wrong with a folder that does not open: it may not be used, or is damaged. Never the words of the engine. */
export function unusable(dataDir: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const code = refusalOf(error);
  if (code !== null)
    return new StartError(
      `Không đọc hoặc ghi được thư mục dữ liệu ${dataDir} (${code}). Hãy kiểm tra quyền của thư mục, hoặc đặt DATA_DIR khác.\n` +
        `The data folder ${dataDir} cannot be read or written (${code}). Check its permissions, or set another DATA_DIR.`,
    );
  return new StartError(
    `Không mở được cơ sở dữ liệu trong ${dataDir}: có thể file bị hỏng, hoặc do phiên bản khác tạo ra. Hãy giữ nguyên thư mục này và khôi phục bản sao lưu vào thư mục khác (${commandOf('restore')}).\n` +
      `The database in ${dataDir} cannot be opened: its files may be damaged, or another version made them. Keep the folder as it is, and restore a backup into another folder (${commandOf('restore')}).`,
  );
}

/** SQLite, whose file is the lock of the folder, may not write it, or may not open it. */
const SQLITE_REFUSALS: ReadonlySet<unknown> = new Set([8, 14]);

/** What the system calls the refusal of a folder or of a file in it; null: the folder may be used. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && SQLITE_REFUSALS.has(error.errcode)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  // a folder below one that takes no new entries is ENOENT, although it was to be made
  return /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|ENAMETOOLONG|ELOOP)$/.test(code) ? code : null;
}

/** An error of the engine about its files: a missing one, one that cannot be read, or one with other contents than it should have. */
export function isDamage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && /^(XX|58)/.test(String(cause.code));
}
