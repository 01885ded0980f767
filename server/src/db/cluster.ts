import { closeSync, cpSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes the folder of an empty embedded database, unless it is there. From nothing that takes seconds, so a copy is kept beside the
 * packages and later folders are copied from it in a fraction of a second. The folder gets its name when it is complete and on the
 * disk: an interruption leaves no half of a database behind.
 */
export async function prepareCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const template = templateFolder();
  if (existsSync(template)) cpSync(template, unfinished, { recursive: true });
  else {
    await createCluster(unfinished);
    keepTemplate(unfinished, template);
  }
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

async function createCluster(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const database = await PGlite.create(folder);
  await database.close();
}

/** One template for each version of PGlite, in the packages' own cache folder. */
function templateFolder(): string {
  const require = createRequire(import.meta.url);
  const packageFolder = dirname(dirname(require.resolve('@electric-sql/pglite')));
  const { version } = require(join(packageFolder, 'package.json'));
  return join(packageFolder, '..', '..', '.cache', 'fairway', `cluster-${version}`);
}

/** Where the packages are read-only there is no template, and each new folder is made from nothing. */
function keepTemplate(from: string, template: string): void {
  try {
    mkdirSync(dirname(template), { recursive: true });
    const unfinished = mkdtempSync(`${template}-`);
    cpSync(from, unfinished, { recursive: true });
    if (existsSync(template)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, template);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
