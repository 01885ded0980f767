import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openAsBlob,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { endOnDiskFailure } from './disk-failure.ts';
import { DurableFiles } from './durable-files.ts';

/** 16 MB instead of 128: the operating system's cache serves one small database just as well, and memory use falls from 800 to 180 MB. */
export const SMALL_MEMORY = ['-c', 'shared_buffers=16MB'];

/** An empty database with the schema, which the package brings along: unpacking it takes a second and little memory. A source tree has none. */
const PACKED = fileURLToPath(new URL('../database.tar.gz', import.meta.url));

/**
 * Makes the folder of an empty embedded database, unless it exists. From scratch that takes seconds, so a copy is kept beside the
 * packages, and later folders are copied from it in a fraction of a second. The folder gets its name when it is complete, with what
 * `fill` writes, and on the disk: an interruption leaves no half database behind.
 */
export async function prepareCluster(folder: string, fill?: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(PACKED)) await createCluster(unfinished, fill ? undefined : await openAsBlob(PACKED, { type: 'application/gzip' }));
  else if (!copyTemplate(unfinished)) {
    await createCluster(unfinished);
    keepTemplate(unfinished);
  }
  await fill?.(unfinished).catch((error) => {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  });
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

async function createCluster(folder: string, loadDataDir?: Blob): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const fs = new DurableFiles(folder, endOnDiskFailure(folder));
  const startParams = [...PGlite.defaultStartParams, ...SMALL_MEMORY];
  const database = await PGlite.create({ fs, startParams, initDbStartParams: SMALL_MEMORY, ...(loadDataDir && { loadDataDir }) });
  await database.close();
}

/** One template for each version of PGlite, in the packages' own cache folder. */
export function templateFolder(): string {
  const require = createRequire(import.meta.url);
  const packageFolder = dirname(dirname(require.resolve('@electric-sql/pglite')));
  const { version } = require(join(packageFolder, 'package.json'));
  return join(packageFolder, '..', '..', '.cache', 'fairway', `cluster-${version}`);
}

function copyTemplate(to: string): boolean {
  return copyIfPossible(templateFolder(), to);
}

function keepTemplate(from: string): void {
  const template = templateFolder();
  const unfinished = `${template}-${process.pid}`;
  if (copyIfPossible(from, unfinished) && !existsSync(template)) renameSync(unfinished, template);
  else rmSync(unfinished, { recursive: true, force: true });
}

/** No template yet, or packages that this user may not read or write: then each new folder is made from scratch. */
function copyIfPossible(from: string, to: string): boolean {
  if (!existsSync(from)) return false;
  try {
    cpSync(from, to, { recursive: true });
    return true;
  } catch {
    rmSync(to, { recursive: true, force: true });
    return false;
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
}

/** What was written to a file or a folder is on the disk. Windows flushes no folder, and no file that is open for reading alone. */
export function syncPath(path: string): void {
  const isWindows = process.platform === 'win32';
  if (isWindows && statSync(path).isDirectory()) return;
  const descriptor = openSync(path, isWindows ? 'r+' : 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
