import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../error/start-error.ts';

/** Another process has the directory. */
export class DirectoryInUse extends StartError {}

export interface DirectoryLock {
  /** Whether the process that had it before ended without being ready, and without giving it back. */
  brokeOff: boolean;
  ready(): void;
  release(): void;
  /** The same where nothing came of it: the directory is as it was before. */
  abandon(): void;
}

/**
 * Takes the directory for this process alone, or throws a StartError that names the holder.
 * The lock is the operating system's lock on a file, reached through SQLite (part of Node): it ends with the process, however that
 * ends, so a killed server never blocks the next one, and it works between containers that share the directory.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const wasThere = existsSync(directory);
  mkdirSync(directory, { recursive: true });
  const holderFile = join(directory, 'lock.pid');
  const file = new DatabaseSync(join(directory, 'lock'));
  try {
    file.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new DirectoryInUse(inUse(directory, holder(holderFile)?.replace(READY, '') ?? '?'));
    throw error;
  }
  const before = holder(holderFile);
  writeFileSync(holderFile, String(process.pid));
  return {
    brokeOff: before !== null && !before.endsWith(READY),
    ready: () => writeFileSync(holderFile, process.pid + READY),
    release: () => {
      rmSync(holderFile, { force: true });
      file.close();
    },
    abandon: () => {
      file.close();
      for (const own of ['lock', 'lock.pid']) rmSync(join(directory, own), { force: true });
      if (!wasThere) rmdirSync(directory);
    },
  };
}

/** Behind the number of a process that answered. */
const READY = ' ready';

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** What the last process wrote of itself; null: nothing, or it gave the folder back. */
function holder(holderFile: string): string | null {
  try {
    return readFileSync(holderFile, 'utf8');
  } catch {
    return null;
  }
}

function inUse(directory: string, pid: string): string {
  return [
    `Thư mục dữ liệu ${directory} đang được một tiến trình khác dùng (pid ${pid}). Hãy dừng tiến trình đó, hoặc đặt DATA_DIR khác.`,
    `The data directory ${directory} is in use by another process (pid ${pid}). Stop that process, or set another DATA_DIR.`,
  ].join('\n');
}
